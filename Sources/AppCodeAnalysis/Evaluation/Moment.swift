package import Orientation
import AppCodeModel

/// When in the course of an app stored properties are read.
enum Moment: Hashable {
  /// At any time: every value that they are ever given counts.
  case any
  /// When UIKit first asks: what they begin with, and what code has set that runs before.
  case launch
  /// After a change of that.
  case after(Change)
  /// At any time from then on.
  case ever
}

/// Code that gives stored properties other values than those they begin with.
package struct Change: Sendable, Hashable {
  /// What people call it: `lock()`.
  package var name: String
  /// Where it is done, or where what does it is called.
  package var origin: Origin
  /// A place in the body that does it.
  let place: Place
  /// The place that brings it about: the same, or the call of that body.
  var site: Place
  /// The body that does it.
  let file: CodeFile
  let span: SourceSpan
  /// What its parameters are.
  var locals: [String: Possibilities] = [:]
  /// The subclass of the object that does it, where that decides what is set.
  var receiver: String?
  /// Whether the body can also run without doing it.
  package var isConditional = false
  /// The methods of screens that bring it about whenever they run.
  package var callbacks: [Callback] = []
  /// What of SwiftUI runs it: the closure of `onAppear`, and the view that this is called on.
  package var closure: ViewClosure?

  /// What UIKit calls on a screen when it comes or goes.
  package struct Callback: Sendable, Hashable {
    /// The screen's class.
    package var type: String
    /// Its method: `viewWillAppear(_:)`.
    package var method: String
  }

  /// A closure that SwiftUI runs when a view comes or goes.
  package struct ViewClosure: Sendable, Hashable {
    /// The modifier: `onAppear`.
    package var modifier: String
    /// The view.
    package var view: String
  }

  /// Its location, for messages.
  package var location: SourceLocation { origin.location }

  /// Whether another change is a later statement of the same body; what is answered after one of
  /// them is answered when the body has run, so after the last.
  func isFollowed(by other: Change) -> Bool {
    file == other.file && span == other.span && locals.isEmpty && other.locals.isEmpty
      && origin.file == other.origin.file && origin.span.start < other.origin.span.start
  }

  /// Whether an assignment is a part of it.
  func contains(_ place: Place) -> Bool { place.file == file && span.contains(place.span) }
}

extension Change {
  /// Whether two are the same code with the same parameters.
  package static func == (one: Change, other: Change) -> Bool {
    one.origin == other.origin && one.span == other.span && one.file == other.file
      && one.locals == other.locals && one.receiver == other.receiver
  }

  /// Hashes what makes it different from others.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(span)
    hasher.combine(locals)
    hasher.combine(receiver)
  }
}
