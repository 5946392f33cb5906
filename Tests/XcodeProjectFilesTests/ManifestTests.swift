import Foundation
import DeviceSetup
import Orientation
import Testing

@testable import XcodeProjectFiles
import TextFormats

@Suite struct ManifestTests {
  static func contents(_ files: [String: String]) throws -> ProjectContents {
    let temporary = try TemporaryFolder(files)
    return ProjectContents(try temporary.project())
  }

  @Test("XcodeGen's project.yml gives targets, settings, files and the Info.plist it writes")
  func xcodeGen() throws {
    let contents = try Self.contents([
      "project.yml": """
      name: Demo
      options:
        deploymentTarget: {iOS: "16.4"}
      settings:
        base: {ORIENTATION: UIInterfaceOrientationPortrait}
      settingGroups:
        phone: {TARGETED_DEVICE_FAMILY: 1}
      targetTemplates:
        common: &common
          platform: iOS
          sources: [Shared]
      targets:
        Demo:
          <<: *common
          type: application
          templates: [common]
          sources:
            - path: App
              excludes: ["Old/**"]
          settings: {groups: [phone], configs: {release: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: REL}}}
          info:
            path: App/Info.plist
            properties:
              UISupportedInterfaceOrientations: ["$(ORIENTATION)", UIInterfaceOrientationLandscapeLeft]
              UIApplicationSceneManifest: {UIApplicationSupportsMultipleScenes: true}
          dependencies: [{target: Kit}, {package: Tools}]
        Kit: {type: framework, platform: tvOS, sources: Kit, deploymentTarget: "15.0"}
      """,
      "App/A.swift": "", "App/Old/B.swift": "", "Shared/S.swift": "", "Kit/K.m": "",
    ])
    #expect(contents.problems.map(\.description) == [])
    let app = try #require(contents.target(named: "Demo"))
    #expect(app.isApp)
    #expect(app.origin == .xcodeGen)
    #expect(app.families?.value == .phone)
    #expect(app.deploymentTarget?.value == SystemVersion(16, 4))
    #expect(app.compilationConditions == ["REL"])
    #expect(app.files.map(\.path) == ["App/A.swift", "Shared/S.swift"])
    #expect(app.dependencies == ["Kit"])
    #expect(app.infoPlist.located.plist.orientations == [.portrait, .landscapeLeft])
    #expect(app.infoPlist.located.places[.orientations]?.description == "project.yml:24:9")
    #expect(app.infoPlist.scenes?.supportsMultipleScenes == true)
    #expect(contents.target(named: "Kit")?.platforms == [.tvOS])
  }

  @Test("XcodeGen finds the Info.plist beside the sources")
  func plistBesideSources() throws {
    let contents = try Self.contents([
      "ios/project.yml": """
      name: Demo
      targets: {Demo: {type: application, platform: iOS, sources: [App]}}
      """, "ios/App/A.swift": "", "ios/App/Info.plist": SampleProject.plist,
    ])
    let app = try #require(contents.target(named: "Demo"))
    #expect(app.infoPlist.file?.value == "ios/App/Info.plist")
    #expect(app.infoPlist.located.plist.orientations == [.portrait])
    #expect(app.families?.value == [.phone, .pad])
  }

  static let brokenYAML: [(text: String, message: String)] = [
    ("", "the file is empty"), ("a: [", "nothing where a value is required"),
    ("name: A", "no targets in the XcodeGen project"),
    ("include: [App/target.yml]\nname: A", "there is no file 'App/target.yml', which is included"),
    ("targets: {A: {type: aplication}}", "unknown type of target 'aplication'"),
    (String(repeating: "[", count: 5_000), "lists and maps nested too deep"),
    (String(repeating: "- ", count: 5_000), "lists and maps nested too deep"),
    ("a: &a [x]\n*a : b", "a key that is an alias, a list or a map"),
    ("? [a]\n: b", "a key that is an alias, a list or a map"),
  ]

