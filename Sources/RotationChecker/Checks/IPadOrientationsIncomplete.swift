import DeviceSetup
import RotationFindings
import Orientation
import XcodeProjectFiles

/// An app for iPad that neither lists all orientations nor requires the full screen.
struct IPadOrientationsIncomplete: Check {
  static let description = CheckDescription(
    "ipad-orientations-incomplete",
    title: "The App Store rejects an iPad app because of its orientations",
    rationale: """
      iPadOS may show an app beside another one. An app that runs on iPad must therefore
      list all four orientations for it, or set `UIRequiresFullScreen` in its Info.plist.
      Otherwise it is rejected when it is uploaded (error 90474).

      List all four under `UISupportedInterfaceOrientations~ipad`, or as the build setting
      `INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad`. A screen that should not turn declares
      that itself, and only where the app fills the display. `UIRequiresFullScreen` is the old way:
      it is deprecated since iPadOS 26, and an app built with the SDK of 27 is resized despite it.

      App Clips, extensions and iPhone-only apps are exempt.
      """,
    severity: .error, versions: "iPadOS 9 and later, when an app is uploaded",
    rules: ["D-02", "D-40", "D-41"],
    triggering: [
      CheckExample(files: [
        .infoPlist(["Portrait", "LandscapeLeft", "LandscapeRight"], mark: "↓"),
        .appWithPlist("Reader", families: "1,2"),
      ])
    ],
    quiet: [
      CheckExample(
        note: "All four.",
        files: [
          .infoPlist(["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]),
          .appWithPlist("Reader", families: "1,2"),
        ]),
      CheckExample(
        note: "An app for iPhone only.",
        files: [
          .infoPlist(["Portrait"]),
          .appWithPlist("Reader", families: "1"),
        ]),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    project.apps.compactMap { target in
      // What only shows or tests a library is not uploaded.
      guard target.product == .app, target.idioms?.contains(.pad) ?? false,
        !project.isHost(target)
      else { return nil }
      let located = target.infoPlist.located
      guard let mask = located.plist.mask(for: .pad), mask != .all,
        !located.plist.requiresFullScreen
      else { return nil }
      let key = located.plist.key(for: .pad)
      let missing = InterfaceOrientation.valid.filter { !mask.contains($0) }
      let names = missing.map { "\($0)" }.joined(separator: ", ")
      let message =
        !project.behaviors[.resizesInSteps]
        ? "\(target.name) runs on iPad, and \(key.propertyListKey) lacks \(names): the App Store"
          + " rejects it (error 90474) unless all four are listed or UIRequiresFullScreen is set"
        : "\(target.name) runs on iPad, and \(key.propertyListKey) lacks \(names): the App Store"
          + " rejects it if it is built with an SDK before 27 (error 90474), and resizable windows"
          + " ignore the list"
      return finding(
        message, at: located.places[key] ?? located.location, of: target,
        code: key.propertyListKey,
        severity: project.behaviors[.resizesInSteps] ? .warning : .error)
    }.mergedByPlace
  }
}
