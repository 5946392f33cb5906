// iPhone Duo: P-01 to P-19, measured with the 27.1 SDK, for the most part on the simulator.
//
// It shipped with 27.1, which is also the least its simulator profile accepts.

extension Family {
  static let foldables: [Family] = [
    Family(
      "iPhone Duo", .phone, hasHomeButton: false, duoOuter, and: [duoInner],
      [Model("iPhone Duo", SystemVersion(27, 1))])
  ]

  /// Status bar, island and bars are in a column of 84 points at the right (`P-05`).
  ///
  /// Sideways the column is at one side too, but which and what the bottom is was not published
  /// (`P-06`). No source states whether the closed phone turns upside down; like any phone without
  /// a Home button it is assumed not to (`P-19`).
  private static let duoOuter = DeviceDisplay(
    .outer, ScreenSize(466, 678), scale: 3, Evidence(.high, "P-01"),
    nativePixels: Figure(ScreenSize(1398, 2034), .high, "P-01"), cutout: .cornerCamera,
    deviceMask: .allButUpsideDown, Evidence(.unknown, "P-19"),
    portrait: DisplayPose(
      traits: Figure(Traits(.compact, .regular), .high, "P-04"),
      safeArea: [.since(27, ScreenInsets(0, 0, 34, 84), .high, "P-05")],
      statusBar: [.since(27, 0, .high, "P-05")],
      bars: .unknown("P-05")),
    landscape: DisplayPose(
      traits: Figure(Traits(.compact, .compact), .high, "P-04"),
      safeArea: .unknown("P-06"), statusBar: .unknown("P-06"), bars: .unknown("P-06")))

  /// Drawn at 2007x2853 pixels and shown on a smaller panel, its camera under the display.
  ///
  /// Upright the bars are horizontal and the right inset is zero, but no source gives the top
  /// (`P-07`). It was once seen upside down (`P-12`).
  private static let duoInner = DeviceDisplay(
    .inner, ScreenSize(669, 951), scale: 3, Evidence(.high, "P-01"),
    nativePixels: Figure(ScreenSize(1878, 2670), .high, "P-01"), cutout: .none,
    deviceMask: .all, Evidence(.low, "P-12"),
    panelDegrees: Figure(90, .medium, "P-10"),
    fold: Figure(Fold(offset: 455.5, thickness: 40), .medium, "P-14"),
    portrait: DisplayPose(
      traits: Figure(Traits(.regular, .regular), .high, "P-04"),
      safeArea: .unknown("P-07"), statusBar: .unknown("P-07"), bars: .unknown("P-07")),
    landscape: DisplayPose(
      traits: Figure(Traits(.regular, .regular), .high, "P-04"),
      safeArea: [.since(27, ScreenInsets(0, 0, 34, 84), .high, "P-05")],
      statusBar: [.since(27, 0, .high, "P-05")],
      bars: .unknown("P-05")))
}
