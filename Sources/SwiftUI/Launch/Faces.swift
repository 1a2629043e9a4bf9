import Scenes

/// Puts into place what the rooms below know only as protocols.
@MainActor
package enum Faces {
    package static func install() {
        if Installed.renderer == nil { Installed.renderer = SurfaceRenderer() }
    }
}
