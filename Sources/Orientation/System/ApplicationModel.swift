/// What an app declares and its delegates answer.
public struct ApplicationModel: Sendable, Hashable {
  /// The Info.plist.
  public var infoPlist: InfoPlist
  /// `application(_:supportedInterfaceOrientationsFor:)`; nil when not implemented.
  public var delegateMask: InterfaceOrientationMask?
  /// What the app delegate answers for particular windows instead (`D-49`).
  public var delegateMaskByWindow: [WindowID: InterfaceOrientationMask]
  /// `supportedInterfaceOrientations(for:)` of the scene delegate; nil when not implemented.
  public var sceneDelegateMask: InterfaceOrientationMask?
  /// The SDK the app was linked with; nil means the one of the system (`Q-05`).
  public var linkedSDK: SystemVersion?
  /// Whether the app was made for iPhone only, so that it keeps the phone idiom on an iPad.
  public var isPhoneOnly: Bool

  /// Creates an app; omitted values are those of a new project without settings.
  public init(
    infoPlist: InfoPlist = InfoPlist(), delegateMask: InterfaceOrientationMask? = nil,
    sceneDelegateMask: InterfaceOrientationMask? = nil, linkedSDK: SystemVersion? = nil,
    isPhoneOnly: Bool = false
  ) {
    self.infoPlist = infoPlist
    self.delegateMask = delegateMask
    delegateMaskByWindow = [:]
    self.sceneDelegateMask = sceneDelegateMask
    self.linkedSDK = linkedSDK
    self.isPhoneOnly = isPhoneOnly
  }

  /// What the app delegate answers for a window; nil when it is not implemented.
  func mask(for window: WindowID?) -> InterfaceOrientationMask? {
    window.flatMap { delegateMaskByWindow[$0] } ?? delegateMask
  }
}

/// Names a window within one ``RotationSystem``; 0 is the main window.
@frozen public struct WindowID: Hashable, Sendable {
  /// The place in the system's table of windows.
  public var index: Int
  /// Makes the id of a place in the table.
  @inlinable public init(_ index: Int) { self.index = index }
  /// The first window.
  public static let main = WindowID(0)
}

/// Names a scene within one ``RotationSystem``; 0 is the first.
@frozen public struct SceneID: Hashable, Sendable {
  /// The place in the system's table of scenes.
  public var index: Int
  /// Makes the id of a place in the table.
  @inlinable public init(_ index: Int) { self.index = index }
  /// The first scene.
  public static let main = SceneID(0)
}
