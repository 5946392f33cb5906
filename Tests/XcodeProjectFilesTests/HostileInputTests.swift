import Foundation
import Orientation
import Testing

@testable import XcodeProjectFiles

/// Samples with bytes changed, cut out, doubled and cut off.
///
/// `QUARTERTURN_FUZZ=1000000` tries as many.
@Suite struct HostileInputTests {
  static let count =
    ProcessInfo.processInfo.environment["QUARTERTURN_FUZZ"].flatMap(Int.init) ?? 500

  /// A generator of its own, so that a failure can be repeated.
  struct Random {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return bound > 0 ? Int((state >> 33) % UInt64(bound)) : 0
    }
  }

  static let signs: [[UInt8]] =
    [
      "{", "}", "(", ")", "\"", ";", "=", "<", ">", "/*", "*/", "//", "&", "$(", "[", "]", "\\U",
      "\n",
      "<<<<<<<\n", "'", ",", ":", "- ", "#", "\u{0}", "ü", "$(inherited)", "<!--", "]]>",
      "<![CDATA[",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  static func mutated(_ sample: [UInt8], _ random: inout Random) -> [UInt8] {
    var bytes = sample
    for _ in 0...random.next(4) {
      guard !bytes.isEmpty else { break }
      let place = random.next(bytes.count)
      switch random.next(6) {
      case 0: bytes[place] = UInt8(random.next(256))
      case 1: bytes.insert(contentsOf: signs[random.next(signs.count)], at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.next(30)))
      case 3: bytes.removeSubrange(place...)
      case 4:
        let end = min(bytes.count, place + 1 + random.next(200))
        bytes.insert(contentsOf: bytes[place..<end], at: random.next(bytes.count))
      default: bytes[place] ^= 1 << UInt8(random.next(8))
      }
    }
    return bytes
  }

  static let specification = """
    name: Demo
    settings: {base: {A: "$(B) x", B: &b [c, d]}}
    targets:
      Demo: {type: application, platform: iOS, sources: [App, *b], info: {path: a, properties: {UIRequiresFullScreen: yes}}}
    """

  static let manifest = #"""
    import ProjectDescription
    let a = Project(name: "A", targets: [.target(name: "App", destinations: .iOS, product: .app,
      infoPlist: .extendingDefault(with: ["K": [1, true, .x("\(y)")], """
      long
      """: 2]), sources: ["App/**"])])
    """#

  @Test("No bytes stop the reader of a whole folder, and what it finds stays in the folder")
  func folders() throws {
    let temporary = try TemporaryFolder(SampleProject.files)
    var random = Random(state: 1)
    let walked = try temporary.project()
    for _ in 0..<(Self.count / 20) {
      let paths = [
        "ios/App.xcodeproj/project.pbxproj", "ios/Config/App.xcconfig", "ios/App/Info.plist",
      ]
      let path = paths[random.next(paths.count)]
      let sample = Array((SampleProject.files[path] ?? "").utf8)
      try temporary.write(path, Self.mutated(sample, &random))
      let contents = ProjectContents(walked)
      for target in contents.targets {
        for file in target.files { #expect(!file.path.contains("..")) }
      }
      for problem in contents.problems {
        #expect(!problem.description.isEmpty)
        #expect((problem.location.line ?? 1) > 0)
      }
      try temporary.write(path, sample)
    }
  }

  @Test("No bytes stop a reader, and an unchanged sample has no problems")
  func readers() {
    let project = Array(SampleProject.project.utf8)
    let storyboard = Array(InterfaceFileTests.storyboard.utf8)
    let plist = Array(SampleProject.plist.utf8)
    let yaml = Array(Self.specification.utf8)
    let swift = Array(Self.manifest.utf8)
    var random = Random(state: 2)
    for index in 0..<Self.count {
      switch index % 5 {
      case 0:
        var parser = OpenStepParser(Self.mutated(project, &random), file: "p")
        _ = parser.parse()
        #expect(parser.problems.count <= 20)
      case 1:
        let read = InterfaceFileReader.read(Self.mutated(storyboard, &random), path: "s")
        #expect(read.file.isIncomplete == false || !read.problems.isEmpty)
      case 2:
        var problems: [ProjectProblem] = []
        let list = PropertyList.read(
          anyForm: Self.mutated(plist, &random), file: "i", problems: &problems)
        #expect(list != nil || !problems.isEmpty)
      case 3:
        _ = try? SpecificationDocument.read(Self.mutated(yaml, &random), file: "y")
      default:
        Manifest(Self.mutated(swift, &random), path: "m").visit { _ in }
      }
    }
  }

  @Test("Every cut-off of a sample is read to its end")
  func truncations() {
    let samples = [SampleProject.project, InterfaceFileTests.storyboard, Self.manifest]
    for (index, sample) in samples.enumerated() {
      let bytes = Array(sample.utf8)
      for end in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 60)) {
        let cut = Array(bytes[..<end])
        switch index {
        case 0:
          var parser = OpenStepParser(cut, file: "p")
          let isWhole = parser.parse() != nil && parser.problems.isEmpty
          #expect(!isWhole, "\(end)")
        case 1: #expect(InterfaceFileReader.read(cut, path: "s").file.isIncomplete)
        default:
          Manifest(cut, path: "m").visit { _ in }
        }
      }
    }
  }

  static let large: [(name: String, text: String)] = [
    (
      "project.pbxproj",
      "{objects={" + String(repeating: "a={isa=b;c=(d,e);};", count: 12_000) + "}}"
    ),
    ("project.pbxproj", String(repeating: "\"", count: 200_001)),
    ("project.pbxproj", "{a=" + String(repeating: "x y ", count: 40_000)),
    ("Main.storyboard", "<document>" + String(repeating: "<a/>", count: 50_000)),
    ("Main.storyboard", String(repeating: "<", count: 200_000)),
    ("Main.storyboard", "<document>" + String(repeating: "<!---->", count: 30_000)),
    ("Info.plist", "<plist><array>" + String(repeating: "<string/>", count: 20_000)),
    ("Project.swift", String(repeating: "a(", count: 100_000)),
    ("Project.swift", String(repeating: ".a().b[", count: 30_000)),
    ("Project.swift", String(repeating: "\"\\(", count: 60_000)),
  ]

  @Test("A very long line is read to its end")
  func large() {
    for (name, text) in Self.large {
      let bytes = Array(text.utf8)
      switch name {
      case "Main.storyboard": #expect(InterfaceFileReader.read(bytes, path: name).file.isIncomplete)
      case "Project.swift":
        Manifest(bytes, path: name).visit { _ in }
      default:
        var problems: [ProjectProblem] = []
        let list = PropertyList.read(anyForm: bytes, file: name, problems: &problems)
        #expect(list != nil || !problems.isEmpty)
      }
    }
  }
}
