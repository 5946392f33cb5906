/// The classes of Apple's frameworks that apps inherit from, and what those inherit from.
package enum FrameworkClasses {
  /// The superclass of a class, as far as it matters to apps; nil for a class that is not known.
  ///
  /// Roots have `NSObject`, which has an empty one.
  package static func superclass(of name: String) -> String? { superclasses[name] }

  /// Whether a class of Apple's frameworks has this name.
  package static func contains(_ name: String) -> Bool { superclasses[name] != nil }

  /// Whether a class is another one or inherits from it.
  ///
  /// - Complexity: linear in the depth of inheritance.
  package static func inherits(_ name: String, from ancestor: String) -> Bool {
    var current: String? = name
    while let type = current, !type.isEmpty {
      if type == ancestor { return true }
      current = superclasses[type]
    }
    return false
  }

  private static let superclasses: [String: String] = {
    var table: [String: String] = ["NSObject": "", "UIResponder": "NSObject"]
    for (superclass, names) in subclasses {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = superclass }
    }
    return table
  }()

  private static let subclasses: [(superclass: String, names: String)] = [
    (
      "NSObject",
      """
      UIDevice UIScreen UIGestureRecognizer UIPresentationController UITraitCollection
      UIStoryboardSegue NSOperation NSView NSManagedObject UICollectionViewLayout UIMotionEffect
      CALayer NSProxy UIColor UIImage UICollectionViewLayoutAttributes UIBarItem NSThread
      NSFormatter UIDynamicBehavior
      """
    ),
    ("UIResponder", "UIViewController UIView UIApplication UIScene"),
    ("UIScene", "UIWindowScene"),
    ("UIPresentationController", "UIPopoverPresentationController UISheetPresentationController"),
    ("UICollectionViewLayout", "UICollectionViewFlowLayout UICollectionViewCompositionalLayout"),
    (
      "UIViewController",
      """
      UINavigationController UITabBarController UISplitViewController UIPageViewController
      UIAlertController UIHostingController UISearchController UITableViewController
      UICollectionViewController UIDocumentBrowserViewController UIDocumentPickerViewController
      UIActivityViewController UIPrinterPickerController UIFontPickerViewController
      UIColorPickerViewController UICloudSharingController UIInputViewController
      UIReferenceLibraryViewController UIDocumentMenuViewController UIDocumentViewController
      AVPlayerViewController MPMoviePlayerViewController MPMediaPickerController
      PHPickerViewController QLPreviewController SFSafariViewController
      SKStoreProductViewController SLComposeViewController SLComposeServiceViewController
      EKEventViewController CNContactPickerViewController CNContactViewController
      VNDocumentCameraViewController RPPreviewViewController GLKViewController
      PKPaymentAuthorizationViewController PKAddPassesViewController CPTemplateViewController
      INUIAddVoiceShortcutViewController INUIEditVoiceShortcutViewController
      DataScannerViewController MCBrowserViewController MTKViewController NSHostingController
      ASWebAuthenticationViewController UIStoryboardViewController
      """
    ),
    (
      "UINavigationController",
      """
      UIImagePickerController UIVideoEditorController MFMailComposeViewController
      MFMessageComposeViewController EKEventEditViewController GKGameCenterViewController
      ABPeoplePickerNavigationController
      """
    ),
    (
      "UIView",
      """
      UIWindow UIControl UILabel UIImageView UIScrollView UITableViewCell UICollectionReusableView
      UIStackView UIToolbar UINavigationBar UITabBar UIPickerView UIProgressView
      UIActivityIndicatorView UISearchBar UIVisualEffectView UITableViewHeaderFooterView WKWebView
      MKMapView GLKView MTKView SKView SCNView UIInputView UIAlertView UIActionSheet UIWebView
      UIPopoverBackgroundView ARSCNView MKAnnotationView
      """
    ),
    (
      "UIControl",
      """
      UIButton UITextField UISlider UISwitch UISegmentedControl UIPageControl UIStepper
      UIDatePicker UIRefreshControl
      """
    ),
    ("UIScrollView", "UITableView UICollectionView UITextView"),
    ("UICollectionReusableView", "UICollectionViewCell"),
  ]
}
