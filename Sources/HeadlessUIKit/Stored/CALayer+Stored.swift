// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension CALayer {
  /// How the layers in it are moved, turned and scaled in space.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var sublayerTransform: CATransform3D {
    get { StoredValues.value("CALayer.sublayerTransform", of: self) ?? CATransform3DIdentity }
    set { StoredValues.note(newValue, "CALayer.sublayerTransform", of: self) }
  }

  /// The picture in it.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var contents: Any? {
    get { StoredValues.value("CALayer.contents", of: self) }
    set { StoredValues.note(newValue, "CALayer.contents", of: self) }
  }

  /// How the picture fills it.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var contentsGravity: CALayerContentsGravity {
    get { StoredValues.value("CALayer.contentsGravity", of: self) ?? .resize }
    set { StoredValues.note(newValue, "CALayer.contentsGravity", of: self) }
  }

  /// The part of the picture that is shown, in parts of it.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var contentsRect: CGRect {
    get {
      StoredValues.value("CALayer.contentsRect", of: self)
        ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    set { StoredValues.note(newValue, "CALayer.contentsRect", of: self) }
  }

  /// The part of the picture that is stretched, in parts of it.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var contentsCenter: CGRect {
    get {
      StoredValues.value("CALayer.contentsCenter", of: self)
        ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    set { StoredValues.note(newValue, "CALayer.contentsCenter", of: self) }
  }

  /// The layer whose opacity hides parts of this one.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var mask: CALayer? {
    get { StoredValues.value("CALayer.mask", of: self) }
    set { StoredValues.note(newValue, "CALayer.mask", of: self) }
  }

  /// Filters of the picture.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var filters: [Any]? {
    get { StoredValues.value("CALayer.filters", of: self) }
    set { StoredValues.note(newValue, "CALayer.filters", of: self) }
  }

  /// How it is laid over what is behind it.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var compositingFilter: Any? {
    get { StoredValues.value("CALayer.compositingFilter", of: self) }
    set { StoredValues.note(newValue, "CALayer.compositingFilter", of: self) }
  }

  /// How a picture is made larger.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var magnificationFilter: CALayerContentsFilter {
    get { StoredValues.value("CALayer.magnificationFilter", of: self) ?? .linear }
    set { StoredValues.note(newValue, "CALayer.magnificationFilter", of: self) }
  }

  /// How a picture is made smaller.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var minificationFilter: CALayerContentsFilter {
    get { StoredValues.value("CALayer.minificationFilter", of: self) ?? .linear }
    set { StoredValues.note(newValue, "CALayer.minificationFilter", of: self) }
  }

  /// The shape of the shadow.
  ///
  /// - UIKit: same. Stored only. Since iOS 3.2
  public var shadowPath: CGPath? {
    get { StoredValues.value("CALayer.shadowPath", of: self) }
    set { StoredValues.note(newValue, "CALayer.shadowPath", of: self) }
  }

  /// Whether edges are smoothed.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var allowsEdgeAntialiasing: Bool {
    get { StoredValues.value("CALayer.allowsEdgeAntialiasing", of: self) ?? false }
    set { StoredValues.note(newValue, "CALayer.allowsEdgeAntialiasing", of: self) }
  }

  /// Whether opacity counts for the layer as a whole.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public var allowsGroupOpacity: Bool {
    get { StoredValues.value("CALayer.allowsGroupOpacity", of: self) ?? true }
    set { StoredValues.note(newValue, "CALayer.allowsGroupOpacity", of: self) }
  }

  /// Where the anchor is in depth, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var anchorPointZ: CGFloat {
    get { StoredValues.value("CALayer.anchorPointZ", of: self) ?? 0 }
    set { StoredValues.note(newValue, "CALayer.anchorPointZ", of: self) }
  }

  /// Whether its back is shown.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var isDoubleSided: Bool {
    get { StoredValues.value("CALayer.isDoubleSided", of: self) ?? true }
    set { StoredValues.note(newValue, "CALayer.isDoubleSided", of: self) }
  }

  /// Whether it is upside down.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var isGeometryFlipped: Bool {
    get { StoredValues.value("CALayer.isGeometryFlipped", of: self) ?? false }
    set { StoredValues.note(newValue, "CALayer.isGeometryFlipped", of: self) }
  }

  /// Whether it is drawn again with a new size.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var needsDisplayOnBoundsChange: Bool {
    get { StoredValues.value("CALayer.needsDisplayOnBoundsChange", of: self) ?? false }
    set { StoredValues.note(newValue, "CALayer.needsDisplayOnBoundsChange", of: self) }
  }

  /// Whether it is drawn on another thread.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var drawsAsynchronously: Bool {
    get { StoredValues.value("CALayer.drawsAsynchronously", of: self) ?? false }
    set { StoredValues.note(newValue, "CALayer.drawsAsynchronously", of: self) }
  }

  /// What draws it; not asked.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var delegate: (any CALayerDelegate)? {
    get { StoredValues.weak("CALayer.delegate", of: self) }
    set { StoredValues.noteWeakly(newValue, "CALayer.delegate", of: self) }
  }

  /// What happens when properties change.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var actions: [String: any CAAction]? {
    get { StoredValues.value("CALayer.actions", of: self) }
    set { StoredValues.note(newValue, "CALayer.actions", of: self) }
  }

  /// How fast its time runs.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var speed: Float {
    get { StoredValues.value("CALayer.speed", of: self) ?? 1 }
    set { StoredValues.note(newValue, "CALayer.speed", of: self) }
  }

  /// How far its time is moved, in seconds.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var timeOffset: CFTimeInterval {
    get { StoredValues.value("CALayer.timeOffset", of: self) ?? 0 }
    set { StoredValues.note(newValue, "CALayer.timeOffset", of: self) }
  }

  /// When its time begins, in seconds.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var beginTime: CFTimeInterval {
    get { StoredValues.value("CALayer.beginTime", of: self) ?? 0 }
    set { StoredValues.note(newValue, "CALayer.beginTime", of: self) }
  }

  /// How long its time lasts, in seconds.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var duration: CFTimeInterval {
    get { StoredValues.value("CALayer.duration", of: self) ?? 0 }
    set { StoredValues.note(newValue, "CALayer.duration", of: self) }
  }

  /// How often its time is repeated.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var repeatCount: Float {
    get { StoredValues.value("CALayer.repeatCount", of: self) ?? 0 }
    set { StoredValues.note(newValue, "CALayer.repeatCount", of: self) }
  }

  /// Whether its time runs back.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var autoreverses: Bool {
    get { StoredValues.value("CALayer.autoreverses", of: self) ?? false }
    set { StoredValues.note(newValue, "CALayer.autoreverses", of: self) }
  }

  /// What holds outside of its time.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var fillMode: CAMediaTimingFillMode {
    get { StoredValues.value("CALayer.fillMode", of: self) ?? .removed }
    set { StoredValues.note(newValue, "CALayer.fillMode", of: self) }
  }

  /// Draws it into a picture; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func render(in ctx: CGContext) {
    StoredOnly.note("CALayer.render")
  }

  /// Asks for a part to be drawn again; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func setNeedsDisplay(_ r: CGRect) {
    StoredOnly.note("CALayer.setNeedsDisplay")
  }

  /// Draws what waits for it; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func displayIfNeeded() {
    StoredOnly.note("CALayer.displayIfNeeded")
  }
}
