public import Foundation

/// What a navigation bar shows of a controller.
///
/// - UIKit: same but for appearance. Since iOS 2
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Not offered: archives are not read.
  public required init?(coder: NSCoder) { nil }

  override init() { super.init() }

  /// The title.
  open var title: String?
  /// A line above the title; it takes no space here.
  open var prompt: String?
  /// The title of the button that goes back to this controller (since iOS 11).
  open var backButtonTitle: String?
  /// The button that leads back to this controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether there is no back button.
  open var hidesBackButton = false
  /// A view in place of the title.
  open var titleView: UIView?
  /// What is at the left (since iOS 5).
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// What is at the right (since iOS 5).
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// What is at the far left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// What is at the far right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets what is at the far left; without an animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets what is at the far right; without an animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets what is at the left; without an animation.
  ///
  /// Since iOS 5.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets what is at the right; without an animation.
  ///
  /// Since iOS 5.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets whether there is no back button; without an animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the back button is there beside what is at the left; stored only.
  ///
  /// Since iOS 5.
  open var leftItemsSupplementBackButton = false {
    didSet { StoredOnly.note("UINavigationItem.leftItemsSupplementBackButton") }
  }
  /// Whether the title is large where the bar prefers that (since iOS 11).
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// When a title is large (since iOS 11).
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the controller below has it; large at the bottom of the stack.
    case automatic = 0
    /// Large.
    case always = 1
    /// In line.
    case never = 2
    /// In line, with room as for a large one. Since iOS 17.
    case inline = 3
  }
}
