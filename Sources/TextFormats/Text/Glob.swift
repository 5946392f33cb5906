/// A pattern for paths: `Generated/**`, `*Tests`, `App/{Old,New}/*.swift`.
///
/// `*` and `?` stand for letters of one name, `**` for folders at any depth, `[a-z]` for one letter
/// and `{a,b}` for either text. A pattern without a slash matches a name at any depth. What is in a
/// folder that matches, matches too.
public struct Glob: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The pattern as it was written.
  public let pattern: String
  private let alternatives: [[Component]]

  private enum Component: Hashable {
    case anyDepth
    case name([Piece])
  }

  package enum Piece: Hashable {
    case letter(Unicode.Scalar)
    case anyLetter
    case anyLetters
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  /// Reads a pattern; whatever is not a sign of its own stands for itself.
  public init(_ pattern: String) {
    self.pattern = pattern
    alternatives = Self.withoutBraces(pattern).map(Self.components)
  }

  /// Reads a pattern.
  public init(stringLiteral pattern: String) { self.init(pattern) }

  /// Whether a path, or a folder it is in, matches.
  ///
  /// - Parameter path: a path with forward slashes, from where the pattern begins.
  /// - Returns: whether it does.
  /// - Complexity: O(n·m) in the lengths of the path and the pattern.
  public func matches(_ path: String) -> Bool {
    let names = path.unicodeScalars.split(separator: "/").map(Array.init)
    return alternatives.contains { Self.matches($0, names) }
  }

  private static func matches(_ components: [Component], _ names: [[Unicode.Scalar]]) -> Bool {
    guard !components.isEmpty else { return false }
    // The components that may come next after the names so far.
    var next: Set<Int> = [0]
    func opened(_ places: Set<Int>) -> Set<Int> {
      var all = places
      for place in places.sorted() {
        var place = place
        while place < components.count, components[place] == .anyDepth {
          place += 1
          all.insert(place)
        }
      }
      return all
    }
    next = opened(next)
    for name in names {
      var after: Set<Int> = []
      for place in next where place < components.count {
        switch components[place] {
        case .anyDepth: after.insert(place)
        case .name(let pieces): if matches(pieces, name) { after.insert(place + 1) }
        }
      }
      next = opened(after)
      if next.contains(components.count) { return true }
      if next.isEmpty { return false }
    }
    return false
  }

  /// Whether a name matches; a `*` that took too little takes one letter more.
  package static func matches(_ pieces: [Piece], _ name: [Unicode.Scalar]) -> Bool {
    var piece = 0
    var letter = 0
    var retry: (piece: Int, letter: Int)?
    while letter < name.count {
      if piece < pieces.count, pieces[piece] == .anyLetters {
        retry = (piece + 1, letter)
        piece += 1
      } else if piece < pieces.count, accepts(pieces[piece], name[letter]) {
        piece += 1
        letter += 1
      } else if let last = retry {
        retry = (last.piece, last.letter + 1)
        piece = last.piece
        letter = last.letter + 1
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .anyLetters }
  }

  private static func accepts(_ piece: Piece, _ letter: Unicode.Scalar) -> Bool {
    switch piece {
    case .letter(let own): own == letter
    case .anyLetter: true
    case .anyLetters: false
    case .oneOf(let ranges, let isNegated): ranges.contains { $0 ~= letter } != isNegated
    }
  }

  private static func components(_ pattern: String) -> [Component] {
    let names = pattern.split(separator: "/", omittingEmptySubsequences: true)
    let isAnchored = names.count > 1 || pattern.hasPrefix("/")
    let own = names.map { name in name == "**" ? Component.anyDepth : .name(pieces(String(name))) }
    return isAnchored || own.isEmpty ? own : [.anyDepth] + own
  }

  package static func pieces(_ name: String) -> [Piece] {
    let letters = Array(name.unicodeScalars)
    var pieces: [Piece] = []
    var index = 0
    while index < letters.count {
      switch letters[index] {
      case "*": if pieces.last != .anyLetters { pieces.append(.anyLetters) }
      case "?": pieces.append(.anyLetter)
      case "[":
        if let set = letterSet(letters, from: index) {
          pieces.append(set.piece)
          index = set.end
          continue
        }
        pieces.append(.letter("["))
      default: pieces.append(.letter(letters[index]))
      }
      index += 1
    }
    return pieces
  }

  private static func letterSet(
    _ letters: [Unicode.Scalar], from start: Int
  ) -> (piece: Piece, end: Int)? {
    var index = start + 1
    let isNegated = index < letters.count && (letters[index] == "!" || letters[index] == "^")
    if isNegated { index += 1 }
    guard let close = letters[index...].dropFirst().firstIndex(of: "]") else { return nil }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < close {
      if index + 2 < close, letters[index + 1] == "-", letters[index] <= letters[index + 2] {
        ranges.append(letters[index]...letters[index + 2])
        index += 3
      } else {
        ranges.append(letters[index]...letters[index])
        index += 1
      }
    }
    return (.oneOf(ranges, isNegated: isNegated), close + 1)
  }

  /// A pattern for each choice of its braces, unless they are too many or do not match up.
  private static func withoutBraces(_ pattern: String) -> [String] {
    var open = [pattern]
    var done: [String] = []
    while let next = open.popLast() {
      guard done.count + open.count < 256, let end = next.firstIndex(of: "}"),
        let start = next[..<end].lastIndex(of: "{")
      else {
        done.append(next)
        continue
      }
      let choices = next[next.index(after: start)..<end].split(
        separator: ",", omittingEmptySubsequences: false)
      for choice in choices.prefix(64) {
        open.append(String(next[..<start]) + choice + next[next.index(after: end)...])
      }
    }
    return done.sorted()
  }
}
