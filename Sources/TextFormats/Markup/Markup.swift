import Orientation

/// A piece of XML: written with its text escaped and its attributes in their order.
package indirect enum Markup: Sendable {
  case element(String, [Attribute], [Markup])
  case text(String)
  /// Code of another language, written unchanged.
  case raw(String)
  case group([Markup])

  package struct Attribute: Sendable {
    package var name: String
    package var value: String
  }

  /// An element; attributes whose value is nil are left out.
  package static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup] = []
  ) -> Markup {
    let kept = attributes.compactMap { pair in
      pair.value.map { Attribute(name: pair.key, value: $0) }
    }
    return .element(name, kept, children)
  }

  /// Appends the piece as lines, two spaces for each level.
  ///
  /// - Complexity: linear in the size of the piece.
  package func write(to out: inout String, indent: Int = 0) {
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .text(let text): out += margin + Self.escape(text) + "\n"
    case .raw(let code):
      out += code
      out += "\n"
    case .group(let children):
      for child in children { child.write(to: &out, indent: indent) }
    case .element(let name, let attributes, let children):
      let tag =
        name + attributes.map { " \($0.name)=\"\(Self.escape($0.value))\"" }.joined()
      if children.isEmpty {
        out += "\(margin)<\(tag)/>\n"
      } else if children.count == 1, case .text(let text) = children[0] {
        // Text keeps no white space that is not its own.
        out += "\(margin)<\(tag)>\(Self.escape(text))</\(name)>\n"
      } else {
        out += "\(margin)<\(tag)>\n"
        for child in children { child.write(to: &out, indent: indent + 2) }
        out += "\(margin)</\(name)>\n"
      }
    }
  }

  /// The text with XML's own characters written as entities, and none that XML forbids.
  package static func escape(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&apos;"
      case "\t", "\n", "\r": out += " "
      case "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}"
      case _ where !scalar.isPlain: out += "\u{FFFD}"
      // After two number signs they begin a command in the log of a pipeline.
      case "[" where out.hasSuffix("##"), "v" where out.hasSuffix("##"):
        out += "&#\(scalar.value);"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
