import ConstraintSolver
import Foundation

/// A view or guide in an engine: four variables, and the conditions that come with it.
///
/// A place is seen from the space of the superview, or of the guide's view. Rule: `L-A-02`
@MainActor final class LayoutItem {
  let minX, minY, width, height: LayoutVariable
  /// Whether it is a guide of the view.
  let isGuide: Bool
  /// The number of the engine it is in.
  let engine: Int
  // An item leaves the engine with its view, so that this never dangles while the engine solves.
  unowned(unsafe) let view: UIView
  /// What determines the four variables of a rectangle that is known, or ties a guide to its view;
  /// empty for one to be found.
  var known: [ConstraintID] = []
  /// Whether a guide is tied to its view's variables, not to constants.
  var isTied = false
  /// Whether it is the content of a scroll view, whose size is to be found.
  var isContent = false
  /// What the content's own size asks for, on both axes.
  var content: [ConstraintID] = []
  /// The variables those are about, one after the other.
  var contentVariables: [LayoutVariable] = []
  /// The round of marks in which it was marked last.
  var marked = 0
  /// The width for which a text was wrapped, in points.
  var wrapWidth: CGFloat?

  init(_ engine: LayoutEngine, _ view: UIView, isGuide: Bool = false) {
    self.isGuide = isGuide
    self.engine = engine.number
    unsafe self.view = view
    minX = engine.takeVariable(.position)
    minY = engine.takeVariable(.position)
    width = engine.takeVariable(.size)
    height = engine.takeVariable(.size)
    for variable in [minX, minY, width, height] { engine.setOwner(self, of: variable) }
  }
}

/// The rectangle of a view as constraints see it: without its transform. Rule: `L-B-41`
extension UIView {
  var untransformedFrame: CGRect {
    let size = storedBounds.size
    return CGRect(
      x: storedCenter.x - storedAnchor.x * size.width,
      y: storedCenter.y - storedAnchor.y * size.height, width: size.width, height: size.height)
  }
}
