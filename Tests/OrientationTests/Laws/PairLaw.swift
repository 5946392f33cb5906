import Orientation

/// What will happen does happen: every will has its did, in order, and once only.
///
/// Only a controller that an app's own reaction brings back in between gets no further callback.
struct PairLaw: SystemLaw {
  let name = "every will has its did"
  private let hasReactions: Bool
  private var orientation = 0
  private var frame = 0
  private var delegate = 0
  private var open: [Key: Int] = [:]

  private struct Key: Hashable {
    var controller: ControllerID
    var pair: Pair
  }

  init(_ system: RotationSystem) {
    hasReactions = system.controllers.contains { !$0.reactions.isEmpty }
  }

  private enum Pair {
    case appear, disappear, announcement, transition, rotation, firstHalf, layout
  }

  mutating func check(_ step: SystemStep) -> String? {
    for entry in step.entries {
      switch entry.occurrence {
      case .posted(let notification): count(notification)
      case .delegate(.willChangeStatusBarOrientation): delegate += 1
      case .delegate(.didChangeStatusBarOrientation): delegate -= 1
      case .callback(let id, let callback, _):
        if let message = pair(id, callback) { return message }
      case .exception: open = [:]
      default: break
      }
      if orientation < 0 || frame < 0 || delegate < 0 { return "a did without a will" }
    }
    if step.isCutOff || step.system.phase == .terminated {
      self = PairLaw(step.system)
      return nil
    }
    guard step.isSettled else { return nil }
    if orientation + frame + delegate != 0 { return "a notification or delegate call is missing" }
    if hasReactions { open = open.filter { $0.key.pair != .appear && $0.key.pair != .disappear } }
    let missing = open.filter { $0.value != 0 }
    return missing.isEmpty ? nil : "\(missing)"
  }

  private mutating func count(_ notification: SystemNotification) {
    switch notification {
    case .willChangeStatusBarOrientation: orientation += 1
    case .didChangeStatusBarOrientation: orientation -= 1
    case .willChangeStatusBarFrame: frame += 1
    case .didChangeStatusBarFrame: frame -= 1
    case .deviceOrientationDidChange: break
    }
  }

  private mutating func pair(_ id: ControllerID, _ callback: Callback) -> String? {
    switch callback {
    case .viewWillAppear: begin(id, .appear)
    case .viewDidAppear: return end(id, .appear, callback)
    case .viewWillDisappear: begin(id, .disappear)
    case .viewDidDisappear: return end(id, .disappear, callback)
    case .viewWillLayoutSubviews: begin(id, .layout)
    case .viewDidLayoutSubviews: return end(id, .layout, callback)
    case .willRotate: begin(id, .rotation)
    case .didRotate: return end(id, .rotation, callback)
    case .willAnimateFirstHalf: begin(id, .firstHalf)
    case .didAnimateFirstHalf: return end(id, .firstHalf, callback)
    // One coordinator comes with either of two wills, or with both.
    case .willTransition, .viewWillTransition: open[Key(controller: id, pair: .announcement)] = 1
    case .alongsideTransition:
      begin(id, .transition)
      return end(id, .announcement, callback)
    case .transitionCompletion: return end(id, .transition, callback)
    case .traitCollectionDidChange, .willAnimateRotation, .willAnimateSecondHalf: break
    }
    return nil
  }

  private mutating func begin(_ id: ControllerID, _ pair: Pair) {
    open[Key(controller: id, pair: pair), default: 0] += 1
  }

  private mutating func end(_ id: ControllerID, _ pair: Pair, _ callback: Callback) -> String? {
    let key = Key(controller: id, pair: pair)
    guard open[key, default: 0] > 0 else { return "\(id): \(callback) without its will" }
    open[key, default: 0] -= 1
    return nil
  }
}
