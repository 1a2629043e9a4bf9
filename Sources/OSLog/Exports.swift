// Apple's two modules give the same names for writing to the log.
@_exported import os
