/// An exception that UIKit raises, as a value.
public enum Fault: Sendable, Hashable {
  /// App and controller share no orientation (`D-15`).
  case noCommonOrientation(controller: ControllerID?)
  /// The preferred orientation is not one the controller supports (`E-04`).
  case preferredNotSupported(
    controller: ControllerID?, preferred: Preferred, supported: InterfaceOrientationMask)
  /// A container asked an alert for its mask, and the alert asked back (iOS 9).
  case askedRecursively(controller: ControllerID?)
  /// An app without scenes, built with the 27 SDK, does not launch (`N-34`).
  case sceneLifeCycleRequired
  /// A wrong use of a class that has nothing to do with masks, such as presenting a controller
  /// twice; only live objects raise it.
  case wrongUse(name: String, reason: String)

  /// The exception's name.
  ///
  /// - UIKit: same. Rule: `D-16`
  public var name: String {
    switch self {
    case .noCommonOrientation, .preferredNotSupported: "UIApplicationInvalidInterfaceOrientation"
    case .askedRecursively, .sceneLifeCycleRequired: "NSInternalInconsistencyException"
    case .wrongUse(let name, _): name
    }
  }

  /// The exception's text.
  ///
  /// - Parameters:
  ///   - className: the class of the controller that was asked.
  ///   - behaviors: how the system behaves, for iOS 6 and 7 worded some of them differently.
  ///   - policy: which version changed the wording is disputed.
  /// - Returns: one line.
  /// - UIKit: same wording as in published crash reports. Rule: `D-17`, `E-04`, `E-05`, `N-34`
  public func reason(
    className: String, behaviors: Behaviors, policy: RotationPolicy = RotationPolicy()
  ) -> String {
    switch self {
    case .noCommonOrientation:
      let asked =
        behaviors[.exceptionNamesClass] ? "[\(className) shouldAutorotate]" : "shouldAutorotate"
      return "Supported orientations has no common orientation with the application, and \(asked)"
        + " is returning YES"
    case .preferredNotSupported(_, let preferred, let supported):
      let namesPreferred: Behavior =
        switch policy.preferredTextSince8 {
        case .ios7: .exceptionMayNamePreferred
        case .ios8: .exceptionNamesPreferred
        case .ios9: .exceptionMustNamePreferred
        }
      guard behaviors[namesPreferred] else {
        return "preferredInterfaceOrientationForPresentation must return"
          + " a supported interface orientation!"
      }
      return "preferredInterfaceOrientationForPresentation '\(preferred.uiKitName)' must match"
        + " a supported interface orientation: '\(supported.uiKitNames)'!"
    case .askedRecursively:
      return "\(className):supportedInterfaceOrientations was invoked recursively!"
    case .sceneLifeCycleRequired:
      return "UIScene life cycle is required for apps built with this SDK."
    case .wrongUse(_, let reason):
      return reason
    }
  }

  /// The controller UIKit names, if it names one.
  public var controller: ControllerID? {
    switch self {
    case .noCommonOrientation(let id), .askedRecursively(let id): id
    case .preferredNotSupported(let id, _, _): id
    case .sceneLifeCycleRequired, .wrongUse: nil
    }
  }

  /// Whether both are the same exception.
  ///
  /// Texts are compared byte by byte. To compare them as Unicode does, as the compiler's own `==`
  /// would, took more than half of the engine's WebAssembly module.
  public static func == (one: Fault, other: Fault) -> Bool {
    switch (one, other) {
    case (.noCommonOrientation(let one), .noCommonOrientation(let other)),
      (.askedRecursively(let one), .askedRecursively(let other)):
      one == other
    case (
      .preferredNotSupported(let controller, let preferred, let supported),
      .preferredNotSupported(let otherController, let otherPreferred, let otherSupported)
    ):
      controller == otherController && preferred == otherPreferred && supported == otherSupported
    case (.sceneLifeCycleRequired, .sceneLifeCycleRequired): true
    case (.wrongUse(let name, let reason), .wrongUse(let otherName, let otherReason)):
      name.utf8.elementsEqual(otherName.utf8) && reason.utf8.elementsEqual(otherReason.utf8)
    case (.noCommonOrientation, _), (.askedRecursively, _), (.preferredNotSupported, _),
      (.sceneLifeCycleRequired, _), (.wrongUse, _):
      false
    }
  }
}

extension Preferred {
  /// How UIKit's texts name it.
  var uiKitName: String {
    switch self {
    case .inherited: "unknown"
    case .orientation(let orientation): orientation.mask.uiKitNames
    case .invalid: "unknown"
    }
  }
}

extension InterfaceOrientationMask {
  /// The names UIKit's texts list, in their order, joined by commas.
  ///
  /// - UIKit: same order as in error texts. Rule: `E-04`, `F-22`
  public var uiKitNames: String {
    var names = ""
    func add(_ mask: InterfaceOrientationMask, _ name: String) {
      guard isSuperset(of: mask) else { return }
      names += names.isEmpty ? name : ", " + name
    }
    add(.portrait, "portrait")
    add(.portraitUpsideDown, "portraitUpsideDown")
    add(.landscapeLeft, "landscapeLeft")
    add(.landscapeRight, "landscapeRight")
    return names
  }
}
