import Foundation
public import HeadlessUIKit
import Orientation
import TextFormats

extension HeadlessDevice {
  /// Launches an app as its Info.plist says, from the class of its delegate.
  ///
  /// ```swift
  /// var configuration = try HeadlessDevice.Configuration("iPhone 15, iOS 17")
  /// configuration.resources = "App"     // has Info.plist, storyboards and xibs
  /// let device = HeadlessDevice(configuration)
  /// try device.launch(AppDelegate.self)
  /// ```
  ///
  /// From iOS 13 on the first scene configuration of the Info.plist counts: its delegate's class, looked for in
  /// the module of the app's delegate, and its storyboard. Otherwise the main storyboard counts, and the one for
  /// iPads on an iPad. Orientations are those of `configuration.infoPlist`.
  ///
  /// - Parameters:
  ///   - app: the class with `@main`, created in the context of the device.
  ///   - path: the Info.plist; without it, the one among the configuration's resources, if it is there.
  /// - Throws: what is wrong with the Info.plist.
  public func launch<App: UIResponder & UIApplicationDelegate>(
    _ app: App.Type, infoPlist path: String? = nil
  ) throws(ConfigurationError) {
    let plist = try launchPlist(path)
    let scene = host.system.behaviors[.scenes] ? plist.scene : nil
    let module = String(reflecting: app).prefix { $0 != "." }
    var sceneDelegate: (any (UIResponder & UIWindowSceneDelegate).Type)?
    if let name = scene?.delegateClass {
      guard
        let found = NSClassFromString("\(module).\(name)")
          as? any (UIResponder & UIWindowSceneDelegate).Type
      else {
        throw ConfigurationError(
          ReadingError(
            SourceLocation(file: path ?? host.resources?.infoPlist ?? "Info.plist"),
            "there is no scene delegate '\(name)' in \(module)",
            expected: "a class that inherits from UIResponder and is a UIWindowSceneDelegate"))
      }
      sceneDelegate = found
    }
    let storyboard =
      scene.map(\.storyboard) ?? plist.mainStoryboard(isPad: host.system.idiom == .pad)
    if let storyboard {
      host.makeRoot = {
        UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
      }
    }
    var make: (() -> (any UIWindowSceneDelegate)?)?
    if let sceneDelegate { make = { UIResponder.made(sceneDelegate) } }
    launch(UIResponder.made(app), makingSceneDelegates: make)
  }

  private func launchPlist(_ path: String?) throws(ConfigurationError) -> LaunchPlist {
    guard let path = path ?? host.resources?.infoPlist else { return LaunchPlist() }
    do {
      return try LaunchPlist(contentsOf: path)
    } catch {
      throw ConfigurationError(
        ReadingError(
          SourceLocation(file: path), "it is not a property list", expected: "an Info.plist"))
    }
  }
}

/// What an Info.plist says of how its app begins.
private struct LaunchPlist {
  var values: [String: Any] = [:]

  init() {}

  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    values =
      try unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      ?? [:]
  }

  /// The first configuration of the app's own scenes; nil for an app without scenes.
  var scene: (delegateClass: String?, storyboard: String?)? {
    guard let manifest = values["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
    let configurations = manifest["UISceneConfigurations"] as? [String: Any]
    let list = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    let first = list?.first
    let name = (first?["UISceneDelegateClassName"] as? String)?.split(separator: ".").last
    return (name.map(String.init), first?["UISceneStoryboardFile"] as? String)
  }

  func mainStoryboard(isPad: Bool) -> String? {
    (isPad ? values["UIMainStoryboardFile~ipad"] as? String : nil)
      ?? values["UIMainStoryboardFile"] as? String
  }
}
