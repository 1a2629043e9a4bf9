import CoreGraphics
import Drawing
import Graph
import ViewValues

/// A view as it can be touched and spoken of: a tree beside the display list, made when somebody asks.
@MainActor
package final class PresentedNode {
    /// What a view is to somebody who cannot see it.
    package enum Role: String {
        case text, image, button, toggle, slider, stepper, progress, picker, textField, link, list, group, window,
            shape, canvas
    }

    /// Where the view itself can be touched; its children can besides.
    package enum Touch {
        case nothing
        case rect
        case path(Path)
    }

    /// SwiftUI's name of the view. Nil for a mere grouping.
    package internal(set) var type: String?
    package internal(set) var role: Role?
    package internal(set) var label: String?
    package internal(set) var value: String?
    package internal(set) var identifier: String?
    /// As drawn, in points of the surface: the box of it where effects have turned it.
    package internal(set) var frame: CGRect {
        get { givenFrame ?? transform.map { $0.matrix.bounds(of: ownFrame) } ?? ownFrame }
        set { if transform == nil { ownFrame = newValue } else { givenFrame = newValue } }
    }
    /// A frame on the surface that was given to a node under effects by a view outside of them.
    private var givenFrame: CGRect?
    /// As drawn, before the effects around it. The touch and the clip are in the same coordinates.
    private(set) var ownFrame: CGRect
    /// What effects around it have done. Nil for nothing.
    var transform: PresentedTransform?
    package internal(set) var isEnabled: Bool
    /// Draws something itself and is not merely a container.
    package internal(set) var isDrawn: Bool
    package internal(set) var touch: Touch
    /// Receives what happens to the pointer on this view or in it.
    package internal(set) var responder: Responder?
    /// Hears whether the keyboard is with something in it.
    package internal(set) var focusRegion: (any FocusRegion)?
    /// Sets the view's value, as `set` in a script and assistive tools do. Returns whether the text was understood.
    package internal(set) var setValue: (@MainActor (String) -> Bool)?
    /// Does what the view does when it is activated without a pointer.
    package internal(set) var activate: (@MainActor () -> Void)?
    /// The keys that activate the view from anywhere in its window. Nil for none.
    package internal(set) var shortcut: KeyboardShortcut?
    /// What few views say of themselves.
    package internal(set) var details: SpokenDetails?
    /// Spoken of as one thing, with the labels of what is in it.
    package internal(set) var combinesChildren: Bool
    /// Children outside cannot be touched. Nil for no limit.
    package internal(set) var clip: Path?
    package internal(set) var children: [PresentedNode]
    /// The places of the children from the back to the front. Nil where that is their own order.
    package internal(set) var touchOrder: [Int]?
    /// Lies beneath a sheet or a menu, which keeps it from being touched.
    package internal(set) var isCovered = false

    package init(
        type: String? = nil, role: Role? = nil, label: String? = nil, value: String? = nil, identifier: String? = nil,
        frame: CGRect = .zero, isEnabled: Bool = true, isDrawn: Bool = false, touch: Touch = .nothing,
        responder: Responder? = nil, setValue: (@MainActor (String) -> Bool)? = nil,
        activate: (@MainActor () -> Void)? = nil, shortcut: KeyboardShortcut? = nil, details: SpokenDetails? = nil,
        combinesChildren: Bool = false, clip: Path? = nil, children: [PresentedNode] = [], touchOrder: [Int]? = nil
    ) {
        self.type = type
        self.role = role
        self.label = label
        self.value = value
        self.identifier = identifier
        ownFrame = frame
        self.isEnabled = isEnabled
        self.isDrawn = isDrawn
        self.touch = touch
        self.responder = responder
        self.setValue = setValue
        self.activate = activate
        self.shortcut = shortcut
        self.details = details
        self.combinesChildren = combinesChildren
        self.clip = clip
        self.children = children
        self.touchOrder = touchOrder
    }

    /// The same, changed.
    func changed(_ change: (PresentedNode) -> Void) -> PresentedNode {
        let node = PresentedNode(
            type: type, role: role, label: label, value: value, identifier: identifier, frame: ownFrame,
            isEnabled: isEnabled, isDrawn: isDrawn, touch: touch, responder: responder, setValue: setValue,
            activate: activate, shortcut: shortcut, details: details, combinesChildren: combinesChildren, clip: clip,
            children: children, touchOrder: touchOrder)
        node.focusRegion = focusRegion
        node.isCovered = isCovered
        node.transform = transform
        node.givenFrame = givenFrame
        change(node)
        return node
    }

    /// What its keys do, and nothing else.
    package var onlyShortcuts: PresentedNode {
        var found: [PresentedNode] = []
        collectShortcuts(into: &found)
        return PresentedNode(children: found)
    }

    private func collectShortcuts(into found: inout [PresentedNode]) {
        if shortcut != nil {
            found.append(PresentedNode(isEnabled: isEnabled, activate: activate, shortcut: shortcut))
        }
        for child in children { child.collectShortcuts(into: &found) }
    }

    func moveGivenFrame(by matrix: ProjectionTransform) {
        if let givenFrame { self.givenFrame = matrix.bounds(of: givenFrame) }
    }

    /// Several views and nothing more.
    package static func group(_ children: [PresentedNode]) -> PresentedNode {
        children.count == 1 ? children[0] : PresentedNode(children: children)
    }

    /// The same where only what lies in `path` can be touched; the path lies outside of effects on the node.
    func clipped(to path: Path) -> PresentedNode { PresentedNode(clip: path, children: [self]) }

    /// The same with a responder around it.
    package func responding(_ responder: Responder) -> PresentedNode {
        PresentedNode(frame: frame, responder: responder, children: [self])
    }
}

extension PresentedNode {
    /// From the innermost view at `point` outward, those that are there. Empty where nothing is.
    package func path(at point: CGPoint) -> [PresentedNode] {
        if let transform, !transform.matrix.isInvertible { return [] }
        let own = transform?.localize(point) ?? point
        if let clip, !clip.contains(own) { return [] }
        for index in (touchOrder ?? Array(children.indices)).reversed() {
            let inner = children[index].path(at: point)
            if !inner.isEmpty { return inner + [self] }
        }
        let isHit =
            switch touch {
            case .nothing: false
            case .rect: ownFrame.contains(own)
            case .path(let path): path.contains(own)
            }
        return isHit ? [self] : []
    }
}

extension PresentedNode {
    /// Those in it that take the keyboard now, in reading order.
    package var keyResponders: [any KeyResponder] {
        var found: [any KeyResponder] = []
        collectKeyResponders(into: &found)
        return found
    }

    private func collectKeyResponders(into found: inout [any KeyResponder]) {
        if let responder = responder as? any KeyResponder, responder.canFocus { found.append(responder) }
        for child in children { child.collectKeyResponders(into: &found) }
    }

    /// What it says to somebody who cannot see it: the texts in it, in order. Nil where there are none.
    package var spokenText: String? {
        var texts: [String] = []
        collectTexts(into: &texts)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    private func collectTexts(into texts: inout [String]) {
        if let label, !label.isEmpty { texts.append(label) }
        if label == nil || role == .group { for child in children { child.collectTexts(into: &texts) } }
    }
}
