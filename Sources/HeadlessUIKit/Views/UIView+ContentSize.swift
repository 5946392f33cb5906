package import Foundation

/// Where the lines of a view's text are when it is as high as the text asks for.
package struct BaselineOffsets: Equatable, Sendable {
  /// From the top edge to the base line of the first line, in points.
  package var first: CGFloat
  /// From the base line of the last line to the bottom edge, in points.
  package var last: CGFloat
}

extension UIView {
  /// No size of its own.
  static var noIntrinsicSize: CGSize {
    CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  }

  /// The content asks for another size, or insists more or less on it.
  func contentSizeChanged() {
    storedSuperview?.setNeedsLayout()
    contentChangedInEngine()
    (storedSuperview as? UIStackView)?.arrangedContentChanged()
  }
}
