public import Orientation

extension Words {
  /// Something that happens, as a clause: `the device is turned to landscapeLeft`.
  public func event(_ event: RotationEvent) -> String {
    switch event {
    case .launch: "the app launches"
    case .turn(let pose): Self.turn(pose)
    case .userLock(let isOn): "the user switches the orientation lock \(isOn ? "on" : "off")"
    case .enterBackground: "the app goes to the background"
    case .enterForeground: "the app comes to the foreground"
    case .resize(let scene, let size, let isInteractive):
      "\(self.scene(scene)) \(isInteractive ? "is being dragged" : "is resized")"
        + " to \(Self.size(size))"
    case .windowingMode(let mode): "the iPad shows apps as \(Self.windowingMode(mode))"
    case .move(let scene, let place):
      "\(self.scene(scene)) moves: \(Self.environment(place))"
    case .cover(let scene, let isCovered):
      isCovered
        ? "another app covers \(self.scene(scene))" : "nothing covers \(self.scene(scene)) any more"
    case .advance(let seconds): "\(Self.number(seconds)) seconds pass"
    case .settle: "time passes until everything settles"
    case .push(let id, let container): "\(name(id)) is pushed onto \(name(container))"
    case .pop(let container): "\(name(container)) pops"
    case .select(let index, let container):
      if let child = cast.controller(container)?.children.dropFirst(index).first {
        "\(name(container)) selects \(name(child))"
      } else {
        "\(name(container)) selects \(index)"
      }
    case .present(let id, let style, let presenter):
      "\(name(presenter)) presents \(name(id)) as \(Self.style(style))"
    case .dismiss(let id): "\(name(id)) is dismissed"
    case .setRoot(let id, let window):
      "\(self.window(window)) gets \(name(id, orElse: "no controller")) as its root"
    case .openWindow(let id, let scene, let isHidden):
      "a \(isHidden ? "hidden " : "")window opens in \(self.scene(scene))"
        + " with \(name(id, orElse: "no controller"))"
    case .closeWindow(let window): "\(self.window(window)) closes"
    case .makeKey(let window): "\(self.window(window)) becomes the key window"
    case .openScene(let id, let place):
      "a scene opens with \(name(id)): \(Self.environment(place))"
    case .change(let id, let answers):
      "\(name(id)) will answer \(self.answers(answers)), and does not announce it"
    case .changeAppDelegate(let mask):
      mask.map { "the app delegate will answer \(Self.mask($0))" }
        ?? "the app delegate will no longer answer"
    case .changeSceneDelegate(let mask):
      mask.map { "the scene delegate will answer \(Self.mask($0))" }
        ?? "the scene delegate will no longer answer"
    case .setNeedsUpdateOfSupportedInterfaceOrientations(let id, let isAnimated):
      "\(name(id)).setNeedsUpdateOfSupportedInterfaceOrientations()"
        + (isAnimated ? "" : " without animation")
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked(let id):
      "\(name(id)).setNeedsUpdateOfPrefersInterfaceOrientationLocked()"
    case .attemptRotationToDeviceOrientation:
      "UIViewController.attemptRotationToDeviceOrientation()"
    case .setDeviceOrientation(let rawValue): Self.keyValueWrite(rawValue)
    case .setStatusBarOrientation(let orientation):
      "UIApplication.setStatusBarOrientation(.\(Self.name(orientation)))"
    case .requestGeometryUpdate(let scene, let mask):
      "requestGeometryUpdate(.iOS(interfaceOrientations: \(Self.code(mask))))"
        + (scene == .main ? "" : " of \(self.scene(scene))")
    case .requestForeignGeometry(let scene):
      "requestGeometryUpdate with another platform's preferences"
        + (scene == .main ? "" : " of \(self.scene(scene))")
    case .beginGeneratingDeviceOrientationNotifications:
      "UIDevice.beginGeneratingDeviceOrientationNotifications()"
    case .endGeneratingDeviceOrientationNotifications:
      "UIDevice.endGeneratingDeviceOrientationNotifications()"
    case .readStatusBarOrientation: "the app reads UIApplication.statusBarOrientation"
    }
  }

  /// The device is put into a pose.
  static func turn(_ pose: DeviceOrientation) -> String {
    switch pose {
    case .unknown: "the device's pose becomes unknown"
    case .faceUp: "the device is laid face up"
    case .faceDown: "the device is laid face down"
    case .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight:
      "the device is turned to \(name(pose))"
    }
  }

  private static func keyValueWrite(_ rawValue: Int) -> String {
    let meaning = DeviceOrientation(rawValue: rawValue).map { name($0) } ?? "no orientation"
    return "UIDevice.setValue(\(rawValue), forKey: \"orientation\"), \(meaning)"
  }

  /// A controller's answers, as far as they are not what UIKit's class answers.
  func answers(_ answers: ControllerAnswers) -> String {
    var parts = answers.mask.map { [Self.mask($0)] } ?? []
    if !answers.autorotates { parts.append("shouldAutorotate false") }
    if answers.preferred != .inherited {
      parts.append("preferred \(Self.preferred(answers.preferred))")
    }
    if answers.prefersLocked { parts.append("prefersInterfaceOrientationLocked true") }
    if answers.asksChildForLock { parts.append("childForInterfaceOrientationLock its child") }
    return parts.isEmpty
      ? "what UIKit's class answers: the default mask, no lock" : parts.joined(separator: ", ")
  }

  package func scene(_ scene: SceneID) -> String {
    scene == .main ? "the scene" : "scene \(scene.index)"
  }

  func window(_ window: WindowID) -> String {
    window == .main ? "the main window" : "window \(window.index)"
  }
}
