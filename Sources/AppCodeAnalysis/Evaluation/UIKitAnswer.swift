/// What UIKit asks a controller about rotation.
package enum UIKitAnswer: String, Sendable, Hashable, CaseIterable {
  /// `supportedInterfaceOrientations`
  case mask = "supportedInterfaceOrientations"
  /// `preferredInterfaceOrientationForPresentation`
  case preferred = "preferredInterfaceOrientationForPresentation"
  /// `shouldAutorotate`, until iOS 15
  case autorotation = "shouldAutorotate"
  /// `prefersInterfaceOrientationLocked`, from iOS 26
  case lock = "prefersInterfaceOrientationLocked"

  /// The question of a name.
  package init?(_ name: String) { self.init(rawValue: name) }

  /// The name of the property or method.
  package var name: String { rawValue }

  /// Whether asking another controller is a kind of answer.
  var isForwarded: Bool { true }

  /// The app delegate's question for the mask of a window, in Swift's form.
  package static let ofAppDelegate = "application(_:supportedInterfaceOrientationsFor:)"

  /// What a container's delegate is asked in its place, in Swift's form (`D-34`, `D-35`).
  ///
  /// - Parameter kind: the container's.
  /// - Returns: nil for what no delegate is asked, and for controllers that are not containers.
  package func ofDelegate(of kind: ClassKind) -> String? {
    let container: String
    switch kind {
    case .navigation: container = "navigationController"
    case .tabBar: container = "tabBarController"
    case .split: container = "splitViewController"
    case .page: container = "pageViewController"
    default: return nil
    }
    return switch self {
    case .mask: container + "SupportedInterfaceOrientations(_:)"
    case .preferred: container + "PreferredInterfaceOrientationForPresentation(_:)"
    case .autorotation, .lock: nil
    }
  }

  var kind: ValueKind {
    switch self {
    case .mask: .orientation(.mask)
    case .preferred: .orientation(.interface)
    case .autorotation, .lock: .boolean
    }
  }
}
