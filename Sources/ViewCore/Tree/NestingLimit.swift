import Foundation

/// How deep views may nest: evaluating one asks those around it and in it, each on the stack of the one before.
enum NestingLimit {
    /// Bodies in bodies on the process's stack: one for each 16 kilobytes, several times what was measured for bodies with a
    /// few modifiers each, and at most 5,000.
    static let bodies: Int = {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return least }
        let most: rlim_t = 1 << 40
        return min(max(Int(min(limit.rlim_cur, most)) / 16_384, least), 5_000)
    }()

    private static let least = 400
}

extension _ViewInputs {
    /// The inputs for what the body of a view is made of. Nil, with a report, where bodies nest too deep, as those of a
    /// view that is made of itself do.
    func inBody(of view: Any.Type) -> _ViewInputs? {
        guard depth < NestingLimit.bodies else {
            Diagnostics.report(
                "\(view) lies in \(depth) bodies of other views, which is as deep as views can nest; the rest is left out. "
                    + "Is its body made of the view itself?")
            return nil
        }
        var inner = self
        inner.depth += 1
        return inner
    }
}
