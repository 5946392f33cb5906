import HeadlessUIKit
import Orientation

/// Foundation has a `Host` too.
typealias Host = HeadlessUIKit.Host

extension Host {
  /// A phone that runs no app yet.
  static func phone() -> Host {
    Host(
      RotationSystem(
        device: DeviceProfile.all[0], version: SystemVersion(17), controllers: [], root: nil),
      recordsFaults: false, recordsTranscript: false)
  }

  /// Lets time pass, in seconds.
  func advance(by seconds: Double) { send(.advance(seconds)) }
}
