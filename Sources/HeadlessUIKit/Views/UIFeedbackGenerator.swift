public import Foundation

/// Plays haptics; never here.
///
/// - UIKit: same. Stored only. Since iOS 10
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator for a view (since iOS 17.5).
  public init(view: UIView) { super.init() }

  /// Prepares for what comes soon.
  ///
  /// Stored only.
  open func prepare() { StoredOnly.note("UIFeedbackGenerator.prepare()") }
}

/// A blow.
///
/// - UIKit: same. Stored only. Since iOS 10
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it is.
  ///
  /// - UIKit: same. Since iOS 10
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// Between light and heavy.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft (since iOS 13).
    case soft = 3
    /// Hard (since iOS 13).
    case rigid = 4
  }

  /// Creates a generator of blows.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }

  /// Creates a generator of blows of medium hardness.
  public override init() { super.init() }

  /// A blow.
  ///
  /// Stored only.
  open func impactOccurred() { StoredOnly.note("UIImpactFeedbackGenerator.impactOccurred()") }

  /// A blow of a strength from 0 to 1 (since iOS 13).
  ///
  /// Stored only.
  open func impactOccurred(intensity: CGFloat) {
    StoredOnly.note("UIImpactFeedbackGenerator.impactOccurred(intensity:)")
  }
}

/// Haptics for a choice that changes.
///
/// - UIKit: same. Stored only. Since iOS 10
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The choice has changed.
  ///
  /// Stored only.
  open func selectionChanged() {
    StoredOnly.note("UISelectionFeedbackGenerator.selectionChanged()")
  }
}

/// Haptics for something that ends well or badly.
///
/// - UIKit: same. Stored only. Since iOS 10
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  ///
  /// - UIKit: same. Since iOS 10
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a warning.
    case warning = 1
    /// Badly.
    case error = 2
  }

  /// Something has ended.
  ///
  /// Stored only.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    StoredOnly.note("UINotificationFeedbackGenerator.notificationOccurred(_:)")
  }
}
