public import Foundation

/// What is behind a view's content: its ground, border, corners and shadow.
///
/// A view's layer has the view's place. Layers that an app adds have places of their own, and pictures
/// show them as they show views. What is said to be *stored only* is kept and changes nothing.
///
/// - UIKit: differs, QuartzCore has it; nothing is animated, and there are no contents, depth,
///   subclasses for views or actions. Since iOS 2
open class CALayer: NSObject {
  /// The view whose layer it is; nil for one that an app has made.
  package var view: UIView? { viewReference?.item as? UIView }
  var viewReference: ItemReference?
  private var place = Place()
  private var looks = Looks()
  /// The transform in space, as long as the one of the plane is what it does there.
  private var space: CATransform3D?
  var own: [Child] = []
  weak var parent: CALayer?

  /// The place of a layer without a view.
  private struct Place {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity
  }

  /// What a view has itself, for a layer without one.
  private struct Looks {
    var background: CGColor?
    var isHidden = false
    var opacity: Float = 1
    var clips = false
    var isOpaque = false
  }

  /// A layer that an app has added, and how many subviews are below it.
  struct Child {
    var layer: CALayer
    var level: Int
  }

  /// Creates a layer of size zero.
  public override init() { super.init() }

  /// Creates the layer that an archive has; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a copy of a layer for what animates.
  public init(layer: Any) { super.init() }

  /// A layer of a class.
  ///
  /// Swift creates an object of a class that is only known at run time by a required initializer. UIKit's
  /// layers have none, but every class of layers has `init()` at the same place. A class that others may
  /// inherit from is called by that place; of a final one, its own initializer would be called.
  static func made(_ type: AnyClass) -> CALayer {
    guard type != CALayer.self, type is CALayer.Type else { return CALayer() }
    return unsafe unsafeBitCast(type, to: AnyLayer.Type.self).init()
  }

  /// A layer whose initializer stands for that of any class of layers.
  @_spi(ObjectsOfAnyClass)
  open class AnyLayer: CALayer {
    /// Creates a layer.
    public required override init() { super.init() }
    /// Creates the layer that an archive has.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Lays out the layers in it; never called here.
  open func layoutSublayers() {}
  /// Draws the layer; never called here.
  open func draw(in ctx: CGContext) {}
  /// Makes the content; never called here.
  open func display() {}
  /// The layer at a point of the superlayer's space, furthest to the front.
  open func hitTest(_ p: CGPoint) -> CALayer? { frame.contains(p) && !isHidden ? self : nil }
  /// Whether a property's change draws the layer again; never here.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// What happens when a property changes; nothing here.
  open func action(forKey event: String) -> (any CAAction)? { nil }

  private func of<Value: Sendable>(
    _ value: @MainActor (UIView) -> Value, else other: Value
  ) -> Value {
    guard let view else { return other }
    return MainActor.assumeIsolated { value(view) }
  }

  /// Changes the view; false without one.
  private func change(_ change: @MainActor (UIView) -> Void) -> Bool {
    guard let view else { return false }
    MainActor.assumeIsolated { change(view) }
    return true
  }

  // MARK: Geometry

  /// The layer's rectangle in its own space, in points.
  open var bounds: CGRect {
    get { of({ $0.bounds }, else: place.bounds) }
    set { if !change({ $0.bounds = newValue }) { place.bounds = newValue } }
  }

  /// Where the anchor is in the superlayer's space, in points.
  open var position: CGPoint {
    get { of({ $0.center }, else: place.position) }
    set { if !change({ $0.center = newValue }) { place.position = newValue } }
  }

  /// The point that `position` places, in parts of the bounds.
  open var anchorPoint: CGPoint {
    get { of({ $0.anchorPoint }, else: place.anchor) }
    set { if !change({ $0.anchorPoint = newValue }) { place.anchor = newValue } }
  }

  /// The rectangle around the layer in the superlayer's space, in points.
  open var frame: CGRect {
    get {
      let (anchor, size) = (place.anchor, place.bounds.size)
      let box = CGRect(
        x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
        height: size.height
      ).applying(place.transform)
      let own = CGRect(
        x: place.position.x + box.minX, y: place.position.y + box.minY, width: box.width,
        height: box.height)
      return of({ $0.frame }, else: own)
    }
    set {
      guard !change({ $0.frame = newValue }) else { return }
      let new = newValue.standardized
      // The size turned back, as a view's.
      let back = CGRect(origin: .zero, size: new.size).applying(place.transform.inverted())
      place.bounds.size = back.size
      let box = CGRect(
        x: -place.anchor.x * back.width, y: -place.anchor.y * back.height, width: back.width,
        height: back.height
      ).applying(place.transform)
      place.position = CGPoint(x: new.minX - box.minX, y: new.minY - box.minY)
    }
  }

  /// How the layer is turned, scaled and moved around its anchor.
  open func affineTransform() -> CGAffineTransform {
    of({ $0.transform }, else: place.transform)
  }

