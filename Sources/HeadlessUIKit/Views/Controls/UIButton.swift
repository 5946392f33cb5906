public import Foundation

/// A control with a title or a picture.
///
/// - UIKit: same; configurations and menus are not offered. Since iOS 2
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks.
  ///
  /// - UIKit: same.
  public enum ButtonType: Int, Sendable {
    /// As the app makes it.
    case custom = 0
    /// As the system does. Since iOS 7.
    case system = 1
    /// A mark for details.
    case detailDisclosure = 2
    /// A light mark for information.
    case infoLight = 3
    /// A dark mark for information.
    case infoDark = 4
    /// A plus sign.
    case contactAdd = 5
    /// A cross. Since iOS 13.
    case close = 7
  }

  /// What a button shows in one of its states.
  private struct Content {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// How the button looks.
  open private(set) var buttonType = ButtonType.custom

  /// The room around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentMoved() } }
  }
  /// How far the title is moved, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How far the picture is moved, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  private var contents: [UIControl.State: Content] = [:]
  private var madeLabel: UILabel?
  private var madeImageView: UIImageView?

  /// Creates a button without a style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates the button that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    if let type = UIButton.archivedType(coder) { buttonType = type }
    super.init(coder: coder)
  }

  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readButton(properties)
  }

  /// Creates a button in a style.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button in a style that runs an action and shows the action's title and image.
  ///
  /// Since iOS 14.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The view of the title.
  open var titleLabel: UILabel? {
    if let madeLabel { return madeLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    madeLabel = label
    addSubview(label)
    return label
  }

  /// The view of the picture.
  open var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = UIImageView(frame: .zero)
    madeImageView = view
    addSubview(view)
    return view
  }

  private func set(_ state: UIControl.State, _ change: (inout Content) -> Void) {
    change(&contents[state, default: Content()])
    showContent()
  }

  /// What is shown in a state: what was set for it, else for the normal one.
  private func content<Value>(_ part: KeyPath<Content, Value?>, _ state: UIControl.State) -> Value?
  {
    contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    set(state) { $0.title = title }
  }

  /// The title in a state.
  open func title(for state: UIControl.State) -> String? { content(\.title, state) }

  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(state) { $0.titleColor = color }
  }

  /// The title's colour in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { content(\.titleColor, state) }

  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(state) { $0.image = image }
  }

  /// The picture in a state.
  open func image(for state: UIControl.State) -> UIImage? { content(\.image, state) }

  /// Sets the picture behind the content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(state) { $0.backgroundImage = image }
  }

  /// The picture behind the content in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    content(\.backgroundImage, state)
  }

  /// The title now.
  open var currentTitle: String? { title(for: state) }

  /// The title's colour now; without one of its own it is the tint, or white for a custom button.
  open var currentTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  /// The picture now.
  open var currentImage: UIImage? { image(for: state) }

  open override var isEnabled: Bool { didSet { showContent() } }
  open override var isSelected: Bool { didSet { showContent() } }
  open override var isHighlighted: Bool { didSet { showContent() } }

  private func showContent() {
    if let title = currentTitle { titleLabel?.text = title } else { madeLabel?.text = nil }
    if let image = currentImage { imageView?.image = image } else { madeImageView?.image = nil }
    contentMoved()
  }

  private func contentMoved() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The size of the picture and the title beside each other, with the insets, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the picture and the title beside each other, with the insets, in points.
  ///
  /// Without insets there are 6 points above and below a title, and a button of the system is at
  /// least 30 wide. Since iOS 6. Rule: `L-E-20` to `L-E-23`
  open override var intrinsicContentSize: CGSize {
    let (image, title) = sizes
    let insets = contentEdgeInsets
    var size = CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom)
    if insets == .zero, title.height > 0, let font = madeLabel?.font {
      size.height = max(image.height, (font.lineHeight + 12).rounded())
      if buttonType == .system { size.width = max(size.width, 30) }
    }
    return size
  }

  package override var baselineOffsets: BaselineOffsets {
    guard let font = madeLabel?.font else { return BaselineOffsets(first: 0, last: 0) }
    let inside = intrinsicContentSize.height - contentEdgeInsets.top - contentEdgeInsets.bottom
    let above = (inside - font.lineHeight) / 2
    return BaselineOffsets(
      first: contentEdgeInsets.top + above + font.ascender,
      last: contentEdgeInsets.bottom + above - font.descender)
  }

  private var sizes: (image: CGSize, title: CGSize) {
    let title = madeLabel.map { $0.sizeThatFits(.zero) } ?? .zero
    return (currentImage?.size ?? .zero, title)
  }

  /// Places the picture and, to its right, the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: contentEdgeInsets)
    let (image, title) = sizes
    let free = max(0, room.size.width - image.width - title.width)
    let start: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: 0
      case .right, .trailing: free
      case .center: free / 2
      }
    let width = min(title.width, max(0, room.size.width - image.width))
    madeImageView?.frame = CGRect(
      x: room.minX + start + imageEdgeInsets.left - imageEdgeInsets.right,
      y: room.midY - image.height / 2 + imageEdgeInsets.top - imageEdgeInsets.bottom,
      width: image.width, height: image.height)
    madeLabel?.frame = CGRect(
      x: room.minX + start + image.width + titleEdgeInsets.left - titleEdgeInsets.right,
      y: room.midY - title.height / 2 + titleEdgeInsets.top - titleEdgeInsets.bottom,
      width: width, height: title.height)
  }
}
