extension PropertyList {
  /// Reads a property list in any of its three forms.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: its path, for messages.
  ///   - problems: takes what is wrong with it.
  /// - Returns: nil when nothing of it can be used.
  package static func read(
    anyForm bytes: [UInt8], file: String, problems: inout [Problem]
  ) -> PropertyList? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let first = start.first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    let isOpenStep =
      first.map { byte in
        [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "\"")].contains(byte)
      } ?? false
    guard isOpenStep else {
      do {
        return try PropertyList(bytes, file: file)
      } catch {
        problems.note(Problem(error))
        return nil
      }
    }
    var parser = OpenStepParser(bytes, file: file)
    let list = parser.parse()
    for problem in parser.problems { problems.note(problem) }
    return list
  }

  /// The entries of a dictionary; none for anything else.
  package var entries: [(key: Word, value: PropertyList)] {
    if case .dictionary(let entries) = content { entries } else { [] }
  }

  /// The elements of an array; none for anything else.
  package var elements: [PropertyList] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The text of a string, or a number as it is usually written.
  package var text: String? {
    switch content {
    case .string(let text): text
    case .number(.some(let number)):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    default: nil
    }
  }

  /// A Boolean in the spellings of property lists and build settings.
  package var flag: Bool? {
    switch content {
    case .bool(let flag): flag
    case .string(let text): Self.flag(text)
    case .number(.some(let number)): number != 0
    default: nil
    }
  }

  /// `YES`, `NO`, `true`, `false`, `1` and `0`; nil for any other word.
  package static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }

  /// The value of a key of a dictionary; the last of several.
  package subscript(_ key: String) -> PropertyList? {
    guard case .dictionary(let entries) = content else { return nil }
    return entries.last { $0.key.text == key }?.value
  }

  /// The texts of an array of strings.
  package func texts(_ key: String) -> [String] { self[key]?.elements.compactMap(\.text) ?? [] }

  /// A text with its place.
  package func located(_ key: String) -> Located<String>? {
    guard let value = self[key], let text = value.text else { return nil }
    return Located(text, at: value.location)
  }
}
