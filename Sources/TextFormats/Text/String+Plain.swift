extension Unicode.Scalar {
  /// Whether it stays on its line, leaves a terminal as it is, and does not turn what follows round.
  var isPlain: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: false
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
    return String(UnicodeScalarView(unicodeScalars.map { $0.isPlain ? $0 : "\u{FFFD}" }))
  }
}
