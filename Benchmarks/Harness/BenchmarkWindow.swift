import SwiftUI

/// A window of 1280 x 720 points at scale 1 without a screen, whose frames are drawn but not encoded.
@MainActor
final class BenchmarkWindow {
    let window: HostedWindow
    private let canvas: any RenderCanvas
    private(set) var time = 0.0

    static let size = CGSize(width: 1_280, height: 720)

    init<V: View>(_ view: V) {
        Faces.install()
        window = HostedWindow(title: "", tree: ViewGraph(view, size: Self.size))
        canvas = Installed.renderer!.makeCanvas()
    }

    /// Everything up to what is to be drawn.
    func update(by seconds: Double = 0) -> Frame {
        time += seconds
        window.tick(at: time)
        return window.frame()
    }

    func draw(_ frame: Frame) { _ = canvas.draw(frame) }
}
