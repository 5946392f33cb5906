public import Foundation

/// A view of a collection view that is used again for other elements.
///
/// - UIKit: same. Since iOS 6
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Identifies views that can be reused for each other.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates the view that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called when the view is about to be reused for another element.
  open func prepareForReuse() {}

  /// Takes over what a layout says of the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would like to have; asked once it has its content.
  ///
  /// - UIKit: same; asked of items only, where a layout takes an answer. Since iOS 8. Rule: `L-G-24`
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  func place(by attributes: UICollectionViewLayoutAttributes) {
    if transform.isIdentity, attributes.transform.isIdentity {
      frame = attributes.frame
    } else {
      bounds.size = attributes.size
      center = attributes.center
      transform = attributes.transform
    }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}

/// An item of a collection view.
///
/// - UIKit: same; without configurations, menus and dragging. Since iOS 6
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that an app's own views belong in.
  public let contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }
  /// The view behind the content of a chosen cell, in front of the one behind it otherwise.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView) }
  }
  /// Whether the item is chosen.
  open var isSelected = false { didSet { selectedBackgroundView?.isHidden = !isSelected } }
  /// Whether the item is touched.
  open var isHighlighted = false
  /// Performs the segue that a storyboard has for a tap on it.
  var selectionSegue: (() -> Void)?

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates the cell that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  override func readContent(_ coder: InterfaceCoder) {
    super.readContent(coder)
    readCollectionCell(coder)
  }

  /// It follows at once, so that its constraints never meet a size that was.
  private func addContentView() {
    addSubview(contentView)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The size that the content's constraints ask for, if there are any.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard contentView.storedSubviews.contains(where: \.isPlacedByEngine),
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = contentView.systemLayoutSizeFitting(layoutAttributes.size)
    return preferred
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, belowSubview: contentView) }
    selectedBackgroundView?.isHidden = !isSelected
    setNeedsLayout()
  }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    contentView.frame = bounds
  }
}
