extension UIView {
  /// How a view's content follows its size.
  ///
  /// - UIKit: same. Since iOS 2
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view, whatever its shape.
    case scaleToFill = 0
    /// As large as fits, in its own shape.
    case scaleAspectFit = 1
    /// As small as fills, in its own shape.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the middle of the top edge.
    case top = 5
    /// At the middle of the bottom edge.
    case bottom = 6
    /// At the middle of the left edge.
    case left = 7
    /// At the middle of the right edge.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }
}
