/// The keys of an Info.plist that concern rotation, named as scenario files write them.
public enum InfoPlistKey: String, CaseIterable, Sendable, Hashable {
  /// `UISupportedInterfaceOrientations`.
  case orientations
  /// `UISupportedInterfaceOrientations~iphone`.
  case phoneOrientations = "orientations~iphone"
  /// `UISupportedInterfaceOrientations~ipad`.
  case padOrientations = "orientations~ipad"
  /// `UIInterfaceOrientation`.
  case initialOrientation
  /// `UIRequiresFullScreen`.
  case requiresFullScreen
  /// `UIRequiresFullScreenIgnoredStartingWithVersion`.
  case requiresFullScreenIgnoredStartingWith
  /// `MinimumOSVersion`.
  case minimumOSVersion
  /// `UIApplicationSceneManifest`.
  case sceneManifest

  /// The key in a property list.
  ///
  /// - UIKit: same. Rule: `A-17`, `D-02`, `H-19`, `M-15`
  public var propertyListKey: String {
    switch self {
    case .orientations: "UISupportedInterfaceOrientations"
    case .phoneOrientations: "UISupportedInterfaceOrientations~iphone"
    case .padOrientations: "UISupportedInterfaceOrientations~ipad"
    case .initialOrientation: "UIInterfaceOrientation"
    case .requiresFullScreen: "UIRequiresFullScreen"
    case .requiresFullScreenIgnoredStartingWith: "UIRequiresFullScreenIgnoredStartingWithVersion"
    case .minimumOSVersion: "MinimumOSVersion"
    case .sceneManifest: "UIApplicationSceneManifest"
    }
  }
}
