import Foundation
import Orientation
import Testing
import TestSupport

@testable import TextFormats
@testable import XcodeProjectFiles
import YAMLDocuments

/// Samples with bytes changed, cut out, doubled and cut off.
@Suite struct DamagedInputTests {
  static let count = Effort.damaged.count(200)

  static let signs: [[UInt8]] =
    [
      "{", "}", "(", ")", "\"", ";", "=", "<", ">", "/*", "*/", "//", "&", "$(", "[", "]", "\\U",
      "\n",
      "<<<<<<<\n", "'", ",", ":", "- ", "#", "\u{0}", "ü", "$(inherited)", "<!--", "]]>",
      "<![CDATA[",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  static func mutated(_ sample: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = sample
    for _ in 0...random.below(4) {
      guard !bytes.isEmpty else { break }
      let place = random.below(bytes.count)
      switch random.below(6) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.insert(contentsOf: signs[random.below(signs.count)], at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(30)))
      case 3: bytes.removeSubrange(place...)
      case 4:
        let end = min(bytes.count, place + 1 + random.below(200))
        bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
      default: bytes[place] ^= 1 << UInt8(random.below(8))
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
    var random = SeededGenerator(seed: 1)
    let walked = try temporary.project()
    for _ in 0..<(Self.count / 20) {
      let paths = [
        "ios/App.xcodeproj/project.pbxproj", "ios/Config/App.xcconfig", "ios/App/Info.plist",
      ]
      let path = paths[random.below(paths.count)]
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
    var random = SeededGenerator(seed: 2)
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
        var problems: [Problem] = []
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
}
