public import Orientation

// What tests use most, so that they need not import the engine.
extension HeadlessDevice {
  /// The keys of an app's Info.plist that concern rotation.
  public typealias InfoPlist = Orientation.InfoPlist
  /// Where a scene is shown.
  public typealias SceneEnvironment = Orientation.SceneEnvironment
  /// How the user lets an iPad show apps.
  public typealias WindowingMode = Orientation.WindowingMode
  /// A version of iOS or iPadOS.
  public typealias SystemVersion = Orientation.SystemVersion
}
