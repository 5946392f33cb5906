import Orientation

@testable import HeadlessUIKit

extension HeadlessUIKit.Host {
  /// A host of a phone whose app has not been launched.
  convenience init() {
    self.init(
      RotationSystem(
        device: DeviceProfile.all[0], version: SystemVersion(17), controllers: [], root: nil),
      recordsFaults: true, recordsTranscript: true)
  }

  /// Lets virtual time pass, in seconds.
  func advance(by seconds: Double) { send(.advance(seconds)) }
}
