/// What goes with a change of state: above all the animation with which it is shown.
public struct Transaction {
    /// A transaction holds a value or two: a scan costs less than a dictionary.
    private var entries: [(key: ObjectIdentifier, value: Any)] = []

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The value under a key: the one set, else the key's default.
    public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
        get {
            let identifier = ObjectIdentifier(key)
            for entry in entries where entry.key == identifier {
                if let value = entry.value as? K.Value { return value }
            }
            return K.defaultValue
        }
        set {
            let identifier = ObjectIdentifier(key)
            if let index = entries.firstIndex(where: { $0.key == identifier }) {
                entries[index].value = newValue
            } else {
                entries.append((identifier, newValue))
            }
        }
    }

    /// Whether nothing at all was set in it.
    package var isEmpty: Bool {
        entries.isEmpty && animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity
            && completions.isEmpty
    }

    /// Whether it carries no values of keys, which cannot be compared.
    package var hasNoKeys: Bool { entries.isEmpty }

    /// The transaction with all that was set in another one over it.
    package func merging(_ other: Transaction) -> Transaction {
        var merged = self
        for entry in other.entries {
            if let index = merged.entries.firstIndex(where: { $0.key == entry.key }) {
                merged.entries[index].value = entry.value
            } else {
                merged.entries.append(entry)
            }
        }
        if let animation = other.animation { merged.animation = animation }
        if other.disablesAnimations { merged.disablesAnimations = true }
        if other.isContinuous { merged.isContinuous = true }
        if other.tracksVelocity { merged.tracksVelocity = true }
        merged.completions += other.completions
        return merged
    }

    /// The animation with which the change is shown. Nil for none.
    public var animation: Animation?

    /// Whether views ignore animations that they would have given the change themselves.
    public var disablesAnimations = false

    /// Whether the change is one of a series, as from a slider that is dragged.
    public var isContinuous = false

    /// Whether the velocity of the values that change is kept for an animation to come.
    public var tracksVelocity = false

    /// What waits for the animations of this transaction.
    package private(set) var completions: [AnimationCompletion] = []

    /// Has `completion` wait for the animations of this transaction.
    package mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

    /// Runs `completion` once, when all animations that this transaction began are complete; right after the change if it
    /// began none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }
}
