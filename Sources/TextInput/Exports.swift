@_exported import Controls
