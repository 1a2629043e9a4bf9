import CoreGraphics
import Foundation

/// What `gesso inspect` has printed.
struct Inspected: Decodable {
    /// A view as it is presented; in points from the window's top left.
    struct Node: Decodable, Equatable {
        let type: String?
        let role: String?
        let label: String?
        let value: String?
        let enabled: Bool?
        let frame: CGRect?
        let children: [Node]

        private enum Key: String, CodingKey { case type, role, label, value, enabled, frame, children }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            type = try values.decodeIfPresent(String.self, forKey: .type)
            role = try values.decodeIfPresent(String.self, forKey: .role)
            label = try values.decodeIfPresent(String.self, forKey: .label)
            value = try values.decodeIfPresent(String.self, forKey: .value)
            enabled = try values.decodeIfPresent(Bool.self, forKey: .enabled)
            children = try values.decodeIfPresent([Node].self, forKey: .children) ?? []
            let sides = try values.decodeIfPresent([Double].self, forKey: .frame)
            frame = sides.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        }

        var center: CGPoint { frame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero }
    }

    /// The window's, in points.
    let size: [Double]
    let scale: Double
    let root: Node

    init(json: Data) throws {
        self = try JSONDecoder().decode(Self.self, from: json)
    }

    /// Every view, a parent before its children.
    var nodes: [Node] {
        var found: [Node] = []
        var pending = [root]
        while let node = pending.popLast() {
            found.append(node)
            pending.append(contentsOf: node.children.reversed())
        }
        return found
    }

    /// The first view of a role and, unless that is nil, with a label.
    func first(_ role: String, _ label: String? = nil) -> Node? {
        nodes.first { $0.role == role && (label == nil || $0.label == label) }
    }

    /// The views of a type, in drawing order.
    func all(_ type: String) -> [Node] { nodes.filter { $0.type == type } }
}
