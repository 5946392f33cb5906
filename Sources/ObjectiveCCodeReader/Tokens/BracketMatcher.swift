/// Finds the partner of every bracket and the branches of every `#if`.
///
/// A closing brace closes whatever is still open inside. `@end`, `@interface`, `@implementation`
/// and a method at the start of a line close everything, so that a brace too few costs one method
/// and not the file. Where the branches of an `#if` open and close differently, only the first that
/// is not for another platform stays, as if the others were not there.
struct BracketMatcher {
  private(set) var tokens: [Token]
  /// Where everything that is open ends; the indices of tokens, ascending.
  private var resyncs: [Int32] = []
  /// Every opening bracket so far, linked to the one around it.
  ///
  /// An `#else` goes back to an older top.
  private var nodes: [Node] = []
  private var top: Int32 = -1
  private var groups: [Group] = []
  /// How many more dropped ranges contain a token than the one before it.
  private var drops: [Int32] = []
  private var hasDropped = false

  private struct Node {
    var token: Int32
    var parent: Int32
    /// The nearest open parenthesis, bracket and brace, this one included; -1 if there is none
    /// within the nearest brace.
    var paren: Int32
    var bracket: Int32
    var brace: Int32
  }

  private struct Group {
    var start: Int32
    var topAtStart: Int32
    /// What is open at the end of each branch.
    var tops: [Int32] = []
    /// Whether each branch is for another platform than iOS.
    var isForeign: [Bool]
    /// The tokens of the directives.
    var directives: [Int32]

    /// Whether the branches open and close differently.
    ///
    /// Without an `#else` there is one more, in which nothing happens.
    var isUneven: Bool {
      tops.contains { $0 != topAtStart }
    }

    /// The branch that stays of an uneven group; nil for none of them.
    var kept: Int? { tops.indices.first { !isForeign[$0] } }
  }

  /// Matches the brackets of a file.
  ///
  /// - Complexity: O(n) in the number of tokens.
  init(_ tokens: [Token], bytes: [UInt8]) {
    self.tokens = tokens
    for index in tokens.indices { read(index, bytes) }
    close()
  }

  private mutating func read(_ index: Int, _ bytes: [UInt8]) {
    let token = tokens[index]
    switch token.kind {
    case .leftParen, .leftBracket, .leftBrace: open(index, token.kind)
    case .rightParen, .rightBracket, .rightBrace: close(index, token.kind)
    case .directiveIf:
      groups.append(
        Group(
          start: Int32(index), topAtStart: top, isForeign: [Self.isForeign(token, bytes)],
          directives: [Int32(index)]))
    case .directiveElse:
      guard let last = groups.indices.last else { return }
      groups[last].tops.append(top)
      groups[last].isForeign.append(Self.isForeign(token, bytes))
      groups[last].directives.append(Int32(index))
      top = groups[last].topAtStart
    case .directiveEnd:
      guard let last = groups.indices.last else { return }
      groups[last].tops.append(top)
      groups[last].directives.append(Int32(index))
      let group = groups.removeLast()
      top = group.kept.map { group.tops[$0] } ?? group.topAtStart
      finish(group)
    case .atWord where top >= 0 && token.startsLine && Self.isBoundary(token, bytes):
      resync(index)
    case .minus, .plus:
      if top >= 0, token.startsLine, isAtColumnOne(token, bytes), beginsMethod(index) {
        resync(index)
      }
    default: break
    }
  }

  // MARK: Brackets

  private mutating func open(_ index: Int, _ kind: TokenKind) {
    let own = Int32(nodes.count)
    var node =
      top >= 0
      ? nodes[Int(top)] : Node(token: -1, parent: -1, paren: -1, bracket: -1, brace: -1)
    node.token = Int32(index)
    node.parent = top
    switch kind {
    case .leftParen: node.paren = own
    case .leftBracket: node.bracket = own
    default: (node.paren, node.bracket, node.brace) = (-1, -1, own)
    }
    nodes.append(node)
    top = own
  }

  private mutating func close(_ index: Int, _ kind: TokenKind) {
    guard top >= 0 else { return }
    let node = nodes[Int(top)]
    let partner =
      switch kind {
      case .rightParen: node.paren
      case .rightBracket: node.bracket
      default: node.brace
      }
    guard partner >= 0 else { return }
    let opening = Int(nodes[Int(partner)].token)
    if tokens[opening].partner < 0 { tokens[opening].partner = Int32(index) }
    tokens[index].partner = Int32(opening)
    top = nodes[Int(partner)].parent
  }

