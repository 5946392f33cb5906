extension DeviceDisplay {
  /// The display of an iPad with a Home button: 20 points of status bar, in every orientation.
  ///
  /// There is no measurement from 26 on.
  static func homeButtonPad(_ points: ScreenSize, scale: Double, _ confidence: Confidence)
    -> DeviceDisplay
  {
    let pose = DisplayPose(
      traits: padTraits,
      safeArea: [
        .since(11, ScreenInsets(20, 0, 0, 0), confidence, "H-11"), .unknown(since: 26, "M-32"),
      ],
      statusBar: [.since(0, 20, confidence, "H-11"), .unknown(since: 26, "M-32")],
      bars: .pad)
    return pad(points, scale: scale, confidence, portrait: pose, landscape: pose)
  }

  /// The display of an iPad without a Home button, not measured on 26 or later.
  ///
  /// The edges of ``measuredPad(_:_:until26:)`` are expected there, but no source prints them.
  static func allScreenPad(
    _ points: ScreenSize, _ confidence: Confidence, until26 edges: Confidence
  ) -> DeviceDisplay {
    let pose = DisplayPose(
      traits: padTraits,
      safeArea: [.since(11, oldPadEdges, edges, "H-11"), .unknown(since: 26, "M-32")],
      statusBar: [.since(11, 24, edges, "H-11"), .unknown(since: 26, "M-32")],
      bars: .pad)
    return pad(points, scale: 2, confidence, portrait: pose, landscape: pose)
  }

  /// The display of an iPad whose family was measured upright on 27.0 (`M-32`).
  ///
  /// What is concluded from there for 26 and for landscape is marked low, and so is the status bar,
  /// taken to fill the top inset.
  static func measuredPad(
    _ points: ScreenSize, _ confidence: Confidence, until26 edges: Confidence
  ) -> DeviceDisplay {
    let newEdges = ScreenInsets(32, 0, 20, 0)
    let statusBar: Timeline<Double> = [
      .since(11, 24, edges, "H-11"), .since(26, 32, .low, "M-32"),
    ]
    return pad(
      points, scale: 2, confidence,
      portrait: DisplayPose(
        traits: padTraits,
        safeArea: [
          .since(11, oldPadEdges, edges, "H-11"), .since(26, newEdges, .low, "M-32"),
          .since(27, newEdges, .medium, "M-32"),
        ],
        statusBar: statusBar, bars: .measuredPadPortrait),
      landscape: DisplayPose(
        traits: padTraits,
        safeArea: [.since(11, oldPadEdges, edges, "H-11"), .since(26, newEdges, .low, "M-32")],
        statusBar: statusBar, bars: .measuredPadLandscape))
  }

  private static let padTraits = Figure(Traits(.regular, .regular), .high, "H-14")
  private static let oldPadEdges = ScreenInsets(24, 0, 20, 0)

  private static func pad(
    _ points: ScreenSize, scale: Double, _ confidence: Confidence, portrait: DisplayPose,
    landscape: DisplayPose
  ) -> DeviceDisplay {
    DeviceDisplay(
      .main, points, scale: scale, Evidence(confidence, "H-11"), cutout: .none, deviceMask: .all,
      Evidence(.high, "H-16"), portrait: portrait, landscape: landscape)
  }
}
