import Orientation

/// Controllers come on screen when they are not there, and leave it when they are.
///
/// Not looked at here are apps whose controllers run code of their own, which can bring back what is
/// just leaving, and those where a controller is in two containers or in itself.
struct AppearanceLaw: SystemLaw {
  let name = "who appears was not on screen, and who disappears was"
  private let isOrderly: Bool
  private var shown: Set<ControllerID> = []

  init(_ system: RotationSystem) {
    let children = system.controllers.flatMap(\.children)
    isOrderly =
      system.controllers.allSatisfy { $0.reactions.isEmpty }
      && Set(children).count == children.count && !children.contains(ControllerID(0))
  }

  mutating func check(_ step: SystemStep) -> String? {
    guard isOrderly else { return nil }
    for entry in step.entries {
      guard case .callback(let id, let callback, _) = entry.occurrence else { continue }
      switch callback {
      case .viewWillAppear:
        if !shown.insert(id).inserted { return "\(id) appears again" }
      case .viewWillDisappear:
        if shown.remove(id) == nil { return "\(id) disappears, but was not there" }
      default: break
      }
    }
    return nil
  }
}
