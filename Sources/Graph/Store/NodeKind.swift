/// What the graph must know of a rule's type: how large it is with its value, how to run it, how to end it.
/// One object for each rule type.
///
/// The functions are closures, and no methods of a generic class: where a rule's type is known when it is put into the
/// graph, they are compiled for that type.
@MainActor
@usableFromInline package final class NodeKind {
    @usableFromInline let valueOffset: Int
    @usableFromInline let byteCount: Int
    @usableFromInline let alignment: Int
    /// For messages.
    @usableFromInline package let name: String
    @usableFromInline let isInput: Bool
    /// Runs the rule. Returns whether the value changed, and sets whether there is one.
    @usableFromInline let update: @MainActor (UnsafeMutableRawPointer, inout Bool) -> Bool
    /// Ends the value, if there is one, and the rule.
    @usableFromInline let destroy: @MainActor (UnsafeMutableRawPointer, _ hasValue: Bool) -> Void
    /// Puts in the value to yield in a cycle, if the rule has one.
    @usableFromInline let initializeInCycle: @MainActor (UnsafeMutableRawPointer) -> Bool

    @inlinable init<R: Rule>(_ type: R.Type) {
        let mask = MemoryLayout<R.Value>.alignment - 1
        let offset = (MemoryLayout<R>.size + mask) & ~mask
        valueOffset = offset
        byteCount = max(offset + MemoryLayout<R.Value>.size, 1)
        alignment = max(MemoryLayout<R>.alignment, MemoryLayout<R.Value>.alignment, 16)
        name = "\(type)"
        isInput = type == Input<R.Value>.self
        update = { storage, hasValue in
            var output = Output<R.Value>(
                pointer: (storage + offset).assumingMemoryBound(to: R.Value.self), hasValue: hasValue)
            storage.assumingMemoryBound(to: R.self).pointee.update(&output)
            hasValue = output.hasValue
            return output.didChange
        }
        destroy = { storage, hasValue in
            if hasValue { (storage + offset).assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
            storage.assumingMemoryBound(to: R.self).deinitialize(count: 1)
        }
        initializeInCycle = { storage in
            guard let value = R.valueInCycle else { return false }
            (storage + offset).assumingMemoryBound(to: R.Value.self).initialize(to: value)
            return true
        }
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
        let kind = known[id] ?? NodeKind(type)
        known[id] = kind
        place.pointee.type = id
        place.pointee.kind = kind
        return kind
    }
}
