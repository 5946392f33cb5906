import Orientation

// Calls, where to put them, how screens are shown, and what only the user can change.

extension ChangeSeeker {
  /// What the moment is, as the end of "call x …".
  private var whenOver: String {
    for event in story.momentEvents {
      switch event {
      case .push, .present, .select, .setRoot:
        return subject.map { "in viewDidAppear of \(name($0))" } ?? "when the screen is shown"
      case .pop, .dismiss: return "when it is gone"
      case .change, .changeAppDelegate, .changeSceneDelegate: return "after the change"
      case .requestGeometryUpdate: return "again once the transition has ended"
      case .turn: return isTurnHeard ? "when the device is turned" : "from a button"
      case .setDeviceOrientation: return "instead"
      default: break
      }
    }
    return "after that"
  }

  /// Whether the app is notified of a turn in the moment: not under the user's lock, mirrored or in
  /// the background (`B-14`, `B-23`, `N-32`).
  private var isTurnHeard: Bool {
    playback.momentEntries.contains { entry in
      if case .posted(.deviceOrientationDidChange) = entry.occurrence { true } else { false }
    }
  }

  /// Calls that make UIKit look again, or turn.
  var calls: [Change] {
    // No code of the app runs then.
    guard after.phase != .background else { return [] }
    var changes: [Change] = []
    let place = story.momentPlace
    let isTurn = story.momentEvents.contains { $0.isTurn }
    if let asked = after.situation(of: aim.scene).decider {
      for call in updateCalls(asked) {
        changes.append(
          Change("call \(call.name) \(whenOver)", cost: isTurn ? 2 : 1) {
            $0.insert([call.event], after: place)
          })
        let isRequest = story.momentEvents.contains { $0.isRequest }
        if isRequest {
          changes.append(
            Change("call \(call.name) before the request", cost: 1) {
              $0.insert([call.event], before: place)
            })
        }
        changes += afterEarlierChanges(call)
      }
    }
    changes += forcing
    for event in story.momentEvents {
      if case .setDeviceOrientation(let rawValue) = event {
        changes.append(
          Change("write 0, which is unknown, and then \(rawValue)", cost: 2) {
            $0.insert([.setDeviceOrientation(rawValue: 0)], before: place)
          })
      }
    }
    if !after.isGeneratingDeviceOrientationNotifications {
      changes.append(
        Change("call UIDevice.current.beginGeneratingDeviceOrientationNotifications()", cost: 2) {
          $0.insert([.beginGeneratingDeviceOrientationNotifications], before: place)
        })
    }
    return changes
  }

  private func updateCalls(_ asked: ControllerID) -> [(name: String, event: RotationEvent)] {
    var calls: [(String, RotationEvent)] = []
    if behaviors[.geometryRequests] {
      calls.append(
        (
          "setNeedsUpdateOfSupportedInterfaceOrientations()",
          .setNeedsUpdateOfSupportedInterfaceOrientations(asked, isAnimated: true)
        ))
    } else if behaviors[.attemptExists] {
      calls.append(
        (
          "UIViewController.attemptRotationToDeviceOrientation()",
          .attemptRotationToDeviceOrientation
        ))
    }
    return calls
  }

  /// The call after each step that changed an answer before the moment.
  private func afterEarlierChanges(_ call: (name: String, event: RotationEvent)) -> [Change] {
    story.steps.indices.dropLast().compactMap { index in
      guard story.steps[index].events.contains(where: { $0.changesAnswers }),
        let place = story.steps[index].place
      else { return nil }
      return Change("call \(call.name) after the change of step \(place + 1)", cost: 1) {
        $0.insert([call.event], after: place)
      }
    }
  }

  /// Calls that turn the interface from code.
  private var forcing: [Change] {
    guard isToTurn else { return [] }
    let place = story.momentPlace
    let scene = aim.scene
    if behaviors[.geometryRequests] {
      let mask = aim.wish
      return [
        Change(
          "call requestGeometryUpdate(.iOS(interfaceOrientations: \(Words.code(mask)))) \(whenOver)",
          cost: 3
        ) { $0.insert([.requestGeometryUpdate(scene, mask)], after: place) }
      ]
    }
    return InterfaceOrientation.valid.filter { aim.wish.contains($0) }.prefix(1).flatMap {
      orientation -> [Change] in
      let raw = orientation.deviceOrientation.rawValue
      return [
        Change(
          "call UIDevice.current.setValue(\(raw), forKey: \"orientation\") \(whenOver)", cost: 4
        ) { $0.insert([.setDeviceOrientation(rawValue: raw)], after: place) }
      ]
    }
  }

  /// Other ways to present, and what is in the way.
  var presentations: [Change] {
    var changes: [Change] = []
    let anchor = subject ?? after.situation(of: aim.scene).decider
    let stack = anchor.map { after.presentations(around: $0) } ?? []
    for presented in stack {
      let id = presented.controller
      changes.append(
        Change("present \(name(id)) as .fullScreen", cost: 2) { story in
          story.replaceEvents { event in
            guard case .present(id, _, let from) = event else { return event }
            return .present(id, .fullScreen, from: from)
          }
        })
      guard subject.map({ path(from: id, to: $0).isEmpty }) ?? true else { continue }
      let place = story.momentPlace
      changes.append(
        Change("dismiss \(name(id)) first", cost: 4) { $0.insert([.dismiss(id)], before: place) })
    }
    changes += presentingFromBelow(stack) + presentingInsteadOfPushing
    return changes
  }

