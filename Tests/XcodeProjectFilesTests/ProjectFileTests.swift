import DeviceSetup
import Foundation
import Orientation
import Testing

@testable import TextFormats
@testable import XcodeProjectFiles
import YAMLDocuments

@Suite struct ProjectFileTests {
  static func contents(
    _ changes: [String: String] = [:], configuration: String? = nil
  ) throws -> ProjectContents {
    let temporary = try TemporaryFolder(SampleProject.files.merging(changes) { $1 })
    return ProjectContents(try temporary.project(), configuration: configuration)
  }

  @Test("Targets have their platform, family, oldest system and dependencies with places")
  func targets() throws {
    let contents = try Self.contents()
    #expect(contents.targets.map(\.name) == ["App", "Kit"])
    let app = try #require(contents.target(named: "App"))
    #expect(app.product == .app)
    #expect(app.isApp)
    #expect(app.platforms == [.iOS])
    #expect(app.families?.value == [.phone, .pad])
    #expect(app.families?.location.description == "ios/Config/App.xcconfig:5:1")
    #expect(app.deploymentTarget?.value == SystemVersion(15))
    #expect(app.dependencies == ["Kit"])
    #expect(app.packageProducts == ["Tools"])
    #expect(app.configurations == ["Debug", "Release"])
    #expect(app.configuration == "Release")
    #expect(app.settings.value(of: "COMMON")?.text == "1")
    #expect(app.settings.value(of: "PRODUCT_MODULE_NAME")?.text == "App")
    let kit = try #require(contents.target(named: "Kit"))
    #expect(kit.platforms == [.tvOS])
    #expect(!kit.isApp)
  }

