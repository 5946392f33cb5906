import Foundation

/// A line of views and gaps, as a visual format describes it, with its names looked up.
struct VisualFormat {
  /// What is between two things of the line.
  enum Connection {
    /// Nothing: they touch.
    case flush
    /// The gap that is usual.
    case standard
    /// The gap that these ask for.
    case gaps([Predicate])
  }

  /// A condition on a gap or a size.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    /// A view or guide of the same size.
    var other: AnyObject?
    var priority: Float = 1000
  }

  /// A view or guide, and the conditions on its size.
  struct Element {
    var item: AnyObject
    var sizes: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The gap to the superview at the beginning and at the end; nil where that is not in the line.
  var first: Connection?
  var last: Connection?
  var elements: [Element] = []
  /// The gaps between neighbours.
  var between: [Connection] = []
}

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error {
  let message: String
  /// How many characters are before it.
  let place: Int

  /// What UIKit's exception says: the format, and below it a mark at the place.
  ///
  /// The messages are those of published crash reports as far as there are any.
  func reason(in format: String) -> String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n"
      + String(repeating: " ", count: place) + "^"
  }
}
