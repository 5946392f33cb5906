import RotationScenario
import Foundation
import Orientation

@testable import ProjectScenario
import ScreenGraph

/// An app's folder that is written for a test and read at once.
enum WrittenApp {
  /// Reads files as one app.
  static func project(_ files: [String: String]) throws -> AppProject {
    let folder = FileManager.default.temporaryDirectory.appending(path: "App-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try AppProject(contentsOf: folder.path(percentEncoded: false))
  }

  /// Reads one Swift file as an app with a scene delegate that shows `Root`.
  static func scenario(_ swift: String, root: String = "Root()") throws -> Scenario {
    try project([
      "App.swift": swift + """

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
            window?.rootViewController = \(root)
          }
        }
        """
    ]).scenario()
  }
}

extension Scenario {
  /// A screen by its name.
  func screen(_ name: String) -> Screen? {
    controllerID(named: name).map { app.screens[$0.index] }
  }

  /// The ways from a screen: `Player fullScreen`, `Detail pushed`.
  func ways(from name: String) -> [String] { ways(screen(name)?.links ?? []) }

  /// The ways from a screen that there are on phones.
  func waysOnPhones(from name: String) -> [String] {
    ways((screen(name)?.links ?? []).filter { ($0.circumstance.idiom ?? .phone) == .phone })
  }

  private func ways(_ links: [Screen.Link]) -> [String] {
    links.map { link in
      switch link.action {
      case .pushes: app.name(of: link.target) + " pushed"
      case .presents(let style): app.name(of: link.target) + " \(style)"
      case .opensWindow(let isKey):
        app.name(of: link.target) + (isKey ? " in key window" : " in window")
      }
    }
  }

  /// The names of the controllers inside of a screen.
  func children(of name: String) -> [String] {
    (screen(name)?.controller.children ?? []).map { app.name(of: $0) }
  }
}
