public import Orientation

extension Words {
  /// The speaker.
  public func speaker(_ speaker: Speaker) -> String {
    switch speaker {
    case .device: "the device"
    case .userLock: "the user's orientation lock"
    case .infoPlist: "Info.plist"
    case .appDelegate: "app delegate"
    case .sceneDelegate: "scene delegate"
    case .idiomDefault: "the default for \(Self.idiom(cast.idiom))"
    case .controller(let id): name(id)
    case .decisionMaker: "the deciding controller"
    case .environment: "the place where the scene is shown"
    case .request: "the geometry request"
    case .preferenceLock: "the app's orientation lock"
    case .system: "UIKit"
    }
  }

  /// The hardware people mean by an idiom.
  public static func idiom(_ idiom: Idiom) -> String {
    switch idiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    }
  }

  /// The class of a kind of controller.
  public static func className(_ kind: Controller.Kind) -> String {
    switch kind {
    case .plain: "UIViewController"
    case .navigation: "UINavigationController"
    case .tab: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    case .custom: "UIViewController"
    case .alert: "UIAlertController"
    case .imagePicker: "UIImagePickerController"
    }
  }

  /// The method of a container's delegate that answers for the container.
  public static func delegateMethod(_ kind: Controller.Kind) -> String {
    switch kind {
    case .navigation: "navigationControllerSupportedInterfaceOrientations(_:)"
    case .tab: "tabBarControllerSupportedInterfaceOrientations(_:)"
    case .split: "splitViewControllerSupportedInterfaceOrientations(_:)"
    case .page: "pageViewControllerSupportedInterfaceOrientations(_:)"
    case .plain, .custom, .alert, .imagePicker: "supportedInterfaceOrientations"
    }
  }

  /// A kind of controller with its article.
  public static func kind(_ kind: Controller.Kind) -> String {
    switch kind {
    case .plain: "a view controller"
    case .navigation: "a navigation controller"
    case .tab: "a tab bar controller"
    case .split: "a split view controller"
    case .page: "a page view controller"
    case .custom: "a container"
    case .alert: "an alert"
    case .imagePicker: "an image picker"
    }
  }

  /// What a container of a kind passes questions on to.
  static func target(_ kind: Controller.Kind) -> String {
    switch kind {
    case .tab: "the selected controller"
    case .navigation: "its top controller"
    case .page: "the page it shows"
    case .split, .custom, .plain, .alert, .imagePicker: "the child it shows"
    }
  }
}
