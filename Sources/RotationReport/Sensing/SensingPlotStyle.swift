/// The colours of a plot, for light and dark surroundings.
enum SensingPlotStyle {
  /// The style sheet.
  static var sheet: String {
    let fixed = [
      ".line { fill: none; stroke-width: 1.3; stroke-linejoin: round; }",
      ".hair { stroke-width: 1; fill: none; }", ".area { opacity: 0.22; }",
      ".shade { opacity: 0.13; }",
    ]
    return PictureSheet.text(fixed, palette)
  }

  private static let palette: [PictureSheet.Color] = [
    ("paper", "fill", "#f5f5f7", "#1c1c1e"),
    ("card", "fill", "#ffffff", "#2c2c2e"),
    ("ink", "fill", "#1d1d1f", "#f5f5f7"),
    ("soft", "fill", "#6e6e73", "#a1a1a6"),
    ("hair", "stroke", "#e3e3e8", "#3f3f43"),
    ("x", "fill", "#c22a1f", "#ff7b70"), ("xline", "stroke", "#c22a1f", "#ff7b70"),
    ("y", "fill", "#1b7f3b", "#4cd072"), ("yline", "stroke", "#1b7f3b", "#4cd072"),
    ("z", "fill", "#0a66d0", "#5aa9ff"), ("zline", "stroke", "#0a66d0", "#5aa9ff"),
    ("tiltline", "stroke", "#55555a", "#c7c7cc"),
    ("unknown", "fill", "#c7c7cc", "#55555a"),
    ("portrait", "fill", "#3d7edb", "#3d7edb"),
    ("portraitUpsideDown", "fill", "#8a5cd1", "#8a5cd1"),
    ("landscapeLeft", "fill", "#2f9e57", "#2f9e57"),
    ("landscapeRight", "fill", "#d9822b", "#d9822b"),
    ("faceUp", "fill", "#2b9aa5", "#2b9aa5"),
    ("faceDown", "fill", "#b5487f", "#b5487f"),
    ("bandtext", "fill", "#ffffff", "#ffffff"),
    ("unknowntext", "fill", "#1d1d1f", "#f5f5f7"),
    ("settling", "fill", "#8e8e93", "#8e8e93"),
    ("shaking", "fill", "#e06c00", "#ff9f40"),
    ("unreadable", "fill", "#c22a1f", "#ff7b70"),
  ]
}
