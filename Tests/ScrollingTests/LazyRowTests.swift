import CoreGraphics
import Scrolling
import Testing
import ViewTesting

/// Views in rows that ask where they are while the row is being made.
@MainActor
@Suite("Lazy rows")
struct LazyRowTests {
    @Test func aRowMayReadItsGeometry() throws {
        let window = TestWindow(width: 200, height: 300) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { number in
                        GeometryReader { proxy in
                            let frame = proxy.frame(in: .global)
                            Text(verbatim: "\(number) at \(Int(frame.minY)), \(Int(proxy.size.width)) wide")
                        }
                        .frame(height: 40)
                    }
                }
            }
        }
        #expect(try window.node(label: "3 at 120, 200 wide").frame.minY == 120)
        _ = window.window.scroll(at: CGPoint(x: 40, y: 10), by: CGSize(width: 0, height: -400), isPrecise: true)
        window.update()
        #expect(try window.node(label: "13 at 120, 200 wide").frame.minY == 120)
    }

    @Test func aRowMayHoldALazyStackOfItsOwn() throws {
        let window = TestWindow(width: 200, height: 300) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { row in
                        GeometryReader { proxy in
                            ScrollView(.horizontal) {
                                LazyHStack(spacing: 0) {
                                    ForEach(0..<50, id: \.self) { column in
                                        Text(verbatim: "\(row).\(column)").frame(
                                            width: proxy.size.width / 4, height: 40)
                                    }
                                }
                            }
                        }
                        .frame(height: 40)
                    }
                }
            }
        }
        #expect(abs(try window.node(label: "2.3").frame.midX - 175) < 0.6)
        #expect(try window.node(label: "2.3").frame.midY == 100)
    }

    /// Whichever of the two a program knows it by.
    @Test(arguments: [true, false]) func anItemThatHoldsOthersCanBeScrolledTo(isLazy: Bool) throws {
        struct Groups: View {
            var body: some View {
                ForEach(0..<20, id: \.self) { group in
                    ForEach(0..<4, id: \.self) { row in
                        Text(verbatim: "\(group).\(row)").frame(width: 80, height: 50)
                    }
                    .id("group \(group)")
                }
            }
        }
        var proxy: ScrollViewProxy?
        let window = TestWindow(width: 80, height: 300) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { Groups() }
                    } else {
                        VStack(spacing: 0) { Groups() }
                    }
                }
            }
        }
        proxy?.scrollTo(10, anchor: .top)
        window.update()
        #expect(try window.node(label: "10.0").frame.midY == 25)
    }
}
