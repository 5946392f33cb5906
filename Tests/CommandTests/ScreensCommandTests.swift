import Foundation
import Testing

@Suite struct ScreensCommandTests {
  static let app = "Examples/NewsApp"

  @Test("screens lists every screen with its sizes, and says what is not known")
  func text() throws {
    let command = try Command("screens", Self.app, "--device", "iPhone 15", "--ios", "17")
    #expect(command.status == 0, "\(command.errors)")
    #expect(command.output.contains("ArticleViewController in its containers"))
    #expect(command.output.contains("portrait 393 × 852; landscapeRight, landscapeLeft 852 × 393"))
    #expect(command.output.contains("what code sets or adds is unknown"))
  }

  @Test("screens writes a picture and a page, whole, and never over what it reads")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "screens-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (svg, html) = (folder.appending(path: "a.svg"), folder.appending(path: "a.html"))
    let command = try Command(
      "screens", Self.app, "--device", "iPhone 15", "--svg", svg.path, "--html", html.path,
      "--screen", "SettingsViewController")
    #expect(command.status == 0, "\(command.errors)")
    let picture = try String(contentsOf: svg, encoding: .utf8)
    #expect(picture.hasPrefix("<?xml") && picture.contains("Pair a television"))
    #expect(!picture.contains("ArticleViewController"))
    #expect(try String(contentsOf: html, encoding: .utf8).contains("data:image/svg+xml;base64,"))
    let over = try Command(
      "screens", Self.app, "--svg", "\(Self.app)/NewsApp/Base.lproj/Main.storyboard")
    #expect(over.status == 74)
  }

  @Test("screens reports JSON and SARIF that programs can read", arguments: ["json", "sarif"])
  func formats(format: String) throws {
    let command = try Command("screens", Self.app, "--format", format)
    #expect(command.status == 0, "\(command.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(command.output.utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["screens"] != nil || object["runs"] != nil)
  }

  @Test(
    "What cannot be is one message",
    arguments: [
      (["--screen", "ArticleViewControler"], 64, "Did you mean 'ArticleViewController'?"),
      (["--device", "iPhoon"], 64, "iPhoon"), (["--ios", "99"], 64, "99"),
      (["--fail-on", "note"], 2, ""),
    ])
  func mistakes(arguments: [String], status: Int32, message: String) throws {
    let command = try Command(arguments: ["screens", Self.app] + arguments)
    #expect(command.status == status, "\(command.errors)")
    #expect(
      message.isEmpty
        || command.errors.localizedCaseInsensitiveContains(message), "\(command.errors)")
  }

  @Test("A folder without storyboards has nothing to lay out")
  func nothing() throws {
    let project = try CheckCommandTests.Project([
      "A.swift": "import UIKit\nclass A: UIViewController {}\n"
    ])
    let command = try Command("screens", project.path)
    #expect(command.status == 66)
    #expect(command.errors.contains("there is nothing to lay out"))
    #expect(try Command("screens", "no-such-folder").status == 66)
  }
}
