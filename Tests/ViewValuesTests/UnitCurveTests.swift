import Testing
import ViewValues

@Test func easeInOutIsHalfWayAtHalfTime() {
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
}
