import Foundation

/// Seconds since the machine was started, on the clock that animations go by: nobody sets it.
public func CACurrentMediaTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
