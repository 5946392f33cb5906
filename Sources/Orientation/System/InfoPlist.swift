/// The keys of an Info.plist that concern rotation.
public struct InfoPlist: Sendable, Hashable {
  /// `UISupportedInterfaceOrientations`, in the order it lists them; nil when absent.
  public var orientations: [InterfaceOrientation]?
  /// `UISupportedInterfaceOrientations~iphone`.
  public var phoneOrientations: [InterfaceOrientation]?
  /// `UISupportedInterfaceOrientations~ipad`.
  public var padOrientations: [InterfaceOrientation]?
  /// `UIInterfaceOrientation`, which only counts without a list (`H-19`).
  public var initialOrientation: InterfaceOrientation?
  /// `UIRequiresFullScreen`.
  public var requiresFullScreen: Bool
  /// `UIRequiresFullScreenIgnoredStartingWithVersion` (`M-15`).
  public var fullScreenIgnoredFrom: SystemVersion?
  /// `MinimumOSVersion`: the oldest system that the app runs on; nil where it is not known.
  public var minimumOSVersion: SystemVersion?
  /// Whether there is a `UIApplicationSceneManifest`.
  public var hasSceneManifest: Bool

  /// Creates a plist; what is omitted is absent.
  public init(
    orientations: [InterfaceOrientation]? = nil, phoneOrientations: [InterfaceOrientation]? = nil,
    padOrientations: [InterfaceOrientation]? = nil, initialOrientation: InterfaceOrientation? = nil,
    requiresFullScreen: Bool = false, fullScreenIgnoredFrom: SystemVersion? = nil,
    minimumOSVersion: SystemVersion? = nil, hasSceneManifest: Bool = true
  ) {
    self.orientations = orientations
    self.phoneOrientations = phoneOrientations
    self.padOrientations = padOrientations
    self.initialOrientation = initialOrientation
    self.requiresFullScreen = requiresFullScreen
    self.fullScreenIgnoredFrom = fullScreenIgnoredFrom
    self.minimumOSVersion = minimumOSVersion
    self.hasSceneManifest = hasSceneManifest
  }

  /// The key whose list counts for an idiom.
  ///
  /// - Parameter idiom: the idiom the app runs in.
  /// - Returns: the idiom's own key where it is there, else the plain one.
  /// - UIKit: same. Rule: `D-02`, `Q-09`
  public func key(for idiom: Idiom) -> InfoPlistKey {
    switch idiom {
    case .phone: phoneOrientations == nil ? .orientations : .phoneOrientations
    case .pad: padOrientations == nil ? .orientations : .padOrientations
    }
  }

  /// The list that counts for an idiom.
  ///
  /// - Parameter idiom: the idiom the app runs in.
  /// - Returns: nil when there is none.
  /// - UIKit: same. Rule: `D-02`, `Q-09`
  public func list(for idiom: Idiom) -> [InterfaceOrientation]? {
    switch key(for: idiom) {
    case .phoneOrientations: phoneOrientations
    case .padOrientations: padOrientations
    default: orientations
    }
  }

  /// The list of an idiom as a mask.
  ///
  /// - Parameter idiom: the idiom the app runs in.
  /// - Returns: nil when there is no list.
  public func mask(for idiom: Idiom) -> InterfaceOrientationMask? {
    guard let list = list(for: idiom) else { return nil }
    var mask: InterfaceOrientationMask = []
    for orientation in list { mask.formUnion(orientation.mask) }
    return mask
  }

  /// The application's mask where no delegate answers.
  ///
  /// - Parameter idiom: the idiom the app runs in.
  /// - Returns: the list as a mask, else the idiom's default.
  /// - UIKit: same. Rule: `D-01`
  public func applicationMask(for idiom: Idiom) -> InterfaceOrientationMask {
    mask(for: idiom) ?? idiom.defaultMask
  }

  /// The interface orientation one of the plist's four strings names.
  ///
  /// - Parameter string: such as `UIInterfaceOrientationLandscapeLeft`.
  /// - Returns: nil for any other string.
  /// - UIKit: same strings; they name interface orientations. Rule: `A-17`
  public static func orientation(named string: String) -> InterfaceOrientation? {
    switch string {
    case "UIInterfaceOrientationPortrait": .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": .landscapeRight
    default: nil
    }
  }
}
