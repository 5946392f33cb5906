public import Foundation

/// A picture, as far as its size goes.
///
/// - UIKit: differs, it has no pixels and cannot be drawn. Since iOS 2
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked: an open class cannot be checked; everything in it is constant.
  /// The orientation of the pixels.
  ///
  /// - UIKit: same.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// Turned by half.
    case down = 1
    /// Turned to the left.
    case left = 2
    /// Turned to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Turned by half and mirrored.
    case downMirrored = 5
    /// Turned to the left and mirrored.
    case leftMirrored = 6
    /// Turned to the right and mirrored.
    case rightMirrored = 7
  }

  /// Width and height as shown, in points.
  public let size: CGSize
  /// Pixels a point (since iOS 4).
  public let scale: CGFloat
  /// The orientation of the pixels.
  public let imageOrientation: UIImage.Orientation

  /// What it was asked for by; nil for one that was made.
  package let name: String?
  /// Whether it is one of Apple's symbols.
  package let isSymbol: Bool
  let looks: Looks

  /// What changes how it is drawn, and not its size.
  package struct Looks: @unchecked Sendable {
    // Unchecked: the attributes are constant values.
    var mode = RenderingMode.automatic
    var images: [UIImage]?
    var duration: TimeInterval = 0
    var capInsets = UIEdgeInsets.zero
    var alignment = UIEdgeInsets.zero
    var symbol: SymbolConfiguration?
    package init() {}
  }

  /// A picture of a size, in points as shown.
  package init(
    size: CGSize, scale: CGFloat = 1, orientation: UIImage.Orientation = .up, name: String? = nil,
    isSymbol: Bool = false, looks: Looks = Looks()
  ) {
    self.looks = looks
    self.size = size
    self.scale = scale
    imageOrientation = orientation
    self.name = name
    self.isSymbol = isSymbol
    super.init()
  }

  /// Creates a picture of size zero.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// Creates a picture of zero size for any name: an app's files are not read.
  ///
  /// - UIKit: differs, loads it from the app's bundle; nil for a name that is not there.
  public convenience init?(named name: String) {
    self.init(size: .zero, name: name)
  }

  /// Creates an image of about a symbol's size: 20 points a side.
  ///
  /// - UIKit: differs, each symbol has its own size, and there is none for unknown names. Since
  ///   iOS 13.
  public convenience init?(systemName name: String) {
    self.init(size: CGSize(width: 20, height: 20), scale: 3, name: name, isSymbol: true)
  }
}
