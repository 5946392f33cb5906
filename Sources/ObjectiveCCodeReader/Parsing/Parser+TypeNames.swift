internal import AppCodeModel

extension Parser {
  /// A type as it is written in front of a name, or between the parentheses of a cast.
  struct TypeName {
    /// The tokens of the type and its qualifiers, without the stars behind it.
    var words: Range<Int>
    /// The index behind the type and its stars.
    var next: Int
    /// How many stars it has.
    var stars = 0
    /// Of a block or function pointer, the index of the name inside: `void (^name)(int)`.
    var declaredName: Int?
    /// Whether it is a block or function pointer.
    var isFunction = false
    var isReference = false
    /// Whether it is `typeof(…)` or the like.
    var isInferred = false
    var isConstant = false
    var isStatic = false
    var isWeak = false
  }

  /// Finds the type that begins at an index.
  ///
  /// It looks at spelling only and at few tokens, and returns nil where no type is possible.
  func type(at start: Int, until end: Int) -> TypeName? {
    let end = min(end, limit)
    var result = TypeName(words: start..<start, next: start)
    var index = start
    var hasType = false
    var isBuiltIn = false
    scan: while index < end, index - start < 24 {
      guard kind(at: index) == .identifier else {
        if kind(at: index) == .doubleColon, !hasType, kind(at: index + 1) == .identifier {
          index += 1
          continue
        }
        break
      }
      let word = word(index)
      if TypeWords.qualifiers.contains(word) || word.hasPrefix("__attribute") {
        switch word {
        case "const": result.isConstant = true
        case "static": result.isStatic = true
        case "__weak": result.isWeak = true
        // C++ infers the type.
        case "auto", "__auto_type": if isCPlusPlus { hasType = true }
        default: break
        }
        index += 1
        if kind(at: index) == .leftParen,
          word.hasPrefix("__attribute") || word == "IBOutletCollection"
        {
          index = behind(index)
        }
        continue
      }
      if TypeWords.builtIn.contains(word), !hasType || isBuiltIn {
        hasType = true
        isBuiltIn = true
        index += 1
        continue
      }
      guard !hasType, !TypeWords.keywords.contains(word) else { break }
      if word == "typeof" || word == "__typeof" || word == "__typeof__" || word == "decltype" {
        guard kind(at: index + 1) == .leftParen, let extent = extent(of: index + 1) else {
          return nil
        }
        index = extent.next
        hasType = true
        result.isInferred = true
        continue
      }
      if word == "__auto_type" {
        result.isInferred = true
        hasType = true
        index += 1
        continue
      }
      hasType = true
      index += 1
      while kind(at: index) == .doubleColon, kind(at: index + 1) == .identifier { index += 2 }
      if kind(at: index) == .less {
        guard let behind = behindGenerics(index, until: end) else { return nil }
        index = behind
        while kind(at: index) == .doubleColon, kind(at: index + 1) == .identifier { index += 2 }
      }
    }
    guard hasType else { return nil }
    result.words = start..<index
    readStars(into: &result, from: index, until: end)
    readFunction(into: &result, until: end)
    return result
  }

  private func readStars(into result: inout TypeName, from start: Int, until end: Int) {
    var index = start
    while index < end {
      switch kind(at: index) {
      case .star: result.stars += 1
      case .ampersand where isCPlusPlus, .ampersandAmpersand where isCPlusPlus:
        result.isReference = true
      case .identifier:
        let word = word(index)
        guard TypeWords.qualifiers.contains(word) else {
          result.next = index
          return
        }
        // A constant pointer is what cannot be assigned to.
        if word == "const" { result.isConstant = true }
        if word == "__weak" { result.isWeak = true }
      default:
        result.next = index
        return
      }
      index += 1
    }
    result.next = index
  }

  /// `(^name)(…)`, `(*name)(…)` and `(^)(…)` behind a type.
  private func readFunction(into result: inout TypeName, until end: Int) {
    let open = result.next
    guard open < end, kind(at: open) == .leftParen,
      kind(at: open + 1) == .caret || kind(at: open + 1) == .star,
      let inner = extent(of: open), kind(at: inner.next) == .leftParen,
      let outer = extent(of: inner.next)
    else { return }
    for index in open + 2..<max(open + 2, inner.end) where kind(at: index) == .identifier {
      if !TypeWords.qualifiers.contains(word(index)) {
        result.declaredName = index
        break
      }
    }
    result.isFunction = true
    result.next = min(outer.next, end)
  }

  /// The index behind `<…>` if it can hold a type's arguments.
  func behindGenerics(_ start: Int, until end: Int) -> Int? {
    var depth = 0
    var index = start
    while index < min(end, start + 64) {
      switch kind(at: index) {
      case .less: depth += 1
      case .greater: depth -= 1
      case .shiftRight: depth -= 2
      case .identifier, .star, .comma, .doubleColon, .caret, .ampersand, .number: break
      case .leftParen:
        index = behind(index)
        continue
      default: return nil
      }
      index += 1
      if depth <= 0 { return index }
    }
    return nil
  }

  // MARK: Text

  /// A type as text, without stars and qualifiers; nil if there is nothing but qualifiers.
  func typeText(_ type: TypeName) -> String? {
    // `typeof(a)` leaves the type to the value.
    if type.isInferred { return nil }
    if type.isFunction { return text.text(span(type.words.lowerBound, to: type.next)) }
    return typeText(type.words)
  }

  func typeText(_ range: Range<Int>) -> String? {
    var result = ""
    var previousIsWord = false
    var index = range.lowerBound
    while index < range.upperBound {
      defer { index += 1 }
      switch kind(at: index) {
      case .identifier:
        let word = word(index)
        if word.hasPrefix("__attribute") {
          if kind(at: index + 1) == .leftParen { index = behind(index + 1) - 1 }
          continue
        }
        if TypeWords.qualifiers.contains(word) { continue }
        // A macro in capitals in front of a function's type.
        if word.contains("_"), index + 1 < range.upperBound, kind(at: index + 1) == .identifier,
          word.allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber })
        {
          continue
        }
        if previousIsWord { result += " " }
        result += word
        previousIsWord = true
      case .star, .ampersand, .caret: continue
      case .leftParen where index + 1 < range.upperBound:
        let next = min(behind(index), range.upperBound)
        result += text.text(span(index, to: next))
        index = next - 1
        previousIsWord = false
      case .comma:
        result += ", "
        previousIsWord = false
      default:
        result += word(index)
        previousIsWord = false
      }
    }
    return result.isEmpty ? nil : result
  }
}
