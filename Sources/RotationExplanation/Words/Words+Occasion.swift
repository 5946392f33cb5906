public import Orientation

extension Words {
  /// What made UIKit look, as the beginning of a line: `the device was turned`.
  public static func trigger(_ trigger: Trigger) -> String {
    switch trigger {
    case .launch: "the app launches"
    case .deviceTurn: "the device is turned"
    case .foreground: "the app comes to the foreground"
    case .unlock: "the user's lock is switched off"
    case .attempt: "attemptRotationToDeviceOrientation()"
    case .keyValueWrite: "the device orientation is written by key"
    case .update: "setNeedsUpdateOfSupportedInterfaceOrientations()"
    case .contentChange: "another screen is shown in a container"
    case .rootChange: "another root controller"
    case .presentation: "a presentation covers the window"
    case .dismissal: "a presentation leaves the window"
    case .sceneChange: "the scene is resized or moved"
    case .request(let mask): "a geometry request for \(Self.mask(mask))"
    }
  }

  /// Where a scene is shown.
  public static func environment(_ environment: SceneEnvironment) -> String {
    switch environment {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .phoneAppOnPad: "iPhone app on iPad"
    case .mirroring: "iPhone Mirroring"
    case .externalDisplay: "external display"
    case .duoOuter: "the closed iPhone Duo"
    case .duoInner: "the open iPhone Duo"
    }
  }

  /// How the user lets an iPad show apps.
  public static func windowingMode(_ mode: WindowingMode) -> String {
    switch mode {
    case .fullScreenApps: "full-screen apps"
    case .windowedApps: "windowed apps"
    case .stageManager: "Stage Manager"
    }
  }

  /// How much masks count.
  public static func force(_ force: MaskForce) -> String {
    switch force {
    case .binding: "masks bind"
    case .bindingScaled: "masks bind, and the scene is scaled instead of turned"
    case .bindingDiscrete: "masks bind, and the scene is resized in steps"
    case .ignored: "masks are not looked at"
    }
  }

  /// A presentation style as code.
  public static func style(_ style: PresentationStyle) -> String {
    switch style {
    case .automatic: ".automatic"
    case .fullScreen: ".fullScreen"
    case .pageSheet: ".pageSheet"
    case .formSheet: ".formSheet"
    case .popover: ".popover"
    case .currentContext: ".currentContext"
    case .overCurrentContext: ".overCurrentContext"
    case .overFullScreen: ".overFullScreen"
    case .custom(let removes):
      removes ? ".custom, which removes the presenter's view" : ".custom"
    }
  }
}
