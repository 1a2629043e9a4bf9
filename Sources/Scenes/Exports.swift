@_exported import Collections
