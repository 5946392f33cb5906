public import Foundation

/// Recognizes taps.
///
/// - UIKit: differs as ``UIGestureRecognizer`` does. Since iOS 3.2
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// How many fingers; stored only.
  open var numberOfTouchesRequired = 1 {
    didSet { StoredOnly.note("UITapGestureRecognizer.numberOfTouchesRequired") }
  }
}

/// Recognizes fingers that stay down.
///
/// - UIKit: differs as ``UIGestureRecognizer`` does. Since iOS 3.2
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long they stay, in seconds; stored only.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet { StoredOnly.note("UILongPressGestureRecognizer.minimumPressDuration") }
  }
  /// How far they may move, in points; stored only.
  open var allowableMovement: CGFloat = 10 {
    didSet { StoredOnly.note("UILongPressGestureRecognizer.allowableMovement") }
  }
  /// How many taps come before; stored only.
  open var numberOfTapsRequired = 0 {
    didSet { StoredOnly.note("UILongPressGestureRecognizer.numberOfTapsRequired") }
  }
  /// How many fingers; stored only.
  open var numberOfTouchesRequired = 1 {
    didSet { StoredOnly.note("UILongPressGestureRecognizer.numberOfTouchesRequired") }
  }
}

/// Recognizes swipes.
///
/// - UIKit: differs as ``UIGestureRecognizer`` does. Since iOS 3.2
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  ///
  /// - UIKit: same.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Where it goes; stored only.
  open var direction = Direction.right {
    didSet { StoredOnly.note("UISwipeGestureRecognizer.direction") }
  }
  /// How many fingers; stored only.
  open var numberOfTouchesRequired = 1 {
    didSet { StoredOnly.note("UISwipeGestureRecognizer.numberOfTouchesRequired") }
  }
}

/// Recognizes fingers that are dragged.
///
/// - UIKit: differs as ``UIGestureRecognizer`` does. Since iOS 3.2
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var translation = CGPoint.zero
  /// The fewest fingers; stored only.
  open var minimumNumberOfTouches = 1 {
    didSet { StoredOnly.note("UIPanGestureRecognizer.minimumNumberOfTouches") }
  }
  /// The most fingers; stored only.
  open var maximumNumberOfTouches = Int.max {
    didSet { StoredOnly.note("UIPanGestureRecognizer.maximumNumberOfTouches") }
  }

  /// How far the fingers have moved, in points; what was set last.
  open func translation(in view: UIView?) -> CGPoint { translation }

  /// Sets how far the fingers have moved, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }

  /// How fast the fingers move, in points a second; zero here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes fingers that come in from an edge of the screen.
///
/// - UIKit: differs as ``UIGestureRecognizer`` does. Since iOS 7
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; stored only.
  open var edges: UIRectEdge = [] {
    didSet { StoredOnly.note("UIScreenEdgePanGestureRecognizer.edges") }
  }
}

/// Recognizes two fingers that come closer or go apart.
///
/// - UIKit: differs as ``UIGestureRecognizer`` does. Since iOS 3.2
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How the distance has changed, as a factor; what was set last.
  open var scale: CGFloat = 1
  /// How fast it changes, as a factor a second; zero here.
  open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers that turn around each other.
///
/// - UIKit: differs as ``UIGestureRecognizer`` does. Since iOS 3.2
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians; what was set last.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians a second; zero here.
  open var velocity: CGFloat { 0 }
}

/// Recognizes a pointer over a view.
///
/// - UIKit: differs as ``UIGestureRecognizer`` does. Since iOS 13
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
