import DeviceSetup
import RotationFindings
import Orientation
import XcodeProjectFiles

/// `UIRequiresFullScreen` without the version from which on it is to be ignored.
struct RequiresFullScreenDeprecated: Check {
  static let description = CheckDescription(
    "requires-full-screen-deprecated",
    title: "UIRequiresFullScreen, which newer systems ignore",
    rationale: """
      `UIRequiresFullScreen` keeps an iPad app out of Split View and so lets its controllers
      decide about orientations. It is deprecated since iPadOS 26 and will be ignored by a later
      system. An app built with the iOS 27 SDK is resized despite it: in steps, each with a
      shape that its masks allow, and now also as an iPhone app on iPad and in iPhone Mirroring.

      Make every screen work at every size, then remove the key. To keep it on older systems while
      newer ones show the app in windows, set `UIRequiresFullScreenIgnoredStartingWithVersion` to
      the first version that should ignore it, such as `27.0`; systems from 26.2 on read this key.
      A screen that must not turn for a while, as in a game, can return true from
      `prefersInterfaceOrientationLocked`, which is respected while the app fills the display.
      """,
    severity: .note, isOptIn: true, versions: "iPadOS 26 and later, iOS 27 and later",
    rules: ["M-03", "M-15", "N-15", "N-17"],
    triggering: [
      CheckExample(files: [
        plist(more: ""), .appWithPlist("Puzzle", families: "1,2"),
      ])
    ],
    quiet: [
      CheckExample(
        note: "The app states from which version on the key is ignored.",
        files: [
          plist(
            mark: "",
            more: """
                <key>UIRequiresFullScreenIgnoredStartingWithVersion</key>
                <string>27.0</string>

              """), .appWithPlist("Puzzle", families: "1,2"),
        ])
    ])

  private static func plist(mark: String = "↓", more: String) -> CheckExample.File {
    .infoPlist("  \(mark)<key>UIRequiresFullScreen</key>\n  <true/>\n\(more)")
  }

  func findings(in project: CheckedProject) -> [Finding] {
    guard project.behaviors[.fullScreenKeyIsDeprecated] else { return [] }
    return project.apps.compactMap { target in
      let located = target.infoPlist.located
      // Before 27 the key meant nothing on a phone.
      let matters = project.behaviors[.phoneAppsResize] || target.idioms?.contains(.pad) ?? true
      guard matters, !project.isHost(target),
        located.plist.requiresFullScreen, located.plist.fullScreenIgnoredFrom == nil
      else { return nil }
      let message =
        !project.behaviors[.resizesInSteps]
        ? "UIRequiresFullScreen was deprecated in iPadOS 26 and will be ignored: set the first"
          + " version that ignores it in UIRequiresFullScreenIgnoredStartingWithVersion"
        : "built with the iOS 27 SDK, \(target.name) is resized despite UIRequiresFullScreen: in"
          + " steps, on iPad, in iPhone Mirroring and as an iPhone app on iPad"
      return finding(
        message, at: located.places[.requiresFullScreen] ?? located.location, of: target,
        code: InfoPlistKey.requiresFullScreen.propertyListKey)
    }.mergedByPlace
  }
}
