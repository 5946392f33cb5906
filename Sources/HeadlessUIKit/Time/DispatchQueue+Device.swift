public import Foundation

// Swift prefers these methods to Dispatch's, which have parameters with defaults besides.
extension DispatchQueue {
  /// Runs work on the queue; on the main queue, in the device's time.
  ///
  /// In the context of a device the main queue's work waits until the test lets time pass, and runs
  /// in that context, in the order in which it was put off. On another queue it runs at once, on a
  /// thread of its own, and knows the device.
  ///
  /// - UIKit: differs: the method is Dispatch's. Since iOS 4
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let host = DeviceHost.current else { return async(group: nil, execute: work) }
    guard isMain else {
      return async(group: nil) { [weak host] in DeviceContext.$host.withValue(host) { work() } }
    }
    host.postpone(for: 0) { work() }
  }

  /// Runs work on the queue later; on the main queue, when so much of the device's time has passed.
  ///
  /// - UIKit: differs: the method is Dispatch's. Since iOS 4
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let host = DeviceHost.current else {
      return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
    guard isMain else {
      return asyncAfter(deadline: deadline, qos: .unspecified) { [weak host] in
        DeviceContext.$host.withValue(host) { work() }
      }
    }
    host.postpone(for: deadline.secondsFromNow) { work() }
  }
}

extension DispatchQueue {
  /// Whether it is the main queue, which has a new object each time it is asked for.
  fileprivate var isMain: Bool { label == DispatchQueue.main.label }
}

extension DispatchTime {
  /// How far away it is, to the millisecond: some microseconds have passed since it was made.
  fileprivate var secondsFromNow: Double {
    guard self != .distantFuture else { return .infinity }
    let now = DispatchTime.now().uptimeNanoseconds
    guard uptimeNanoseconds > now else { return 0 }
    return (Double(uptimeNanoseconds - now) / 1_000_000).rounded() / 1_000
  }
}
