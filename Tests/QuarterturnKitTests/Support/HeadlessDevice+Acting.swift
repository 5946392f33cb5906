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

  /// Runs code of the app that waits, and lets time pass meanwhile.
  func wait<Result: Sendable>(
    _ code: @escaping @MainActor () async -> Result
  ) async -> Result {
    var result: Result?
    Patience.$current.withValue(.rounds(40)) {
      run {
        _ = Task { @MainActor in result = await code() }
      }
    }
    while true {
      if let result { return result }
      for _ in 0..<8 { await Task.yield() }
      settle()
    }
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
