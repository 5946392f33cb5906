public import Foundation

/// Begins an image of a size in points, with a pixel a point.
///
/// - UIKit: differs, what is drawn is not kept: the image has its size alone. Since iOS 2
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points, with so many pixels a point; 0 means the screen's.
///
/// - UIKit: differs, what is drawn is not kept: the image has its size alone. Since iOS 4
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let pixels = scale > 0 ? scale : UITraitCollection.current.displayScale
  DrawnImage.open.append(DrawnImage(size: size, scale: pixels > 0 ? pixels : 1))
}

/// The image that has been begun last and not ended; nil without one.
///
/// - UIKit: differs, it has a size and no pixels. Since iOS 2
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawnImage.open.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Ends the image that has been begun last.
///
/// - UIKit: same. Since iOS 2
public func UIGraphicsEndImageContext() { _ = DrawnImage.open.popLast() }

/// Fills a rectangle with the current color.
///
/// - UIKit: differs, nothing is drawn. Since iOS 2
public func UIRectFill(_ rect: CGRect) {}

extension UIColor {
  /// Sets the color to fill and to draw lines with.
  ///
  /// - UIKit: differs, nothing is drawn. Since iOS 2
  public func set() {}

  /// Sets the color to fill with.
  ///
  /// - UIKit: differs, nothing is drawn. Since iOS 2
  public func setFill() {}

  /// Sets the color to draw lines with.
  ///
  /// - UIKit: differs, nothing is drawn. Since iOS 2
  public func setStroke() {}
}

/// An image that is being drawn.
private struct DrawnImage {
  var size: CGSize
  var scale: CGFloat

  private static let key = "UIGraphicsImageContext"

  /// Those of this thread, the innermost last.
  static var open: [DrawnImage] {
    get { Thread.current.threadDictionary[key] as? [DrawnImage] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
