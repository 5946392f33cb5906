public import Foundation

/// The contexts that are open, on each thread.
private enum OpenContexts {
  private static let key = "quarterturn.graphics"
  static var all: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

private func scaleNow(_ scale: CGFloat) -> CGFloat {
  let pixels = scale > 0 ? scale : UITraitCollection.current.displayScale
  return pixels > 0 ? pixels : 1
}

/// Begins a picture of a size, in points; nothing is drawn into it.
///
/// - UIKit: same. Since iOS 2
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size, in points, and a scale, 0 for the screen's; nothing is drawn into it.
///
/// - UIKit: same. Since iOS 4
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { OpenContexts.all.append(CGContext(size: size, scale: scaleNow(scale))) }

/// What is drawn into now; nil if nothing is.
///
/// - UIKit: same. Since iOS 2
public func UIGraphicsGetCurrentContext() -> CGContext? { OpenContexts.all.last }

/// The picture that was begun last, of its size; nil if none was.
///
/// - UIKit: differs, it has no pixels. Since iOS 2
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  OpenContexts.all.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Ends the picture that was begun last.
///
/// - UIKit: same. Since iOS 2
public func UIGraphicsEndImageContext() { _ = OpenContexts.all.popLast() }

/// Has a context be the one that is drawn into.
///
/// - UIKit: same. Since iOS 2
public func UIGraphicsPushContext(_ context: CGContext) { OpenContexts.all.append(context) }

/// Goes back to the context before.
///
/// - UIKit: same. Since iOS 2
public func UIGraphicsPopContext() { _ = OpenContexts.all.popLast() }

/// Fills a rectangle; nothing is drawn.
///
/// - UIKit: same. Stored only. Since iOS 2
public func UIRectFill(_ rect: CGRect) { StoredOnly.note("UIRectFill") }

/// Keeps a picture in the album; there is none.
///
/// - UIKit: same. Stored only. Since iOS 2
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { StoredOnly.note("UIImageWriteToSavedPhotosAlbum") }

/// How a picture is made.
///
/// - UIKit: same. Since iOS 10
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points.
  open internal(set) var bounds = CGRect.zero
  /// How the system makes pictures.
  open class func `default`() -> Self { Self() }
  /// How the system makes pictures for the main screen (since iOS 11).
  open class func preferred() -> Self { Self() }
  /// Creates what the system does.
  public required override init() { super.init() }
}

/// How a picture with pixels is made.
///
/// - UIKit: same; nothing is drawn. Since iOS 10
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point; 0 for the screen's.
  open var scale: CGFloat = 0
  /// Whether nothing shines through.
  open var opaque = false
  /// Which colours it can have (since iOS 12).
  open var preferredRange = Range.automatic

  /// Which colours a picture can have.
  ///
  /// - UIKit: same. Since iOS 12
  public enum Range: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Those of the screen.
    case automatic = 0
    /// More than sRGB.
    case extended = 1
    /// sRGB.
    case standard = 2
  }
}

/// What a renderer draws into.
///
/// - UIKit: same; nothing is drawn. Since iOS 10
open class UIGraphicsRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// How it is made.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle; nothing is drawn.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle; nothing is drawn.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws the lines of a rectangle; nothing is drawn.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Limits what is drawn to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What a renderer of pictures draws into.
///
/// - UIKit: same; nothing is drawn. Since iOS 10
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture so far, of its size.
  open var currentImage: UIImage { UIImage(size: cgContext.size, scale: cgContext.scale) }
}

/// Makes pictures.
///
/// - UIKit: same as far as their sizes; nothing is drawn. Since iOS 10
open class UIGraphicsRenderer: NSObject {
  /// How they are made.
  public let format: UIGraphicsRendererFormat

  init(_ format: UIGraphicsRendererFormat, _ bounds: CGRect) {
    self.format = format
    super.init()
    format.bounds = bounds
  }
}

/// Makes pictures with pixels.
///
/// - UIKit: same as far as their sizes; nothing is drawn. Since iOS 10
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer for a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(format, bounds)
  }
  /// Creates a renderer for a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Creates a renderer for a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer for a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A picture of the size, once the actions have run.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let size = format.bounds.size
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 0
    let context = CGContext(size: size, scale: scaleNow(scale))
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(context, format))
    return UIImage(size: size, scale: context.scale)
  }

  /// The file of a picture, empty here.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The file of a picture, empty here.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
