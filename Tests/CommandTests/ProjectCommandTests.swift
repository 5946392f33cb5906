import Foundation
import Testing

@Suite struct ProjectCommandTests {
  static let app = "Examples/NewsApp"

  @Test("explain shows for a project's folder who is asked and where the answers are")
  func explain() throws {
    let command = try Command(
      "explain", Self.app, "--screen", "VideoListViewController", "--turn", "landscapeLeft")
    #expect(command.status == 0)
    #expect(
      command.output.hasPrefix(
        "VideoListViewController does not turn: it allows portrait only, and"))
    #expect(command.output.contains("portrait, passed on from"))
    for place in [
      "Info.plist:65", "MainTabBarController.swift:5", "VideoListViewController.swift:7",
    ] {
      #expect(command.output.contains("(\(place))"), "\(place)")
    }
  }

  @Test("matrix has a project's devices and versions, and marks what is taken for granted")
  func matrix() throws {
    let command = try Command(
      "matrix", Self.app, "--screen", "CrosswordViewController", "--device", "iPhone 13",
      "--ios", "17")
    #expect(command.status == 0)
    #expect(command.output.contains("CrosswordViewController"))
    #expect(command.output.contains("(P)"))
    let json = try Command("matrix", Self.app, "--ios", "17", "--format", "json")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    }
  }

  @Test(
    "matrix writes tables, pages and pictures",
    arguments: [
      ("markdown", "| Screens | Devices"), ("html", "<!DOCTYPE html>"),
      ("csv", "screen,way,device,ios"),
      ("svg", "<?xml"),
    ])
  func formats(format: String, beginning: String) throws {
    let command = try Command("matrix", Self.app, "--ios", "17", "--format", format)
    #expect(command.status == 0)
    #expect(command.output.hasPrefix(beginning))
    #expect(command.output.contains("ArticleViewController"))
  }

  @Test("Screens that cannot be reached are one line, and explain says how to reach one")
  func unreachable() throws {
    let project = try CheckCommandTests.Project([
      "project.yml": """
      name: Shop
      targets:
        Shop: { type: application, platform: iOS, sources: [.] }

      """,
      "App.swift": """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow()
          window?.rootViewController = HomeViewController()
          return true
        }
      }
      final class HomeViewController: UIViewController {}
      final class ShieldViewController: UIViewController {}
      """,
    ])
    let folded = try Command("matrix", project.path, "--ios", "17")
    #expect(folded.output.contains("--unreachable shows why"))
    let whole = try Command("matrix", project.path, "--ios", "17", "--unreachable")
    #expect(whole.output.contains("ShieldViewController cannot be reached:"))
    let one = try Command(
      "explain", project.path, "--screen", "ShieldViewController", "--turn", "landscapeLeft")
    #expect(one.errors.contains("--assume root=ShieldViewController"))
    let settled = try Command(
      "explain", project.path, "--screen", "ShieldViewController", "--turn", "landscapeLeft",
      "--assume", "root=ShieldViewController")
    #expect(settled.status == 0)
  }

  @Test("explain names the crash on the way to a screen")
  func crash() throws {
    let command = try Command(
      "explain", Self.app, "--screen", "LiveViewController", "--turn", "landscapeLeft")
    #expect(command.output.contains("UIApplicationInvalidInterfaceOrientation"))
    #expect(command.output.hasPrefix("The app crashes: LiveViewController prefers"))
  }

  @Test("An unknown screen of a large app is answered with the nearest names")
  func unknownScreen() throws {
    let command = try Command(
      "explain", Self.app, "--screen", "BanerViewController", "--turn", "landscapeLeft")
    #expect(command.errors.contains("Did you mean 'BannerViewController'"))
    #expect(!command.errors.contains("CrosswordViewController"))
  }

  @Test("model writes a scenario that run plays, and explain answers alike")
  func model() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yml")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Command("model", Self.app, "--output", file.path).status == 0)
    #expect(try Command("run", file.path).status == 0)
    func headline(_ source: String) throws -> Substring? {
      let command = try Command(
        "explain", source, "--screen", "ArticleViewController", "--turn", "landscapeRight")
      return command.output.split(separator: "\n").first
    }
    #expect(try headline(Self.app) == headline(file.path))
  }

  @Test("An assumption changes the answer, and a wrong one is reported")
  func assumption() throws {
    let arguments = [
      "explain", Self.app, "--screen", "VideoListViewController", "--turn", "landscapeLeft",
    ]
    let settled = try Command(arguments: arguments + ["--assume", "VideoListViewController=all"])
    #expect(settled.output.hasPrefix("VideoListViewController turns"))
    let wrong = try Command(arguments: arguments + ["--assume", "VideoListViewControler=all"])
    #expect(wrong.status != 0)
    #expect(wrong.errors.contains("did you mean VideoListViewController"))
  }

  @Test(
    "An empty folder is said to be empty",
    arguments: [["run"], ["matrix"], ["model"], ["explain", "--step", "1"]])
  func empty(command: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "empty-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try Command(arguments: command + [folder.path])
    #expect(run.status == 66 && run.output.isEmpty)
    #expect(run.errors.contains("' is empty. Expected the folder of an app"), "\(run.errors)")
    try "a note".write(to: folder.appending(path: "notes.txt"), atomically: true, encoding: .utf8)
    let other = try Command(arguments: command + [folder.path])
    #expect(other.status == 66 && !other.errors.contains("(none)"))
    #expect(other.errors.contains("this folder has neither a project nor code"))
  }

  @Test(
    "A folder that is not an app is refused with one message",
    arguments: [
      (["matrix", "Schemas"], "no iOS app"), (["model", "README.md"], "is not a folder"),
      (["matrix", "Examples/NewsApp", "--target", "NewsAp"], "did you mean NewsApp"),
      (["matrix", "Examples/video-player.yml", "--target", "App"], "is not one"),
    ])
  func refused(arguments: [String], message: String) throws {
    let command = try Command(arguments: arguments)
    #expect(command.status != 0)
    #expect(command.errors.contains(message), "\(command.errors)")
    #expect(command.output.isEmpty)
  }
}
