import Orientation
import TextFormats

/// An event for machines: its kind and its arguments.
struct EventJSON {
  let event: RotationEvent
  let words: Words

  init(_ event: RotationEvent, _ words: Words) {
    self.event = event
    self.words = words
  }

  var json: JSON {
    switch event {
    case .launch, .enterBackground, .enterForeground, .settle, .attemptRotationToDeviceOrientation,
      .beginGeneratingDeviceOrientationNotifications,
      .endGeneratingDeviceOrientationNotifications, .readStatusBarOrientation:
      ["kind": .name(event)]
    case .turn(let pose): ["kind": "turn", "to": .name(pose)]
    case .userLock(let isOn): ["kind": "userLock", "isOn": .bool(isOn)]
    case .resize(let scene, let size, let isInteractive):
      [
        "kind": "resize", "scene": .integer(scene.index), "size": .size(size),
        "isInteractive": .bool(isInteractive),
      ]
    case .windowingMode(let mode): ["kind": "windowingMode", "mode": .name(mode)]
    case .move(let scene, let place):
      ["kind": "move", "scene": .integer(scene.index), "to": .name(place)]
    case .cover(let scene, let isCovered):
      ["kind": "cover", "scene": .integer(scene.index), "isCovered": .bool(isCovered)]
    case .advance(let seconds): ["kind": "advance", "seconds": .number(seconds)]
    case .push(let id, let container):
      ["kind": "push", "controller": name(id), "onto": name(container)]
    case .pop(let container): ["kind": "pop", "container": name(container)]
    case .select(let index, let container):
      ["kind": "select", "index": .integer(index), "container": name(container)]
    case .present(let id, let style, let presenter):
      [
        "kind": "present", "controller": name(id), "style": self.style(style),
        "from": name(presenter),
      ]
    case .dismiss(let id): ["kind": "dismiss", "controller": name(id)]
    case .setRoot(let id, let window):
      ["kind": "setRoot", "controller": name(id), "window": .integer(window.index)]
    case .openWindow(let id, let scene, let isHidden):
      [
        "kind": "openWindow", "controller": name(id), "scene": .integer(scene.index),
        "isHidden": .bool(isHidden),
      ]
    case .closeWindow(let window): ["kind": "closeWindow", "window": .integer(window.index)]
    case .makeKey(let window): ["kind": "makeKey", "window": .integer(window.index)]
    case .openScene(let id, let place):
      ["kind": "openScene", "controller": name(id), "environment": .name(place)]
    case .change(let id, let answers):
      ["kind": "change", "controller": name(id), "answers": self.answers(answers)]
    case .changeAppDelegate(let mask): ["kind": "changeAppDelegate", "mask": .mask(mask)]
    case .changeSceneDelegate(let mask): ["kind": "changeSceneDelegate", "mask": .mask(mask)]
    case .setNeedsUpdateOfSupportedInterfaceOrientations(let id, let isAnimated):
      [
        "kind": "setNeedsUpdateOfSupportedInterfaceOrientations", "controller": name(id),
        "isAnimated": .bool(isAnimated),
      ]
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked(let id):
      ["kind": "setNeedsUpdateOfPrefersInterfaceOrientationLocked", "controller": name(id)]
    case .setDeviceOrientation(let rawValue):
      ["kind": "setDeviceOrientation", "rawValue": .integer(rawValue)]
    case .setStatusBarOrientation(let orientation):
      ["kind": "setStatusBarOrientation", "orientation": .name(orientation)]
    case .requestGeometryUpdate(let scene, let mask):
      ["kind": "requestGeometryUpdate", "scene": .integer(scene.index), "mask": .mask(mask)]
    case .requestForeignGeometry(let scene):
      ["kind": "requestForeignGeometry", "scene": .integer(scene.index)]
    }
  }

  private func name(_ id: ControllerID?) -> JSON { .optional(id.map { words.name($0) }) }

  private func style(_ style: PresentationStyle) -> JSON {
    switch style {
    case .automatic, .fullScreen, .pageSheet, .formSheet, .popover, .currentContext,
      .overCurrentContext, .overFullScreen:
      .name(style)
    case .custom(let removes): removes ? "customRemovingPresentersView" : "custom"
    }
  }

  private func answers(_ answers: ControllerAnswers) -> JSON {
    let preferred: JSON =
      switch answers.preferred {
      case .inherited: .null
      case .orientation(let orientation): .name(orientation)
      case .invalid(let rawValue): .integer(rawValue)
      }
    return [
      "mask": .mask(answers.mask), "autorotates": .bool(answers.autorotates),
      "preferred": preferred, "prefersLocked": .bool(answers.prefersLocked),
      "asksChildForLock": .bool(answers.asksChildForLock),
    ]
  }
}
