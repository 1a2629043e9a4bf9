import CoreGraphics
import Observation
import Testing
import ViewCore
import ViewTesting

private struct PlacesKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor
@Suite("Coordinates")
struct CoordinateTests {
    private func describe(_ rect: CGRect) -> String {
        "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
    }

    @Test func framesInNamedSpaces() {
        var seen: [String] = []
        let view = VStack(spacing: 0) {
            GeometryReader { proxy in
                let _ =
                    seen = [
                        describe(proxy.frame(in: .named("outer"))), describe(proxy.frame(in: .named(2))),
                        describe(proxy.frame(in: .local)), describe(proxy.frame(in: .global)),
                        proxy.bounds(of: .named("outer")).map(describe) ?? "none",
                        proxy.bounds(of: .named("nowhere")).map(describe) ?? "none",
                    ]
                Color.red
            }
            .frame(width: 50, height: 20)
            .padding(3)
            .coordinateSpace(.named(2))
            .padding(5)
        }
        .coordinateSpace(name: "outer")
        .offset(x: 100)
        _ = TestTree(view)
        #expect(seen == ["8 8 50 20", "3 3 50 20", "0 0 50 20", "275 290 50 20", "-8 -8 66 36", "none"])
    }

    @Test func theInnermostSpaceOfANameIsMeant() {
        var seen = ""
        let reader = GeometryReader { proxy in
            let _ = seen = describe(proxy.frame(in: .named("a")))
            Color.red
        }
        _ = TestTree(reader.padding(4).coordinateSpace(.named("a")).padding(9).coordinateSpace(.named("a")))
        #expect(seen.hasPrefix("4 4"))
    }

    @Test func gesturesTellPlacesInNamedSpaces() {
        var places: [CGPoint] = []
        let tree = TestTree(
            Color.red.frame(width: 100, height: 100)
                .onTapGesture(coordinateSpace: .named("outer")) { places.append($0) }
                .padding(20)
                .coordinateSpace(.named("outer")))
        tree.tap(CGPoint(x: 200, y: 300))
        #expect(places == [CGPoint(x: 70, y: 70)])
    }

    @Test func effectsBetweenASpaceAndAViewShowInTheFrame() {
        var seen: [String] = []
        let view = GeometryReader { proxy in
            let _ = seen = [describe(proxy.frame(in: .named("outer"))), describe(proxy.frame(in: .named("inner")))]
            Color.red
        }
        .frame(width: 40, height: 20)
        .coordinateSpace(.named("inner"))
        .scaleEffect(2)
        .frame(width: 100, height: 100)
        .coordinateSpace(.named("outer"))
        _ = TestTree(view)
        #expect(seen == ["10 30 80 40", "0 0 40 20"])
    }

    @Test func anchorsAreTurnedIntoTheReadersCoordinates() {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 30, height: 20)
            Color.blue.frame(width: 40, height: 20).anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
        }
        .padding(10)
        .overlayPreferenceValue(PlacesKey.self) { places in
            GeometryReader { proxy in
                ForEach(places.indices, id: \.self) { index in
                    let rect = proxy[places[index]]
                    Color.green.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
                }
            }
        }
        let frames = TestTree(view).drawn.map(\.frame)
        #expect(frames.count == 3)
        #expect(frames[2] == frames[1])
    }

    @Test func anchorsOfPointsAndSeveral() {
        struct Points: PreferenceKey {
            static var defaultValue: Anchor<[CGPoint]>? { nil }
            static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
                value = value ?? nextValue()
            }
        }
        var seen: [CGPoint] = []
        let view = Color.red.frame(width: 40, height: 20)
            .anchorPreference(
                key: Points.self, value: .init([.topLeading, .point(CGPoint(x: 1, y: 2)), .unitPoint(.bottomTrailing)])
            ) { $0 }
            .padding(6)
            .backgroundPreferenceValue(Points.self) { anchor in
                GeometryReader { proxy in
                    let _ = seen = anchor.map { proxy[$0] } ?? []
                    Color.clear
                }
            }
        _ = TestTree(view)
        #expect(seen == [CGPoint(x: 6, y: 6), CGPoint(x: 7, y: 8), CGPoint(x: 46, y: 26)])
    }

    @Test func aTransformedAnchorPreferenceKeepsWhatIsBelow() {
        var counts: [Int] = []
        let view = Color.red.frame(width: 40, height: 20)
            .anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
            .padding(6)
            .transformAnchorPreference(key: PlacesKey.self, value: .bounds) { $0.append($1) }
            .overlayPreferenceValue(PlacesKey.self) { places in
                GeometryReader { proxy in
                    let _ = counts = places.map { Int(proxy[$0].width) }
                    Color.clear
                }
            }
        _ = TestTree(view)
        #expect(counts == [40, 52])
    }

    @Observable
    final class Model {
        var width: CGFloat = 50
        var seen: [CGFloat] = []
        var pairs: [[CGFloat]] = []
    }

    @Test func changesOfGeometryAreTold() {
        struct Host: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: model.width, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        model.seen.append($0)
                    }
                    .onGeometryChange(for: CGFloat.self, of: \.size.width) { model.pairs.append([$0, $1]) }
            }
        }
        let model = Model()
        let tree = TestTree(Host(model: model))
        #expect(model.seen == [50])
        #expect(model.pairs == [[50, 50]])
        model.width = 80
        tree.tick()
        tree.tick()
        #expect(model.seen == [50, 80])
        #expect(model.pairs == [[50, 50], [50, 80]])
    }

    /// Making such a view looks at what the closure gave, and that asks for a frame.
    @Test func contentOfAReaderIsMadeWhenItsFrameIsKnown() {
        let view = VStack {
            GeometryReader { proxy in
                let side = proxy.size.width / 4
                ZStack { Color.red }
                    .contentShape(.circle)
                    .frame(width: side, height: side)
                    .overlayPreferenceValue(PlacesKey.self) { _ in Color.blue }
            }
        }
        #expect(
            TestTree(view).drawn.map(\.frame) == Array(repeating: CGRect(x: 0, y: 0, width: 100, height: 100), count: 2)
        )
    }

    @Test func aViewMadeOfAPreferenceHoldsOnesMadeOfAnother() {
        let view = VStack {
            GeometryReader { _ in
                Color.red.frame(width: 30, height: 20).anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
            }
        }
        .overlayPreferenceValue(PlacesKey.self) { places in
            Color.green.frame(width: CGFloat(places.count) * 7, height: 5)
                .overlayPreferenceValue(PlacesKey.self) { inner in
                    Color.blue.frame(width: CGFloat(inner.count + 3), height: 3)
                }
        }
        #expect(TestTree(view).drawn.map(\.frame.width) == [30, 7, 3])
    }
}
