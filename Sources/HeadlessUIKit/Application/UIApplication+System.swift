import Foundation
package import Orientation

extension UIApplication {
  /// The app begins: its delegate and the delegates of its scenes are called.
  func finishLaunching() {
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    let hasScenes = host.connectMainScene()
    let window = hasScenes ? nil : host.windowFromStoryboard(in: host.scenes.first)
    if let window { delegate?.window = window }
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    window?.makeKeyAndVisible()
    host.post(UIApplication.didFinishLaunchingNotification, from: self)
    if hasScenes {
      host.tellConnected(host.scenes[0])
    } else {
      host.scenes.first?.post(UIScene.willConnectNotification)
    }
    becomeActive()
  }

  func becomeActive() {
    guard !isActive else { return }
    isActive = true
    for scene in host.scenes {
      scene.storedState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      scene.post(UIScene.didActivateNotification)
    }
    if !host.usesScenes { delegate?.applicationDidBecomeActive(self) }
    host.post(UIApplication.didBecomeActiveNotification, from: self)
  }

  func resignActive() {
    guard isActive else { return }
    isActive = false
    for scene in host.scenes {
      scene.delegate?.sceneWillResignActive(scene)
      scene.post(UIScene.willDeactivateNotification)
      scene.storedState = .foregroundInactive
    }
    if !host.usesScenes { delegate?.applicationWillResignActive(self) }
    host.post(UIApplication.willResignActiveNotification, from: self)
  }

  func leaveScreen() {
    for scene in host.scenes {
      scene.storedState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.post(UIScene.didEnterBackgroundNotification)
    }
    if !host.usesScenes { delegate?.applicationDidEnterBackground(self) }
    host.post(UIApplication.didEnterBackgroundNotification, from: self)
  }

  func comeOnScreen() {
    for scene in host.scenes {
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.post(UIScene.willEnterForegroundNotification)
      scene.storedState = .foregroundInactive
    }
    if !host.usesScenes { delegate?.applicationWillEnterForeground(self) }
    host.post(UIApplication.willEnterForegroundNotification, from: self)
  }

  func remember(_ window: UIWindow) {
    if !openWindows.contains(where: { $0 === window }) { openWindows.append(window) }
  }

  func forget(_ window: UIWindow) {
    openWindows.removeAll { $0 === window }
    // The system hands the key to the oldest window of the scene that is left.
    if keyWindowNow === window {
      keyWindowNow = openWindows.first { $0.sceneID == window.sceneID }
    }
  }

  func readStatusBarOrientation() -> UIInterfaceOrientation {
    // From 27 on reading it is worth a line in the log (N-27).
    if host.system.behaviors[.statusBarReadsAreNoted] { host.send(.readStatusBarOrientation) }
    return UIInterfaceOrientation(host.system.statusBarOrientation)
  }
}

extension DeviceHost {
  /// Whether the app has scenes of its own.
  var usesScenes: Bool {
    system.behaviors[.scenes] && system.application.infoPlist.hasSceneManifest
  }

  /// Makes the main scene.
  ///
  /// - Returns: whether it has a delegate to call.
  func connectMainScene() -> Bool {
    guard scenes.isEmpty else { return false }
    makeScene(.main).storedState = .foregroundInactive
    return usesScenes
  }

  /// Creates a scene from its configuration.
  private func makeScene(_ id: SceneID) -> UIWindowScene {
    let session = UISceneSession(host: self, id: id, role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    if usesScenes, let delegate = application.delegate {
      session.configuration = delegate.application(
        application, configurationForConnecting: session, options: options)
    }
    let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    scenes.append(scene)
    if usesScenes { scene.delegate = makeSceneDelegate?() }
    return scene
  }

  /// The window that a storyboard of the Info.plist brings along; nil where none is named.
  func windowFromStoryboard(in scene: UIWindowScene?) -> UIWindow? {
    guard let scene, let root = makeRoot?() else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    return window
  }

  /// Tells the scene's delegate that the scene is connected.
  func tellConnected(_ scene: UIWindowScene) {
    connecting = scene.id
    let window = windowFromStoryboard(in: scene)
    let delegate = scene.delegate as? any UIWindowSceneDelegate
    if let window { delegate?.window = window }
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    // A delegate that made a window of its own has let go of this one.
    if let window, delegate?.window.map({ $0 === window }) ?? true { window.makeKeyAndVisible() }
    connecting = nil
    scene.post(UIScene.willConnectNotification)
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.post(UIScene.willEnterForegroundNotification)
  }

  /// Whether a scene that is being connected makes its windows.
  func isConnecting(_ scene: SceneID) -> Bool { connecting == scene && scene != .main }

  /// The user opens another scene.
  ///
  /// - Returns: nil where the device or the app shows one scene only.
  package func openScene(in environment: SceneEnvironment) -> UIWindowScene? {
    guard usesScenes, let id = system.connectScene(in: environment) else { return nil }
    let scene = makeScene(id)
    run { tellConnected(scene) }
    work { $0.launch(id) }
    scene.storedState = .foregroundActive
    run {
      scene.delegate?.sceneDidBecomeActive(scene)
      scene.post(UIScene.didActivateNotification)
    }
    return scene
  }

  /// The app leaves the screen.
  package func enterBackground() {
    run { application.resignActive() }
    send(.enterBackground)
    run { application.leaveScreen() }
  }

  /// The app comes back.
  package func enterForeground() {
    run { application.comeOnScreen() }
    send(.enterForeground)
    run { application.becomeActive() }
  }
}
