// What `import SwiftUI` gives a program: these re-export the layers below, Foundation, CoreGraphics' geometry, Combine's
// ObservableObject and Observation among them.
@_exported import Scenes
