// Numbers of nanoseconds, which Dispatch has on Apple's systems only; view code writes `Task.sleep(nanoseconds:)` with them.

/// The nanoseconds of a second.
/// - Remark: Dispatch has it on Apple's systems only.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a thousandth of a second.
/// - Remark: Dispatch has it on Apple's systems only.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a millionth of a second.
/// - Remark: Dispatch has it on Apple's systems only.
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds of a second.
/// - Remark: Dispatch has it on Apple's systems only.
public let USEC_PER_SEC: UInt64 = 1_000_000
