import Foundation

extension UIView {
  /// What is known of a view in one bit each.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// The view waits for `layoutSubviews()`.
    package static let needsLayout = Flags(rawValue: 1 << 0)
    /// A view below waits for the pass.
    package static let passGoesBelow = Flags(rawValue: 1 << 1)
    /// The safe area may have changed since the last pass.
    package static let safeAreaIsStale = Flags(rawValue: 1 << 2)
    /// A controller has this view.
    package static let hasOwner = Flags(rawValue: 1 << 3)
    /// The view is a window.
    package static let isWindow = Flags(rawValue: 1 << 4)

    package mutating func set(_ flag: Flags, _ on: Bool) {
      if on { insert(flag) } else { remove(flag) }
    }
  }

  /// Whether the view's place needs more than its bounds and center.
  package enum Placing: Sendable {
    /// No transform, and the anchor in the middle.
    case plain
    /// Anything else.
    case general
  }
}
