import CoreGraphics
import Graph
import ViewCore

/// What a part of a control looks like: a value that is drawn by itself and the environment.
///
/// Numbers in it that change with an animation move as those of a shape do.
package protocol ControlFace: Animatable, Equatable {
    /// In points.
    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize
    /// How far below the top the baseline of a text beside it goes, in a face of this height. Nil for its bottom.
    func baseline(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat?
    /// How far below the top what is beside it is centred, in a face of this height. Nil for its middle.
    func center(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat?
    /// Draws into `frame`, in points of the surface. `phase` counts the steps of a face that moves by itself.
    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int)
    /// The view that the face is drawn for, where drawn views are listed. Nil for what goes unmentioned.
    static var viewName: String? { get }
    /// Steps a second in which the face moves by itself, and after how many it is as at first. Nil for a face at rest.
    var motion: FaceMotion? { get }
}

/// How a face moves by itself, on the host's clock.
package struct FaceMotion: Equatable {
    /// Steps a second.
    package var rate: Double
    /// After so many steps it is as at first.
    package var count: Int

    package init(rate: Double, count: Int) {
        self.rate = rate
        self.count = count
    }

    /// The step at a time in seconds, from 0 to `count`.
    func phase(at time: Double) -> Int {
        let turns = time * rate / Double(count)
        guard turns.isFinite else { return 0 }
        return min(Int((turns - turns.rounded(.down)) * Double(count) + 1e-6), count - 1)
    }
}

extension ControlFace {
    package func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
    }

    package func baseline(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat? { nil }
    package func center(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat? { nil }

    /// The baseline of a text beside a face that has the text's capitals in its middle.
    package func centeredBaseline(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
        height / 2 + environment.metric(.controlFontSize) * Self.capitalHeight / 2
    }

    /// Of the system font, in parts of its size: that of Inter.
    private static var capitalHeight: CGFloat { 0.727 }

    package var motion: FaceMotion? { nil }

    package static var viewName: String? { nil }
}

/// A view that draws a face.
package struct FaceView<Face: ControlFace> {
    let face: Face

    package init(_ face: Face) {
        self.face = face
    }
}

extension FaceView: UnaryView {
    package typealias Body = Never

    package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let resting = view.part(inputs) { $0.face }.attribute
        let face = inputs.animated(resting)
        let frame = inputs.drawnFrame()
        let phase = inputs.attribute(FacePhase(face: resting, time: inputs.tree.time))
        Graph.makeEffect(phase.id, .animation, isDue: false)
        return _ViewOutputs(
            layout: inputs.attribute(FaceLayout(face: face, environment: inputs.environment)),
            display: inputs.attribute(
                FaceDisplay(face: face, environment: inputs.environment, frame: frame, phase: phase)),
            presented: inputs.attribute(
                Computed {
                    PresentedNode(
                        type: Face.viewName, frame: frame.value, isDrawn: Face.viewName != nil, touch: .rect)
                }))
    }
}

/// Counts the steps of a face that moves by itself; reads the clock only for such a face.
private struct FacePhase<Face: ControlFace>: Rule {
    let face: Attribute<Face>
    let time: Attribute<Double>

    mutating func update(_ output: inout Output<Int>) {
        guard let motion = face.value.motion, motion.count > 0, motion.rate > 0 else {
            output.setIfDifferent(0)
            return
        }
        output.setIfDifferent(motion.phase(at: time.value))
    }
}

extension VerticalAlignment {
    private enum FaceCenter: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    /// Where a control is centred on what is beside it within the control. A guide of its own: if faces set that of
    /// `center`, it would be handed up, and move every view that a control is somewhere in.
    package static let faceCenter = VerticalAlignment(FaceCenter.self)
}

private struct FaceLayout<Face: ControlFace>: Rule {
    let face: Attribute<Face>
    let environment: Attribute<EnvironmentValues>
    private let engine = LeafEngine { _ in .zero }
    private var last: Face?
    private var tracker = EnvironmentTracker()

    init(face: Attribute<Face>, environment: Attribute<EnvironmentValues>) {
        self.face = face
        self.environment = environment
    }

    mutating func update(_ output: inout Output<LayoutEngine>) {
        let face = face.value
        let values = environment.value
        if face == last && tracker.isUnaffected(by: values) { return }
        last = face
        tracker = EnvironmentTracker()
        let tracked = values.tracking(tracker)
        engine.sizing = { face.size($0, tracked) }
        engine.guide = { key, size in
            switch key {
            case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key:
                face.baseline(height: size.height, tracked)
            case VerticalAlignment.faceCenter.key:
                face.center(height: size.height, tracked)
            default:
                nil
            }
        }
        output.publish(engine)
    }
}

private struct FaceDisplay<Face: ControlFace>: Rule {
    let face: Attribute<Face>
    let environment: Attribute<EnvironmentValues>
    let frame: Attribute<CGRect>
    let phase: Attribute<Int>
    private var last: (face: Face, frame: CGRect, phase: Int)?
    private var tracker = EnvironmentTracker()
    private var version: UInt64 = 0

    init(
        face: Attribute<Face>, environment: Attribute<EnvironmentValues>, frame: Attribute<CGRect>,
        phase: Attribute<Int>
    ) {
        self.face = face
        self.environment = environment
        self.frame = frame
        self.phase = phase
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let now = (face: face.value, frame: frame.value, phase: phase.value)
        let values = environment.value
        if let last, output.hasValue, last == now, tracker.isUnaffected(by: values) { return }
        last = now
        tracker = EnvironmentTracker()
        var drawing = FaceDrawing(environment: values.tracking(tracker))
        if now.frame.width > 0 && now.frame.height > 0 { now.face.draw(&drawing, in: now.frame, phase: now.phase) }
        version += 1
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: drawing.items))
    }
}
