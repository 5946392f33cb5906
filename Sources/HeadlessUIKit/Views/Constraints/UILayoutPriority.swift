/// How much a constraint matters: above 0, and up to 1000, which is required.
///
/// - UIKit: same. Since iOS 6. Rule: `L-A-13`, `L-A-14`
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number; fractions count.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// How much a button resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// Dragging a scene's edge, where that may resize it (since iOS 13).
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// A scene that stays as large as it is (since iOS 13).
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Dragging a scene's edge, where that may not resize it (since iOS 13).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a view takes the target size when its fitting size is computed.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
