public import Orientation
public import OrientationSensing

extension HeadlessDevice {
  /// Which device is booted, with which system, and how it is held.
  public struct Configuration: Sendable {
    /// The hardware.
    public var device: DeviceProfile
    /// The system.
    public var version: SystemVersion
    /// How the device is held when it is booted.
    public var held = DeviceOrientation.portrait
    /// The app's Info.plist.
    public var infoPlist = InfoPlist()
    /// The SDK the app was linked with; nil means the system's.
    public var linkedSDK: SystemVersion?
    /// How the system behaves for the app; nil means as `BehaviorTable.known` has it.
    public var behaviors: Behaviors?
    /// Whether the app was made for iPhone only.
    public var isPhoneOnly = false
    /// Where the scene is shown; nil means the usual place.
    public var environment: SceneEnvironment?
    /// How the user lets an iPad show apps; nil means windows from 26.
    public var windowingMode: WindowingMode?
    /// Whether the user's orientation lock is on.
    public var isUserLocked = false
    /// How disputed points are settled.
    public var policy = RotationPolicy()
    /// Whether UIKit's exceptions are kept in the transcript instead of ending the program.
    public var recordsFaults = false
    /// Whether what happens is kept in the transcript.
    public var recordsTranscript = true
    /// How acceleration becomes poses.
    public var sensing = SensingParameters.default

    /// Describes a device.
    public init(device: DeviceProfile, version: SystemVersion) {
      self.device = device
      self.version = version
    }
  }
}
