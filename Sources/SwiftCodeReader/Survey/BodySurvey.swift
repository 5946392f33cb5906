import AppCodeModel

/// Finds the bodies of functions and variables in a file or a type, by brackets and keywords.
///
/// Parsing what is between their braces is most of the work of reading a file, and is for nothing
/// where no word of interest is in the declaration.
struct BodySurvey {
  /// The text between two braces.
  struct Body {
    /// What is in front of the declaration and behind it, or nearer to it.
    var declaration: SourceSpan
    /// What is between the braces.
    var content: SourceSpan
  }

  /// The bodies, in order; those of local functions are a part of the ones around them.
  private(set) var bodies: [Body] = []
  /// Whether all brackets were understood; false where a regular expression may hide some.
  private(set) var isCertain = true

  /// Bodies that are not longer are parsed: nothing is gained, and short values are always read.
  private static let shortest = 120

  /// What the last keyword declares, as far as braces behind it matter.
  private enum Declaration {
    case none, type, function, variable, valuedVariable
  }

  private var declaration = Declaration.none
  /// The end of the last brace in front of the declaration.
  private var start = 0
  /// How many parentheses and square brackets are open since the last brace.
  private var brackets = 0
  /// Whether there are declarations of the file or of a type here, and not code.
  private var isAmongMembers = true
  /// The braces around the place, with what was known in front of them.
  private var outer: [(isAmongMembers: Bool, brackets: Int, declaration: Declaration)] = []
  /// The body that the place is in: its first byte, and how many braces are open in it.
  private var body: (start: Int, depth: Int)?
  private var isBodyEmpty = false
  /// Bodies in the value of the current variable, which may have more after them.
  private var waiting: [SourceSpan] = []
  private var isNameNext = false

  /// A word comes.
  mutating func word(_ range: Range<Int>, in bytes: [UInt8]) {
    if body != nil {
      if isBodyEmpty { begin(with: bytes[range]) }
      return
    }
    guard isAmongMembers, brackets == 0 else { return }
    if isNameNext {
      isNameNext = false
      return
    }
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
    if declaration == .valuedVariable, range.count == 2, bytes[range].elementsEqual("if".utf8),
      before != UInt8(ascii: "#")
    {
      // `= if let …` has keywords in the middle of a declaration.
      waiting = []
      declaration = .none
    }
    guard let next = Self.declaration(bytes[range]), before != UInt8(ascii: "."),
      before != UInt8(ascii: "`")
    else { return }
    settle(at: range.lowerBound)
    declaration = next
    isNameNext = next == .variable || bytes[range].elementsEqual("func".utf8)
  }

