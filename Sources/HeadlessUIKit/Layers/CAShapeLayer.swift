public import Foundation

/// A layer with a path.
///
/// - UIKit: differs, QuartzCore has it; the path is not drawn. Stored only. Since iOS 3
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath? { didSet { StoredOnly.note("CAShapeLayer.path") } }
  /// The colour of the inside.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { StoredOnly.note("CAShapeLayer.fillColor") }
  }
  /// What of the path is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { StoredOnly.note("CAShapeLayer.fillRule") }
  }
  /// The colour of the lines.
  open var strokeColor: CGColor? { didSet { StoredOnly.note("CAShapeLayer.strokeColor") } }
  /// Where the lines begin, in parts of the path (since iOS 4.2).
  open var strokeStart: CGFloat = 0 { didSet { StoredOnly.note("CAShapeLayer.strokeStart") } }
  /// Where the lines end, in parts of the path (since iOS 4.2).
  open var strokeEnd: CGFloat = 1 { didSet { StoredOnly.note("CAShapeLayer.strokeEnd") } }
  /// The width of the lines, in points.
  open var lineWidth: CGFloat = 1 { didSet { StoredOnly.note("CAShapeLayer.lineWidth") } }
  /// How long the point may be where lines meet.
  open var miterLimit: CGFloat = 10 { didSet { StoredOnly.note("CAShapeLayer.miterLimit") } }
  /// How lines end.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { StoredOnly.note("CAShapeLayer.lineCap") } }
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { StoredOnly.note("CAShapeLayer.lineJoin") }
  }
  /// How far interruptions are moved, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { StoredOnly.note("CAShapeLayer.lineDashPhase") } }
  /// Where lines are interrupted, in points.
  open var lineDashPattern: [NSNumber]? {
    didSet { StoredOnly.note("CAShapeLayer.lineDashPattern") }
  }
}

/// A layer of colours that change into each other.
///
/// - UIKit: differs, QuartzCore has it; it is not drawn. Stored only. Since iOS 3
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]? { didSet { StoredOnly.note("CAGradientLayer.colors") } }
  /// Where they are, in parts of the way.
  open var locations: [NSNumber]? { didSet { StoredOnly.note("CAGradientLayer.locations") } }
  /// Where the way begins, in parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { StoredOnly.note("CAGradientLayer.startPoint") }
  }
  /// Where the way ends, in parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { StoredOnly.note("CAGradientLayer.endPoint") }
  }
  /// How colours change.
  open var type = CAGradientLayerType.axial { didSet { StoredOnly.note("CAGradientLayer.type") } }
}

/// A layer with a text.
///
/// - UIKit: differs, QuartzCore has it; it is not drawn. Stored only. Since iOS 3.2
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any? { didSet { StoredOnly.note("CATextLayer.string") } }
  /// The font.
  open var font: AnyObject? { didSet { StoredOnly.note("CATextLayer.font") } }
  /// The size of the text, in points.
  open var fontSize: CGFloat = 36 { didSet { StoredOnly.note("CATextLayer.fontSize") } }
  /// The colour of the text.
  open var foregroundColor: CGColor? {
    didSet { StoredOnly.note("CATextLayer.foregroundColor") }
  }
  /// Whether lines are broken.
  open var isWrapped = false { didSet { StoredOnly.note("CATextLayer.isWrapped") } }
}

/// A layer that repeats what is in it.
///
/// - UIKit: differs, QuartzCore has it; nothing is repeated. Stored only. Since iOS 3
open class CAReplicatorLayer: CALayer {
  /// How often.
  open var instanceCount = 1 { didSet { StoredOnly.note("CAReplicatorLayer.instanceCount") } }
  /// How much later each is, in seconds.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { StoredOnly.note("CAReplicatorLayer.instanceDelay") }
  }
  /// Where each is from the one before.
  open var instanceTransform = CATransform3DIdentity {
    didSet { StoredOnly.note("CAReplicatorLayer.instanceTransform") }
  }
}
