import Orientation

/// The display name of a test or suite, as in a source file.
struct TestName {
  /// The ids before the colon.
  var rules: [RuleID]
  /// The sentence after them, or the whole name when it begins with no id.
  var sentence: String
  /// Path of the file from the root of the checkout.
  var file: String
  /// Whether it begins like a list of ids but is none.
  var isMalformed: Bool

  /// The names in a file; tests that are commented out or switched off are left out.
  static func names(in text: String, file: String) -> [TestName] {
    let code =
      text
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }
      .joined(separator: "\n")
    return code.matches(of: declaration).compactMap { match in
      let traits = code[match.range.upperBound...].prefix(
        upTo: endOfAttribute(after: match, in: code))
      return traits.contains(".disabled(") ? nil : TestName(String(match.output.name), file: file)
    }
  }

  init(_ name: String, file: String) {
    self.file = file
    if let list = name.prefixMatch(of: Self.idList) {
      rules = list.output.ids.split(separator: ", ").compactMap { RuleID(String($0)) }
      sentence = String(name[list.range.upperBound...])
      isMalformed = false
    } else {
      rules = []
      sentence = name
      isMalformed = name.prefixMatch(of: Self.idLike) != nil
    }
  }

  // Computed, because a Regex is not Sendable.
  private static var declaration: Regex<(Substring, marks: Substring, name: Substring)> {
    /@(?:Test|Suite)\(\s*(?<marks>\#*)"(?<name>(?:[^"\\]|\\.)*)"/
  }

  private static var idList: Regex<(Substring, ids: Substring)> {
    #/(?<ids>[A-Z]-[0-9]{2}(?:, [A-Z]-[0-9]{2})*): /#
  }

  private static var idLike: Regex<Substring> {
    /[A-Za-z]-?[0-9]+\b/
  }

  private static func endOfAttribute(
    after match: Regex<(Substring, marks: Substring, name: Substring)>.Match, in code: String
  ) -> String.Index {
    let rest = code[match.range.upperBound...]
    return rest.firstMatch(of: /\b(?:func|struct|class|enum|actor)\b/)?.range.lowerBound
      ?? rest.endIndex
  }
}
