import HeadlessDevice
import Orientation
import QuarterturnKit
import UIKit

extension HeadlessDevice {
  /// A device that keeps exceptions, with an app that lists all orientations by default.
  convenience init(
    stage: Configuration, plist: UIInterfaceOrientationMask = .all,
    held: DeviceOrientation? = nil,
    isUserLocked: Bool = false
  ) {
    var configuration = stage
    configuration.infoPlist.orientations = InterfaceOrientation.allCases.filter {
      plist.rawValue & (1 << UInt($0.rawValue)) != 0
    }
    configuration.recordsFaults = true
    configuration.isUserLocked = isUserLocked
    if let held { configuration.held = held }
    self.init(configuration)
  }

  /// Runs code of the app, as a tap does, and lets what it starts come to its end.
  func act(_ code: () throws -> Void) rethrows {
    try run(code)
    settle()
  }

  /// Runs code of the app that waits, and lets the device's time pass while it waits for UIKit.
  ///
  /// - Parameters:
  ///   - held: keeps time from passing until the test releases it.
  ///   - code: the code.
  /// - Returns: what the code returns.
  func wait<Result>(
    _ held: HeldTime? = nil, _ code: @MainActor () async -> Result
  ) async -> Result {
    let result = await WaitingClock.$current.withValue(WaitingClock(of: self, held: held)) {
      await run { await code() }
    }
    settle()
    return result
  }

  /// Runs what was put off to the next turn of the run loop, and lets what it starts come to its end.
  func turnRunLoop() async {
    await Self.finishJobs()
    settle()
  }

  /// Returns when the jobs that wait for the main actor now have run.
  static func finishJobs() async {
    // It takes them in order, so this one is the last of them.
    await Task { @MainActor in }.value
  }

  /// Has the interface turn, and says why it did not.
  func rotate(
    _ scene: UIWindowScene? = nil, to orientations: UIInterfaceOrientationMask
  ) async -> RotationRefusal? {
    guard let scene = scene ?? scenes.first else { return nil }
    return await wait {
      do throws(RotationRefusal) {
        try await scene.rotate(to: orientations)
        return nil
      } catch {
        return error
      }
    }
  }

  /// The orientations the interface has been turned to, in order.
  var turns: [InterfaceOrientation] {
    transcript.entries.compactMap { entry in
      guard case .decided(_, let decision, _) = entry.occurrence,
        case .turns(let orientation) = decision.outcome
      else { return nil }
      return orientation
    }
  }
}

extension WaitingClock {
  /// A clock that goes with a device's, as long as something is waited for.
  fileprivate init(of device: HeadlessDevice, held: HeldTime?) {
    self.init(now: { device.time }) { seconds, isWaiting in
      while held?.isHeld ?? false, isWaiting() { await Task.yield() }
      let end = device.time + seconds
      // What the device has to do until then is far less than this.
      for _ in 0..<1_000 where isWaiting() {
        // What UIKit has reported is on its way: it comes before more time passes.
        await HeadlessDevice.finishJobs()
        guard isWaiting(), let next = device.host.nextEvent, next <= end, device.step() else {
          break
        }
      }
      guard isWaiting() else { return }
      device.advance(by: max(0, end - device.time))
      await HeadlessDevice.finishJobs()
    }
  }
}

/// Keeps a device's time from passing until a test has done what has to come before, however long
/// that takes on a busy machine.
@MainActor final class HeldTime {
  private(set) var isHeld = true

  /// Lets time pass from now on.
  func release() { isHeld = false }

  /// Returns when something is so that the code under test brings about without time passing.
  func until(_ isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }
}
