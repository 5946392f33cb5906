import AppCodeModel

/// What is known of the classes of Apple's frameworks.
package enum UIKitClasses {
  /// The kind of a class that other classes here derive from; nil if it is known from its
  /// superclass.
  package static func kind(of name: String) -> ClassKind? { kinds[name] }

  /// The controllers of one of some kinds, by name.
  package static func names(of some: Set<ClassKind>) -> [String] {
    kinds.filter { some.contains($1) }.keys.sorted()
  }

  private static let kinds: [String: ClassKind] = {
    var kinds: [String: ClassKind] = [
      "UIViewController": .plain, "UINavigationController": .navigation,
      "UITabBarController": .tabBar, "UISplitViewController": .split,
      "UIPageViewController": .page, "UIAlertController": .alert,
      "UIImagePickerController": .imagePicker, "UIHostingController": .hosting,
      "UISearchController": .search, "UIWindow": .window, "UIView": .view,
      "UIApplication": .application,
    ]
    for name in systemControllers.split(whereSeparator: \.isWhitespace) {
      kinds[String(name)] = .system
    }
    return kinds
  }()

  /// Controllers of the system that apps present and do not subclass.
  private static let systemControllers = """
    UIDocumentBrowserViewController UIDocumentPickerViewController UIActivityViewController
    UIVideoEditorController UIPrinterPickerController UIFontPickerViewController
    UIColorPickerViewController UICloudSharingController UIReferenceLibraryViewController
    AVPlayerViewController MPMoviePlayerViewController MPMediaPickerController
    MFMailComposeViewController MFMessageComposeViewController PHPickerViewController
    QLPreviewController SFSafariViewController SKStoreProductViewController SLComposeViewController
    EKEventEditViewController EKEventViewController CNContactPickerViewController
    CNContactViewController VNDocumentCameraViewController DataScannerViewController
    RPPreviewViewController GKGameCenterViewController PKPaymentAuthorizationViewController
    PKAddPassesViewController INUIAddVoiceShortcutViewController
    INUIEditVoiceShortcutViewController MCBrowserViewController
    """

  /// Protocols that every controller has, and that an app may extend.
  static let protocolsOfControllers = [
    "UITraitEnvironment", "UIContentContainer", "UIFocusEnvironment", "NSObjectProtocol",
    "UIAppearanceContainer", "UIResponderStandardEditActions",
  ]

  /// Protocols that make a class a delegate of the app.
  static let appDelegates: Set<String> = ["UIApplicationDelegate"]

  /// Protocols that make a class a delegate of a scene.
  static let sceneDelegates: Set<String> = ["UIWindowSceneDelegate", "UISceneDelegate"]
}
