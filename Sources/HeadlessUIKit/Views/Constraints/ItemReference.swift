/// Where a view or a guide is, for those that do not keep it; empty once the object is gone.
///
/// A weak reference moves an object's counts into a table beside it, and everything that holds the
/// object for a moment is several times slower from then on: half of a turn of 1,000 constrained views.
/// The object empties its reference in its deinit, so this never dangles.
final class ItemReference: @unchecked Sendable {
  private unowned(unsafe) var object: AnyObject?

  init(_ object: AnyObject) { unsafe self.object = object }

  /// The view or guide.
  var item: AnyObject? { unsafe object }

  /// Forgets the object, which ends.
  func empty() { unsafe object = nil }
}

extension UIView {
  /// The one reference to it.
  var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }
}
