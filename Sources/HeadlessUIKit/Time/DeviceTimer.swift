public import Foundation

/// A timer that fires in a device's time.
///
/// Classes that come from `UIResponder` find it under the name `Timer`. Outside of any device it is
/// Foundation's.
///
/// - UIKit: differs: the class is Foundation's. Since iOS 2
public final class DeviceTimer: Foundation.Timer {
  /// What the timer brings along for its method.
  ///
  /// - UIKit: differs: the property is Foundation's. Since iOS 2
  public override var userInfo: Any? { storedInfo }
  var storedInfo: Any?

  /// Creates a timer and starts it.
  ///
  /// - UIKit: differs: the method is Foundation's. Since iOS 10
  @discardableResult
  public override class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (DeviceTimer) -> Void
  ) -> DeviceTimer {
    let timer = DeviceTimer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that `RunLoop.add(_:forMode:)` starts.
  ///
  /// - UIKit: differs: the method is Foundation's. Since iOS 10
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (DeviceTimer) -> Void
  ) {
    let first = Date(timeIntervalSinceNow: interval)
    self.init(fire: first, interval: interval, repeats: repeats) { timer in
      if let timer = timer as? DeviceTimer { block(timer) }
    }
  }

  /// Fires when the time has passed, and again if it repeats.
  func start(on host: DeviceHost, in seconds: Double) {
    nonisolated(unsafe) let timer = self
    host.postpone(for: max(seconds, 0.0001)) { [weak host] in
      guard unsafe timer.isValid else { return }
      unsafe timer.fire()
      guard let host, unsafe timer.isValid else { return }
      unsafe timer.start(on: host, in: timer.timeInterval)
    }
  }
}

extension UIResponder {
  /// The timer whose time is the device's.
  ///
  /// - UIKit: differs: not there; the name is Foundation's. Since iOS 2
  public typealias Timer = DeviceTimer
}

extension RunLoop {
  /// Starts a timer, in the context of a device in its time.
  ///
  /// - UIKit: differs: the method is Foundation's. Since iOS 2
  public func add(_ timer: DeviceTimer, forMode mode: RunLoop.Mode) {
    guard let host = DeviceHost.current else {
      let timer: Foundation.Timer = timer
      return add(timer, forMode: mode)
    }
    timer.start(on: host, in: (timer.fireDate.timeIntervalSinceNow * 1000).rounded() / 1000)
  }
}
