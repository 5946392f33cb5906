public import Foundation

extension UIImage {
  func with(
    size: CGSize? = nil, scale: CGFloat? = nil, orientation: UIImage.Orientation? = nil,
    _ change: (inout Looks) -> Void = { _ in }
  ) -> UIImage {
    var looks = looks
    change(&looks)
    return UIImage(
      size: size ?? self.size, scale: scale ?? self.scale,
      orientation: orientation ?? imageOrientation, name: name, isSymbol: isSymbol, looks: looks)
  }

  /// Creates a picture of size zero from any file; files are not read.
  ///
  /// - UIKit: differs, reads the file. Since iOS 2
  public convenience init?(data: Data) { self.init(size: .zero) }
  /// Creates a picture of size zero from any file; files are not read.
  ///
  /// - UIKit: differs, reads the file. Since iOS 6
  public convenience init?(data: Data, scale: CGFloat) { self.init(size: .zero, scale: scale) }
  /// Creates a picture of size zero from any file; files are not read.
  ///
  /// - UIKit: differs, reads the file; nil if it is not there. Since iOS 2
  public convenience init?(contentsOfFile path: String) { self.init(size: .zero, name: path) }
  /// Creates a picture of size zero for any name: an app's files are not read.
  ///
  /// - UIKit: differs, loads it from the bundle; nil for a name that is not there. Since iOS 8
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  /// Creates a picture of size zero for any name: an app's files are not read.
  ///
  /// - UIKit: differs, loads it from the bundle; nil for a name that is not there. Since iOS 13
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) { self.init(named: name) }
  /// Creates a picture for a literal of Xcode's.
  ///
  /// - UIKit: differs, loads it from the app's bundle. Since iOS 10
  public convenience init(imageLiteralResourceName name: String) {
    self.init(size: .zero, name: name)
  }
  /// Creates an image of about a symbol's size.
  ///
  /// - UIKit: differs, each symbol has its own size, and there is none for unknown names. Since iOS 13
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let points = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    let side = (points * 20 / 17).rounded()
    self.init(size: CGSize(width: side, height: side), scale: 3, name: name, isSymbol: true)
  }

  /// The file in a format without loss; it has no pixels.
  ///
  /// - UIKit: differs, it is empty. Since iOS 2
  public func pngData() -> Data? { Data() }
  /// The file in a format with loss; it has no pixels.
  ///
  /// - UIKit: differs, it is empty. Since iOS 2
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data() }

  /// Draws it into a rectangle; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func draw(in rect: CGRect) { StoredOnly.note("UIImage.draw") }
  /// Draws it into a rectangle; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    StoredOnly.note("UIImage.draw")
  }
  /// Draws it at a point; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func draw(at point: CGPoint) { StoredOnly.note("UIImage.draw") }
  /// Draws it at a point; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    StoredOnly.note("UIImage.draw")
  }

  /// Whether it takes the tint.
  ///
  /// - UIKit: same; nothing is drawn. Since iOS 7
  public var renderingMode: UIImage.RenderingMode { looks.mode }
  /// The same picture, which takes the tint or not.
  ///
  /// - UIKit: same; nothing is drawn. Since iOS 7
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.mode = renderingMode }
  }
  /// The same picture in a colour.
  ///
  /// - UIKit: differs, the colour is not kept. Since iOS 13
  public func withTintColor(_ color: UIColor) -> UIImage { with() }
  /// The same picture in a colour, which takes the tint or not.
  ///
  /// - UIKit: differs, the colour is not kept. Since iOS 13
  public func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage { withRenderingMode(renderingMode) }
  /// The same picture, whose middle is repeated.
  ///
  /// - UIKit: same; nothing is drawn. Since iOS 5
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    with { $0.capInsets = capInsets }
  }
  /// The same picture, whose middle is repeated or stretched.
  ///
  /// - UIKit: same; nothing is drawn. Since iOS 6
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage { with { $0.capInsets = capInsets } }
  /// The same picture, whose middle pixels are stretched.
  ///
  /// - UIKit: same; nothing is drawn. Since iOS 2
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage { with() }
  /// The room around its middle that is not stretched, in points.
  ///
  /// - UIKit: same. Since iOS 5
  public var capInsets: UIEdgeInsets { looks.capInsets }
  /// The same picture, whose edges for alignment are further inside, in points.
  ///
  /// - UIKit: same; layout does not heed them. Since iOS 6
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignment = alignmentInsets }
  }
  /// How far its edges for alignment are inside, in points.
  ///
  /// - UIKit: same; layout does not heed them. Since iOS 6
  public var alignmentRectInsets: UIEdgeInsets { looks.alignment }
  /// The same picture, mirrored where one reads from right to left.
  ///
  /// - UIKit: same; nothing is drawn. Since iOS 9
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with() }
  /// The same picture, mirrored.
  ///
  /// - UIKit: same; nothing is drawn. Since iOS 10
  public func withHorizontallyFlippedOrientation() -> UIImage { with() }

  /// The pictures that it shows in turn; nil for one.
  ///
  /// - UIKit: same. Since iOS 5
  public var images: [UIImage]? { looks.images }
  /// How long they take, in seconds.
  ///
  /// - UIKit: same. Since iOS 5
  public var duration: TimeInterval { looks.duration }
  /// A picture that shows others in turn; nil without any.
  ///
  /// - UIKit: same; only the first is shown. Since iOS 5
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with {
      $0.images = images
      $0.duration = duration
    }
  }
  /// A picture that shows others in turn, by the beginning of their names.
  ///
  /// - UIKit: differs, files are not read. Since iOS 5
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name)
  }
  /// Whether it is one of Apple's symbols.
  ///
  /// - UIKit: same. Since iOS 13
  public var isSymbolImage: Bool { isSymbol }

  /// How a picture is chosen.
  ///
  /// - UIKit: differs, without traits. Since iOS 13
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked: an open class cannot be checked; everything in it is constant.
  }

  /// How a symbol is drawn.
  ///
  /// - UIKit: same as far as sizes go; nothing is drawn. Since iOS 13
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Unchecked: an open class cannot be checked; everything in it is constant.
    let pointSize: CGFloat

    private init(points: CGFloat) { pointSize = points }

    /// Creates a size, in points of text.
    public convenience init(pointSize: CGFloat) { self.init(points: pointSize) }
    /// Creates a size, in points of text, and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(points: pointSize)
    }
    /// Creates a size, in points of text, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { self.init(points: pointSize) }
    /// Creates a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(points: 17) }
    /// Creates a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init(points: 17) }
    /// Creates the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(points: 17) }
    /// Creates the size of a text style at a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(points: 17)
    }
    /// Creates the size of a font.
    public convenience init(font: UIFont) { self.init(points: font.pointSize) }
    /// Creates the size of a font at a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(points: font.pointSize)
    }
    /// Creates colours of its layers (since iOS 15).
    public convenience init(paletteColors: [UIColor]) { self.init(points: 17) }
    /// Creates a colour of its layers (since iOS 15).
    public convenience init(hierarchicalColor: UIColor) { self.init(points: 17) }
    /// What both say.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> Self { self }
  }

  /// The same picture with a configuration; a symbol takes its size.
  ///
  /// - UIKit: same; nothing is drawn. Since iOS 13
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard isSymbol, let symbol = configuration as? SymbolConfiguration else { return self }
    let side = (symbol.pointSize * 20 / 17).rounded()
    return with(size: CGSize(width: side, height: side)) { $0.symbol = symbol }
  }
  /// The same symbol with a configuration; nil for what is not a symbol.
  ///
  /// - UIKit: same; nothing is drawn. Since iOS 13
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? { isSymbol ? withConfiguration(configuration) : nil }
}
