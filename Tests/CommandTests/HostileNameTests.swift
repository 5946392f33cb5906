import Foundation
import TestSupport
import Testing

@Suite("Names from a folder do nothing where they are printed")
struct HostileNameTests {
  typealias Project = CheckCommandTests.Project

  /// What a terminal, the log of a pipeline or a reader's eye would obey.
  static let hostile = "\u{1B}[31mA\n::error::x\n##[error]y\n##vso[z]w\u{9B}2J\u{202E}\u{7}"
  /// The same for the names of files and of attributes, which cannot hold all of it.
  static let short = "\u{1B}[8mB\u{9B}2J\u{202E}\u{2066}\u{7}##[error]"

  /// A project with such names for its target, files, classes, identifiers and keys.
  static func project() throws -> Project {
    let quoted = hostile.unicodeScalars.map {
      $0.isASCII && $0.value >= 0x20 && $0 != "\"" && $0 != "\\"
        ? String($0) : "\\U\(String($0.value, radix: 16).leftPadded(to: 8))"
    }.joined()
    return try Project([
      "project.yml": """
      name: "\(quoted)"
      targets:
        "\(quoted)":
          type: application
          platform: iOS
          sources: [.]
          settings: { INFOPLIST_FILE: Info.plist, "\(quoted)": "\(quoted)" }
        "Second \(quoted)": { type: application, platform: iOS, sources: [.] }

      """,
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string><string>\(markup)</string></array>
      <key>UIMainStoryboardFile</key><string>\(markup)</string>
      <key>UIApplicationSceneManifest</key><dict/>
      </dict></plist>
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document initialViewController="a"><scenes><scene><objects>
      <viewController id="a" customClass="::error::\(markup)" storyboardIdentifier="\(markup)">
      <connections><segue destination="b" kind="\(markup)" identifier="\(markup)"/></connections>
      </viewController></objects></scene>
      <scene><objects><viewController id="b" customClass="Other\(markup)"/></objects></scene>
      </scenes></document>
      """,
      "\(short).swift": """
      import UIKit
      final class Player\u{202E}Controller: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
        func show() { present(Player\u{202E}Controller(), animated: true) }
      }
      """,
      "::add-mask::x.swift": "import UIKit\nclass A: UIViewController { \u{1B}[31m }\n",
      "::stop-commands::y.m": "@implementation \u{9B}2J ) \n",
      "broken\(short).plist": "<plist><dict><key>\(short)",
    ])
  }

  private static let markup = "&#x9B;2J&#x202E;&#x2066;##[error]::error::&#10;::error::x"

  static let lines = [
    "check", "check --verbose --ios 27", "check --ungrouped", "check --format github",
    "check --format json", "check --format sarif", "check --format checkstyle",
    "check --format junit", "check --format codeclimate", "check --format gitlab", "matrix",
    "matrix --format json", "model", "run", "run --format json", "run --summary",
    "explain --turn landscapeLeft", "explain --turn landscapeLeft --format json",
    "explain --turn landscapeLeft --screen nothing", "matrix --screen nothing",
    "matrix --target nothing", "screens", "screens --format json", "screens --format sarif",
    "screens --screen nothing",
  ]

  @Test("In no command and format", arguments: Effort.hostile.some(of: lines, oneIn: 6))
  func names(line: String) throws {
    let project = try Self.project()
    var arguments = line.split(separator: " ").map(String.init)
    arguments.insert(project.path, at: 1)
    let run = try Command(arguments: arguments)
    #expect(run.status < 128, "\(run.errors)")
    for (stream, text) in [("output", run.output), ("errors", run.errors)] {
      Self.check(text, line.contains("github") && stream == "output", "\(line), \(stream)")
    }
  }

  @Test("Neither do those in pictures and in files of results")
  func files() throws {
    let project = try Self.project()
    _ = try Command(
      "run", project.path, "--svg", project.path + "/out.svg", "--html", project.path + "/out.html",
      "--junit", project.path + "/out.xml")
    for name in ["out.svg", "out.html", "out.xml"] {
      Self.check(try project.text(name), false, name)
    }
  }

  @Test("An option is repeated on one line", arguments: ["run", "explain --step 1", "matrix"])
  func options(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let run = try Command(arguments: [words[0], Self.hostile] + words.dropFirst())
    #expect(run.status == 66)
    Self.check(run.errors, false, line)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  private static func check(_ text: String, _ isAnnotated: Bool, _ place: String) {
    for line in text.split(separator: "\n") {
      let obeyed = line.unicodeScalars.filter { scalar in
        switch scalar.value {
        case ..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
      }
      #expect(obeyed.isEmpty, "\(place): \(line.debugDescription)")
      let trimmed = line.drop { $0 == " " }
      let isCommand =
        trimmed.hasPrefix("::")
        && !(isAnnotated
          && ["::error file=", "::warning file=", "::notice file="].contains {
            line.hasPrefix($0)
          })
      #expect(!isCommand, "\(place): \(line)")
      if !isAnnotated {
        #expect(!line.contains("##[") && !line.contains("##vso["), "\(place): \(line)")
      }
    }
  }
}

extension String {
  fileprivate func leftPadded(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - self.count)) + self
  }
}
