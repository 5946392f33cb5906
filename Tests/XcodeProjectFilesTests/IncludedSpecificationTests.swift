import DeviceSetup
import Orientation
import Testing

@testable import XcodeProjectFiles
import TextFormats

/// XcodeGen's specifications that include others.
@Suite struct IncludedSpecificationTests {
  static let files: [String: String] = [
    "ios/project.yml": """
    name: Demo
    include:
      - Shared/base.yml
      - {path: App/target.yml, relativePaths: true}
      - {path: Plain/root.yml, relativePaths: false}
      - {path: Off/target.yml, enable: NO}
    settings: {base: {NAME: own, KEPT: own}}
    """,
    "ios/Shared/base.yml": """
    include: Deeper/groups.yml
    options: {deploymentTarget: {iOS: "16.4"}}
    settings: {base: {NAME: included, OTHER: included}}
    targetTemplates:
      Screen:
        platform: iOS
        sources: [{path: Common, excludes: ["*.m"]}]
        configFiles: {Release: Screen.xcconfig}
        settings: {groups: [phone]}
      Named:
        templates: [Screen]
        sources: ["../${folder}"]
        settings: {INFOPLIST_FILE: "${target_name}/Info.plist"}
    """,
    "ios/Shared/Deeper/groups.yml": "settingGroups: {phone: {TARGETED_DEVICE_FAMILY: 1}}\n",
    "ios/Shared/Screen.xcconfig": "FROM_FILE = yes\n",
    "ios/Shared/Common/C.swift": "", "ios/Shared/Common/C.m": "",
    "ios/App/target.yml": """
    targets:
      App: {type: application, templates: [Named], templateAttributes: {folder: More}, sources: ./}
    """,
    "ios/App/A.swift": "", "ios/App/Info.plist": SampleProject.plist, "ios/More/M.swift": "",
    "ios/Plain/root.yml": "targets: {Kit: {type: framework, platform: iOS, sources: [Kit]}}\n",
    "ios/Kit/K.swift": "", "ios/Plain/Kit/Wrong.swift": "",
    "ios/Off/target.yml": "targets: {Off: {type: application, platform: iOS}}\n",
  ]

  @Test("A specification has the targets, templates, settings and paths of those it includes")
  func whole() throws {
    let contents = try ManifestTests.contents(Self.files)
    #expect(contents.problems.map(\.description) == [])
    #expect(contents.targets.map(\.name) == ["App", "Kit"])
    let app = try #require(contents.target(named: "App"))
    #expect(
      app.files.map(\.path) == ["ios/App/A.swift", "ios/More/M.swift", "ios/Shared/Common/C.swift"])
    #expect(app.families?.value == .phone)
    #expect(app.deploymentTarget?.value == SystemVersion(16, 4))
    let settings = ["NAME", "KEPT", "OTHER", "FROM_FILE"].map { app.settings.value(of: $0)?.text }
    #expect(settings == ["own", "own", "included", "yes"])
    // Settings are not moved: their paths begin beside the project.
    #expect(app.infoPlist.file?.value == "ios/App/Info.plist")
    #expect(app.infoPlist.located.plist.orientations == [.portrait])
    #expect(app.location.file == "ios/App/target.yml")
    #expect(contents.target(named: "Kit")?.files.map(\.path) == ["ios/Kit/K.swift"])
  }

  @Test(
    "What is included is below what includes it, lists are put together, and :REPLACE is obeyed")
  func merging() throws {
    let contents = try ManifestTests.contents([
      "project.yml": """
      include: [one.yml, two.yml]
      targets:
        App: {sources: [C], dependencies:REPLACE: [{target: New}]}
      """,
      "one.yml": """
      targets:
        App: {type: framework, platform: iOS, sources: [A], dependencies: [{target: Old}]}
      """,
      "two.yml":
        "targets: {App: {type: application, sources: [B], settings: {base:REPLACE: {S: 1}}}}\n",
      "A/A.swift": "", "B/B.swift": "", "C/C.swift": "",
    ])
    #expect(contents.problems.map(\.description) == [])
    let app = try #require(contents.target(named: "App"))
    #expect(app.isApp)
    #expect(app.files.map(\.path) == ["A/A.swift", "B/B.swift", "C/C.swift"])
    #expect(app.dependencies == ["New"])
    #expect(app.settings.value(of: "S")?.text == "1")
  }

  static let mistakes: [(include: String, message: String)] = [
    ("[Gone.yml]", "project.yml:1:11: there is no file 'Gone.yml', which is included"),
    ("{path: project.yml}", "project.yml:1:17: the specification 'project.yml' includes itself"),
    ("Round.yml", "Round.yml:1:10: the specification 'project.yml' includes itself"),
    ("../Out.yml", "project.yml:1:10: '../Out.yml' leads out of the project's folder"),
    ("/etc/passwd", "project.yml:1:10: '/etc/passwd' leads out of the project's folder"),
    (
      "[{path: Round.yml, enable: \"${CI}\"}]",
      "project.yml:1:18: whether and from where 'Round.yml' is included depends on the environment"
    ),
    (
      "\"${NAME}.yml\"",
      "project.yml:1:10: whether and from where '${NAME}.yml' is included depends on the environment"
    ),
    ("Bad.yml", "Bad.yml:1:"),
  ]

  @Test("An include with a mistake gives one message, and the rest is read", arguments: mistakes)
  func broken(include: String, message: String) throws {
    let contents = try ManifestTests.contents([
      "project.yml": """
      include: \(include)
      targets: {App: {type: application, platform: iOS, sources: [A]}}
      """, "Round.yml": "include: project.yml\n", "Bad.yml": "targets: [", "A/A.swift": "",
    ])
    #expect(contents.problems.count == 1, "\(contents.problems)")
    #expect(contents.problems.first?.description.hasPrefix(message) == true, "\(contents.problems)")
    #expect(contents.target(named: "App")?.files.map(\.path) == ["A/A.swift"])
  }

  @Test("A name in another case is found, as the file systems of most people find it")
  func otherCase() throws {
    let contents = try ManifestTests.contents([
      "project.yml": "include: App/Target.yml\n",
      "App/target.yml": "targets: {App: {type: application, platform: iOS, sources: [.]}}\n",
      "App/A.swift": "",
    ])
    #expect(contents.problems.map(\.description) == [])
    #expect(contents.target(named: "App")?.files.map(\.path) == ["App/A.swift"])
  }

  @Test("Files that include each other many times, or very deep, come to an end")
  func bounds() throws {
    var files = ["project.yml": "include: [L0.yml, L0.yml]\ntargets: {App: {type: application}}\n"]
    for level in 0..<60 {
      files["L\(level).yml"] = "include: [L\(level + 1).yml, L\(level + 1).yml]\n"
    }
    let contents = try ManifestTests.contents(files)
    #expect(
      contents.problems.map(\.message)
        == ["specifications include each other too deep, or too much"])
    #expect(contents.target(named: "App") != nil)
  }
}
