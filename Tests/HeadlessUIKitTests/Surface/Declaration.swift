/// A type, or something else that an app can name, as in a source file.
struct Declaration {
  /// The type it belongs to, outermost name first; empty for what belongs to none.
  var owner: String
  /// `class`, `func`, `case` and so on.
  var keyword: String
  /// The declaration on one line, without access and body.
  var signature: String
  /// What its doc comment states about UIKit.
  var notes: DeclarationNotes
  /// Whether an app can name it; types are listed also where it cannot.
  var isPublic: Bool
  /// Whether it is in a protocol itself, not in an extension of one.
  var isRequirement: Bool
  /// Whether it is in an extension.
  var isExtending: Bool
  var isOverride: Bool
  /// File and line.
  var place: String

  static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "actor"]

  var isType: Bool { Self.typeKeywords.contains(keyword) }

  /// The name that others have to use, with the owner's.
  var fullName: String { owner.isEmpty ? baseName : owner + "." + baseName }

  /// What tells it from other members of its type: kind, name and labels.
  var key: String { "\(keyword) \(baseName)(\(labels.joined(separator: ":")))" }

  private var words: [Substring] { signature.split(separator: " ") }

  /// The name alone; `init` for initializers.
  var baseName: String {
    if keyword == "init" { return "init" }
    guard let place = words.firstIndex(of: Substring(keyword)), place + 1 < words.endIndex else {
      return signature
    }
    let name = words[place + 1].prefix { !"(<:{".contains($0) }
    return String(name.isEmpty ? words[place + 1] : name)
  }

  /// The labels of the arguments.
  var labels: [Substring] {
    guard let start = signature.firstIndex(of: "(") else { return [] }
    var depth = 0
    var isLabel = true
    var labels: [Substring] = []
    var index = start
    while index < signature.endIndex {
      let character = signature[index]
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || (character == ">" && !isArrow(index)) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1 && (character == "(" || character == ",") { isLabel = true }
      if isLabel && character.isLetter {
        let word = signature[index...].prefix { $0.isLetter || $0.isNumber }
        labels.append(word)
        isLabel = false
        index = word.endIndex
        continue
      }
      if character == "_" && isLabel {
        labels.append("_")
        isLabel = false
      }
      index = signature.index(after: index)
    }
    return labels
  }

  private func isArrow(_ index: String.Index) -> Bool {
    signature[..<index].last == "-"
  }
}