  @Test("A project.yml with a mistake gives one message")
  func brokenYAML() throws {
    for (text, message) in Self.brokenYAML {
      let contents = try Self.contents(["project.yml": text])
      #expect(
        contents.problems.contains { $0.message.hasPrefix(message) }, "\(contents.problems)")
    }
    var bomb = "a0: &a0 [x, x]\n"
    for index in 1..<40 { bomb += "a\(index): &a\(index) [*a\(index - 1), *a\(index - 1)]\n" }
    let contents = try Self.contents(["project.yml": bomb + "targets: {A: *a39}\n"])
    #expect(contents.problems.contains { $0.message.hasPrefix("very many values") })
  }

  @Test("Groups of settings that name each other, and themselves, come to an end")
  func groups() throws {
    let names = Array(repeating: "a, b", count: 32).joined(separator: ", ")
    let contents = try Self.contents([
      "project.yml": """
      name: Demo
      settingGroups:
        a: {groups: [\(names)], base: {A: 1}}
        b: {groups: [\(names)], base: {B: 1}}
      targets:
        Demo: {type: application, platform: iOS, settings: {groups: [\(names)], base: {C: 1}}}
      """
    ])
    #expect(contents.apps.first?.settings.value(of: "C")?.text == "1")
  }

  @Test("Tuist's manifest gives what is written in it as literals")
  func tuist() throws {
    let contents = try Self.contents([
      "Project.swift": #"""
      import ProjectDescription
      let plist: [String: Plist.Value] = ["UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait"]]
      let project = Project(
        name: "Demo", // a comment, with "quotes" (
        targets: [
          .target(
            name: "Demo", destinations: [.iPhone, .iPad], product: .app,
            bundleId: "com.\(company).demo", deploymentTargets: .iOS("17.2"),
            infoPlist: .extendingDefault(with: [
              "UIRequiresFullScreen": true,
              "UISupportedInterfaceOrientations": .array([.string("UIInterfaceOrientationLandscapeLeft")]),
            ]),
            sources: ["App/**/*.swift", .glob("Extra/**", excluding: "Extra/Old/**")],
            dependencies: [.target(name: "Kit"), .external(name: "Alamofire")],
            settings: .settings(base: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "A B"])),
          Target(name: "Kit", platform: .iOS, product: .framework, infoPlist: .default, sources: "Kit/**"),
          Target.target(name: "Pad", destinations: [.iPad], product: .app, infoPlist: .extendingDefault(with: plist)),
        ])
      """#,
      "App/A.swift": "", "App/B/C.swift": "", "Extra/E.swift": "", "Extra/Old/F.swift": "",
      "Kit/K.swift": "",
    ])
    #expect(contents.problems.map(\.description) == [])
    let app = try #require(contents.target(named: "Demo"))
    #expect(app.origin == .tuist)
    #expect(app.families?.value == [.phone, .pad])
    #expect(app.deploymentTarget?.value == SystemVersion(17, 2))
    #expect(app.infoPlist.located.plist.orientations == [.landscapeLeft])
    #expect(app.infoPlist.located.plist.requiresFullScreen)
    #expect(app.infoPlist.located.places[.requiresFullScreen]?.line == 10)
    #expect(app.files.map(\.path) == ["App/A.swift", "App/B/C.swift", "Extra/E.swift"])
    #expect(app.dependencies == ["Kit"])
    #expect(app.compilationConditions == ["A", "B"])
    #expect(contents.target(named: "Kit")?.files.map(\.path) == ["Kit/K.swift"])
    let pad = try #require(contents.target(named: "Pad"))
    #expect(pad.infoPlist.located.plist.padOrientations == [.portrait])
    #expect(pad.infoPlist.located.plist.orientations?.count == 3)
  }

  @Test(
    "What a manifest does with a literal is not known: the literal counts, and a problem says so",
    arguments: [".merging(more) { $1 }", " + more", "[more]"])
  func partial(rest: String) throws {
    let contents = try Self.contents([
      "Project.swift": """
      import ProjectDescription
      func app(_ more: [String: Plist.Value]) -> Target {
        .target(
          name: "Demo", destinations: .iOS, product: .app,
          infoPlist: .dictionary(
            ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]\(rest)))
      }
      let project = Project(name: "Demo", targets: [app([:])])
      """
    ])
    let app = try #require(contents.target(named: "Demo"))
    #expect(app.infoPlist.located.plist.orientations == [.portrait])
    #expect(app.infoPlist.located.places[.orientations]?.description == "Project.swift:6:8")
    #expect(
      contents.problems.map(\.description) == [
        "Project.swift:6:7: not all of the Info.plist can be read without running the manifest."
      ])
  }

  @Test("A package's targets have their folders, and a playground its app")
  func package() throws {
    let contents = try Self.contents([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Demo", products: [
        .iOSApplication(
          name: "Demo", targets: ["AppModule"], supportedDeviceFamilies: [.pad, .phone],
          supportedInterfaceOrientations: [
            .portrait, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad]))])
      ], targets: [
        .executableTarget(name: "AppModule", dependencies: ["Core"], path: "."),
        .target(name: "Core", dependencies: [.product(name: "X", package: "x")]),
        .testTarget(name: "CoreTests"),
      ])
      """,
      "Main.swift": "", "Sources/Core/C.swift": "", "Tests/CoreTests/T.swift": "",
    ])
    let app = try #require(contents.targets.first { $0.origin == .swiftPackage && $0.isApp })
    #expect(app.name == "Demo")
    #expect(app.infoPlist.located.plist.phoneOrientations == [.portrait, .landscapeRight])
    #expect(app.infoPlist.located.plist.padOrientations?.count == 3)
    #expect(contents.target(named: "Core")?.files.map(\.path) == ["Sources/Core/C.swift"])
    #expect(contents.target(named: "CoreTests")?.product == .tests)
  }

  @Test("A folder without any project is one app, and says that this is a guess")
  func plain() throws {
    let contents = try Self.contents([
      "App/A.swift": "", "App/Main.storyboard": "", "App/Info.plist": SampleProject.plist,
      "Tests/Deep/Info.plist": "",
    ])
    let app = try #require(contents.apps.first)
    #expect(app.origin == .folder)
    #expect(app.files.count == 2)
    #expect(app.infoPlist.located.plist.orientations == [.portrait])
    #expect(app.platforms.isEmpty && app.families == nil)
    #expect(contents.problems.map(\.kind) == [.undecided])
  }

  @Test("Without a project the Info.plist itself says for which devices and systems the app is")
  func ownFamilies() throws {
    let keys = """
      <key>UIDeviceFamily</key><array><integer>1</integer></array>
      <key>MinimumOSVersion</key><string>15.2</string>
      """
    let end = "</dict>\n</plist>"
    let plist = SampleProject.plist.replacingOccurrences(of: end, with: keys + end)
    let contents = try Self.contents(["App/A.swift": "", "App/Info.plist": plist])
    let app = try #require(contents.apps.first)
    #expect(app.idioms == [.phone])
    #expect(app.deploymentTarget?.value == SystemVersion(15, 2))
    #expect(contents.problems.map(\.message).contains { $0.hasSuffix("one app for iPhone") })
  }
}
