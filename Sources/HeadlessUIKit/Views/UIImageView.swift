public import Foundation

/// A picture on the screen.
///
/// - UIKit: same, without the pixels. Since iOS 2
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }

  /// The picture while highlighted (since iOS 3).
  open var highlightedImage: UIImage?

  /// Whether the view is highlighted (since iOS 3).
  open var isHighlighted = false

  /// Creates an image view of the image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates an image view with an image and a highlighted image, of the first one's size.
  ///
  /// Since iOS 3.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates an image view without an image; it receives no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates the view that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.archivedWord("userInteractionEnabled") != "YES" { isUserInteractionEnabled = false }
  }

  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readImageView(properties)
  }

  /// The picture's size; without a picture none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The picture's size; without a picture none (since iOS 6).
  open override var intrinsicContentSize: CGSize { image?.size ?? Self.noIntrinsicSize }

  /// Where the picture is shown, in points of the view's space.
  package var shownRect: CGRect {
    guard let shown = isHighlighted ? highlightedImage ?? image : image else { return .zero }
    return contentMode.place(shown.size, in: bounds)
  }
}

extension UIView.ContentMode {
  /// Where content of a size goes in some bounds.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    let fitted = scaled(size, to: bounds.size)
    // The free room, which is negative where the content is cut off.
    let (x, y) = (bounds.size.width - fitted.width, bounds.size.height - fitted.height)
    let (across, down): (CGFloat, CGFloat) =
      switch self {
      case .topLeft: (0, 0)
      case .top: (0.5, 0)
      case .topRight: (1, 0)
      case .left: (0, 0.5)
      case .right: (1, 0.5)
      case .bottomLeft: (0, 1)
      case .bottom: (0.5, 1)
      case .bottomRight: (1, 1)
      case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: (0.5, 0.5)
      }
    return CGRect(
      x: bounds.origin.x + x * across, y: bounds.origin.y + y * down,
      width: fitted.width, height: fitted.height)
  }

  private func scaled(_ size: CGSize, to room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return size }
    let (across, down) = (room.width / size.width, room.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit: return size.times(min(across, down))
    case .scaleAspectFill: return size.times(max(across, down))
    default: return size
    }
  }
}

extension CGSize {
  func times(_ factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
