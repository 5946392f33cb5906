import Foundation

/// The view in which a container shows the views of its children.
///
/// It lies between the container's view and theirs, so that a new child has only itself laid out.
final class ContentView: UIView {
  /// Shows these views, each as large as this one, and takes all others out.
  func show(_ views: [UIView]) {
    for view in subviews where !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self {
      addSubview(view)
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }
}
