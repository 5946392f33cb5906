public import Foundation

/// Distances from the edges, in points, in the language's direction.
///
/// - UIKit: same. Since iOS 11
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the edge where reading starts.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the edge where reading ends.
  public var trailing: CGFloat

  /// No inset at all.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A distance along each axis, in points.
///
/// - UIKit: same. Since iOS 5
public struct UIOffset: Equatable, Sendable {
  /// Along x.
  public var horizontal: CGFloat
  /// Along y.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Creates a distance of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates a distance in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Some of the four edges.
///
/// - UIKit: same. Since iOS 7
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes edges of their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

#if !canImport(CoreGraphics)
  /// A direction and a length in the plane, in points.
  ///
  /// - UIKit: same; CoreGraphics has it. Since iOS 7
  public struct CGVector: Equatable, Sendable {
    /// Along x.
    public var dx: CGFloat
    /// Along y.
    public var dy: CGFloat

    /// No length.
    public static let zero = CGVector()

    /// Creates a vector of zero length.
    public init() {
      self.init(dx: 0, dy: 0)
    }

    /// Creates a vector in points.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
