public import Foundation
public import HeadlessUIKit
public import Orientation

extension HeadlessDevice {
  /// The scenes, the first one first; without an app there is none.
  public var scenes: [UIWindowScene] { host.scenes }

  /// The user gives a scene another size.
  ///
  /// - Parameters:
  ///   - size: the new size in points.
  ///   - scene: which; nil means the main one.
  /// - Throws: where the device or its system does not let users do that.
  public func resize(to size: CGSize, _ scene: UIWindowScene? = nil) throws(UsageError) {
    try sendIfPossible(
      .resize(try id(of: scene), size.engine, isInteractive: false), "Resizing a scene")
  }

  /// The user drags an edge of a scene, and lets go.
  ///
  /// - Parameters:
  ///   - sizes: the sizes in points through which it goes; the last one stays.
  ///   - scene: which; nil means the main one.
  /// - Throws: where the device or its system does not let users do that.
  public func drag(through sizes: [CGSize], _ scene: UIWindowScene? = nil) throws(UsageError) {
    let id = try id(of: scene)
    guard let last = sizes.last else { throw UsageError("Dragging an edge needs a size") }
    for size in sizes {
      try sendIfPossible(.resize(id, size.engine, isInteractive: true), "Dragging an edge")
    }
    try sendIfPossible(.resize(id, last.engine, isInteractive: false), "Dragging an edge")
  }

  /// A scene moves to another display, or to another place.
  ///
  /// - Parameters:
  ///   - environment: where it is shown from now on.
  ///   - scene: which; nil means the main one.
  /// - Throws: where the device has no such place.
  public func move(
    to environment: SceneEnvironment, _ scene: UIWindowScene? = nil
  ) throws(UsageError) {
    try sendIfPossible(.move(try id(of: scene), environment), "Moving a scene to \(environment)")
  }

  /// How the user lets an iPad show apps.
  public var windowingMode: WindowingMode { host.system.windowingMode }

  /// The user chooses how an iPad shows apps.
  ///
  /// - Parameter mode: the new way.
  /// - Throws: where the device or its system offers no choice.
  public func choose(_ mode: WindowingMode) throws(UsageError) {
    try sendIfPossible(.windowingMode(mode), "Choosing \(mode)")
  }

  /// Another app's scene covers a scene, or no longer does.
  ///
  /// - Parameters:
  ///   - isCovered: whether it covers the scene from now on.
  ///   - scene: which; nil means the main one.
  /// - Throws: where there is no such scene.
  public func cover(_ isCovered: Bool = true, _ scene: UIWindowScene? = nil) throws(UsageError) {
    try sendIfPossible(.cover(try id(of: scene), isCovered), "Covering a scene")
  }

  /// The user opens another scene of the app.
  ///
  /// - Parameter environment: where it is shown; nil means beside the main one.
  /// - Returns: the scene, after its delegate was called.
  /// - Throws: where the device or the app shows one scene only.
  @discardableResult
  public func openScene(in environment: SceneEnvironment? = nil) throws(UsageError) -> UIWindowScene
  {
    guard host.hasLaunched else {
      throw UsageError("Opening a scene needs an app: launch one first")
    }
    let place = environment ?? host.system.environment(of: .main)
    guard let scene = run({ host.openScene(in: place) }) else {
      throw UsageError("Opening a second scene is not possible with \(self) and this Info.plist")
    }
    settle()
    return scene
  }

  /// The app leaves the screen.
  public func enterBackground() {
    requireApp("enterBackground()")
    run { host.enterBackground() }
    settle()
  }

  /// The app comes back.
  public func enterForeground() {
    requireApp("enterForeground()")
    run { host.enterForeground() }
    settle()
  }

  private func id(of scene: UIWindowScene?) throws(UsageError) -> SceneID {
    guard let scene else { return .main }
    guard let place = host.scenes.firstIndex(where: { $0 === scene }) else {
      throw UsageError("The scene belongs to another device than \(self)")
    }
    return SceneID(place)
  }

  /// Whether an app was launched and has not ended.
  package var isAppRunning: Bool {
    host.hasLaunched && host.system.phase != .terminated
  }

  func requireApp(_ what: String) {
    precondition(host.hasLaunched, "\(what) on \(self) needs an app: launch one first.")
  }
}
