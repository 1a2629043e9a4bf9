import CoreGraphics
import Drawing
import Testing
import ViewValues

struct LayoutValueTests {
    @Test func aProposalFillsInWhatIsNotSpecified() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        #expect(
            ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8))
                == CGSize(width: 3, height: 8))
        #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
    }

    @Test func setsOfEdgesHoldTheirEdges() {
        #expect(Edge.Set.all == [.horizontal, .vertical])
        #expect(Edge.Set(.leading) == .leading)
        #expect(EdgeInsets(4, edges: .horizontal) == EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4))
        #expect(Axis.Set.horizontal.union(.vertical).rawValue == 3)
    }

    @Test func animatableDataComesBackAsItWas() {
        func check<Value: Animatable & Equatable>(_ value: Value, _ blank: Value) {
            var copy = blank
            copy.animatableData = value.animatableData
            #expect(copy == value)
        }
        check(CGPoint(x: 1, y: 2), .zero)
        check(CGSize(width: 1, height: 2), .zero)
        check(CGRect(x: 1, y: 2, width: 3, height: 4), .zero)
        check(Angle(degrees: 30), .zero)
        check(UnitPoint(x: 0.1, y: 0.2), .zero)
        check(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), EdgeInsets())
        check(StrokeStyle(lineWidth: 3, miterLimit: 4, dashPhase: 5), StrokeStyle())
        check(2.5, 0)
    }

    @Test func vectorsOfDifferentLengthsAdd() {
        var vector = AnimatableVector([1, 2])
        vector += AnimatableVector([1, 1, 1])
        #expect(vector == AnimatableVector([2, 3, 1]))
        #expect(AnimatableVector([1, 0]) == AnimatableVector([1]))
        #expect(vector.magnitudeSquared == 14)
        vector.interpolate(towards: .zero, amount: 0.5)
        #expect(vector == AnimatableVector([1, 1.5, 0.5]))
    }

    @Test func valuesInAPackAreOneVector() {
        var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, Float(4)))
        #expect(values.magnitudeSquared == 30)
        values.scale(by: 2)
        values -= AnimatableValues(1.0, 1, AnimatablePair(1, 1))
        #expect(values == AnimatableValues(1.0, 3, AnimatablePair(5, 7)))
        #expect(values + .zero == values)
        #expect(values != .zero)
    }

    @Test func accessibilitySizesAreTheFiveLargest() {
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
        #expect(DynamicTypeSize.xSmall < .accessibility5)
    }
}
