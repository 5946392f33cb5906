import Orientation

/// The status bar's notifications come with every change of the interface orientation, and only
/// with one (`C-12`).
struct InterfaceNotificationLaw: SystemLaw {
  let name = "interface notifications report every turn and nothing else"
  private var hasLaunched = false
  private var turns: [InterfaceOrientation] = []
  private var announced: [InterfaceOrientation] = []

  mutating func check(_ step: SystemStep) -> String? {
    for entry in step.entries {
      switch entry.occurrence {
      case .delegate(.didFinishLaunching): hasLaunched = true
      case .geometry(_, let from, let to):
        guard hasLaunched, from.interfaceOrientation != to.interfaceOrientation else { continue }
        turns.append(to.interfaceOrientation)
      case .posted(.willChangeStatusBarOrientation(let new)):
        announced.append(new)
      default: break
      }
    }
    if step.isCutOff || step.system.phase == .terminated {
      turns = []
      announced = []
    }
    guard step.isSettled else { return nil }
    defer {
      turns = []
      announced = []
    }
    let isSame = turns.map(\.rawValue).sorted() == announced.map(\.rawValue).sorted()
    return isSame ? nil : "turned to \(turns), announced \(announced)"
  }
}
