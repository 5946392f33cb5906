import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel
import TextFormats
import XcodeProjectFiles

/// An Info.plist and build settings with different orientations.
struct AppMaskConflict: Check {
  static let description = CheckDescription(
    "app-mask-conflict",
    title: "An app declares conflicting orientations",
    rationale: """
      An app can declare its orientations in its Info.plist file and in build settings that
      begin with `INFOPLIST_KEY_`. If `GENERATE_INFOPLIST_FILE` is YES, Xcode merges the
      two; otherwise the settings have no effect. Reading or changing only one of them, as
      in Xcode's editor, is misleading.

      Keep one of the two: delete the key from the file, or the setting.

      The app delegate's `application(_:supportedInterfaceOrientationsFor:)` takes precedence
      over both, except for the first screen, which appears in an orientation of the Info.plist.
      If the Info.plist lists an orientation that the delegate never allows, the app may start
      in it and then turn back. The reverse is common and reported as a note: an app that lists
      only portrait starts upright, and its delegate allows more orientations later.
      """,
    severity: .warning, versions: "every version of iOS",
    rules: ["D-01", "D-40", "D-47", "Q-06"],
    triggering: [
      CheckExample(
        note: "The file has portrait, the setting more.",
        files: [
          plist,
          .appWithPlist(
            "Reader", families: "1",
            settings: [
              "GENERATE_INFOPLIST_FILE: YES",
              "↓INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone: UIInterfaceOrientationLandscapeLeft",
            ]),
        ]),
      CheckExample(
        note: "Nothing is generated, so the setting has no effect.",
        files: [
          plist,
          .appWithPlist(
            "Reader", families: "1",
            settings: [
              "↓INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad: UIInterfaceOrientationPortrait"
            ]),
        ]),
      CheckExample(
        note: "It may come up upright, which its delegate never allows.",
        files: [
          .init("Sources/AppDelegate.swift", delegate("↓", ".landscape")),
          plist, .appWithPlist("Reader", families: "1"),
        ]),
      CheckExample(
        note: "It comes up upright, and may turn later: a note.",
        files: [
          .init("Sources/AppDelegate.swift", delegate("↓", ".allButUpsideDown")),
          plist, .appWithPlist("Reader", families: "1"),
        ]),
    ],
    quiet: [
      CheckExample(files: [
        plist, .appWithPlist("Reader", families: "1"),
      ]),
      CheckExample(
        note: "No iPhone turns upside down.",
        files: [
          .init("Sources/AppDelegate.swift", delegate("", "[.portrait, .portraitUpsideDown]")),
          plist, .appWithPlist("Reader", families: "1"),
        ]),
    ])

  private static let plist = CheckExample.File.infoPlist(
    ["Portrait"], key: "UISupportedInterfaceOrientations~iphone")

  private static func delegate(_ mark: String, _ mask: String) -> String {
    """
    import UIKit

    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func \(mark)application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask {
        \(mask)
      }
    }

    """
  }

  /// The keys it is about, without an idiom.
  private static let keys: Set<String> = [
    "UISupportedInterfaceOrientations", "UIInterfaceOrientation", "UIRequiresFullScreen",
    "UIRequiresFullScreenIgnoredStartingWithVersion",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    var seen: Set<SourceLocation> = []
    return project.apps.flatMap { conflicts($0) + unused($0) }
      + project.apps.flatMap { answers($0, project) }.filter { seen.insert($0.location).inserted }
  }

  /// Where the delegate and the Info.plist differ.
  private func answers(_ app: ProjectTarget, _ project: CheckedProject) -> [Finding] {
    guard let delegate = project.delegateAnswer(of: app), !delegate.file.isTest else { return [] }
    return Idiom.allCases.compactMap { idiom in
      // Where iPadOS shows the app beside others, the delegate is not asked.
      guard app.idioms?.contains(idiom) ?? true,
        idiom == .phone || !project.leavesUnasked(delegate.file.source),
        let listed = project.listedMask(of: app, for: idiom),
        let allowed = project.mask(of: delegate, for: idiom)
      else { return nil }
      return difference(listed, allowed, idiom, delegate)
    }
  }

  private func difference(
    _ listed: AppMask, _ allowed: InterfaceOrientationMask, _ idiom: Idiom, _ delegate: ClassMember
  ) -> Finding? {
    let ignored: InterfaceOrientationMask = idiom == .phone ? .portraitUpsideDown : []
    let never = listed.mask.subtracting(allowed).subtracting(ignored)
    let later = allowed.subtracting(listed.mask).subtracting(ignored)
    guard !allowed.isEmpty, !never.isEmpty || !later.isEmpty else { return nil }
    let message =
      never.isEmpty
      ? "on \(idiom.words) the delegate allows \(later.words), which the Info.plist does not list;"
        + " the app never starts that way"
      : "on \(idiom.words) the Info.plist lists \(never.words), which the delegate never allows;"
        + " the app may start that way and turn back"
    return finding(
      message, at: delegate.nameSpan, in: delegate.file.source,
      severity: never.isEmpty ? .note : nil,
      related: [
        Finding.Related(listed.location, "\(listed.source) lists \(listed.mask.words)")
      ])
  }

  private func conflicts(_ target: ProjectTarget) -> [Finding] {
    target.infoPlist.conflicts.filter { Self.concerns($0.key) }.map { conflict in
      finding(
        "the build setting is \(conflict.inSetting.value) and the Info.plist file"
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

  private static func concerns(_ key: String) -> Bool {
    keys.contains(String(key.prefix { $0 != "~" }))
  }
}