  /// Presenting the screen that the step pushes.
  private var presentingInsteadOfPushing: [Change] {
    story.momentEvents.compactMap { event in
      guard case .push(let id, let navigation) = event else { return nil }
      return Change("present \(name(id)) as .fullScreen instead of pushing it", cost: 4) {
        $0.replaceEvents { $0 == event ? .present(id, .fullScreen, from: navigation) : $0 }
      }
    }
  }

  /// Presenting from the first presenter, once what it presents is gone.
  private func presentingFromBelow(
    _ stack: [(controller: ControllerID, style: PresentationStyle, presenter: ControllerID)]
  ) -> [Change] {
    guard stack.count > 1, let top = stack.last, let bottom = stack.first else { return [] }
    let place = story.steps.last { step in
      step.events.contains { if case .present(top.controller, _, _) = $0 { true } else { false } }
    }?.place
    guard let place else { return [] }
    return [
      Change(
        "dismiss \(name(bottom.controller)) and present \(name(top.controller)) from"
          + " \(name(bottom.presenter))", cost: 4
      ) { story in
        story.replaceEvents { event in
          guard case .present(top.controller, let style, _) = event else { return event }
          return .present(top.controller, style, from: bottom.presenter)
        }
        story.insert([.dismiss(bottom.controller)], before: place)
      }
    ]
  }

  /// The order of calls and transitions.
  var order: [Change] {
    var changes: [Change] = []
    if story.steps.contains(where: { !$0.settles }) {
      changes.append(
        Change("wait until the transition before it has ended", cost: 2) {
          $0.settleEverywhere()
        })
    }
    if aim.goal == .survives, case .exception(.wrongUse)? = playback.momentEntries.last?.occurrence,
      let event = story.momentEvents.first, !event.comesFromOutside
    {
      let place = story.momentPlace
      changes.append(
        Change("leave this call out: \(words.event(event))", cost: 5) { $0.remove(place) })
    }
    return changes
  }

  /// Other windows that decide.
  var places: [Change] {
    guard let subject, let window = after.window(of: subject), !after.isInKeyWindow(subject) else {
      return []
    }
    let place = story.momentPlace
    return [
      Change("make the window of \(name(subject)) the key window", cost: 3) {
        $0.insert([.makeKey(window)], before: place)
      }
    ]
  }

  /// What the person who holds the device can do.
  var user: [Change] {
    switch aim.goal {
    case .starts, .survives: return []
    case .turns, .keeps, .granted, .locks, .unlocks: break
    }
    let place = story.momentPlace
    let scene = aim.scene
    var changes: [Change] = []
    if after.isUserLocked {
      changes.append(
        Change("switch the orientation lock off in Control Center", cost: 1, by: .user) {
          $0.insert([.userLock(false)], before: place)
        })
    }
    if after.phase == .background {
      changes.append(
        Change("bring the app to the foreground", cost: 1, by: .user) {
          $0.insert([.enterForeground], after: place)
        })
    }
    if isToTurn, case .turns(let mask) = aim.goal, let pose = upright(mask), pose != after.pose,
      !story.momentEvents.contains(where: { $0.isTurn })
    {
      changes.append(
        Change("turn the device to \(Words.name(pose))", cost: 3, by: .user) {
          $0.insert([.turn(pose)], after: place)
        })
    }
    if after.device.idiom == .pad, after.windowingMode != .fullScreenApps {
      changes.append(
        Change("choose full-screen apps in Settings", cost: 4, by: .user) {
          $0.insert([.windowingMode(.fullScreenApps)], before: place)
        })
    }
    if after.environment(of: scene) == .mirroring {
      changes.append(
        Change("use the app on the iPhone instead of mirroring it", cost: 4, by: .user) {
          $0.insert([.move(scene, .phone)], before: place)
        })
    }
    if aim.goal == .locks, story.momentEvents.contains(.cover(scene, true)) {
      changes.append(
        Change("move the other app away", cost: 2, by: .user) {
          $0.insert([.cover(scene, false)], after: place)
        })
    }
    return changes
  }

  private func upright(_ mask: InterfaceOrientationMask) -> DeviceOrientation? {
    InterfaceOrientation.valid.first { mask.contains($0) }?.deviceOrientation
  }
}

extension RotationEvent {
  fileprivate var isRequest: Bool {
    if case .requestGeometryUpdate = self { true } else { false }
  }

  var isTurn: Bool { if case .turn = self { true } else { false } }

  /// Whether code answers otherwise from now on, without announcing it.
  var changesAnswers: Bool {
    switch self {
    case .change, .changeAppDelegate, .changeSceneDelegate: true
    default: false
    }
  }
}
