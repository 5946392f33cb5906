import HeadlessUIKit
import Orientation

extension DeviceHost {
  /// A phone that runs no app yet.
  static func phone() -> DeviceHost {
    DeviceHost(
      RotationSystem(
        device: DeviceProfile.all[0], version: SystemVersion(17), controllers: [], root: nil),
      recordsFaults: false, recordsTranscript: false)
  }

  /// Lets time pass, in seconds.
  func advance(by seconds: Double) { send(.advance(seconds)) }
}
