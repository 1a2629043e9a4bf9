/// Makes an entry of the environment, of transactions, of container values or of focused values out of a variable.
///
///     extension EnvironmentValues {
///         @Entry var accent: Color = .blue
///     }
///
/// The default value is made anew each time it is asked for.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GessoMacros", type: "EntryMacro")
