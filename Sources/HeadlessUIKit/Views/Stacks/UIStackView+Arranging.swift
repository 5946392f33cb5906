import Foundation
import Orientation

extension UIStackView {
  /// The constraints no longer are those of what the stack is.
  ///
  /// They go at once, so that nothing conflicts with what was.
  func arrangementChanged() {
    (storedSuperview as? UIStackView)?.arrangedContentChanged()
    guard isArranged else { return }
    isArranged = false
    NSLayoutConstraint.uninstall(made.constraints)
    made.constraints = []
    markNeedsUpdate()
  }

  /// The content of a view that it places asks for another size. Rule: `L-F-14`
  func arrangedContentChanged() {
    if distribution == .fillProportionally { return arrangementChanged() }
    // A stack around this one may share its room by what is in it.
    (storedSuperview as? UIStackView)?.arrangedContentChanged()
  }

  func arrange(_ view: UIView, at place: Int) {
    let old = arranged.firstIndex { $0.view === view }
    let count = arranged.count - (old == nil ? 0 : 1)
    guard 0...arranged.count ~= place else {
      let mistake = ConstraintMistake(
        name: "NSInternalInconsistencyException",
        reason: "index out of bounds for arranged subview: index = \(place) expected to be less"
          + " than or equal to \(arranged.count)")
      return mistake.raise()
    }
    let item = old.map { arranged.remove(at: $0) } ?? Arranged(view: view)
    arranged.insert(item, at: min(place, count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.storedSuperview !== self { addSubview(view) }
    arrangementChanged()
  }

  func dropArranged(_ view: UIView) {
    guard let place = arranged.firstIndex(where: { $0.view === view }) else { return }
    arranged.remove(at: place)
    arrangementChanged()
  }

  /// Replaces the constraints by those of what the stack is now.
  func makeConstraints() {
    guard !isArranged else { return }
    isArranged = true
    for guide in made.guides { removeLayoutGuide(guide) }
    made = StackConstraints(self).made
    NSLayoutConstraint.installLater(made.constraints, in: self)
  }
}

extension UIView {
  /// Notifies a stack that places the view that it is shown or hidden. Rule: `L-F-28`
  func hidingChanged() { (storedSuperview as? UIStackView)?.arrangementChanged() }
}
