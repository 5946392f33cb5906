import Findings
import Orientation
import Staging
import XcodeProject

/// An Info.plist and build settings that say different things about orientation.
struct AppMaskConflict: Check {
  static let description = CheckDescription(
    "app-mask-conflict",
    title: "An Info.plist and build settings that disagree about orientations",
    rationale: """
      What an app allows may stand in its Info.plist file and in build settings that begin with
      `INFOPLIST_KEY_`. Where `GENERATE_INFOPLIST_FILE` is YES, Xcode puts both together; elsewhere
      the settings do nothing. Whoever reads only one of them, or changes it in Xcode's editor, is
      mistaken about the app.

      Keep one of the two: delete the key from the file, or the setting.
      """,
    severity: .warning, versions: "every version of iOS", rules: ["D-01", "Q-06"],
    triggering: [
      CheckExample(
        note: "The file says portrait, the setting more.",
        files: [
          .init("Info.plist", plist),
          .init(
            "project.yml",
            specification(
              """
                    GENERATE_INFOPLIST_FILE: YES
                    ↓INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone: UIInterfaceOrientationLandscapeLeft

              """)),
        ]),
      CheckExample(
        note: "Nothing is generated, so the setting has no effect.",
        files: [
          .init("Info.plist", plist),
          .init(
            "project.yml",
            specification(
              """
                    ↓INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad: UIInterfaceOrientationPortrait

              """)),
        ]),
    ],
    quiet: [
      CheckExample(files: [
        .init("Info.plist", plist), .init("project.yml", specification("")),
      ])
    ])

  private static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>UISupportedInterfaceOrientations~iphone</key>
      <array>
        <string>UIInterfaceOrientationPortrait</string>
      </array>
    </dict>
    </plist>

    """

  private static func specification(_ settings: String) -> String {
    """
    name: Reader
    targets:
      Reader:
        type: application
        platform: iOS
        deploymentTarget: "16.0"
        sources: [Sources]
        settings:
          TARGETED_DEVICE_FAMILY: "1"
          INFOPLIST_FILE: Info.plist
    \(settings)
    """
  }

  /// The keys it is about.
  private static let keys = [
    "UISupportedInterfaceOrientations", "UIInterfaceOrientation", "UIRequiresFullScreen",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.apps.flatMap { conflicts($0) + unused($0) }
  }

  private func conflicts(_ target: ProjectTarget) -> [Finding] {
    target.infoPlist.conflicts.filter { Self.concerns($0.key) }.map { conflict in
      finding(
        "the build setting says \(conflict.inSetting.value) and the Info.plist file"
          + " \(conflict.inFile.value); the app is built with \(conflict.built)",
        at: conflict.inSetting.location, of: target, code: conflict.key,
        related: [
          Finding.Related(conflict.inFile.location, "\(conflict.key) in the Info.plist file")
        ])
    }
  }

  private func unused(_ target: ProjectTarget) -> [Finding] {
    target.infoPlist.unusedSettings.filter { Self.concerns($0.value) }.map { setting in
      finding(
        "\(setting.value) has no effect, since GENERATE_INFOPLIST_FILE is not YES",
        at: setting.location, of: target, code: setting.value)
    }
  }

  private static func concerns(_ name: String) -> Bool { keys.contains { name.contains($0) } }
}
