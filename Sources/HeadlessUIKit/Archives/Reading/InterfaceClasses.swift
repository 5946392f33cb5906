import InterfaceBuilderDocuments

/// Which of UIKit's classes an element of a document is.
@MainActor enum InterfaceClasses {
  /// The class of a view; nil where the element is none.
  static func view(_ element: InterfaceElement) -> UIView.Type? {
    views[element.name] ?? (StandInView.elements.contains(element.name) ? StandInView.self : nil)
  }

  /// The class of a collection view's layout.
  static func layout(_ element: InterfaceElement) -> UICollectionViewLayout.Type? {
    switch element.name {
    case "collectionViewFlowLayout": UICollectionViewFlowLayout.self
    case "collectionViewLayout", "customCollectionViewLayout": UICollectionViewLayout.self
    default: nil
    }
  }

  /// The class of a gesture recognizer; nil where the element is none.
  static func recognizer(_ element: InterfaceElement) -> UIGestureRecognizer.Type? {
    recognizers[element.name]
  }

  // Documents write the one for long presses with a P.
  private static let recognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
  ]

  /// The class of a controller.
  static func controller(_ element: InterfaceElement) -> UIViewController.Type {
    controllers[element.name] ?? UIViewController.self
  }

  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "control": UIControl.self,
    "label": UILabel.self, "button": UIButton.self, "textField": UITextField.self,
    "imageView": UIImageView.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "navigationBar": UINavigationBar.self,
    "tabBar": UITabBar.self, "toolbar": UIToolbar.self, "searchBar": UISearchBar.self,
    "textView": UITextView.self, "segmentedControl": UISegmentedControl.self,
    "stepper": UIStepper.self, "pageControl": UIPageControl.self,
    "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
  ]

  private static let controllers: [String: UIViewController.Type] = [
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "imagePickerController": UIImagePickerController.self,
  ]
}
