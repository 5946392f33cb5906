import RotationChecker
import RotationFindings

extension GrowthShape {
  /// The published examples of each check, right and wrong, repeated in five ways.
  static let ofChecks: [GrowthShape] = CheckCatalogue.descriptions.enumerated().flatMap {
    number, check in
    let examples = check.triggering + check.quiet
    let arguments = "check FOLDER --only \(check.name) --opt-in \(check.name)"
    return Layout.allCases.enumerated().map { index, layout in
      var shape = GrowthShape("\(check.name), \(layout.rawValue)", arguments) { count in
        files(examples, layout, count)
      }
      // Another layout comes first for each.
      shape.turn = (number + index) % Layout.allCases.count
      return shape
    }
  }

  private enum Layout: String, CaseIterable {
    case types = "in many types"
    case files = "in many files"
    case again = "by the same names"
    case members = "in one type"
    case statements = "in one function"
  }

  private static func files(
    _ examples: [CheckExample], _ layout: Layout, _ count: Int
  ) -> [String: String] {
    var files = ["Base.swift": "import UIKit\n"]
    for (number, example) in examples.enumerated() {
      for file in example.files {
        let code = file.contents.replacing("↓", with: "")
        let name = "\(number)-\(file.path)"
        guard let language = ["swift", "m"].first(where: { file.path.hasSuffix("." + $0) }) else {
          // Of a project there is one; the first example's.
          files[file.path] = files[file.path] ?? code
          continue
        }
        switch layout {
        case .types:
          files[name] = (0..<count).map { code.renamed("\(number)x\($0)") }.joined(separator: "\n")
        case .files:
          for index in 0..<count {
            files["\(index)/\(name)"] = code.renamed("\(number)x\(index)")
          }
        case .again: files[name] = String(repeating: code + "\n", count: count)
        case .members: files[name] = code.repeatingMembers(count, isSwift: language == "swift")
        case .statements: files[name] = code.repeatingStatements(count)
        }
      }
    }
    return files
  }
}

extension String {
  /// The code with another ending of the names of the types it declares.
  fileprivate func renamed(_ ending: String) -> String {
    let words = wordRanges
    var names: Set<Substring> = []
    for (word, next) in zip(words, words.dropFirst()) {
      let isDeclaration = [
        "class", "struct", "enum", "protocol", "implementation", "interface",
      ].contains(self[word])
      if isDeclaration, self[next].first?.isUppercase ?? false { names.insert(self[next]) }
    }
    var result = ""
    var end = startIndex
    for word in words where names.contains(self[word]) {
      result += self[end..<word.upperBound] + ending
      end = word.upperBound
    }
    return result + self[end...]
  }

  private var wordRanges: [Range<Index>] {
    var ranges: [Range<Index>] = []
    var start: Index?
    for index in indices {
      let isPart = self[index].isLetter || self[index].isNumber || self[index] == "_"
      if isPart {
        start = start ?? index
      } else if let begin = start {
        ranges.append(begin..<index)
        start = nil
      }
    }
    return ranges
  }

  /// The code with what is in its first type repeated.
  fileprivate func repeatingMembers(_ count: Int, isSwift: Bool) -> String {
    if isSwift {
      guard let type = ranges(of: "class ").first ?? ranges(of: "extension ").first,
        let inner = braces(after: type.upperBound)
      else { return String(repeating: self + "\n", count: count) }
      return repeating(inner, count)
    }
    guard let type = ranges(of: "@implementation ").first,
      let line = self[type.upperBound...].firstIndex(of: "\n"),
      let end = self[line...].ranges(of: "@end").first
    else { return String(repeating: self + "\n", count: count) }
    return repeating(line..<end.lowerBound, count)
  }

  /// The code with what is in its first function repeated.
  fileprivate func repeatingStatements(_ count: Int) -> String {
    let words = ["func ", "- (", "+ (", "var ", "init("]
    let starts = words.flatMap { ranges(of: $0).prefix(1) }.map(\.lowerBound).sorted()
    guard let start = starts.first, let inner = braces(after: start) else {
      return String(repeating: self + "\n", count: count)
    }
    return repeating(inner, count)
  }

  private func repeating(_ range: Range<Index>, _ count: Int) -> String {
    self[..<range.lowerBound] + String(repeating: self[range] + "\n", count: count)
      + self[range.upperBound...]
  }

  /// What is between the next brace and the one that closes it.
  private func braces(after start: Index) -> Range<Index>? {
    guard let open = self[start...].firstIndex(of: "{") else { return nil }
    var depth = 0
    for index in self[open...].indices {
      if self[index] == "{" { depth += 1 }
      if self[index] == "}" { depth -= 1 }
      if depth == 0 { return self.index(after: open)..<index }
    }
    return nil
  }
}
