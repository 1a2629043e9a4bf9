extension Subscribers {
    /// How many values a subscriber asks for. Arithmetic saturates: unlimited stays unlimited, none is the floor.
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// `Int.max` stands for unlimited.
        private var count: Int

        private init(count: Int) {
            self.count = count
        }

        public static let unlimited = Demand(count: .max)
        public static let none = Demand(count: 0)

        /// Negative values are a programming error.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand cannot be negative")
            return Demand(count: value)
        }

        /// Nil when unlimited.
        public var max: Int? { count == .max ? nil : count }

        public var description: String { count == .max ? "unlimited" : "max(\(count))" }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
            return Demand(count: overflow ? .max : sum)
        }

        public static func + (lhs: Demand, rhs: Int) -> Demand {
            if lhs.count == .max { return lhs }
            let (sum, overflow) = lhs.count.addingReportingOverflow(rhs)
            return Demand(count: overflow ? .max : Swift.max(sum, 0))
        }

        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs.count == .max { return lhs }
            return Demand(count: rhs.count == .max ? 0 : Swift.max(lhs.count - rhs.count, 0))
        }

        public static func - (lhs: Demand, rhs: Int) -> Demand {
            if lhs.count == .max { return lhs }
            let (difference, overflow) = lhs.count.subtractingReportingOverflow(rhs)
            return Demand(count: overflow ? .max : Swift.max(difference, 0))
        }

        public static func * (lhs: Demand, rhs: Int) -> Demand {
            if lhs.count == .max { return lhs }
            let (product, overflow) = lhs.count.multipliedReportingOverflow(by: rhs)
            return Demand(count: overflow ? .max : Swift.max(product, 0))
        }

        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
        public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
        public static func == (lhs: Int, rhs: Demand) -> Bool { rhs.max == lhs }
        public static func != (lhs: Int, rhs: Demand) -> Bool { rhs.max != lhs }
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.count == .max || lhs.count > rhs }
        public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.count == .max || lhs.count >= rhs }
        public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.count != .max && lhs.count < rhs }
        public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.count != .max && lhs.count <= rhs }
    }
}
