import Orientation

extension Explanation {
  /// The explanation for people.
  ///
  /// - Parameters:
  ///   - style: the width of a line, and whether to use colour.
  ///   - isVerbose: whether to name the disputed points that change nothing here, too.
  /// - Returns: lines, each with its line break.
  public func text(_ style: TextStyle = TextStyle(), isVerbose: Bool = false) -> String {
    var lines = headline.wrapped(to: style.width).map { style.ink($0, .bold) }
    lines.append("")
    if parts.isEmpty { lines += table(rows + [result], style) }
    for (index, part) in parts.enumerated() {
      if index > 0 { lines.append("") }
      let title = "\(index + 1). \(part.headline)"
      lines += title.wrapped(to: style.width - 2).map { "  " + style.ink($0, .bold) }
      lines += table(part.rows + [part.result], style)
    }
    if !parts.isEmpty, !rows.isEmpty {
      lines.append("")
      lines += table(rows, style)
    }
    if let advice {
      lines.append("")
      for sentence in advice.sentences {
        lines += sentence.wrapped(to: style.width - Self.indent).map { Self.margin + $0 }
      }
    }
    if isVerbose, !idleDisputes.isEmpty {
      let names = idleDisputes.map { "\($0.point.rawValue) = \($0.option)" }
      lines.append("")
      lines += "Disputed points that change nothing here: \(names.joined(separator: ", "))."
        .wrapped(to: style.width - Self.indent).map { Self.margin + style.ink($0, .dim) }
    }
    if !disputes.isEmpty {
      lines.append("")
      for dispute in disputes {
        lines += dispute.text.wrapped(to: style.width - Self.indent)
          .map { Self.margin + style.ink($0, .dim) }
      }
    }
    if !doubts.isEmpty {
      lines.append("")
      for doubt in doubts {
        lines += doubt.text.wrapped(to: style.width - Self.indent)
          .map { Self.margin + style.ink($0, .dim) }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let indent = 4
  private static let margin = String(repeating: " ", count: indent)
  private static let labelWidth = 13
  private static let mark = "<- decides"
  /// Two spaces, the mark, two spaces, the rule.
  private static let noteWidth = 2 + mark.count + 2 + 4

  private func table(_ all: [Row], _ style: TextStyle) -> [String] {
    let available = max(20, style.width - Self.indent - Self.labelWidth - Self.noteWidth)
    let bodies = all.map { $0.body.wrapped(to: available) }
    let width = min(available, bodies.joined().map(\.count).max() ?? 0)
    var lines: [String] = []
    var previous = ""
    for (row, body) in zip(all, bodies) {
      for (index, text) in body.enumerated() {
        let label = index == 0 && row.label != previous ? row.label : ""
        lines.append(line(label, text, index == 0 ? row : nil, width, style))
      }
      previous = row.label
    }
    return lines
  }

  private func line(
    _ label: String, _ body: String, _ row: Row?, _ width: Int, _ style: TextStyle
  ) -> String {
    let head = Self.margin + style.ink(label.padded(to: Self.labelWidth), .dim)
    guard let row, let rule = row.rule else {
      return (head + body).trimmedAtEnd
    }
    let mark = row.decides ? Self.mark : ""
    let padded = body.padded(to: width)
    return head + (row.decides ? style.ink(padded, .bold) : padded) + "  "
      + style.ink(mark.padded(to: Self.mark.count), .yellow) + "  "
      + style.ink(rule.description, .blue)
  }
}

extension Explanation.Row {
  /// Speaker, text and place in one.
  var body: String {
    let said = speaker.isEmpty ? text : "\(speaker): \(text)"
    return location.map { "\(said) (\($0.brief))" } ?? said
  }
}

extension Explanation.Dispute {
  /// One paragraph.
  var text: String {
    "\(claim). \(meaning) Source: \(source)."
  }

  /// The point, how it is settled and how sure that is, as the beginning of a sentence.
  package var claim: String {
    "Depends on a disputed point, \(point.rawValue) = \(option) (\(support))"
  }

  /// How well the default is supported.
  private var support: String {
    isContradicted ? "contradicted by a device" : Words.confidence(confidence)
  }
}

extension SourceLocation {
  /// The file's name and the line.
  package var brief: String {
    let name = file.split(separator: "/").last.map { String($0) } ?? file
    return line.map { "\(name):\($0)" } ?? name
  }
}

extension String {
  /// The text without spaces at its end.
  package var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
