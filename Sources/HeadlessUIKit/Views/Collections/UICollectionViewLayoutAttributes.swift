public import Foundation

extension UICollectionView {
  /// What an element of a collection view is.
  ///
  /// - UIKit: same. Since iOS 6
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A header, a footer or the like.
    case supplementaryView = 1
    /// A decoration, which its layout makes.
    case decorationView = 2
  }

  /// The header of a section, as a flow layout has it.
  ///
  /// Since iOS 6.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The footer of a section, as a flow layout has it.
  ///
  /// Since iOS 6.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}

/// Where an element of a collection view is, and how it looks.
///
/// - UIKit: same; transforms in space are only stored. Since iOS 6
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Which item it is, or which section's header or footer.
  open var indexPath: IndexPath
  /// What it is.
  open private(set) var representedElementCategory: UICollectionView.ElementCategory
  /// Which supplementary view it is; nil for an item.
  open private(set) var representedElementKind: String?

  /// The place in the content, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The middle of the element, in points of the content.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// The rectangle of the element in its own space, in points (since iOS 7).
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// How the element is turned, scaled and moved.
  open var transform = CGAffineTransform.identity
  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Which of two elements that overlap is in front: the one with the greater number.
  open var zIndex = 0
  /// Whether the element has no view.
  open var isHidden = false

  /// Creates attributes of the first item.
  public override init() {
    representedElementCategory = .cell
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a header, a footer or the like.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    represent(elementKind)
    self.indexPath = indexPath
  }

  /// Creates the attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    represent(decorationViewKind)
    representedElementCategory = .decorationView
    self.indexPath = indexPath
  }

  /// Attributes of the same class and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = objectOfAnyClass(type(of: self))
    made.indexPath = indexPath
    made.representedElementCategory = representedElementCategory
    made.representedElementKind = representedElementKind
    (made.center, made.size, made.transform) = (center, size, transform)
    (made.alpha, made.zIndex, made.isHidden) = (alpha, zIndex, isHidden)
    return made
  }

  /// Makes them those of a header, a footer or the like.
  func represent(_ kind: String) {
    representedElementCategory = .supplementaryView
    representedElementKind = kind
  }
}
