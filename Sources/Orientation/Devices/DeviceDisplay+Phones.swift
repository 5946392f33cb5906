extension DeviceDisplay {
  /// Whether a phone is wide enough in landscape for a regular horizontal size class (`H-14`).
  enum Width { case compact, wide }

  /// The display of a phone with a Home button.
  ///
  /// Its status bar is 20 points high and, from iOS 8 on, hidden in landscape (`H-09`).
  static func homeButtonPhone(
    _ points: ScreenSize, scale: Double, pixels: Figure<ScreenSize>? = nil,
    sideways width: Width = .compact, _ confidence: Confidence
  ) -> DeviceDisplay {
    DeviceDisplay(
      .main, points, scale: scale, Evidence(confidence, "H-11"), nativePixels: pixels,
      cutout: .none,
      deviceMask: .all, Evidence(.high, "H-16"),
      portrait: DisplayPose(
        traits: Figure(Traits(.compact, .regular), .high, "H-14"),
        safeArea: [.since(11, ScreenInsets(20, 0, 0, 0), confidence, "H-11")],
        statusBar: [.since(0, 20, confidence, "H-11")],
        bars: .homeButtonPhonePortrait),
      landscape: DisplayPose(
        traits: landscapeTraits(width, .high),
        safeArea: [.since(11, .zero, confidence, "H-09")],
        statusBar: [.since(0, 20, .medium, "H-08"), .since(8, 0, .high, "H-09")],
        bars: width == .wide ? .widePhoneLandscape : .homeButtonPhoneLandscape))
  }

  /// The display of a phone without a Home button.
  ///
  /// Its edges are given for each orientation; its status bar, given for portrait, is hidden in
  /// landscape (`H-09`).
  static func allScreenPhone(
    _ points: ScreenSize, scale: Double, pixels: Figure<ScreenSize>? = nil, _ cutout: Cutout,
    sideways width: Width = .compact, traits: Confidence = .high, _ confidence: Confidence,
    statusBar: Timeline<Double>, portrait: Timeline<ScreenInsets>, landscape: Timeline<ScreenInsets>
  ) -> DeviceDisplay {
    DeviceDisplay(
      .main, points, scale: scale, Evidence(confidence, "H-11"), nativePixels: pixels,
      cutout: cutout,
      deviceMask: .allButUpsideDown, Evidence(.high, "D-05"),
      portrait: DisplayPose(
        traits: Figure(Traits(.compact, .regular), traits, "H-14"), safeArea: portrait,
        statusBar: statusBar, bars: .allScreenPhonePortrait),
      landscape: DisplayPose(
        traits: landscapeTraits(width, traits), safeArea: landscape,
        statusBar: [.since(11, 0, .high, "H-09")],
        bars: width == .wide ? .widePhoneLandscape : .allScreenPhoneLandscape))
  }

  /// The display of a phone of which only the size is known.
  static func unmeasuredPhone(_ points: ScreenSize) -> DeviceDisplay {
    let pose = DisplayPose(
      traits: .unknown("H-14"), safeArea: .unknown("H-11"), statusBar: .unknown("H-09"),
      bars: .unknown("M-29"))
    return DeviceDisplay(
      .main, points, scale: 3, Evidence(.medium, "P-20"), cutout: .unknown,
      deviceMask: .allButUpsideDown, Evidence(.low, "D-05"), portrait: pose, landscape: pose)
  }

  private static func landscapeTraits(_ width: Width, _ confidence: Confidence) -> Figure<Traits> {
    Figure(Traits(width == .wide ? .regular : .compact, .compact), confidence, "H-14")
  }
}
