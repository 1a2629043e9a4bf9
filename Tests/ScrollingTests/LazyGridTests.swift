import CoreGraphics
import Scrolling
import Testing
import ViewTesting

/// Grids that make what is in sight, beyond what stacks do. Apple's documentation: a horizontal grid fills its rows from
/// the top, then goes on to the right.
@MainActor
@Suite("Lazy grids")
struct LazyGridTests {
    private func frames<V: View>(_ view: V, width: CGFloat = 300, height: CGFloat = 200) -> [String: CGRect] {
        let window = TestWindow(width: width, height: height) { view }
        var frames: [String: CGRect] = [:]
        for node in window.nodes { if let label = node.label { frames[label] = node.frame } }
        return frames
    }

    private func cell(_ number: Int, width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        Color.red.frame(width: width, height: height).accessibilityElement().accessibilityLabel("\(number)")
    }

    @Test func aHorizontalGridFillsColumnsFromTheTop() {
        let found = frames(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(40), spacing: 4), GridItem(.fixed(60))], spacing: 10) {
                    ForEach(0..<6, id: \.self) { cell($0, width: 50) }
                }
            }, height: 104)
        #expect(found["0"] == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(found["1"] == CGRect(x: 0, y: 44, width: 50, height: 60))
        #expect(found["2"] == CGRect(x: 60, y: 0, width: 50, height: 40))
        #expect(found["5"] == CGRect(x: 120, y: 44, width: 50, height: 60))
    }

    @Test func aHorizontalGridMakesWhatIsInSight() {
        let found = frames(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.flexible())], spacing: 0) {
                    ForEach(0..<10_000, id: \.self) { cell($0, width: 50) }
                }
            })
        #expect(found["0"]?.height == 200)
        #expect(found["5"] != nil && found["100"] == nil)
    }

    @Test func adaptiveRowsAreAsManyAsFit() {
        let found = frames(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.adaptive(minimum: 60), spacing: 10)], spacing: 0) {
                    ForEach(0..<4, id: \.self) { cell($0, width: 50) }
                }
            })
        // Three of 60 with two gaps of 10 are 200.
        #expect(found["2"] == CGRect(x: 0, y: 140, width: 50, height: 60))
        #expect(found["3"] == CGRect(x: 50, y: 0, width: 50, height: 60))
    }

    @Test func aFlexibleColumnKeepsWithinItsLimits() {
        let found = frames(
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(.flexible(maximum: 50), spacing: 0), GridItem(.flexible(), spacing: 0)]
                ) {
                    ForEach(0..<2, id: \.self) { cell($0, height: 20) }
                }
            })
        #expect(found["0"]?.width == 50)
        #expect(found["1"]?.width == 250)
        let wide = frames(
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(.flexible(minimum: 200), spacing: 0), GridItem(.flexible(), spacing: 0)]
                ) {
                    ForEach(0..<2, id: \.self) { cell($0, height: 20) }
                }
            })
        #expect(wide["0"]?.width == 200)
        #expect(wide["1"]?.width == 100)
    }

    /// Apple's documentation: the alignment of a grid item counts for the views in its column.
    @Test func aColumnAlignsItsViews() {
        let found = frames(
            ScrollView {
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(100), spacing: 0, alignment: .topLeading),
                        GridItem(.fixed(100), spacing: 0, alignment: .bottomTrailing),
                        GridItem(.fixed(100), spacing: 0),
                    ]
                ) {
                    cell(0, width: 20, height: 20)
                    cell(1, width: 20, height: 20)
                    cell(2, width: 20, height: 60)
                }
            })
        #expect(found["0"]?.origin == CGPoint(x: 0, y: 0))
        #expect(found["1"]?.origin == CGPoint(x: 180, y: 40))
        #expect(found["2"]?.origin == CGPoint(x: 240, y: 0))
    }
}
