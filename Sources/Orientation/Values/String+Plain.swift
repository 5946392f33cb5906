extension Unicode.Scalar {
  /// Whether it stays on its line, leaves a terminal as it is, and does not turn what follows round.
  package var isPlain: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}

extension String {
  /// The text on one line, without what a terminal would obey.
  ///
  /// Names of files and in code may hold anything; what they hold should not look like output.
  package var plain: String {
    guard unicodeScalars.contains(where: { !$0.isPlain }) else { return self }
    var plain = UnicodeScalarView()
    for scalar in unicodeScalars { plain.append(scalar.isPlain ? scalar : "\u{FFFD}") }
    return String(plain)
  }
}