  private mutating func resync(_ index: Int) {
    resyncs.append(Int32(index))
    top = -1
  }

  /// Gives every brace that nothing closes an end, and drops the branches that do not fit.
  private mutating func close() {
    for group in groups.reversed() { finish(group) }
    var next = resyncs.count
    for node in nodes.reversed() {
      let token = Int(node.token)
      guard tokens[token].kind == .leftBrace, tokens[token].partner < 0 else { continue }
      while next > 0, resyncs[next - 1] > node.token { next -= 1 }
      tokens[token].partner = next < resyncs.count ? resyncs[next] : Int32(tokens.count - 1)
    }
    if hasDropped { removeDropped() }
  }

  // MARK: Boundaries

  private static let boundaries: Set<String> = ["@end", "@interface", "@implementation"]

  private static func isBoundary(_ token: Token, _ bytes: [UInt8]) -> Bool {
    let length = token.end - token.start
    guard length == 4 || length == 10 || length == 15 else { return false }
    return boundaries.contains(
      String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self))
  }

  private func isAtColumnOne(_ token: Token, _ bytes: [UInt8]) -> Bool {
    guard token.start > 0 else { return true }
    let before = bytes[Int(token.start) - 1]
    return before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r")
  }

  /// Whether there is a `- (Type)name` here, rather than a subtraction.
  private func beginsMethod(_ index: Int) -> Bool {
    guard tokens[index + 1].kind == .leftParen else { return false }
    var depth = 0
    for place in index + 1..<min(index + 24, tokens.count - 2) {
      switch tokens[place].kind {
      case .leftParen: depth += 1
      case .rightParen:
        depth -= 1
        guard depth == 0 else { continue }
        guard tokens[place + 1].kind == .identifier else { return false }
        switch tokens[place + 2].kind {
        case .colon: return tokens[place + 3].kind == .leftParen
        case .leftBrace: return true
        default: return false
        }
      case .semicolon, .leftBrace, .end: return false
      default: break
      }
    }
    return false
  }

  // MARK: Branches

  /// Whether a directive's condition asks for a platform that is not iOS.
  private static func isForeign(_ directive: Token, _ bytes: [UInt8]) -> Bool {
    guard directive.end - directive.start < 80 else { return false }
    let text = String(
      decoding: bytes[Int(directive.start)..<Int(directive.end)], as: UTF8.self)
    if text.contains("!TARGET_OS_IOS") { return !text.contains("||") }
    guard !text.contains("!"), !text.contains("||"), !text.contains("TARGET_OS_IOS") else {
      return false
    }
    return ["TARGET_OS_TV", "TARGET_OS_VISION", "TARGET_OS_OSX", "TARGET_OS_WATCH"].contains {
      text.contains($0)
    }
  }

  private mutating func finish(_ group: Group) {
    guard group.isUneven else {
      for (directive, next) in zip(group.directives, group.directives.dropFirst()) {
        tokens[Int(directive)].partner = next
      }
      return
    }
    if !hasDropped {
      drops = Array(repeating: 0, count: tokens.count + 1)
      hasDropped = true
    }
    for directive in group.directives { drop(Int(directive)..<Int(directive) + 1) }
    for (branch, start) in group.directives.dropLast().enumerated() where branch != group.kept {
      drop(Int(start)..<Int(group.directives[branch + 1]))
    }
  }

  /// Marks tokens as not there.
  ///
  /// Groups are nested, so only the ends of a range are marked.
  private mutating func drop(_ range: Range<Int>) {
    drops[range.lowerBound] += 1
    drops[range.upperBound] -= 1
  }

  private mutating func removeDropped() {
    var places: [Int32] = []
    places.reserveCapacity(tokens.count + 1)
    var count: Int32 = 0
    var depth: Int32 = 0
    var isKept: [Bool] = []
    isKept.reserveCapacity(tokens.count)
    for change in drops.dropLast() {
      depth += change
      isKept.append(depth == 0)
      places.append(count)
      if depth == 0 { count += 1 }
    }
    var kept: [Token] = []
    kept.reserveCapacity(Int(count))
    for (index, token) in tokens.enumerated() where isKept[index] {
      var token = token
      if token.partner >= 0 { token.partner = places[Int(token.partner)] }
      kept.append(token)
    }
    tokens = kept
  }
}
