import Foundation

/// The view in which a container shows the views of its children.
///
/// It is between the container's view and theirs, so that a new child has only itself laid out.
final class ContentView: UIView {
  package override var isOfContainer: Bool { true }

  /// Shows these views at these places, and takes all others out.
  func show(_ shown: [(view: UIView, frame: CGRect)]) {
    keep(shown.map(\.view))
    for (view, frame) in shown {
      if view.superview !== self {
        addSubview(view)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      if view.frame != frame { view.frame = frame }
    }
  }

  /// Takes all but these views out.
  func keep(_ views: [UIView]) {
    for view in subviews where !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
  }

  /// Is behind everything else in a container's view, and fills it.
  func lie(in view: UIView) {
    guard superview !== view else { return }
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(self, at: 0)
  }
}

extension UIViewController {
  /// Its view, if it is to be added: a view that is not needed yet is not loaded for that.
  var viewToShow: UIView? { isViewLoaded || isAppearing ? view : nil }

  /// Puts the views of children into a content view, each at its place.
  func show(_ children: [UIViewController], in content: ContentView, at frames: [CGRect]) {
    guard let own = viewIfLoaded else { return }
    content.lie(in: own)
    var shown: [(view: UIView, frame: CGRect)] = []
    for (child, frame) in zip(children, frames) {
      if let view = child.viewToShow { shown.append((view, frame)) }
    }
    content.show(shown)
  }
}
