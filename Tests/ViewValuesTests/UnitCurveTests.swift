import Drawing
import Testing
import ViewValues

struct UnitCurveTests {
    /// Solved by bisection with 60 digits, outside of this project.
    private static let points: [(UnitCurve, Double, Double)] = [
        (.easeInOut, 0.1, 0.01972245354831), (.easeInOut, 0.25, 0.12916193104731), (.easeInOut, 0.5, 0.5),
        (.easeInOut, 0.75, 0.87083806895268), (.easeIn, 0.1, 0.01702660965156), (.easeIn, 0.25, 0.09346465071882),
        (.easeIn, 0.5, 0.31535681257253), (.easeIn, 0.75, 0.62186186917489), (.easeOut, 0.1, 0.16057215423753),
        (.easeOut, 0.25, 0.37813813082510), (.easeOut, 0.5, 0.68464318742746), (.easeOut, 0.75, 0.90653534928117),
    ]

    @Test(arguments: points)
    func easingCurvesTakeTheValuesOfTheirBézierCurves(curve: UnitCurve, x: Double, y: Double) {
        #expect(abs(curve.value(at: x) - y) < 1e-12)
    }

    @Test func curvesBeginAtZeroAndEndAtOne() {
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
            .bezier(startControlPoint: UnitPoint(x: 0.3, y: -1), endControlPoint: UnitPoint(x: 0.1, y: 2)),
        ]
        for curve in curves {
            #expect(abs(curve.value(at: 0)) < 1e-12)
            #expect(abs(curve.value(at: 1) - 1) < 1e-12)
            #expect(curve.value(at: -3) == curve.value(at: 0))
            #expect(curve.value(at: 7) == curve.value(at: 1))
        }
    }

    @Test func slopesAreThoseOfTheValues() {
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
            .circularEaseInOut.inverse,
        ]
        let step = 1e-6
        for curve in curves {
            for x in stride(from: 0.05, to: 0.96, by: 0.05) where abs(x - 0.5) > 0.01 {
                let difference = (curve.value(at: x + step) - curve.value(at: x - step)) / (2 * step)
                #expect(abs(curve.velocity(at: x) - difference) < 1e-4 * max(1, abs(difference)))
            }
        }
    }

    @Test func aCurveOfItsInverseIsWhereItBegan() {
        let curves: [UnitCurve] = [.easeIn, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut]
        for curve in curves {
            for x in stride(from: 0.0, through: 1, by: 0.1) {
                #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
            }
        }
    }

    @Test func controlPointsBesideTheSquareAreBroughtInside() {
        let wild = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -4, y: 0), endControlPoint: UnitPoint(x: 9, y: 1))
        let tame = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
        for x in stride(from: 0.0, through: 1, by: 0.125) {
            #expect(abs(wild.value(at: x) - tame.value(at: x)) < 1e-12)
        }
    }

    @Test func valuesThatAreNotNumbersDoNoHarm() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: .nan, y: .infinity), endControlPoint: UnitPoint(x: .infinity, y: .nan))
        #expect(curve.value(at: 0.5).isFinite)
        #expect(UnitCurve.easeIn.value(at: .nan) == 0)
    }
}
