import SwiftUI

struct Recipe: Identifiable, Hashable {
    let id: Int
    var name: String
    var minutes: Int
    var ingredients: [String]
    var isFavorite = false
}

@MainActor
@Observable
final class RecipeStore {
    var recipes: [Recipe]
    var query = ""
    var sort = Sort.name

    enum Sort: String, CaseIterable {
        case name = "Name"
        case time = "Time"
    }

    init(recipes: [Recipe] = RecipeStore.starter) {
        self.recipes = recipes
    }

    var visible: [Recipe] {
        let matching = query.isEmpty ? recipes : recipes.filter {
            $0.name.localizedCaseInsensitiveContains(query)
        }
        switch sort {
        case .name: return matching.sorted { $0.name < $1.name }
        case .time: return matching.sorted { $0.minutes < $1.minutes }
        }
    }

    func toggleFavorite(_ id: Recipe.ID) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        recipes[index].isFavorite.toggle()
    }

    func delete(_ id: Recipe.ID) {
        recipes.removeAll { $0.id == id }
    }

    nonisolated static let starter = [
        Recipe(id: 1, name: "Żurek", minutes: 70, ingredients: ["Sour rye", "Egg", "White sausage", "Marjoram"]),
        Recipe(id: 2, name: "Plum dumplings", minutes: 55, ingredients: ["Plums", "Potato", "Flour", "Cinnamon"]),
        Recipe(id: 3, name: "Tomato rice", minutes: 30, ingredients: ["Rice", "Tomato", "Curry leaves"], isFavorite: true),
        Recipe(id: 4, name: "Leek tart", minutes: 65, ingredients: ["Leeks", "Cream", "Pastry"]),
        Recipe(id: 5, name: "Bean salad", minutes: 15, ingredients: ["White beans", "Parsley", "Lemon"])
    ]
}

struct RecipeRow: View {
    let recipe: Recipe

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(recipe.name).font(.headline)
                Text(recipe.ingredients, format: .list(type: .and))
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            Spacer()
            if recipe.isFavorite {
                Image(systemName: "heart.fill")
                    .foregroundStyle(.pink)
                    .accessibilityLabel("Favourite")
            }
            Text(Duration.seconds(recipe.minutes * 60), format: .units(allowed: [.hours, .minutes], width: .narrow))
                .font(.caption.monospacedDigit())
        }
    }
}

struct RecipeDetail: View {
    let recipe: Recipe
    @State private var servings = 2
    @State private var done: Set<String> = []

    var body: some View {
        List {
            Section {
                Stepper("Serves \(servings)", value: $servings, in: 1...12)
            }
            Section("Ingredients") {
                ForEach(recipe.ingredients, id: \.self) { item in
                    Button {
                        if done.remove(item) == nil { done.insert(item) }
                    } label: {
                        Label(item, systemImage: done.contains(item) ? "checkmark.circle.fill" : "circle")
                            .strikethrough(done.contains(item))
                    }
                    .buttonStyle(.plain)
                }
            }
        }
        .navigationTitle(recipe.name)
    }
}

struct ShelfView: View {
    @Bindable var store: RecipeStore

    var body: some View {
        NavigationStack {
            List(store.visible) { recipe in
                NavigationLink(value: recipe) {
                    RecipeRow(recipe: recipe)
                }
                .swipeActions(edge: .leading) {
                    Button("Like", systemImage: "heart") { store.toggleFavorite(recipe.id) }
                        .tint(.pink)
                }
                .swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) { store.delete(recipe.id) }
                }
            }
            .overlay {
                if store.visible.isEmpty {
                    ContentUnavailableView.search(text: store.query)
                }
            }
            .navigationTitle("Shelf")
            .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
            .searchable(text: $store.query, prompt: "Find a recipe")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Picker("Sort", selection: $store.sort) {
                        ForEach(RecipeStore.Sort.allCases, id: \.self) { Text($0.rawValue) }
                    }
                }
            }
        }
    }
}

@main
struct RecipeShelfApp: App {
    @State private var store = RecipeStore()

    var body: some Scene {
        WindowGroup { ShelfView(store: store) }
    }
}

#Preview {
    ShelfView(store: RecipeStore())
}
