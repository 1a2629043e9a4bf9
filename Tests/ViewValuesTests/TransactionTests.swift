import Foundation
import Testing
import ViewValues

private enum NoteKey: TransactionKey {
    static var defaultValue: String { "" }
}

extension Transaction {
    fileprivate var note: String {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

private struct Failure: Error {}

struct TransactionTests {
    @Test func theTransactionIsThatOfTheBodyAlone() throws {
        #expect(Transaction.current.isEmpty)
        let result = withAnimation(.easeIn) {
            #expect(Transaction.current.animation == .easeIn)
            withTransaction(\.note, "inner") {
                #expect(Transaction.current.animation == .easeIn)
                #expect(Transaction.current.note == "inner")
            }
            #expect(Transaction.current.note == "")
            withAnimation(nil) { #expect(Transaction.current.animation == nil) }
            withTransaction(Transaction()) { #expect(Transaction.current.isEmpty) }
            return 5
        }
        #expect(result == 5)
        #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
        #expect(Transaction.current.isEmpty)
    }

    @Test func anotherThreadHasItsOwn() async {
        await withCheckedContinuation { continuation in
            withAnimation {
                Thread.detachNewThread {
                    #expect(Transaction.current.isEmpty)
                    continuation.resume()
                }
            }
        }
    }

    @Test func withAnimationUsesTheDefault() {
        withAnimation { #expect(Transaction.current.animation == .default) }
    }

    @Test func aTransactionHandsItsCompletionsInward() {
        withAnimation(.easeIn) {
            withAnimation(.easeOut) { #expect(Transaction.current.completions.count == 1) }
        } completion: {
        }
        #expect(Transaction.current.completions.isEmpty)
    }

    // Not by way of `withAnimation`: once another test has made a graph, it is graphs that tell when changes are applied.
    @Test func aCompletionRunsOnceAfterChangesThatBeganNothing() {
        var runs = 0
        let completion = AnimationCompletion(criteria: .logicallyComplete) { runs += 1 }
        #expect(runs == 0)
        completion.changesApplied()
        completion.changesApplied()
        #expect(runs == 1)
    }

    @Test func aCompletionWaitsForEveryAnimation() {
        var runs = 0
        let completion = AnimationCompletion(criteria: .removed) { runs += 1 }
        completion.animationBegan()
        completion.animationBegan()
        completion.animationCompleted()
        completion.changesApplied()
        #expect(runs == 0)
        completion.animationCompleted()
        completion.changesApplied()
        #expect(runs == 1)
    }

    @Test func valuesOfATransactionAreItsOwn() {
        var transaction = Transaction(animation: .linear)
        transaction.note = "a"
        var copy = transaction
        copy.note = "b"
        copy.disablesAnimations = true
        #expect(transaction.note == "a")
        #expect(!transaction.disablesAnimations)
        #expect(copy.animation == .linear)
    }
}
