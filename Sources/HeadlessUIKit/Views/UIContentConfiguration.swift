public import Foundation

/// What a cell shows, as a value.
///
/// - UIKit: same. Since iOS 14
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes the view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// - UIKit: same. Since iOS 14
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration (since iOS 16).
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it is of the same type as what it shows now (since iOS 16).
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of what a configuration is for.
///
/// - UIKit: differs, without values of the app's own. Since iOS 14
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view.
///
/// - UIKit: same. Since iOS 14
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it looks disabled.
  public var isDisabled = false
  /// Whether it is highlighted.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Creates a state from traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
///
/// - UIKit: same. Since iOS 14
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it looks disabled.
  public var isDisabled = false
  /// Whether it is highlighted.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is being edited.
  public var isEditing = false
  /// Whether what is in it is shown.
  public var isExpanded = false
  /// Whether it was swiped.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false
  /// Creates a state from traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// How the ground of a cell looks.
///
/// - UIKit: same; only stored, no ground is drawn by it. Since iOS 14
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far it is inside the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The blur.
  public var visualEffect: UIVisualEffect?
  /// A view of the app's own.
  public var customView: UIView?
  /// A picture (since iOS 15).
  public var image: UIImage?

  /// No ground.
  public static func clear() -> UIBackgroundConfiguration { .init(backgroundColor: .clear) }
  /// The ground of a plain list's cell.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init() }
  /// The ground of a grouped list's cell.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init() }
  /// The ground of a side bar's cell.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init() }
  /// The ground of a plain list's header or footer.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init() }
  /// The ground of a grouped list's header or footer.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init() }
  /// The same for a state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  private init(backgroundColor: UIColor? = nil) { self.backgroundColor = backgroundColor }
}
