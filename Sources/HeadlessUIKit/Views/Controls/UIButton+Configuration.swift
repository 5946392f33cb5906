public import Foundation

extension UIButton {
  /// What a button shows, and how, as a value.
  ///
  /// - UIKit: differs: titles, pictures and insets count; the rest is only stored, and attributed texts
  ///   are plain. Since iOS 15
  @preconcurrency @MainActor public struct Configuration {
    /// Its size.
    ///
    /// - UIKit: same. Since iOS 15
    public enum Size: Int, Sendable {
      /// Medium.
      case medium = 0
      /// Small.
      case small = 1
      /// Smaller.
      case mini = 2
      /// Large.
      case large = 3
    }
    /// How its corners are.
    ///
    /// - UIKit: same. Since iOS 15
    public enum CornerStyle: Int, Sendable {
      /// As the background has them.
      case fixed = -1
      /// As the background has them, with the text size.
      case dynamic = 0
      /// A little round.
      case small = 1
      /// Round.
      case medium = 2
      /// Rounder.
      case large = 3
      /// Half circles.
      case capsule = 4
    }
    /// Where titles are.
    ///
    /// - UIKit: same. Since iOS 15
    public enum TitleAlignment: Int, Sendable {
      /// As the button's content.
      case automatic = 0
      /// At the leading edge.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the trailing edge.
      case trailing = 3
    }

    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    /// The second line.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// Where the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and second line, in points.
    public var titlePadding: CGFloat = 1
    /// Where titles are.
    public var titleAlignment = TitleAlignment.automatic
    /// How a title that is too long is cut; it does not change the layout (since iOS 16).
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a second line that is too long is cut; it does not change the layout (since iOS 16).
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The space around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground.
    public var baseBackgroundColor: UIColor?
    /// The ground.
    public var background = UIBackgroundConfiguration.clear()
    /// Its size.
    public var buttonSize = Size.medium
    /// How its corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// Whether it shows that something is being done.
    public var showsActivityIndicator = false
    /// How a symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    private init(_ insets: CGFloat) {
      contentInsets = NSDirectionalEdgeInsets(
        top: 7, leading: insets, bottom: 7, trailing: insets)
    }

    /// A button without ground.
    public static func plain() -> Configuration { Configuration(12) }
    /// A button with a ground of its tint, faint.
    public static func tinted() -> Configuration { Configuration(12) }
    /// A button with a grey ground.
    public static func gray() -> Configuration { Configuration(12) }
    /// A button with a ground of its tint.
    public static func filled() -> Configuration { Configuration(12) }
    /// A button without ground and insets.
    public static func borderless() -> Configuration { Configuration(0) }
    /// A button with a grey ground.
    public static func bordered() -> Configuration { Configuration(12) }
    /// A button with a faint ground.
    public static func borderedTinted() -> Configuration { Configuration(12) }
    /// A button with a strong ground.
    public static func borderedProminent() -> Configuration { Configuration(12) }
    /// The same for a button's state.
    public func updated(for button: UIButton) -> Configuration { self }
  }

  /// What the button shows, and how; its title, picture and insets become the button's.
  ///
  /// - UIKit: differs as the type does. Since iOS 15
  public var configuration: UIButton.Configuration? {
    get { StoredValues.value("UIButton.configuration", of: self) }
    set {
      StoredValues.set(newValue, "UIButton.configuration", of: self)
      guard let newValue else { return }
      if let title = newValue.title { setTitle(title, for: .normal) }
      if let image = newValue.image { setImage(image, for: .normal) }
      let insets = newValue.contentInsets
      contentEdgeInsets = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
  }

  /// Creates a button that shows a configuration and runs an action.
  ///
  /// - UIKit: same. Since iOS 15
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Sets the title in a state with attributes, of which only the characters count.
  ///
  /// - UIKit: differs, plain. Since iOS 6
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
  }
  /// The title in a state with attributes, of which there are none.
  ///
  /// - UIKit: differs, plain. Since iOS 6
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
  }
}
