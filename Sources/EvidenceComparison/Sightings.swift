import Orientation
import RotationEvidence

/// What a recorder sees of a step.
struct Sightings: Hashable {
  var after: ObservedGeometry
  var posted: [ObservedNotification]
  var called: [ObservedCallback]
  var refused: [ObservedRefusal]
  /// The screens that were asked, of those that report it; how often is not a contract (`D-09`).
  var asked: Set<Int>

  /// What was seen.
  init(_ step: ObservedStep) {
    after = step.after
    posted = step.posted
    called = step.called
    refused = step.refused
    asked = Set(step.asked.map(\.screen))
  }

  /// What would be seen of a transcript.
  init(_ entries: [Transcript.Entry], of screens: [ObservedScreen], in system: RotationSystem) {
    let geometry = system.geometry()
    after = ObservedGeometry(interface: geometry.interfaceOrientation, size: geometry.size)
    posted = []
    called = []
    refused = []
    asked = []
    for entry in entries {
      switch entry.occurrence {
      case .posted(.willChangeStatusBarOrientation(let orientation)):
        posted.append(ObservedNotification(.willChangeStatusBarOrientation, orientation))
      case .posted(.didChangeStatusBarOrientation(let orientation)):
        posted.append(ObservedNotification(.didChangeStatusBarOrientation, orientation))
      case .callback(let id, let callback, _) where screens[id.index].reportsTransitions:
        switch callback {
        case .viewWillTransition(let size):
          called.append(ObservedCallback(screen: id.index, .viewWillTransition, size: size))
        case .alongsideTransition:
          called.append(ObservedCallback(screen: id.index, .alongsideTransition))
        case .transitionCompletion:
          called.append(ObservedCallback(screen: id.index, .transitionCompletion))
        default: break
        }
      case .error(_, let error):
        refused.append(
          ObservedRefusal(domain: SceneError.domain, code: error.code, text: error.text))
      case .asked(.controller(let id), .supportedInterfaceOrientations, _)
      where screens[id.index].reportsAnswers:
        asked.insert(id.index)
      default: break
      }
    }
  }
}

extension Sightings {
  /// The same without the sizes of some screens.
  func withoutSizes(of screens: Set<Int>) -> Sightings {
    var sightings = self
    for index in called.indices where screens.contains(called[index].screen) {
      sightings.called[index].size = nil
    }
    return sightings
  }

  /// The same without the calls of those of some screens that others did not see called.
  func withoutCalls(of screens: Set<Int>, unlessIn other: Sightings) -> Sightings {
    let silent = screens.subtracting(other.called.map(\.screen))
    var sightings = self
    sightings.called.removeAll { silent.contains($0.screen) }
    return sightings
  }
}

extension ObservedStep {
  /// The screens that need not fill the scene: a recording does not have their sizes.
  func innerScreens(of screens: [ObservedScreen]) -> Set<Int> {
    var filling: Set<Int> = []
    func take(_ shown: ShownScreen) {
      filling.insert(shown.screen)
      guard [.navigation, .tab, .page].contains(screens[shown.screen].kind) else { return }
      shown.children.forEach(take)
    }
    func takeLayers(_ layers: [ShownScreen]) {
      for layer in layers where [nil, .fullScreen, .overFullScreen].contains(layer.style) {
        take(layer)
      }
    }
    takeLayers(before.shown)
    for case .show(let layers) in events { takeLayers(layers) }
    return Set(screens.indices).subtracting(filling)
  }
}
