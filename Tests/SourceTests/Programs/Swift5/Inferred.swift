// What Swift 5 takes for granted: a type that holds a wrapper of the main actor is on it.
import SwiftUI

@MainActor
final class InferredModel: ObservableObject {
    @Published var names: [String] = []
    func add() { names.append("a") }
}

@propertyWrapper
struct InferredNames: DynamicProperty {
    @StateObject private var model = InferredModel()

    var wrappedValue: [String] { model.names }
    var projectedValue: Binding<[String]> { $model.names }

    func add() { model.add() }
}

struct InferredView: View {
    @InferredNames private var names

    var body: some View {
        ForEach(names, id: \.self) { Text($0) }
        Button("Add") { _names.add() }
    }
}

class InferredCounter {
    var count = 0
}

func inferredLater(_ counter: InferredCounter) {
    DispatchQueue.main.async { counter.count += 1 }
    DispatchQueue.global().async {
        DispatchQueue.main.async { counter.count += 1 }
    }
}
