/// The colours of a filmstrip, for light and dark surroundings.
enum FilmstripStyle {
  /// The style sheet.
  static var sheet: String {
    let fixed = [
      ".outline { fill: none; }", ".lockline, .lock { stroke-width: 1.7; }",
      ".crease { opacity: 0.6; }",
      ".shade { fill: #000000; opacity: 0.25; }",
      ".thick { stroke-width: 2; stroke-linecap: round; }",
      ".dashed { stroke-dasharray: 2.5 2.5; }", ".arrow { opacity: 0.9; }",
    ]
    return PictureSheet.text(fixed + screenRules, palette)
  }

  private static let palette: [PictureSheet.Color] = [
    ("paper", "fill", "#f5f5f7", "#1c1c1e"),
    ("card", "fill", "#ffffff", "#2c2c2e"),
    ("rim", "stroke", "#e3e3e8", "#3a3a3c"),
    ("ink", "fill", "#1d1d1f", "#f5f5f7"),
    ("soft", "fill", "#6e6e73", "#a1a1a6"),
    ("faint", "fill", "#c7c7cc", "#55555a"),
    ("hair", "stroke", "#d9d9de", "#48484a"),
    ("body", "fill", "#2a2a2d", "#0c0c0d"),
    ("bodyrim", "stroke", "#4a4a4f", "#6c6c70"),
    ("button", "stroke", "#5b5b60", "#6c6c70"),
    ("hole", "fill", "#101012", "#000000"),
    ("wall", "fill", "#d8dce6", "#3d414b"),
    ("ghost", "stroke", "#aeaeb2", "#636366"),
    ("badge", "fill", "#1d1d1f", "#f5f5f7"),
    ("badgetext", "fill", "#ffffff", "#1c1c1e"),
    ("pill", "fill", "#ededf2", "#3f3f43"),
    ("motion", "stroke", "#0a66d0", "#5aa9ff"),
    ("motiontip", "fill", "#0a66d0", "#5aa9ff"),
    ("good", "fill", "#1b7f3b", "#4cd072"),
    ("goodline", "stroke", "#1b7f3b", "#4cd072"),
    ("still", "fill", "#55555a", "#c7c7cc"),
    ("stillline", "stroke", "#55555a", "#c7c7cc"),
    ("bad", "fill", "#c22a1f", "#ff7b70"),
    ("badline", "stroke", "#c22a1f", "#ff7b70"),
    ("lockline", "stroke", "#c22a1f", "#ff7b70"),
    ("lit", "fill", "#f0a400", "#ffc53d"),
    ("dark", "fill", "#dcdce1", "#4a4a4e"),
    ("wish", "stroke", "#0a66d0", "#5aa9ff"),
  ]

  /// The colours of screens, in the order in which screens first appear: ground and figure.
  ///
  /// They show a lit display and stay the same in the dark.
  static let screens: [(ground: String, figure: String)] = [
    ("#e3efff", "#1f5fbf"), ("#40316b", "#e0d2ff"), ("#e4f6e8", "#22733a"),
    ("#fff0dc", "#a35a00"), ("#fde5ec", "#b02a5b"), ("#dff5f5", "#13696f"),
  ]

  /// The classes of a screen's background and of its content.
  static func screen(_ color: Int) -> (ground: String, figure: String) {
    let index = color % screens.count
    return ("screen\(index)", "figure\(index)")
  }

  private static var screenRules: [String] {
    screens.enumerated().flatMap { index, screen in
      [
        ".screen\(index) { fill: \(screen.ground); }",
        ".figure\(index) { fill: \(screen.figure); }",
      ]
    }
  }
}
