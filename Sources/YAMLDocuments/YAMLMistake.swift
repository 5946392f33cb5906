import Orientation
import TextFormats

/// What libyaml could not read, in the words of those who write files.
struct YAMLMistake {
  /// libyaml's words.
  let problem: String
  /// Where it noticed it, which may be a line too late.
  let place: SourceLocation
  /// What it was reading, in its words.
  let context: String
  /// Where that begins.
  let start: SourceLocation?
  let source: UTF8Text

  /// The error in this project's words; libyaml's own where they are not known.
  var error: ReadingError {
    if isFlow { return unclosedBracket }
    switch problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      return ReadingError(
        start ?? place, "a quote that is never closed", expected: "one more quote")
    case "could not find expected ':'": return keyWithoutValue(start ?? place)
    case "did not find expected key": return wrongColumn
    case "did not find expected '-' indicator": return noDash
    case "mapping values are not allowed in this context": return secondColon
    case "block sequence entries are not allowed in this context":
      return ReadingError(
        place, "a dash where no list can begin", expected: "it on a line of its own")
    case "found character that cannot start any token":
      return ReadingError(
        place, "a character that no value can begin with", expected: "quotes around the value")
    case "found unknown escape character":
      return ReadingError(
        place, "an unknown character after a backslash",
        expected: "single quotes, or two backslashes")
    case "did not find expected node content":
      return ReadingError(place, "nothing where a value is required", expected: "a value")
    case "did not find expected <document start>":
      return ReadingError(
        place, "text after the end of the value, such as a bracket that was never opened",
        expected: "the end of the file, or a key")
    default:
      let suffix = context.isEmpty ? "" : " (\(context))"
      return ReadingError(place, "not valid YAML: \(problem)\(suffix)")
    }
  }

  private var isFlow: Bool {
    context == "while parsing a flow mapping" || context == "while parsing a flow sequence"
  }

  private var unclosedBracket: ReadingError {
    let isMap = context == "while parsing a flow mapping"
    let bracket = isMap ? "{" : "["
    return ReadingError(
      place,
      "the '\(bracket)' \(line(of: start)) is not closed here, and no comma follows what is before",
      expected: "',' or '\(isMap ? "}" : "]")'")
  }

  /// A line that is indented unlike those it belongs to.
  private var wrongColumn: ReadingError {
    let own = place.column ?? 1
    if own == start?.column ?? 1, let before = key(before: place) { return before }
    let number = place.line ?? 1
    let above = (1..<max(number, 2)).last { !line($0).allSatisfy { $0 == " " } } ?? 1
    let column = line(above).prefix { $0 == " " }.count + 1
    return ReadingError(
      place, "this line begins in column \(own), as none of those it belongs to does",
      expected: column == own
        ? "a key that ends with ':' above it" : "column \(column), as in line \(above)")
  }

  /// A line among the entries of a list that does not begin with a dash.
  private var noDash: ReadingError {
    let column = start?.column ?? 1
    return ReadingError(
      place, "a line without a dash among the entries \(line(of: start))",
      expected: "a dash before it, or \(column + 2 - (place.column ?? 1)) more spaces"
        + " to belong to the entry above")
  }

  /// A line such as `root:Main`, which libyaml notices in the line after it.
  private func key(before place: SourceLocation) -> ReadingError? {
    guard let line = place.line, line > 1 else { return nil }
    let text = self.line(line - 1)
    let column = text.prefix { $0 == " " }.count + 1
    return text.contains(": ") || text.hasSuffix(":")
      ? nil : keyWithoutValue(SourceLocation(file: place.file, line: line - 1, column: column))
  }

  /// A line that is not a key with a value: without a colon, or without the space behind it.
  private func keyWithoutValue(_ place: SourceLocation) -> ReadingError {
    let text = line(place.line ?? 0).drop { $0 == " " }
    if let colon = text.firstIndex(of: ":"), text.index(after: colon) < text.endIndex {
      let value = text[text.index(after: colon)...]
      return ReadingError(
        place, "no space after the colon in \(ReadingError.quoted(String(text)))",
        expected: ReadingError.quoted("\(text[..<colon]): \(value)"))
    }
    return ReadingError(
      place, "\(ReadingError.quoted(String(text))) has no colon after its key",
      expected: ReadingError.quoted("\(text):"))
  }

  private var secondColon: ReadingError {
    let before = line((place.line ?? 2) - 1)
    let isIndented = line(place.line ?? 0).prefix { $0 == " " }.count > 0
    if isIndented, !before.hasSuffix(":"), before.contains(":"),
      line(place.line ?? 0).filter({ $0 == ":" }).count == 1
    {
      return ReadingError(
        place, "this line is indented below a line that has a value already",
        expected: "the column of the line before it")
    }
    return ReadingError(
      place, "a second colon in one value", expected: "quotes around a value that contains ': '")
  }

  private func line(of location: SourceLocation?) -> String {
    location?.line.map { "of line \($0)" } ?? "before"
  }

  /// A line's text without its end.
  private func line(_ number: Int) -> String {
    let lines = source.string.split(omittingEmptySubsequences: false) {
      ["\n", "\r\n", "\r"].contains($0)
    }
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
  }
}
