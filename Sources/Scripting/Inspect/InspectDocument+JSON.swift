extension InspectDocument {
    /// The document as JSON with a newline at its end. Keys stand in the order of the design, numbers have at most three
    /// decimals, what is absent is left out.
    package var json: String {
        var text = "{\n"
        text += "  \"size\": [\(JSONText.number(size.width)), \(JSONText.number(size.height))],\n"
        text += "  \"scale\": \(JSONText.number(scale)),\n"
        text += "  \"idiom\": \(JSONText.string(idiom)),\n"
        text += "  \"root\": "
        root.write(to: &text)
        text += "\n}\n"
        return text
    }
}

extension InspectNode {
    /// Writes the node and all under it, without recursion: views nest deeper than stacks are.
    fileprivate func write(to text: inout String) {
        var open: [(children: [InspectNode], next: Int)] = []
        var current: InspectNode? = self
        while true {
            if let node = current {
                let indentation = String(repeating: "  ", count: 2 * open.count + 1)
                text += "{"
                node.writeOwnKeys(to: &text, indentation: indentation)
                if node.children.isEmpty {
                    text += "\n\(indentation)}"
                } else {
                    text += node.hasOwnKeys ? ",\n" : "\n"
                    text += "\(indentation)  \"children\": ["
                    open.append((node.children, 0))
                }
            }
            guard let last = open.last else { return }
            let indentation = String(repeating: "  ", count: 2 * open.count)
            if last.next < last.children.count {
                text += last.next == 0 ? "\n\(indentation)  " : ",\n\(indentation)  "
                current = last.children[last.next]
                open[open.count - 1].next += 1
            } else {
                open.removeLast()
                text += "\n\(indentation)]\n\(indentation.dropLast(2))}"
                current = nil
            }
        }
    }

    private var hasOwnKeys: Bool {
        Key.allCases.contains { $0 != .children && text(of: $0) != nil }
    }

    private func writeOwnKeys(to text: inout String, indentation: String) {
        var separator = "\n"
        for key in Key.allCases where key != .children {
            let written: String? =
                switch key {
                case .frame: frame.flatMap { JSONText.frame($0, separator: ", ") }
                case .enabled: self.text(of: key)
                default: self.text(of: key).map(JSONText.string)
                }
            guard let written else { continue }
            text += "\(separator)\(indentation)  \"\(key.rawValue)\": \(written)"
            separator = ",\n"
        }
    }
}
