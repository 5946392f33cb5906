extension UIViewController {
  /// The nearest navigation controller it is in.
  public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
}
