#ifndef CCairo_H
#define CCairo_H
#endif
