/// Where a scene is shown: it decides how much the app's masks count.
///
/// - UIKit: there is no API for it. Rule: `N-02`
public enum SceneEnvironment: Int, CaseIterable, Sendable, Hashable {
  /// An iPhone's own display.
  case phone
  /// An iPad's display: full screen or a window, by ``WindowingMode``.
  case pad
  /// An iPhone-only app on an iPad.
  case phoneAppOnPad
  /// The iPhone Mirroring window on a Mac, from 27.
  case mirroring
  /// A display connected by cable or air.
  case externalDisplay
  /// The closed iPhone Duo.
  case duoOuter
  /// The open iPhone Duo.
  case duoInner
}

/// How the user lets an iPad show apps.
///
/// Up to iPadOS 18 it is ``fullScreenApps`` with Split View or Stage Manager beside it.
///
/// - UIKit: the app can neither choose nor read it. Since iPadOS 26. Rule: `M-01`, `M-02`
public enum WindowingMode: Int, CaseIterable, Sendable, Hashable {
  /// One app fills the screen.
  case fullScreenApps
  /// Apps live in windows of any size.
  case windowedApps
  /// Groups of windows.
  case stageManager
}
