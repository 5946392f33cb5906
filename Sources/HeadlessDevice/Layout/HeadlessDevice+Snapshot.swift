import Foundation
public import HeadlessUIKit
import Orientation
public import ScreenLayout

extension HeadlessDevice {
  /// What a scene shows now, as a value: every view with its place, and what of the system covers it.
  ///
  /// What waits for a layout is laid out before, as at the end of a cycle of the run loop. Within a
  /// turn, views have the values that its animation leads to.
  ///
  /// ```swift
  /// device.turn(to: .landscapeLeft)
  /// device.layoutSnapshot().view(at: "UIWindow/PlayerViewController/Play")?.frame
  /// ```
  ///
  /// - Parameter scene: which; nil means the main one.
  /// - Returns: the scene as it is; without an app it has no windows.
  /// - Complexity: linear in the number of views and constraints.
  public func layoutSnapshot(of scene: UIWindowScene? = nil) -> LayoutSnapshot {
    host.run { snapshot(of: scene ?? host.scenes.first) }
  }

  private func snapshot(of scene: UIWindowScene?) -> LayoutSnapshot {
    let place = host.scenes.firstIndex { $0 === scene }
    let id = place.map { SceneID($0) } ?? .main
    let geometry = host.system.shownGeometry(of: id)
    let display = host.system.display(of: id)
    let windows = host.application.windows.filter {
      $0.windowScene == nil || $0.windowScene === scene
    }
    windows.forEach { $0.layoutIfNeeded() }
    var snapshot = LayoutSnapshot(
      name: visibleViewController.map { "\(type(of: $0))" } ?? "", device: configuration.device,
      display: display, version: configuration.version,
      orientation: geometry.interfaceOrientation, size: geometry.size)
    snapshot.traits = host.system.traits(of: id, in: geometry)
    snapshot.isDark = windows.last?.traitCollection.userInterfaceStyle == .dark
    if let insets = windows.last?.safeAreaInsets {
      snapshot.safeArea = ScreenInsets(insets.top, insets.left, insets.bottom, insets.right)
    }
    if snapshot.fillsDisplay {
      let bar = scene?.statusBarManager.map { $0.isStatusBarHidden ? 0 : statusBarHeight(id) }
      snapshot.obstacles = ScreenObstacle.all(
        on: display, geometry.interfaceOrientation, safeArea: snapshot.safeArea,
        statusBarHeight: bar, hasHomeButton: configuration.device.hasHomeButton)
    }
    var reader = ViewReader(base: interfaceSpace)
    snapshot.windows = reader.snapshots(of: windows)
    snapshot.conflicts = windows.flatMap { reader.conflicts(in: $0) }
    return snapshot
  }

  /// How high the status bar is as the interface sees it, in points.
  private func statusBarHeight(_ scene: SceneID) -> Double {
    guard let frame = host.system.layout(of: scene).statusBarFrame else { return 0 }
    return min(frame.size.width, frame.size.height)
  }

  /// From the space in which windows are placed to the interface's: up to iOS 7 that stays upright.
  private var interfaceSpace: CGAffineTransform {
    guard !host.system.behaviors[.screenFollowsInterface] else { return .identity }
    let fixed = host.screen.fixedCoordinateSpace as? any ScreenPlacedSpace
    return fixed?.transformToScreen ?? .identity
  }
}
