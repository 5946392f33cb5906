/// How text for people is set.
public struct TextStyle: Sendable, Hashable {
  /// How many characters fit into a line.
  public var width: Int
  /// Whether the terminal shows colour; without it the text holds no escape sequence.
  public var isColored: Bool

  /// Creates a style; the default is 100 characters and no color.
  public init(width: Int = 100, isColored: Bool = false) {
    self.width = width
    self.isColored = isColored
  }

  /// Text that colour may set apart.
  package enum Ink: String, CaseIterable {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "36"
  }

  /// The escape sequences that colour takes, without the escape character.
  package static let sequences = ["[0m"] + Ink.allCases.map { "[\($0.rawValue)m" }

  /// The text in a color, unchanged where there is no color.
  package func ink(_ text: String, _ ink: Ink) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
