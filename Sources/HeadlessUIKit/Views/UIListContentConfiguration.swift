public import Foundation

/// A picture, a text and a second text, as lists show them.
///
/// - UIKit: differs, sizes and margins are approximate, and attributed texts are plain. Since iOS 14
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  ///
  /// - UIKit: differs, without transforms. Since iOS 14
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines; 0 for as many as it takes.
    public var numberOfLines = 0
    /// To which side lines are moved.
    public var alignment = TextAlignment.natural
    /// How lines are broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the text becomes smaller to fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of its size that a text may shrink to.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory = true

    /// To which side lines are moved.
    ///
    /// - UIKit: same. Since iOS 14
    public enum TextAlignment: Int, Sendable {
      /// As one reads.
      case natural = 0
      /// In the middle.
      case center = 1
      /// To both sides.
      case justified = 2
    }

    init(_ size: CGFloat, _ color: UIColor) {
      font = .systemFont(ofSize: size)
      self.color = color
    }
  }

  /// How a picture looks.
  ///
  /// - UIKit: differs, without transforms. Since iOS 14
  public struct ImageProperties {
    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// The size of the room for it, in points; 0 for its own.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The picture.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The text with attributes, of which only the characters count.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The second text with attributes, of which only the characters count.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { NSAttributedString(string: $0) } }
    set { secondaryText = newValue?.string }
  }
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// How the text looks.
  public var textProperties = TextProperties(17, .label)
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties(12, .secondaryLabel)
  /// The space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the margins follow those around.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Whether the texts are beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// What a cell shows: a text, and a second one below it.
  public static func cell() -> UIListContentConfiguration { .init() }
  /// What a cell shows: a text, and a second one below it.
  public static func subtitleCell() -> UIListContentConfiguration { .init() }
  /// What a cell shows: a text, and a second one beside it.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties = TextProperties(17, .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// What a plain list's header shows.
  public static func plainHeader() -> UIListContentConfiguration { .init() }
  /// What a plain list's footer shows.
  public static func plainFooter() -> UIListContentConfiguration { .init() }
  /// What a grouped list's header shows.
  public static func groupedHeader() -> UIListContentConfiguration { .init() }
  /// What a grouped list's footer shows.
  public static func groupedFooter() -> UIListContentConfiguration { .init() }
  /// What a side bar's cell shows.
  public static func sidebarCell() -> UIListContentConfiguration { .init() }
  /// What a side bar's header shows.
  public static func sidebarHeader() -> UIListContentConfiguration { .init() }

  /// Makes the view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same for a state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Axes.
///
/// - UIKit: same. Since iOS 13.4
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates axes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Shows a picture and texts, as lists do.
///
/// - UIKit: differs, sizes and margins are approximate. Since iOS 14
open class UIListContentView: UIView, UIContentView {
  private let labels = (first: UILabel(), second: UILabel())
  private let picture = UIImageView(frame: .zero)
  private var shown: UIListContentConfiguration

