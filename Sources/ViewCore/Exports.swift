@_exported import Combine
@_exported import CoreGraphics
@_exported import Drawing
@_exported import Foundation
@_exported import Localization
@_exported import Markdown
@_exported import Observation
@_exported import ViewValues
