import Foundation

extension UIView {
  /// Resizes the subviews by their autoresizing masks.
  func resizeSubviews(from old: CGSize) {
    guard flags.contains(.autoresizes) else { return }
    let size = storedBounds.size
    for view in storedSubviews where !view.storedMask.isEmpty {
      view.follow(superviewFrom: old, to: size)
    }
  }

  /// Takes the place that the mask gives after a new size of the superview.
  ///
  /// With a transform it is the bounding box that follows.
  private func follow(superviewFrom old: CGSize, to new: CGSize) {
    let mask = storedMask
    let before = frame
    var after = before
    (after.origin.x, after.size.width) = Autoresizing.place(
      start: before.origin.x, length: before.size.width, change: new.width - old.width,
      whole: old.width, flexibility: Autoresizing.Flexibility(rawValue: mask.rawValue & 7))
    (after.origin.y, after.size.height) = Autoresizing.place(
      start: before.origin.y, length: before.size.height, change: new.height - old.height,
      whole: old.height, flexibility: Autoresizing.Flexibility(rawValue: mask.rawValue >> 3 & 7))
    if after != before { frame = after }
  }

  /// Which of a view's margins and sides give way when its superview changes size.
  ///
  /// - UIKit: same.
  ///
  /// Since iOS 2. Rule: `J-03`
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin gives way.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width gives way.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin gives way.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin gives way.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height gives way.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin gives way.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// The rule of autoresizing on one axis.
///
/// The change of the superview goes to the flexible parts, each in proportion to its length. Where
/// the flexible parts have no length they share evenly. Without a flexible part the far margin
/// takes the change. A side never becomes negative.
///
/// - UIKit: same, according to its documentation; sharing evenly is not documented.
///
/// Rule: `J-03`
enum Autoresizing {
  /// Which of the three parts of an axis give way.
  struct Flexibility: OptionSet {
    let rawValue: UInt
    static let near = Flexibility(rawValue: 1 << 0)
    static let length = Flexibility(rawValue: 1 << 1)
    static let far = Flexibility(rawValue: 1 << 2)
  }

  /// Where a stretch begins and how long it is after a change of the whole.
  static func place(
    start: CGFloat, length: CGFloat, change: CGFloat, whole: CGFloat, flexibility: Flexibility
  ) -> (start: CGFloat, length: CGFloat) {
    guard change != 0 else { return (start, length) }
    let near = flexibility.contains(.near)
    let middle = flexibility.contains(.length)
    let far = flexibility.contains(.far)
    guard near || middle else { return (start, length) }
    let flexible =
      (near ? start : 0) + (middle ? length : 0) + (far ? whole - start - length : 0)
    let parts = CGFloat((near ? 1 : 0) + (middle ? 1 : 0) + (far ? 1 : 0))
    func share(of part: CGFloat) -> CGFloat {
      flexible == 0 ? change / parts : change * (part / flexible)
    }
    return (
      near ? start + share(of: start) : start,
      middle ? max(0, length + share(of: length)) : length
    )
  }
}