  /// What it shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      show()
    }
  }

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addSubview(picture)
    addSubview(labels.first)
    addSubview(labels.second)
    show()
  }

  /// Not offered: there is no such view in a storyboard.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    for (label, text, looks) in [
      (labels.first, shown.text, shown.textProperties),
      (labels.second, shown.secondaryText, shown.secondaryTextProperties),
    ] {
      label.text = text
      label.font = looks.font
      label.textColor = looks.color
      label.numberOfLines = looks.numberOfLines
    }
    picture.image = shown.image
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var margins: NSDirectionalEdgeInsets { shown.directionalLayoutMargins }

  /// Where the texts begin, from the left edge, in points.
  private var textStart: CGFloat {
    guard let image = shown.image else { return margins.leading }
    let width = max(image.size.width, shown.imageProperties.reservedLayoutSize.width)
    return margins.leading + width + shown.imageToTextPadding
  }

  private func heights(_ width: CGFloat) -> (first: CGFloat, second: CGFloat) {
    func height(_ label: UILabel) -> CGFloat {
      label.text?.isEmpty == false
        ? label.sizeThatFits(CGSize(width: width, height: 0)).height : 0
    }
    return (height(labels.first), height(labels.second))
  }

  /// As wide as asked for, and as high as the texts and the picture need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = heights(max(0, size.width - textStart - margins.trailing))
    let isBeside = shown.prefersSideBySideTextAndSecondaryText
    let gap = heights.second > 0 ? shown.textToSecondaryTextVerticalPadding : 0
    let texts =
      isBeside ? max(heights.first, heights.second) : heights.first + gap + heights.second
    let content = max(texts, shown.image?.size.height ?? 0)
    return CGSize(width: size.width, height: max(44, content + margins.top + margins.bottom))
  }

  /// Places the picture and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = shown.image?.size ?? .zero
    picture.frame = CGRect(
      x: margins.leading, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    let width = max(0, bounds.width - textStart - margins.trailing)
    let heights = heights(width)
    if shown.prefersSideBySideTextAndSecondaryText {
      let second = labels.second.sizeThatFits(.zero).width
      labels.first.frame = CGRect(
        x: textStart, y: (bounds.height - heights.first) / 2,
        width: max(0, width - second), height: heights.first)
      labels.second.frame = CGRect(
        x: textStart + width - second, y: (bounds.height - heights.second) / 2, width: second,
        height: heights.second)
      return
    }
    let gap = heights.second > 0 ? shown.textToSecondaryTextVerticalPadding : 0
    let top = (bounds.height - heights.first - gap - heights.second) / 2
    labels.first.frame = CGRect(x: textStart, y: top, width: width, height: heights.first)
    labels.second.frame = CGRect(
      x: textStart, y: top + heights.first + gap, width: width, height: heights.second)
  }
}

/// Shows a configuration in place of a cell's own content.
@MainActor enum ConfiguredContent {
  /// Puts a configuration's view into a cell's content, or lets the one that is there show it.
  static func show(_ configuration: (any UIContentConfiguration)?, in content: UIView) {
    let known = content.subviews.first { $0 is any UIContentView }
    guard let configuration else {
      known?.removeFromSuperview()
      return
    }
    if let known = known as? any UIView & UIContentView, known.supports(configuration) {
      known.configuration = configuration
      return
    }
    known?.removeFromSuperview()
    let view = configuration.makeContentView()
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
  }

  /// The height that a configuration's view asks for in a width; nil without one.
  static func height(of content: UIView, width: CGFloat) -> CGFloat? {
    guard let view = content.subviews.first(where: { $0 is any UIContentView }) else { return nil }
    return view.sizeThatFits(CGSize(width: width, height: 0)).height
  }
}

extension UITableViewCell {
  /// What the cell shows, in place of its labels.
  ///
  /// - UIKit: same. Since iOS 14
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { StoredValues.value("UITableViewCell.contentConfiguration", of: self) }
    set {
      StoredValues.set(newValue, "UITableViewCell.contentConfiguration", of: self)
      ConfiguredContent.show(newValue, in: contentView)
    }
  }

  /// What a cell of its style shows, to be filled.
  ///
  /// - UIKit: same. Since iOS 14
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .value1, .value2: .valueCell()
    case .default, .subtitle: .cell()
    }
  }

  /// The cell's state.
  ///
  /// - UIKit: same. Since iOS 14
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// The ground of the system.
  ///
  /// - UIKit: same. Since iOS 16
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension UICollectionViewCell {
  /// What the cell shows.
  ///
  /// - UIKit: same. Since iOS 14
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { StoredValues.value("UICollectionViewCell.contentConfiguration", of: self) }
    set {
      StoredValues.set(newValue, "UICollectionViewCell.contentConfiguration", of: self)
      ConfiguredContent.show(newValue, in: contentView)
    }
  }

  /// The cell's state.
  ///
  /// - UIKit: same. Since iOS 14
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// The ground of the system.
  ///
  /// - UIKit: same. Since iOS 16
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
}
