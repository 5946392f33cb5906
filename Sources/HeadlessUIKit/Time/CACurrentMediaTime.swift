import Orientation

/// A time in seconds.
///
/// - UIKit: same; CoreFoundation has it. Since iOS 2
public typealias CFTimeInterval = Double

/// The time in seconds: the virtual time of the device in whose context the code runs.
///
/// - UIKit: differs: QuartzCore has it, and there it is the time since the device was booted. Since iOS 2
@MainActor public func CACurrentMediaTime() -> CFTimeInterval { DeviceHost.current?.time ?? 0 }
