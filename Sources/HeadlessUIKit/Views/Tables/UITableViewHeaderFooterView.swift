public import Foundation

/// What is above or below a section of a table.
///
/// - UIKit: same. Since iOS 6
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Identifies views that can be reused for each other.
  open private(set) var reuseIdentifier: String?
  /// The view that an app's own views belong in.
  public let contentView = UIView()
  /// The text.
  open private(set) lazy var textLabel: UILabel? = makeLabel()

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates the view that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  private var hasLabel = false

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 0
    contentView.addSubview(label)
    hasLabel = true
    return label
  }

  /// Called when the view is about to be reused for another section.
  open func prepareForReuse() {}

  /// Places the content and the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    guard hasLabel else { return }
    textLabel?.frame = bounds.shrunk(
      by: UIEdgeInsets(
        top: 0, left: 16 + safeAreaInsets.left, bottom: 0, right: 16 + safeAreaInsets.right))
  }
}
