public import Orientation

/// Something about a project that could not be read or decided.
///
/// Reading continues after it: what is understood of a project is used, and what is not is listed,
/// so that nothing is silently skipped.
public struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of problem it is.
  public var kind: Kind
  /// Where it is; the path begins in the project's folder.
  public var location: SourceLocation
  /// What was found there, without a full stop.
  public var message: String
  /// What was expected; nil when the message includes it.
  public var expected: String?
  /// The valid word nearest to what was found; nil when none is near.
  public var nearest: String?

  /// What a problem does to the result.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    /// A file or folder was not read at all.
    case unreadable
    /// A file or folder was left out on purpose, such as one that is too large.
    case leftOut
    /// A part of a file is not as its format wants it; the rest counts.
    case malformed
    /// A file that the project names is not there.
    case missing
    /// A value is not known without building.
    case undecided
  }

  /// Creates a problem.
  public init(
    _ kind: Kind, _ location: SourceLocation, _ message: String, expected: String? = nil,
    nearest: String? = nil
  ) {
    self.kind = kind
    self.location = location
    self.message = message
    self.expected = expected
    self.nearest = nearest
  }

  /// The message with what was expected and the nearest word, without a full stop.
  public var sentence: String {
    var sentence = message
    if let expected { sentence += "; expected \(expected)" }
    if let nearest { sentence += "; did you mean \(nearest)?" }
    return sentence
  }

  /// One line: place, message, what was expected and the nearest word.
  public var description: String {
    ReadingError(location, message, expected: expected, nearest: nearest).description
  }

  /// What a reader that stops at the first error found.
  package init(_ error: ReadingError, kind: Kind = .unreadable) {
    self.init(kind, error.location, error.message, expected: error.expected, nearest: error.nearest)
  }
}

extension [Problem] {
  /// The problems by place and message, each once.
  package var inOrder: [Problem] {
    var seen: Set<Problem> = []
    return filter { seen.insert($0).inserted }.sorted { left, right in
      left.location == right.location
        ? left.message < right.message : left.location < right.location
    }
  }

  /// Adds a problem, unless one file or project already has very many; the last one says so.
  package mutating func note(_ problem: Problem) {
    if count < 1_000 {
      append(problem)
    } else if count == 1_000 {
      append(
        Problem(
          problem.kind, SourceLocation(file: problem.location.file),
          "there are more than 1,000 problems like this and others; the rest is not listed"))
    }
  }
}
