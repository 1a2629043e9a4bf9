// Matrices in space and the clock of animations lie with the rest of geometry, where `import SwiftUI` gives them too, as
// on a Mac.
@_exported import CoreGraphics
@_exported import Foundation
