/// Runs `body` with `transaction` as that of the changes of state it makes.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let outer = Transaction.current.completions.count
    defer {
        // Those of an enclosing transaction are the enclosing call's to run.
        let inherited = outer > 0 ? Transaction.current.completions : []
        AnimationCompletion.bodyRan(
            transaction.completions.filter { completion in !inherited.contains { $0 === completion } })
    }
    return try Transaction.run(transaction, body)
}

/// Runs `body` with one value of the current transaction set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
