@_exported import Controls
@_exported import Scrolling
