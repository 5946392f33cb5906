import Foundation

/// What a collection view keeps for use in other places, and how it makes more.
@MainActor struct CollectionPool {
  /// Which views can be used for each other.
  struct Key: Hashable {
    /// nil for items.
    var kind: String?
    var identifier: String
  }

  private var kept: [Key: [UICollectionReusableView]] = [:]
  private var classes: [Key: UICollectionReusableView.Type] = [:]

  private var nibs: [Key: () -> UICollectionReusableView?] = [:]

  /// Has views created by a closure, from a storyboard or a nib.
  mutating func register(_ key: Key, _ nib: @escaping () -> UICollectionReusableView?) {
    nibs[key] = nib
    classes[key] = nil
  }

  mutating func register(_ type: UICollectionReusableView.Type?, _ key: Key) {
    classes[key] = type
    nibs[key] = nil
  }

  /// Keeps a view; one that was not taken from here goes for good.
  mutating func keep(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else {
      view.removeFromSuperview()
      return
    }
    kept[Key(kind: kind, identifier: identifier), default: []].append(view)
  }

  /// Takes a kept view, ready for another place, or creates one of the registered class.
  ///
  /// - Parameters:
  ///   - key: What it is registered for.
  ///   - frame: Where it will be; nil where no layout asks for it. A prototype then keeps the frame that
  ///     its document has.
  /// - Returns: The view; nil where nothing is registered.
  mutating func view(_ key: Key, frame: CGRect?) -> UICollectionReusableView? {
    if let view = kept[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let made = nibs[key]?() {
      if let frame { made.frame = frame }
      made.reuseIdentifier = key.identifier
      return made
    }
    guard let type = classes[key] else { return nil }
    let made = objectOfAnyClass(type, frame: frame ?? .zero)
    made.reuseIdentifier = key.identifier
    return made
  }
}