  /// Turns, scales and moves the layer around its anchor.
  open func setAffineTransform(_ m: CGAffineTransform) {
    if !change({ $0.transform = m }) { place.transform = m }
  }

  /// How the layer is turned, scaled and moved around its anchor in space.
  ///
  /// Frames and pictures see what it does to the plane.
  ///
  /// - UIKit: differs, no depth or perspective
  open var transform: CATransform3D {
    get {
      let plane = affineTransform()
      if let space, CATransform3DGetAffineTransform(space) == plane { return space }
      return CATransform3DMakeAffineTransform(plane)
    }
    set {
      space = newValue
      setAffineTransform(CATransform3DGetAffineTransform(newValue))
    }
  }

  // MARK: Looks

  /// What is behind the content; the view's own where the layer is a view's.
  ///
  /// - UIKit: same, drawn in pictures
  open var backgroundColor: CGColor? {
    get { of({ $0.backgroundColor?.cgColor }, else: looks.background) }
    set {
      if !change({ $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } }) {
        looks.background = newValue
      }
    }
  }

  /// Whether the layer and those in it are hidden.
  ///
  /// - UIKit: same, drawn in pictures
  open var isHidden: Bool {
    get { of({ $0.isHidden }, else: looks.isHidden) }
    set { if !change({ $0.isHidden = newValue }) { looks.isHidden = newValue } }
  }

  /// How opaque the layer is, from 0 to 1.
  ///
  /// - UIKit: same, drawn in pictures
  open var opacity: Float {
    get { of({ Float($0.alpha) }, else: looks.opacity) }
    set {
      if !change({ $0.alpha = CGFloat(newValue) }) { looks.opacity = min(max(newValue, 0), 1) }
    }
  }

  /// Whether what is outside of the bounds is clipped.
  ///
  /// - UIKit: same, drawn in pictures
  open var masksToBounds: Bool {
    get { of({ $0.clipsToBounds }, else: looks.clips) }
    set { if !change({ $0.clipsToBounds = newValue }) { looks.clips = newValue } }
  }

  /// Whether the layer promises to cover what is behind it.
  ///
  /// - UIKit: same, stored only
  open var isOpaque: Bool {
    get { of({ $0.isOpaque }, else: looks.isOpaque) }
    set {
      StoredOnly.note("CALayer.isOpaque")
      if !change({ $0.isOpaque = newValue }) { looks.isOpaque = newValue }
    }
  }

  /// The radius of the corners, in points.
  ///
  /// - UIKit: same, drawn in pictures. Since iOS 3
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  ///
  /// - UIKit: same, drawn in pictures. Since iOS 11
  open var maskedCorners: CACornerMask = .all
  /// How round corners are shaped.
  ///
  /// - UIKit: same, stored only. Since iOS 13
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { StoredOnly.note("CALayer.cornerCurve") }
  }
  /// The width of the border inside of the edges, in points.
  ///
  /// - UIKit: same, drawn in pictures. Since iOS 3
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  ///
  /// - UIKit: same, drawn in pictures. Since iOS 3
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour of the shadow.
  ///
  /// - UIKit: same, drawn in pictures. Since iOS 3.2
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// How opaque the shadow is, from 0, which is none, to 1.
  ///
  /// - UIKit: same, drawn in pictures. Since iOS 3.2
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points.
  ///
  /// - UIKit: same, drawn in pictures. Since iOS 3.2
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  ///
  /// - UIKit: same, drawn in pictures. Since iOS 3.2
  open var shadowRadius: CGFloat = 3
  /// The order among layers of the same superlayer.
  ///
  /// - UIKit: same, stored only
  open var zPosition: CGFloat = 0 { didSet { StoredOnly.note("CALayer.zPosition") } }
  /// A name.
  ///
  /// - UIKit: same, stored only
  open var name: String? { didSet { StoredOnly.note("CALayer.name") } }
  /// Pixels a point.
  ///
  /// - UIKit: same, stored only. Since iOS 4
  open var contentsScale: CGFloat = 1 { didSet { StoredOnly.note("CALayer.contentsScale") } }
  /// Whether the layer is drawn once and kept.
  ///
  /// - UIKit: same, stored only. Since iOS 3.2
  open var shouldRasterize = false { didSet { StoredOnly.note("CALayer.shouldRasterize") } }
  /// Pixels a point of what is kept.
  ///
  /// - UIKit: same, stored only. Since iOS 3.2
  open var rasterizationScale: CGFloat = 1 {
    didSet { StoredOnly.note("CALayer.rasterizationScale") }
  }

  // MARK: Layout

  /// Asks for a layout in the next pass: the view's, where the layer is a view's.
  open func setNeedsLayout() { _ = change { $0.setNeedsLayout() } }

  /// Lays out at once what waits for a layout.
  open func layoutIfNeeded() { _ = change { $0.layoutIfNeeded() } }

  /// Asks for the layer to be drawn again; nothing is drawn here.
  open func setNeedsDisplay() {}
}
