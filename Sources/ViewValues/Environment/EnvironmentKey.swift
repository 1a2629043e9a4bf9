/// Names one value of the environment and gives what it is where nothing set it.
///
///     private struct SpeedKey: EnvironmentKey {
///         static let defaultValue = 1.0
///     }
///     extension EnvironmentValues {
///         var speed: Double {
///             get { self[SpeedKey.self] }
///             set { self[SpeedKey.self] = newValue }
///         }
///     }
public protocol EnvironmentKey {
    associatedtype Value

    /// The value where no view above set one.
    static var defaultValue: Self.Value { get }
}
