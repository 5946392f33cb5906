import Foundation
import RecordedFiles
import Testing

/// What people who write their first scenario do wrong, and what they read then.
@Suite struct NewcomerTests {
  private static let steps = """
    steps:
      - launch
      - turn: landscapeLeft
        expect: { interface: portrait }

    """

  private static let right = """
    stage: iPhone 15, iOS 17
    root: Main
    screens:
      Main: { kind: navigation, children: [List], forwards: top }
      List: { supports: portrait }

    """ + steps

  static let mistakes: [(title: String, from: String, to: String)] = [
    (
      "three mistakes at once", "supports: portrait }\nsteps:\n  - launch\n  - turn: landscapeLeft",
      "suports: portrait }\nsteps:\n  - lanch\n  - turn: left"
    ),
    ("screen for screens", "screens:", "screen:"),
    ("a screen indented too little", "  List:", " List:"),
    ("expect as an entry of its own", "    expect:", "  expect:"),
    ("a device that does not exist", "iPhone 15,", "iPhone 51,"),
    ("a device with an older system", "iOS 17", "iOS 12"),
    ("a system that does not exist", "iOS 17", "iOS 99"),
    ("a comma that is missing in the stage", "iPhone 15, iOS", "iPhone 15 iOS"),
    ("a side as people say it", "turn: landscapeLeft", "turn: left"),
    ("upside down", "turn: landscapeLeft", "turn: upsideDown"),
    ("a word of Swift", "supports: portrait", "supports: .portrait"),
    (
      "a constant of Objective-C", "supports: portrait",
      "supports: UIInterfaceOrientationMaskPortrait"
    ),
    (
      "UIKit's name for an answer", "supports: portrait", "supportedInterfaceOrientations: portrait"
    ),
    (
      "UIKit's name for a call", "turn: landscapeLeft",
      "setNeedsUpdateOfSupportedInterfaceOrientations: List"
    ),
    ("a key of Info.plist", "root: Main", "UISupportedInterfaceOrientations: all\nroot: Main"),
    ("a class for a kind", "kind: navigation", "kind: navigationController"),
    ("no space after a colon", "root: Main", "root:Main"),
    ("a bracket that is not closed", "supports: portrait }", "supports: portrait"),
    ("a quote that is not closed", "root: Main", "root: 'Main"),
    ("a colon in a text", "root: Main", "title: Player: portrait\nroot: Main"),
    ("a value below a value", "root: Main", "root: Main\n  List: 1"),
    ("a tab", "  List:", "\tList:"),
    ("no root", "root: Main\n", ""),
    ("an unknown root", "root: Main", "root: Mian"),
    ("no steps", steps, ""),
    ("nothing at all", right, ""),
  ]

  @Test("Messages for newcomers' mistakes are exact, and the same as they were")
  func messages() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "newcomer-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "s.yml")
    var sections: [String] = []
    for mistake in Self.mistakes {
      let text = Self.right.replacing(mistake.from, with: mistake.to)
      #expect(text != Self.right, "\(mistake.title)")
      try text.write(to: file, atomically: true, encoding: .utf8)
      let run = try Command("run", file.path)
      #expect(run.status == 65 && run.output.isEmpty, "\(mistake.title): \(run.status)")
      sections.append(
        "=== \(mistake.title)\n"
          + run.errors.replacingOccurrences(of: folder.path + "/", with: ""))
    }
    try RecordedFiles.expectRecorded(
      sections.joined(separator: "\n"), at: "Tests/CommandTests/Recorded/newcomers.txt")
  }

  @Test("A line that is long or hostile is shown in part, and acts on nothing")
  func hostileLine() throws {
    let project = try CheckCommandTests.Project([
      "s.yml": "stage: iPhone 15, iOS 17\nroot: A\nscreens:\n  A: { title: \"\u{202E}"
        + String(repeating: "x", count: 100_000) + "\", suports: all }\n"
    ])
    let run = try Command("run", project.path + "/s.yml")
    #expect(run.status == 65 && run.errors.utf8.count < 2_000)
    #expect(!run.errors.unicodeScalars.contains("\u{202E}"))
  }
}
