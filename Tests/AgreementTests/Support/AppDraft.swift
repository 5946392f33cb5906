import Orientation

/// A small app, as a value that can be written out as a project.
struct AppDraft: Sendable {
  /// The devices it is made for.
  var idioms: Set<Idiom>
  /// The oldest system it runs on.
  var deploymentTarget: Int
  /// What its Info.plist declares.
  var infoPlist: InfoPlist
  /// How the declarations reach the Info.plist.
  var form: ProjectForm
  /// What its app delegate answers; nil where it does not.
  var delegateMask: MaskDraft?
  /// Its screens, each a class.
  var screens: [ScreenDraft]
  /// How the first screen comes into the window.
  var root: ShellDraft

  /// How a project is declared.
  enum ProjectForm: CaseIterable, Sendable {
    /// `project.yml` with an Info.plist.
    case specification
    /// `project.yml` whose build settings make the Info.plist.
    case buildSettings
    /// An Xcode project with an Info.plist.
    case xcode
  }
}

/// A screen: a class of its own.
struct ScreenDraft: Sendable {
  /// The class.
  var name: String
  /// The language it is written in.
  var isObjectiveC: Bool
  /// Whether it is a container that shows the screen after it as a child.
  var child: Int?
  /// What it answers to `supportedInterfaceOrientations`; nil where it does not override it.
  var mask: MaskDraft?
  /// What it answers to `shouldAutorotate`.
  var autorotates: Bool?
  /// What it answers to `preferredInterfaceOrientationForPresentation`.
  var preferred: InterfaceOrientation?
  /// The ways from it.
  var ways: [WayDraft] = []
}

/// The way from one screen to another.
struct WayDraft: Sendable {
  /// How the next screen is presented; nil pushes it.
  var style: StyleDraft?
  /// What is shown.
  var shell: ShellDraft
}

/// What is around a screen when it is shown.
struct ShellDraft: Sendable {
  /// The screen.
  var screen: Int
  /// The container.
  var container: Container

  /// A container made where the screen is shown.
  enum Container: CaseIterable, Sendable {
    /// None.
    case none
    /// `UINavigationController`.
    case navigation
    /// A navigation controller that passes the question on.
    case forwardingNavigation
    /// `UITabBarController`.
    case tabs
  }
}

/// How code writes a mask.
struct MaskDraft: Sendable {
  /// What it is on a phone.
  var phone: InterfaceOrientationMask
  /// What it is on an iPad.
  var pad: InterfaceOrientationMask
  /// Whether the mask is in a constant.
  var isNamed = false
}

/// A presentation style, as code writes it.
enum StyleDraft: String, CaseIterable, Sendable {
  /// Nothing is written.
  case unset
  case fullScreen
  case pageSheet
  case formSheet
  case popover
  case overFullScreen
  case currentContext
  case overCurrentContext
  case automatic
}