  /// A mark comes.
  mutating func mark(_ byte: UInt8, at place: Int) {
    if body != nil {
      markInBody(byte, at: place)
      return
    }
    isNameNext = false
    switch byte {
    case UInt8(ascii: "{"): open(at: place)
    case UInt8(ascii: "}"): close(at: place)
    case UInt8(ascii: "("), UInt8(ascii: "["): brackets += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "="):
      if brackets == 0, declaration == .variable { declaration = .valuedVariable }
    default: break
    }
  }

  /// A slash comes that begins no comment, between two bytes.
  mutating func slash(after last: UInt8, before next: UInt8) {
    let isBehindValue = ByteKind.of[Int(last)] == .word || ")]\"`".utf8.contains(last)
    let isAlone = " \t\r\n=".utf8.contains(next) && last != UInt8(ascii: "#")
    if !isBehindValue, !isAlone { isCertain = false }
  }

  /// The file ends.
  mutating func end(at place: Int) { settle(at: place) }

  private mutating func open(at place: Int) {
    let isInType = !outer.isEmpty
    if isAmongMembers, brackets == 0 {
      switch declaration {
      case .function:
        body = (place + 1, 1)
        return
      // What follows `let` in a file may be the condition of a statement.
      case .variable where isInType, .valuedVariable where isInType:
        body = (place + 1, 1)
        isBodyEmpty = true
        return
      case .type, .none, .variable, .valuedVariable: break
      }
    }
    outer.append((isAmongMembers, brackets, declaration))
    isAmongMembers = isAmongMembers && brackets == 0 && declaration == .type
    brackets = 0
    if isAmongMembers {
      start = place + 1
      declaration = .none
    }
  }

  private mutating func close(at place: Int) {
    if isAmongMembers { settle(at: place) }
    guard let last = outer.popLast() else { return }
    (isAmongMembers, brackets, declaration) = last
    // A closure among the parts of a declaration does not end it.
    guard declaration == .type || declaration == .none else { return }
    start = place + 1
    declaration = .none
  }

  private mutating func markInBody(_ byte: UInt8, at place: Int) {
    switch byte {
    case UInt8(ascii: "{"): body?.depth += 1
    case UInt8(ascii: "}"):
      body?.depth -= 1
      if body?.depth == 0 { close(bodyAt: place) }
    // An accessor of a variable with a value may have an attribute.
    case UInt8(ascii: "@") where isBodyEmpty: body?.start = Int.max
    default: break
    }
    isBodyEmpty = false
  }

  private mutating func close(bodyAt place: Int) {
    guard let first = body?.start else { return }
    body = nil
    if first < place, place - first > Self.shortest {
      let content = SourceSpan(first, place)
      if declaration == .valuedVariable {
        waiting.append(content)
      } else {
        bodies.append(Body(declaration: SourceSpan(start, place), content: content))
      }
    }
    guard declaration != .valuedVariable else { return }
    start = place + 1
    declaration = .none
  }

  /// Accessors behind a value look like a closure once they are gone.
  private mutating func begin(with word: ArraySlice<UInt8>) {
    isBodyEmpty = false
    guard declaration == .valuedVariable else { return }
    switch String(decoding: word, as: UTF8.self) {
    case "get", "set", "willSet", "didSet", "init", "read", "modify", "_read", "_modify", "borrow",
      "mutate", "mutating", "nonmutating", "unsafeAddress", "unsafeMutableAddress", "yielding":
      body?.start = Int.max
    default: break
    }
  }

  /// The current variable has ended somewhere before a place.
  private mutating func settle(at place: Int) {
    guard !waiting.isEmpty else { return }
    for content in waiting {
      bodies.append(Body(declaration: SourceSpan(start, place), content: content))
    }
    start = Int(waiting[waiting.count - 1].end) + 1
    waiting = []
  }

  /// What a keyword declares; nil for other words.
  private static func declaration(_ word: ArraySlice<UInt8>) -> Declaration? {
    switch word.count {
    case 3:
      return word.elementsEqual("var".utf8) || word.elementsEqual("let".utf8) ? .variable : nil
    case 4:
      if word.elementsEqual("func".utf8) || word.elementsEqual("init".utf8) { return .function }
      if word.elementsEqual("enum".utf8) { return .type }
      return word.elementsEqual("case".utf8) ? Declaration.none : nil
    case 5:
      if word.elementsEqual("class".utf8) || word.elementsEqual("actor".utf8) { return .type }
      return word.elementsEqual("macro".utf8) ? Declaration.none : nil
    case 6:
      if word.elementsEqual("struct".utf8) { return .type }
      if word.elementsEqual("deinit".utf8) { return .function }
      return word.elementsEqual("import".utf8) ? Declaration.none : nil
    case 8:
      if word.elementsEqual("protocol".utf8) { return .type }
      return word.elementsEqual("operator".utf8) ? Declaration.none : nil
    case 9:
      if word.elementsEqual("extension".utf8) { return .type }
      if word.elementsEqual("subscript".utf8) { return .function }
      return word.elementsEqual("typealias".utf8) ? Declaration.none : nil
    case 14: return word.elementsEqual("associatedtype".utf8) ? Declaration.none : nil
    default: return nil
    }
  }
}
