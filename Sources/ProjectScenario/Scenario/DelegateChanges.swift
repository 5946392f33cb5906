import AppCodeAnalysis
import Orientation

/// What code does to a delegate's mask before it shows another screen, as far as that is sure.
struct DelegateChanges {
  /// A mask that the delegate answers from a place on, and the code that runs after it.
  private struct Entry: Hashable {
    var origin: SourceLocation
    var mask: InterfaceOrientationMask?
    var stretches: [ClosedRange<SourceLocation>]
  }

  private var entries: [Entry] = []

  /// Takes what is the same under all circumstances.
  ///
  /// - Parameters:
  ///   - courses: what the delegate answers in the course of the app, for each circumstance.
  ///   - readings: the same, read.
  ///   - code: the app's code.
  /// - Complexity: linear in the bodies that change what the delegate answers.
  init(_ courses: [AnswerCourse], _ readings: [AnswerReading], in code: CodeBase) {
    guard readings.allSatisfy({ $0.forwarding == nil }) else { return }
    let each = zip(courses, readings).map { course, reading in
      Set(
        course.masks(reading).map { change, mask in
          Entry(
            origin: change.location, mask: mask, stretches: code.stretches(after: change))
        })
    }
    guard let first = each.first else { return }
    let common = each.dropFirst().reduce(first) { $0.intersection($1) }
    // What one place can set in several ways is not known.
    entries = common.filter { entry in
      !common.contains { $0.origin == entry.origin && $0.mask != entry.mask }
    }.sorted { $0.origin < $1.origin }
  }

  /// The mask that the delegate answers at a place of the code, if the code before it sets one.
  ///
  /// - Parameter location: where another screen is shown.
  /// - Returns: the last mask that is set on the way there; nil where none is.
  func mask(before location: SourceLocation) -> InterfaceOrientationMask?? {
    let reached = entries.flatMap { entry in
      entry.stretches.lazy.filter { $0.contains(location) }.map { (entry.mask, $0.lowerBound) }
    }
    return reached.max { $0.1 < $1.1 }.map(\.0)
  }
}
