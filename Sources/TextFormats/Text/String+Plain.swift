import Orientation

extension String {
  /// Lines for a terminal or the log of a pipeline, in which names from anywhere must not act.
  ///
  /// Line ends stay. What a terminal would obey becomes U+FFFD, and so does the beginning of a line
  /// or bracket that GitHub Actions or Azure Pipelines would take for a command.
  ///
  /// - Parameter allowed: Escape sequences that stay, without the escape character.
  /// - Returns: The lines.
  package func printable(allowing allowed: [String] = []) -> String {
    guard
      contains("::") || contains("##")
        || unicodeScalars.contains(where: { !$0.isPlain && $0 != "\n" })
    else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Self.printable(line, allowing: allowed)
    }.joined(separator: "\n")
  }

  private static func printable(_ line: Substring, allowing allowed: [String]) -> String {
    var out = String.UnicodeScalarView()
    var rest = line.unicodeScalars
    while let scalar = rest.popFirst() {
      let sequence = scalar == "\u{1B}" ? allowed.first { Substring(rest).hasPrefix($0) } : nil
      if let sequence {
        out.append(scalar)
        out.append(contentsOf: sequence.unicodeScalars)
        rest = rest.dropFirst(sequence.unicodeScalars.count)
      } else if scalar == "#", Substring(rest).hasPrefix("#[") || Substring(rest).hasPrefix("#vso[")
      {
        out.append("\u{FFFD}")
      } else {
        out.append(scalar.isPlain ? scalar : "\u{FFFD}")
      }
    }
    let text = String(out)
    return text.drop { $0 == " " || $0 == "\t" }.hasPrefix("::") ? "\u{FFFD}" + text : text
  }
}
