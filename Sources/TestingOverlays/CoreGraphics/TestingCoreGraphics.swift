// Swift Testing asks for a module of this name wherever `Testing` and a module called CoreGraphics are imported
// together (a cross-import overlay that the toolchain declares and, on Linux, does not have). Being there is all
// that it has to do.
