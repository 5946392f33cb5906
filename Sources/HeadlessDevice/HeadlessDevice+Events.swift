import HeadlessUIKit
import Orientation
public import OrientationSensing

extension HeadlessDevice {
  /// Something happens to the device, from outside of the app.
  ///
  /// - Parameter event: what happens.
  /// - Returns: why it had no effect; nil when it had one.
  @discardableResult
  func send(_ event: RotationEvent) -> Ignored? {
    precondition(
      !host.isAtWork,
      "The app's own code moved \(self): turn it, resize it and let time pass from the test,"
        + " between the app's callbacks.")
    return run { host.work { $0.performFromOutside(event) } }
  }

  /// The same for what not every device can do.
  func sendIfPossible(_ event: RotationEvent, _ what: String) throws(UsageError) {
    switch send(event) {
    case .notApplicable, .notOffered:
      throw UsageError("\(what) is not possible with \(self)")
    case .notRunning: throw UsageError("\(what) needs an app: launch one first")
    case .notThere: throw UsageError("\(what): there is no such scene or size")
    case .afterException, .noChange, .notGenerating, .noLongerEffective, .endless, nil: break
    }
    settle()
  }

  /// What a device was asked to do and cannot.
  public struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// One sentence, without a full stop.
    public var description: String

    init(_ description: String) { self.description = description }
  }

  /// The virtual time, in seconds since the device was booted.
  public var time: Double { host.time }

  /// Lets virtual time pass.
  ///
  /// - Parameter seconds: how long; turns, animations and delayed work that are due come to pass.
  public func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite, "Time cannot pass by \(seconds) seconds on \(self).")
    send(.advance(seconds))
  }

  /// Lets virtual time pass until nothing is in progress.
  ///
  /// What the app has put off for later than that, by a timer, say, is not waited for.
  public func settle() { send(.settle) }

  /// Lets virtual time pass as ``advance(by:)`` does, and the app's tasks continue in between.
  ///
  /// A task continues on the main actor, which is the test's as long as that does not wait: after
  /// `advance(by: 2)` what slept for a second is due, and runs when the test waits for something.
  ///
  /// - Parameter seconds: how long.
  public func wait(_ seconds: Double = 0) async {
    precondition(
      seconds >= 0 && seconds.isFinite, "Time cannot pass by \(seconds) seconds on \(self).")
    let end = time + seconds
    await letTasksContinue()
    while let next = host.nextEvent, next <= end {
      advance(by: max(0, next - time))
      await letTasksContinue()
    }
    advance(by: max(0, end - time))
    await letTasksContinue()
  }

  /// Lets the jobs that wait for the main actor run, and those that they bring about.
  private func letTasksContinue() async {
    for _ in 0..<8 { await Task { @MainActor in }.value }
  }

  /// Lets virtual time pass until the next thing happens: a turn's next phase, the end of an
  /// animation, or what was put off to the next turn of the run loop.
  ///
  /// - Returns: false when nothing is in progress.
  @discardableResult
  public func step() -> Bool {
    guard host.waitsForTime else { return false }
    send(.advance(max(0, (host.nextEvent ?? host.time) - host.time)))
    return true
  }

  /// Whether a turn, a resize or a transition is in progress.
  public var isInTransition: Bool { host.system.isInTransition || host.isChanging }

  /// Moves the device, given what its accelerometer measures.
  ///
  /// The sensor turns the samples into device orientations; virtual time passes as between them.
  /// Samples of several calls are one recording, as long as their times increase.
  ///
  /// - Parameter samples: the measurements, in order, in seconds from any fixed point and g.
  public func accelerate(_ samples: some Sequence<AccelerationSample>) {
    for sample in samples {
      let passed = lastSampleTime.map { sample.time - $0 } ?? 0
      lastSampleTime = max(sample.time, lastSampleTime ?? sample.time)
      if passed > 0, passed.isFinite { advance(by: passed) }
      if sensor.sense(sample).contains(.orientation), sensor.posture.orientation != .unknown,
        sensor.posture.orientation != host.system.pose
      {
        send(.turn(sensor.posture.orientation))
      }
    }
  }

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
  /// What it pushes, pops, presents and dismisses with an animation comes to its end, as with
  /// ``turn(to:)``; ``begin(_:)`` leaves it in progress.
  ///
  /// - Parameter code: what to run.
  /// - Returns: what the code returns.
  /// - Throws: what the code throws.
  public func run<Result>(_ code: () throws -> Result) rethrows -> Result {
    let (isInside, isChanging) = (isRunning, host.isChanging)
    isRunning = true
    defer {
      isRunning = isInside
      if !isInside && !host.isAtWork && !isChanging { endTransitions() }
    }
    return try host.run(code)
  }

  /// Runs code in the context of the device, and leaves the transitions that it begins in progress.
  ///
  /// ``step()``, ``advance(by:)`` and ``settle()`` let them continue.
  ///
  /// - Parameter code: what to run.
  /// - Returns: what the code returns.
  /// - Throws: what the code throws.
  public func begin<Result>(_ code: () throws -> Result) rethrows -> Result { try host.run(code) }

  /// Lets time pass until no push, presentation or the like is in progress; not those that a gesture
  /// or the app's own animator has to end.
  private func endTransitions() {
    for _ in 0..<100 where host.isChanging {
      guard let next = host.nextEvent else { return }
      advance(by: max(0, next - time))
    }
  }

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
