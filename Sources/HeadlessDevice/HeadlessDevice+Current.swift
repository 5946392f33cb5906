import HeadlessUIKit

extension HeadlessDevice {
  /// The device in whose context the code runs: a test's with the trait `.device(…)`, the one whose
  /// app is called, or the one of `run(_:)`.
  ///
  /// - Precondition: there is one.
  public static var current: HeadlessDevice {
    guard let device = DeviceHost.current?.owner as? HeadlessDevice else {
      preconditionFailure(
        "HeadlessDevice.current was used outside of any device."
          + " Add the trait .device(…) to the test, or boot one and use that.")
    }
    return device
  }

  /// Runs code in the context of the device: `UIDevice.current` and the like mean this one.
  ///
  /// - Parameter code: what to run.
  /// - Returns: what the code returns.
  /// - Throws: what the code throws.
  public func run<Result>(_ code: () throws -> Result) rethrows -> Result { try host.run(code) }

  /// Runs code that may wait in the context of the device.
  ///
  /// Virtual time passes only when a test advances it: waiting does not.
  ///
  /// - Parameter code: what to run.
  /// - Returns: what the code returns.
  /// - Throws: what the code throws.
  public func run<Result>(_ code: () async throws -> Result) async rethrows -> Result {
    try await DeviceContext.$host.withValue(host, operation: code)
  }
}
