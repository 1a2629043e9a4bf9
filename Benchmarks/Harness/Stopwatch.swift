import Foundation

/// Times, in milliseconds.
enum Stopwatch {
    /// On the clock that counts since the machine was started, the same in every process.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
    }

    /// What all threads of the process have computed since it began. Unlike the time of day it hardly grows when other
    /// programs want the processors too.
    static var processor: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
    }

    static func measure(_ body: () -> Void) -> Double {
        let start = now
        body()
        return now - start
    }
}

extension Array where Element == Double {
    /// The middle value; of an even number the upper of the two in the middle.
    var median: Double { sorted()[count / 2] }
}

/// What the process has used of memory at most, in megabytes.
enum PeakMemory {
    static var megabytes: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1_024
    }
}

enum Report {
    /// One result on a line: `gesso NAME VALUE UNIT`.
    @discardableResult
    static func line(_ name: String, _ value: Double, _ unit: String) -> String {
        let line = "gesso \(name) \(String(format: value < 10 ? "%.3f" : "%.1f", value)) \(unit)"
        print(line)
        fflush(nil)
        return line
    }
}
