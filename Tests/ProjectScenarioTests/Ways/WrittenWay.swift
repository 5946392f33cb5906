import RotationScenario
import Testing

@testable import ProjectScenario

/// Code with a few screens, and the ways that must come out of it.
struct WrittenWay: Sendable, CustomTestStringConvertible {
  /// What the pattern is called.
  var name: String
  /// Files by path; one without a scene delegate gets one that shows `Home`.
  var files: [String: String]
  /// The ways that must be found, by screen; other screens may have others.
  var ways: [String: [String]]
  /// The children that must be found, by screen.
  var children: [String: [String]] = [:]
  /// The root; nil for `Home`.
  var root = "Home"
  /// The other roots.
  var otherRoots: [String] = []

  var testDescription: String { name }

  init(
    _ name: String, _ swift: String, ways: [String: [String]] = [:],
    children: [String: [String]] = [:], root: String = "Home", otherRoots: [String] = [],
    files: [String: String] = [:]
  ) {
    self.name = name
    self.ways = ways
    self.children = children
    self.root = root
    self.otherRoots = otherRoots
    self.files = files
    if !swift.isEmpty {
      self.files["Code.swift"] = "import UIKit\n" + swift + "\n" + Self.screens
    }
    let all = self.files.values.joined()
    if !all.contains("rootViewController = "), !all.contains("<document"),
      !all.contains("setRootViewController")
    {
      self.files["Scene.swift"] = Self.scene
    }
  }

  static let screens = """
    class Detail: UIViewController {}
    class About: UIViewController {}
    """

  static let scene = """
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = Home()
      }
    }
    """

  /// Compares what is read with what must be found.
  func check() throws {
    let scenario = try WrittenApp.project(files).scenario()
    #expect(scenario.app.root.map(scenario.app.name) == root)
    #expect(scenario.app.otherRoots.map(scenario.app.name) == otherRoots)
    for (screen, expected) in ways { #expect(scenario.ways(from: screen) == expected) }
    for (screen, expected) in children { #expect(scenario.children(of: screen) == expected) }
  }
}
