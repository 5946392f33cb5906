extension Display {
  /// Whether a phone is wide enough sideways for a regular horizontal size class (`H-14`).
  enum Width { case compact, wide }

  /// The display of a phone with a Home button.
  ///
  /// Its status bar is 20 points high and, from iOS 8 on, gone sideways (`H-09`).
  static func homeButtonPhone(
    _ points: Size, scale: Double, pixels: Figure<Size>? = nil,
    sideways width: Width = .compact, _ confidence: Confidence
  ) -> Display {
    Display(
      role: .main, points: points, scale: scale, pointsEvidence: Evidence(confidence, "H-11"),
      nativePixels: pixels ?? drawnPixels(points, scale, confidence, "H-03"), cutout: .none,
      deviceMask: .all, deviceMaskEvidence: Evidence(.high, "H-16"),
      portrait: DisplayPose(
        traits: Figure(Traits(.compact, .regular), .high, "H-14"),
        safeArea: Timeline("H-11", [.since(11, Insets(20, 0, 0, 0), confidence, "H-11")]),
        statusBar: Timeline("H-11", [.since(0, 20, confidence, "H-11")]),
        bars: .homeButtonPhonePortrait),
      landscape: DisplayPose(
        traits: landscapeTraits(width, .high),
        safeArea: Timeline("H-11", [.since(11, .zero, confidence, "H-09")]),
        statusBar: Timeline("H-08", [.since(0, 20, .medium, "H-08"), .since(8, 0, .high, "H-09")]),
        bars: width == .wide ? .widePhoneLandscape : .homeButtonPhoneLandscape))
  }

  /// The display of a phone without a Home button, with one row of edges for each way it stands.
  ///
  /// Its status bar is hidden sideways (`H-09`).
  static func allScreenPhone(
    _ points: Size, scale: Double, pixels: Figure<Size>? = nil, _ cutout: Cutout,
    sideways width: Width = .compact, traits traitsConfidence: Confidence = .high,
    _ evidence: Evidence, statusBar: Timeline<Double>,
    portrait: Timeline<Insets>, landscape: Timeline<Insets>
  ) -> Display {
    Display(
      role: .main, points: points, scale: scale, pointsEvidence: evidence,
      nativePixels: pixels ?? drawnPixels(points, scale, evidence.confidence, "H-03"),
      cutout: cutout, deviceMask: .allButUpsideDown, deviceMaskEvidence: Evidence(.high, "D-05"),
      portrait: DisplayPose(
        traits: Figure(Traits(.compact, .regular), traitsConfidence, "H-14"),
        safeArea: portrait, statusBar: statusBar, bars: .allScreenPhonePortrait),
      landscape: DisplayPose(
        traits: landscapeTraits(width, traitsConfidence), safeArea: landscape,
        statusBar: Timeline("H-09", [.since(11, 0, .high, "H-09")]),
        bars: width == .wide ? .widePhoneLandscape : .allScreenPhoneLandscape))
  }

  /// Pixels of a panel that shows what is drawn one to one.
  static func drawnPixels(
    _ points: Size, _ scale: Double, _ confidence: Confidence, _ rule: RuleID
  ) -> Figure<Size> {
    Figure(Size(points.width * scale, points.height * scale), confidence, rule)
  }

  private static func landscapeTraits(
    _ width: Width, _ confidence: Confidence
  ) -> Figure<Traits> {
    Figure(Traits(width == .wide ? .regular : .compact, .compact), confidence, "H-14")
  }
}
