/// What holds outside of an animation's time.
///
/// - UIKit: same. Since iOS 2
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value forwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The value backwards.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The value both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The value removed.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How an animation's speed changes.
///
/// - UIKit: same. Since iOS 2
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value linear.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The value ease in.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The value ease out.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The value ease in ease out.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The value default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How a picture fills a layer.
///
/// - UIKit: same. Since iOS 2
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value center.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The value top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The value bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The value left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The value right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The value top left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The value top right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The value bottom left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The value bottom right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The value resize.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The value resize aspect.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The value resize aspect fill.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How a picture is scaled.
///
/// - UIKit: same. Since iOS 2
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value linear.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The value nearest.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The value trilinear.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// What of a shape is inside.
///
/// - UIKit: same. Since iOS 3
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value non zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "nonZero")
  /// The value even odd.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "evenOdd")
}

/// How lines end.
///
/// - UIKit: same. Since iOS 3
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value butt.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The value round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The value square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet.
///
/// - UIKit: same. Since iOS 3
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value miter.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The value round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The value bevel.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How colours change.
///
/// - UIKit: same. Since iOS 3
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value axial.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The value radial.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The value conic.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// How a transition looks.
///
/// - UIKit: same. Since iOS 2
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value fade.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The value move in.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The value push.
  public static let push = CATransitionType(rawValue: "push")
  /// The value reveal.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
///
/// - UIKit: same. Since iOS 2
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value from right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The value from left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The value from top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The value from bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What is between key frames.
///
/// - UIKit: same. Since iOS 2
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates one from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value linear.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// The value discrete.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// The value paced.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// The value cubic.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// The value cubic paced.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
