import ConstraintSolver
import Foundation

extension UIScrollView {
  /// The content: constraints with its edges determine the content's size (since iOS 11).
  ///
  /// So do constraints with the edges of the scroll view itself, for views in it. A size that no
  /// constraint is about stays what the app sets. Rule: `L-D-35`
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }

  /// The rectangle that shows of the content, which does not scroll (since iOS 11).
  ///
  /// Rule: `L-D-36`
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }

  /// Takes the size that constraints give the content.
  func takeContentSize(from engine: LayoutEngine) {
    guard contentFollowsConstraints, let item = extras?.systemGuides[.content]?.item,
      item.engine == engine.number
    else { return }
    var size = contentSize
    let found = engine.frame(of: item).size
    if engine.system.isConstrained(item.width) { size.width = found.width }
    if engine.system.isConstrained(item.height) { size.height = found.height }
    contentSize = size
  }
}

extension UILayoutGuide {
  /// Whether it is a content whose size constraints determine.
  var isOpenContent: Bool {
    kind == .content && (owningView as? UIScrollView)?.contentFollowsConstraints == true
  }
}
