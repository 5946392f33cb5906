/// The keys of a screen in a scenario file.
public enum ScreenKey: String, CaseIterable, Sendable, Hashable {
  /// Which of UIKit's controllers it is; plain if left out.
  case kind
  /// The screens inside.
  case children
  /// The child it shows first.
  case selected
  /// How a container passes questions on.
  case forwards
  /// `supportedInterfaceOrientations`.
  case supports
  /// `preferredInterfaceOrientationForPresentation`.
  case prefers
  /// `shouldAutorotate`.
  case autorotates
  /// `prefersInterfaceOrientationLocked`.
  case prefersLocked
  /// `childForInterfaceOrientationLock` names the visible child.
  case lockChild
  /// The callbacks the class overrides.
  case overrides
  /// Whether it hosts SwiftUI's views.
  case hosting
  /// The view's own size.
  case size
  /// The screens it presents.
  case presents
  /// The screens it pushes.
  case pushes
  /// The screens for which it opens a window.
  case opens
  /// What it changes before it shows one of those.
  case before
  /// The code it runs when something happens to it.
  case on
  /// What it answers under some circumstances instead.
  case when
}
