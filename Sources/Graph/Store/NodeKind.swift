/// What the graph must know of a rule's type: how large it is with its value, how to run it, how to end it.
/// One object for each rule type.
@MainActor
@usableFromInline package class NodeKind {
    @usableFromInline let valueOffset: Int
    @usableFromInline let byteCount: Int
    @usableFromInline let alignment: Int
    /// For messages.
    @usableFromInline package let name: String
    @usableFromInline let isInput: Bool

    @usableFromInline init(
        valueOffset: Int, byteCount: Int, alignment: Int, name: @autoclosure () -> String, isInput: Bool
    ) {
        self.valueOffset = valueOffset
        self.byteCount = byteCount
        self.alignment = alignment
        self.name = name()
        self.isInput = isInput
    }

    /// Runs the rule. Returns whether the value changed, and sets `hasValue`.
    @usableFromInline func update(_ storage: UnsafeMutableRawPointer, hasValue: inout Bool) -> Bool { false }
    @usableFromInline func destroy(_ storage: UnsafeMutableRawPointer, hasValue: Bool) {}
    /// Puts in the value to yield in a cycle, if the rule has one.
    @usableFromInline func initializeInCycle(_ storage: UnsafeMutableRawPointer) -> Bool { false }
}

@usableFromInline package final class RuleKind<R: Rule>: NodeKind {
    @inlinable package init() {
        let alignment = max(MemoryLayout<R>.alignment, MemoryLayout<R.Value>.alignment, 16)
        let mask = MemoryLayout<R.Value>.alignment - 1
        let offset = (MemoryLayout<R>.size + mask) & ~mask
        super.init(
            valueOffset: offset, byteCount: max(offset + MemoryLayout<R.Value>.size, 1), alignment: alignment,
            name: "\(R.self)", isInput: R.self == Input<R.Value>.self)
    }

    @inlinable override func update(_ storage: UnsafeMutableRawPointer, hasValue: inout Bool) -> Bool {
        var output = Output<R.Value>(
            pointer: (storage + valueOffset).assumingMemoryBound(to: R.Value.self), hasValue: hasValue)
        storage.assumingMemoryBound(to: R.self).pointee.update(&output)
        hasValue = output.hasValue
        return output.didChange
    }

    @inlinable override func destroy(_ storage: UnsafeMutableRawPointer, hasValue: Bool) {
        if hasValue { (storage + valueOffset).assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
        storage.assumingMemoryBound(to: R.self).deinitialize(count: 1)
    }

    @inlinable override func initializeInCycle(_ storage: UnsafeMutableRawPointer) -> Bool {
        guard let value = R.valueInCycle else { return false }
        (storage + valueOffset).assumingMemoryBound(to: R.Value.self).initialize(to: value)
        return true
    }
}

/// The kinds made so far, by rule type.
@MainActor
@usableFromInline package enum NodeKinds {
    @usableFromInline static var known: [ObjectIdentifier: NodeKind] = [:]

    /// A place in the table of the kinds asked for last.
    @usableFromInline struct Recent {
        @usableFromInline var type: ObjectIdentifier?
        @usableFromInline unowned(unsafe) var kind: NodeKind?

        init() {}
    }

    /// Each type has its place by its address; a type that shares it takes it over. Asked for every node that is made, and
    /// many times quicker than the dictionary.
    @usableFromInline static let recent: UnsafeMutablePointer<Recent> = {
        let table = UnsafeMutablePointer<Recent>.allocate(capacity: 1_024)
        table.initialize(repeating: Recent(), count: 1_024)
        return table
    }()

    @inlinable package static func kind<R: Rule>(of type: R.Type) -> NodeKind {
        let id = ObjectIdentifier(type)
        let place = recent + Int((UInt(bitPattern: id) >> 4) & 1_023)
        if place.pointee.type == id, let kind = place.pointee.kind { return kind }
        let kind = known[id] ?? RuleKind<R>()
        known[id] = kind
        place.pointee.type = id
        place.pointee.kind = kind
        return kind
    }
}
