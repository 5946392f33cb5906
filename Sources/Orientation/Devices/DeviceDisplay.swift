/// One display of a device: its size, and what the system takes from its edges.
///
/// Sizes are points. An orientation the display cannot take (`deviceMask`), and `unknown`, have a
/// size but no other figure.
///
/// - UIKit: parts of `UIScreen`, `UITraitCollection` and `safeAreaInsets`.
public struct DeviceDisplay: Sendable, Hashable {
  /// Which display of the device it is.
  public let role: DisplayRole
  /// Width and height with the interface upright.
  ///
  /// - UIKit: `fixedCoordinateSpace.bounds`. Rule: `H-04`, `P-20`
  public let points: ScreenSize
  /// Pixels drawn per point.
  ///
  /// - UIKit: `UIScreen.scale`. Rule: `H-24`
  public let scale: Double
  /// How well `points`, `scale` and `cutout` are supported.
  public let pointsEvidence: Evidence
  /// Pixels of the panel, upright.
  ///
  /// - UIKit: `UIScreen.nativeBounds`. Since iOS 8. Rule: `H-03`
  public let nativePixels: Figure<ScreenSize>
  /// What interrupts the display.
  public let cutout: Cutout
  /// The orientations the hardware allows, whatever the masks are.
  ///
  /// - UIKit: not offered. Rule: `D-05`, `H-16`, `P-12`, `P-19`
  public let deviceMask: InterfaceOrientationMask
  /// How well `deviceMask` is supported.
  public let deviceMaskEvidence: Evidence

  /// How the panel is built in, in degrees against the device's first display.
  ///
  /// - UIKit: not offered. Rule: `P-10`, `P-20`
  public let panelDegrees: Figure<Int>
  /// Where the display bends; nil for one that does not.
  ///
  /// - UIKit: `UIView.reservedRegions`. Since iOS 27.1. Rule: `P-14`
  public let fold: Figure<Fold>?

  let portrait: DisplayPose
  let landscape: DisplayPose

  private func pose(_ orientation: InterfaceOrientation) -> DisplayPose? {
    guard deviceMask.contains(orientation) else { return nil }
    return orientation.isLandscape ? landscape : portrait
  }

  /// The display's size as an orientation shows it; unknown counts as portrait.
  ///
  /// - UIKit: `UIScreen.bounds` since iOS 8; before it was always upright. Rule: `H-01`, `H-02`
  public func size(for orientation: InterfaceOrientation) -> ScreenSize {
    points.oriented(orientation)
  }

  /// The display's coordinate space that does not turn.
  ///
  /// - UIKit: `UIScreen.fixedCoordinateSpace`. Since iOS 8. Rule: `H-04`
  public var fixedSpace: FixedSpace { FixedSpace(points) }

  /// The size classes of a scene that fills the display.
  ///
  /// - UIKit: `UITraitCollection`. Since iOS 8. Rule: `H-14`, `P-04`
  public func traits(for orientation: InterfaceOrientation) -> Figure<Traits> {
    pose(orientation)?.traits ?? .unknown("H-16")
  }

  /// What the system keeps free of content at each edge of a window that fills the display and
  /// has no bars of its own.
  ///
  /// There were no safe areas before iOS 11: the top is then the status bar's height and the other
  /// edges are zero.
  ///
  /// - UIKit: `UIWindow.safeAreaInsets`. Since iOS 11. Rule: `H-10` to `H-13`, `M-31`, `M-32`,
  ///   `M-34`, `P-05` to `P-07`
  public func safeArea(
    for orientation: InterfaceOrientation, on version: SystemVersion
  ) -> Figure<ScreenInsets> {
    guard let pose = pose(orientation) else { return .unknown("H-16") }
    guard version < SystemVersion(11) else { return pose.safeArea.on(version) }
    return pose.statusBar.on(version).map { ScreenInsets($0, 0, 0, 0) }
  }

  /// How much of the interface's top edge the status bar covers while the app does not hide it.
  ///
  /// It is the bar's thickness on screen in every version, also up to iOS 7, where `statusBarFrame`
  /// was in portrait coordinates.
  ///
  /// - UIKit: the height of `statusBarFrame`, from iOS 13 of `UIStatusBarManager`.
  ///   Rule: `H-06`, `H-08`, `H-09`, `P-05`
  public func statusBarHeight(
    for orientation: InterfaceOrientation, on version: SystemVersion
  ) -> Figure<Double> {
    pose(orientation)?.statusBar.on(version) ?? .unknown("H-16")
  }

  /// The heights of bars in a scene that fills the display.
  ///
  /// - UIKit: not offered. Rule: `H-20`, `H-21`, `M-29` to `M-32`
  public func bars(for orientation: InterfaceOrientation, on version: SystemVersion) -> Bars {
    guard let bars = pose(orientation)?.bars else {
      return Bars(
        navigationBar: .unknown("H-16"), largeTitleBar: .unknown("H-16"), tabBar: .unknown("H-16"))
    }
    return Bars(
      navigationBar: bars.navigationBar.on(version), largeTitleBar: bars.largeTitleBar.on(version),
      tabBar: bars.tabBar.on(version))
  }

  /// A display that is connected by cable or air: 1920 by 1080 points, which nothing turns.
  static let external: DeviceDisplay = {
    let pose = DisplayPose(
      traits: Figure(Traits(.regular, .regular), .low, "Q-18"),
      safeArea: [.since(11, ScreenInsets(0, 0, 0, 0), .low, "Q-18")],
      statusBar: [.since(0, 0, .low, "Q-18")], bars: .pad)
    return DeviceDisplay(
      .external, ScreenSize(1080, 1920), scale: 1, Evidence(.low, "Q-18"), cutout: .none,
      deviceMask: InterfaceOrientation.landscapeRight.mask, Evidence(.low, "Q-18"),
      portrait: pose, landscape: pose)
  }()

  init(
    _ role: DisplayRole, _ points: ScreenSize, scale: Double, _ pointsEvidence: Evidence,
    nativePixels: Figure<ScreenSize>? = nil, cutout: Cutout, deviceMask: InterfaceOrientationMask,
    _ deviceMaskEvidence: Evidence, panelDegrees: Figure<Int> = Figure(0, .medium, "P-20"),
    fold: Figure<Fold>? = nil, portrait: DisplayPose, landscape: DisplayPose
  ) {
    let drawn = ScreenSize(points.width * scale, points.height * scale)
    self.role = role
    self.points = points
    self.scale = scale
    self.pointsEvidence = pointsEvidence
    self.nativePixels = nativePixels ?? Figure(drawn, pointsEvidence.confidence, "H-03")
    self.cutout = cutout
    self.deviceMask = deviceMask
    self.deviceMaskEvidence = deviceMaskEvidence
    self.panelDegrees = panelDegrees
    self.fold = fold
    self.portrait = portrait
    self.landscape = landscape
  }
}