  @Test("Source files are found through groups, variants, roots and folders that Xcode 16 keeps")
  func files() throws {
    let contents = try Self.contents()
    #expect(
      contents.target(named: "App")?.files.map(\.path) == [
        "ios/App/AppDelegate.swift", "ios/App/Base.lproj/Main.storyboard", "ios/App/Root.swift",
        "ios/Kit/Shared.swift", "ios/Shared Code/Größe.h", "ios/Shared Code/Größe.m",
      ])
    #expect(
      contents.target(named: "Kit")?.files.map(\.path)
        == ["ios/Kit/A.swift", "ios/Kit/Shared.swift", "ios/Kit/Sub/B.m"])
  }

  @Test("A-17, Q-06: the built Info.plist is the file's and the settings', lists put together")
  func infoPlist() throws {
    let contents = try Self.contents()
    let plist = try #require(contents.target(named: "App")?.infoPlist)
    #expect(plist.file?.value == "ios/App/Info.plist")
    #expect(plist.located.plist.orientations == [.portrait, .landscapeLeft])
    #expect(plist.located.plist.padOrientations == [.landscapeLeft])
    #expect(plist.located.plist.requiresFullScreen)
    #expect(plist.located.plist.hasSceneManifest)
    #expect(plist.mainInterface.plain?.value == "Main")
    #expect(plist.mainInterface.value(for: .pad)?.location.line == 7)
    let scenes = try #require(plist.scenes)
    #expect(scenes.supportsMultipleScenes)
    #expect(scenes.hasCarPlay)
    #expect(scenes.applicationConfigurations.map(\.delegateClass?.value) == ["SceneDelegate"])
    #expect(scenes.applicationConfigurations.first?.storyboard?.location.line == 27)
    #expect(
      plist.conflicts.map(\.key) == ["UISupportedInterfaceOrientations"])
    #expect(plist.conflicts.first?.inFile.location.description == "ios/App/Info.plist:9:3")
    #expect(plist.located.places[.requiresFullScreen]?.file == "ios/App.xcodeproj/project.pbxproj")
  }

  @Test("What is wrong is listed with its place and the nearest word")
  func problems() throws {
    #expect(
      try Self.contents().problems.map(\.description) == [
        "ios/App.xcodeproj/project.pbxproj:15:11: the target 'App' lists 'ios/App/Gone.swift',"
          + " which is not there.",
        "ios/App.xcodeproj/project.pbxproj:70:9: unknown orientation in"
          + " UISupportedInterfaceOrientations~ipad, 'UIInterfaceOrientationLandscapeRigth'."
          + " Expected one of UIInterfaceOrientationPortrait,"
          + " UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeLeft,"
          + " UIInterfaceOrientationLandscapeRight; did you mean"
          + " UIInterfaceOrientationLandscapeRight?",
      ])
  }

  @Test(
    "Q-06: another configuration has its own settings; without generating, keys in settings are idle"
  )
  func configuration() throws {
    let contents = try Self.contents(configuration: "Debug")
    let app = try #require(contents.target(named: "App"))
    #expect(app.configuration == "Debug")
    #expect(app.compilationConditions == ["DEBUG", "APP"])
    // Nothing names them, and the SDK is that of iOS.
    #expect(app.families?.value == .phone)
    #expect(app.infoPlist.located.plist.orientations == [.portrait])
    let idle = SampleProject.project.replacingOccurrences(
      of: "GENERATE_INFOPLIST_FILE = YES;", with: "")
    let other = try Self.contents(["ios/App.xcodeproj/project.pbxproj": idle])
    let plist = try #require(other.target(named: "App")?.infoPlist)
    #expect(plist.located.plist.orientations == [.portrait])
    #expect(plist.unusedSettings.count == 3)
    #expect(plist.conflicts.isEmpty)
  }

  @Test(
    "A target without device families is for iPhone, unless a file that may name them is missing")
  func families() throws {
    let file = "ios/Config/App.xcconfig"
    let named = try #require(SampleProject.files[file])
    let unnamed = named.split(separator: "\n").filter { !$0.contains("DEVICE_FAMILY") }
      .joined(separator: "\n")
    let app = try #require(try Self.contents([file: unnamed]).target(named: "App"))
    #expect(app.families?.value == .phone)
    let missing = try Self.contents([file: unnamed + "\n#include \"Missing.xcconfig\"\n"])
    #expect(try #require(missing.target(named: "App")).families == nil)
  }

  @Test(
    "The three forms of property lists give the same project",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func forms(format: PropertyListSerialization.PropertyListFormat) throws {
    var parser = OpenStepParser(Array(SampleProject.project.utf8), file: "p")
    let parsed = parser.parse()
    let list = try #require(parsed)
    let data = try PropertyListSerialization.data(
      fromPropertyList: OpenStepTests.value(list), format: format, options: 0)
    let temporary = try TemporaryFolder(SampleProject.files)
    try temporary.write("ios/App.xcodeproj/project.pbxproj", [UInt8](data))
    let theirs = ProjectContents(try temporary.project())
    let ours = try Self.contents()
    #expect(theirs.targets.map(\.name) == ours.targets.map(\.name))
    #expect(theirs.targets.map(\.files) == ours.targets.map(\.files))
    #expect(
      theirs.targets.map(\.infoPlist.located.plist) == ours.targets.map(\.infoPlist.located.plist))
  }

  @Test("Lines for the C preprocessor are passed over where Xcode runs it")
  func preprocessed() throws {
    let plist = SampleProject.plist.replacingOccurrences(
      of: "  <key>UIMain", with: "#ifdef A\n  <key>UIMain"
    ).replacingOccurrences(
      of: "<string>Main</string>\n  <key>UISupported",
      with: "<string>Main</string>\n#else\n  <key>B\n  # endif\n  <key>UISupported")
    let project = SampleProject.project.replacingOccurrences(
      of: "GENERATE_INFOPLIST_FILE = YES", with: "INFOPLIST_PREPROCESS = YES")
    let contents = try Self.contents([
      "ios/App/Info.plist": plist, "ios/App.xcodeproj/project.pbxproj": project,
    ])
    let found = try #require(contents.target(named: "App")?.infoPlist)
    #expect(found.mainInterface.plain?.location.line == 8)
    #expect(found.located.plist.orientations == [.portrait])
    #expect(found.located.places[.orientations]?.line == 13)
  }

  static let broken: [(change: (String, String), message: String)] = [
    (("objects = {", "object = {"), "no objects in the project file"),
    (("isa = PBXProject;", "isa = PBXProjekt;"), ""),
    (("targets = (T01, T02, );", "targets = ();"), "the project has no targets"),
    (("rootObject = R00;", ""), ""),
    (
      ("INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\"", "INFOPLIST_FILE = App/Infos.plist"),
      "there is no Info.plist 'ios/App/Infos.plist'"
    ),
    (
      ("INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\"", "INFOPLIST_FILE = \"$(X)/Info.plist\""),
      "INFOPLIST_FILE depends on X, which has no value"
    ),
    (
      ("path = Config/App.xcconfig", "path = Config/None.xcconfig"),
      "there is no configuration file 'ios/Config/None.xcconfig'"
    ),
    (("children = (F01, F02", "children = (G00, G01, F01, F02"), ""),
  ]

  @Test("A project file with a mistake is read as far as it goes")
  func broken() throws {
    for (change, message) in Self.broken {
      let text = SampleProject.project.replacingOccurrences(of: change.0, with: change.1)
      #expect(text != SampleProject.project)
      let contents = try Self.contents(["ios/App.xcodeproj/project.pbxproj": text])
      #expect(message.isEmpty || contents.problems.contains { $0.message == message }, "\(message)")
    }
  }

  @Test("Configuration files that include themselves, or very much, end with a message")
  func includes() throws {
    let circle = try Self.contents([
      "ios/Config/Common.xcconfig": "#include \"App.xcconfig\"\n#include \"Other\nA\nB = 1;\n"
    ])
    #expect(
      circle.problems.map(\.description).filter { $0.contains("Common") } == [
        "ios/Config/Common.xcconfig:1:1: the configuration file 'ios/Config/App.xcconfig' includes"
          + " itself.",
        "ios/Config/Common.xcconfig:2:1: there is no configuration file"
          + " 'ios/Config/Other.xcconfig'.",
        "ios/Config/Common.xcconfig:3:1: a line that gives no value: 'A'. Expected NAME = value.",
      ])
    var files: [String: String] = [:]
    for index in 0..<30 {
      let next = "#include \"L\(index + 1)\"\n"
      files["ios/Config/L\(index).xcconfig"] = next + next + "A = 1\n"
    }
    files["ios/Config/Common.xcconfig"] = "#include \"L0\"\n#include \"../../../out\"\n"
    let bomb = try Self.contents(files)
    #expect(bomb.problems.contains { $0.message.hasSuffix("includes too much") })
    #expect(bomb.targets.count == 2)
  }

  @Test("What is not beside an including file is looked for from the project's folder")
  func includesFromProject() throws {
    let contents = try Self.contents([
      "ios/Config/Common.xcconfig": "#include \"Shared/Device.xcconfig\"\n",
      "ios/Shared/Device.xcconfig": "#include \"Near.xcconfig\"\nA = 1\n",
      "ios/Shared/Near.xcconfig": "B = 2\n",
    ])
    #expect(!contents.problems.contains { $0.location.file.hasSuffix(".xcconfig") })
    let app = try #require(contents.targets.first)
    #expect(app.settings.value(of: "A")?.text == "1")
    #expect(app.settings.value(of: "B")?.text == "2")
  }

  @Test("Lines are counted as editors count them, and the end of a file is in it")
  func lines() throws {
    let contents = try Self.contents([
      "ios/Config/Common.xcconfig": "A = 1 \u{2028}\u{85}\u{0C}\r\nB\rC\n"
    ])
    #expect(
      contents.problems.map(\.location).filter { $0.file.hasSuffix("Common.xcconfig") }.map(\.line)
        == [2, 3])
    let error = #expect(throws: Problem.self) {
      try SpecificationDocument.read(Array("targets: [\n".utf8), file: "project.yml")
    }
    #expect(error?.location.line == 2)
  }

  @Test("Unprintable names are printed on one line, shortened")
  func names() throws {
    let text = SampleProject.project.replacingOccurrences(
      of: "$(SRCROOT)/App/Info.plist",
      with: "$(A\nB)" + (0..<90).map { "$(\(String(repeating: "x", count: 90))\($0))" }.joined()
        + "/Info.plist")
    let contents = try Self.contents(["ios/App.xcodeproj/project.pbxproj": text])
    let found = contents.problems.map(\.message).filter { $0.hasPrefix("INFOPLIST_FILE depends") }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.utf8.count < 400 && !$0.contains("\n") })
    let end = InterfaceFileReader.read(
      Array("<document><a\u{2028}\(String(repeating: "b", count: 900))></b>".utf8), path: "s")
    #expect((end.problems.first?.description.utf8.count ?? 999) < 200)
  }

  @Test("What a project lists twice counts once, and of very many targets the first are read")
  func many() throws {
    let twice = SampleProject.project.replacingOccurrences(
      of: "targets = (T01, T02, )", with: "targets = (T01, T01, T02, T01, )")
    #expect(
      try Self.contents(["ios/App.xcodeproj/project.pbxproj": twice]).targets.map(\.name)
        == ["App", "Kit"])
    let ids = (0..<1_100).map { "X\($0)" }
    let objects = ids.map { "\($0) = {isa = PBXNativeTarget; name = \($0); };" }.joined()
    let more = SampleProject.project.replacingOccurrences(
      of: "targets = (T01, T02, )", with: "targets = (\(ids.joined(separator: ", ")))"
    ).replacingOccurrences(of: "objects = {", with: "objects = {\(objects)")
    let contents = try Self.contents(["ios/App.xcodeproj/project.pbxproj": more])
    #expect(contents.targets.count == 1_000)
    #expect(contents.problems.contains { $0.message == "the project has 1100 targets" })
  }
}
