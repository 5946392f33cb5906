package import Orientation
package import TextFormats

/// A storyboard or a xib: the controllers in it and how they lead to each other.
package struct InterfaceFile: Sendable, Hashable {
  /// The file's path.
  package var path: String
  /// What it is made for, such as `iOS.CocoaTouch` or `AppleTV`; nil when it is not stated.
  package var runtime: String?
  /// The id of the controller with which it begins; nil without one.
  package var initialController: Located<String>?
  /// The class that loads a xib.
  package var filesOwner: Located<String>?
  /// The controllers in the order of the file.
  package var controllers: [InterfaceController]
  /// Whether it is only shown while the app starts.
  package var isLaunchScreen: Bool
  /// Whether it ends before its end, or breaks off at a mistake.
  package var isIncomplete: Bool

  /// Its name without folders and ending, as code and Info.plists use it.
  package var name: String { ProjectPath.stem(of: path) }

  /// Whether it is made for iPhones and iPads, or that is not stated.
  package var isForPhoneOrPad: Bool { runtime?.contains("CocoaTouch") ?? true }

  /// The controller with an id.
  package func controller(id: String) -> InterfaceController? {
    controllers.first { $0.id == id }
  }

  /// The controller with which it begins.
  package var initial: InterfaceController? {
    initialController.flatMap { controller(id: $0.value) }
  }

  init(path: String) {
    self.path = path
    controllers = []
    isLaunchScreen = false
    isIncomplete = false
  }
}

/// A controller in a storyboard or a xib.
package struct InterfaceController: Sendable, Hashable {
  /// Its id in the file.
  package var id: String
  /// Its kind in Interface Builder.
  package var kind: Kind
  /// The class of the app's own; nil when it is UIKit's.
  package var customClass: Located<String>?
  /// The name that code creates it by.
  package var storyboardIdentifier: Located<String>?
  /// Its modal presentation style, as the file writes it.
  package var presentationStyle: Located<String>?
  /// What a reference to another storyboard stands for.
  package var reference: Reference?
  /// The ways from it, and the controllers in it.
  package var segues: [Segue]
  /// Where it begins.
  package var location: SourceLocation

  /// The kinds of controllers that rotate in ways of their own.
  package enum Kind: String, CaseIterable, Sendable, Hashable {
    /// A plain controller, or a kind that does not matter here.
    case viewController
    /// A navigation controller.
    case navigationController
    /// A tab bar controller.
    case tabBarController
    /// A split view controller.
    case splitViewController
    /// A page view controller.
    case pageViewController
    /// A table view controller.
    case tableViewController
    /// A collection view controller.
    case collectionViewController
    /// A hosting controller of SwiftUI.
    case hostingController
    /// A player with the system's controls.
    case avPlayerViewController = "avPlayerViewController"
    /// A picker of photos.
    case imagePickerController
    /// A reference to another storyboard.
    case viewControllerPlaceholder

    /// The class of UIKit or another framework that it is without a custom class.
    package var className: String {
      switch self {
      case .viewController, .viewControllerPlaceholder: "UIViewController"
      case .navigationController: "UINavigationController"
      case .tabBarController: "UITabBarController"
      case .splitViewController: "UISplitViewController"
      case .pageViewController: "UIPageViewController"
      case .tableViewController: "UITableViewController"
      case .collectionViewController: "UICollectionViewController"
      case .hostingController: "UIHostingController"
      case .avPlayerViewController: "AVPlayerViewController"
      case .imagePickerController: "UIImagePickerController"
      }
    }
  }

  /// Another storyboard, and a controller in it.
  package struct Reference: Sendable, Hashable {
    /// The storyboard's name; nil for the same one.
    package var storyboard: String?
    /// The identifier of the controller; nil for the one with which it begins.
    package var identifier: String?
    /// The location of the reference.
    package var location: SourceLocation
  }
}

/// A way from one controller to another.
package struct Segue: Sendable, Hashable {
  /// What it does.
  package var kind: Kind
  /// For a relationship, what the other controller is to this one, such as `rootViewController`.
  package var relationship: String?
  /// The id of the other controller.
  package var destination: String
  /// The name that code performs it by.
  package var identifier: Located<String>?
  /// The style of a presentation, as the file writes it.
  package var presentationStyle: Located<String>?
  /// The class of a custom segue.
  package var customClass: Located<String>?
  /// The selector of the method that makes the other controller, an `@IBSegueAction`.
  package var creator: String?
  /// Its location.
  package var location: SourceLocation

  /// The kinds of segues.
  package enum Kind: String, CaseIterable, Sendable, Hashable {
    /// The other controller is in this one from the start.
    case relationship
    /// The other controller is put into a container view.
    case embed
    /// Pushes inside a navigation controller, presents elsewhere.
    case show
    /// Shows in the other half of a split view.
    case showDetail
    /// Presents.
    case presentation
    /// Presents as a bubble.
    case popoverPresentation
    /// Pushes, in files from before adaptive segues.
    case push
    /// Presents, in files from before adaptive segues.
    case modal
    /// A bubble, in files from before adaptive segues.
    case popover
    /// Replaces the detail of a split view, in files from before adaptive segues.
    case replace
    /// Goes back.
    case unwind
    /// A class of the app's own.
    case custom
  }
}
