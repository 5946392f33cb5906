public import Foundation

/// How a bar looks.
///
/// - UIKit: same; no bar is drawn by it. Stored only. Since iOS 13
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect? {
    didSet { StoredOnly.note("UIBarAppearance.backgroundEffect") }
  }
  /// The colour behind the bar.
  open var backgroundColor: UIColor? {
    didSet { StoredOnly.note("UIBarAppearance.backgroundColor") }
  }
  /// The picture behind the bar.
  open var backgroundImage: UIImage? {
    didSet { StoredOnly.note("UIBarAppearance.backgroundImage") }
  }
  /// How that picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { StoredOnly.note("UIBarAppearance.backgroundImageContentMode") }
  }
  /// The colour of the bar's shadow.
  open var shadowColor: UIColor? { didSet { StoredOnly.note("UIBarAppearance.shadowColor") } }
  /// The picture of the bar's shadow.
  open var shadowImage: UIImage? { didSet { StoredOnly.note("UIBarAppearance.shadowImage") } }

  /// Creates the looks of the system.
  public required override init() { super.init() }

  /// Creates the looks of the system for an idiom.
  public required convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates the looks of other ones.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Takes what the system has by default.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Takes a ground without blur.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no ground.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }

  /// The same looks in another object.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Box(copied()) }.value
  }

  func copied() -> UIBarAppearance {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// Unchecked: it does not leave the main actor.
  private struct Box: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
  }
}

/// How a navigation bar looks.
///
/// - UIKit: same; no bar is drawn by it. Stored only. Since iOS 13
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { StoredOnly.note("UINavigationBarAppearance.titleTextAttributes") }
  }
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { StoredOnly.note("UINavigationBarAppearance.largeTitleTextAttributes") }
  }
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { StoredOnly.note("UINavigationBarAppearance.titlePositionAdjustment") }
  }
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { StoredOnly.note("UINavigationBarAppearance.buttonAppearance") }
  }
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { StoredOnly.note("UINavigationBarAppearance.doneButtonAppearance") }
  }
  /// How the button back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { StoredOnly.note("UINavigationBarAppearance.backButtonAppearance") }
  }
  /// The picture beside the button back.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of that picture.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the picture beside the button back, and its mask.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
  }
}

/// How a toolbar looks.
///
/// - UIKit: same; no bar is drawn by it. Stored only. Since iOS 13
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { StoredOnly.note("UIToolbarAppearance.buttonAppearance") }
  }
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance() {
    didSet { StoredOnly.note("UIToolbarAppearance.doneButtonAppearance") }
  }
}

/// How a tab bar looks.
///
/// - UIKit: same; no bar is drawn by it. Stored only. Since iOS 13
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with the title below.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { StoredOnly.note("UITabBarAppearance.stackedLayoutAppearance") }
  }
  /// How tabs look with the title beside.
  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { StoredOnly.note("UITabBarAppearance.inlineLayoutAppearance") }
  }
  /// How tabs look with the title beside in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { StoredOnly.note("UITabBarAppearance.compactInlineLayoutAppearance") }
  }
  /// The colour behind the selected tab.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { StoredOnly.note("UITabBarAppearance.selectionIndicatorTintColor") }
  }
}
