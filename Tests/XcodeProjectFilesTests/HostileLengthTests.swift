import Testing

@testable import XcodeProjectFiles
import TextFormats

/// Files of one very long line.
@Suite struct HostileLengthTests {
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
        var problems: [Problem] = []
        let list = PropertyList.read(anyForm: bytes, file: name, problems: &problems)
        #expect(list != nil || !problems.isEmpty)
      }
    }
  }
}
