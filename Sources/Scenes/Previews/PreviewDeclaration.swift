/// What `#Preview` makes; found by its conformance.
@MainActor
public protocol _PreviewDeclaration {
    static var information: _PreviewInformation { get }
    static func makeContent() -> any View
}

/// What is said in the parentheses of a `#Preview`.
public struct _PreviewInformation: Sendable {
    package let name: String?
    package let traits: [PreviewTrait<Preview.ViewTraits>]

    public init(_ name: String? = nil) {
        self.name = name
        traits = []
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...
    ) {
        self.name = name
        self.traits = [traits] + additionalTraits
    }
}
