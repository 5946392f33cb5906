import Orientation

// What the app declares, its delegates answer, and its lock.

extension ChangeSeeker {
  var application: [Change] { plist + delegates + fullScreen }

  private var plistKey: String {
    after.application.infoPlist.key(for: after.idiom).propertyListKey
  }

  /// Another list of orientations in the Info.plist.
  private var plist: [Change] {
    if case .starts(let mask, _) = aim.goal {
      return [
        Change("list only \(Words.list(mask)) in \(plistKey) of Info.plist", cost: 3) {
          $0.listOnly(mask)
        }
      ]
    }
    let plist = after.application.infoPlist
    guard let list = plist.mask(for: after.idiom) else { return [] }
    var wanted: [InterfaceOrientationMask] = []
    switch aim.goal {
    case .turns, .granted: wanted = [widened(list)]
    case .survives: wanted = playback.lastMasks.map { [list.union($0.controller)] } ?? []
    case .keeps, .starts, .locks, .unlocks: break
    }
    return wanted.map { mask in
      let missing = InterfaceOrientation.valid.filter { mask.contains($0) && !list.contains($0) }
      let strings = missing.map { Words.plistString($0) }.listed()
      return Change("add \(strings) to \(plistKey) in Info.plist", cost: 3) { story in
        story.list(mask)
      }
    }
  }

  /// Other answers of the app's and the scene's delegate.
  private var delegates: [Change] {
    var changes: [Change] = []
    let application = after.application
    let shown = subject.flatMap { showing == nil ? nil : " while \(name($0)) is shown" } ?? ""
    if behaviors[.appDelegateAnswers], let mask = delegateMask(application.delegateMask) {
      let place = showing
      changes.append(
        Change("answer \(Words.mask(mask)) in the app delegate\(shown)", cost: 3) { story in
          story.answerDelegate(mask, from: place)
        })
    }
    if behaviors[.sceneDelegateAnswers], application.sceneDelegateMask != nil,
      let mask = delegateMask(application.sceneDelegateMask)
    {
      changes.append(
        Change("answer \(Words.mask(mask)) in the scene delegate", cost: 3) { story in
          story.rewriteApplication { $0.sceneDelegateMask = mask }
          story.replaceEvents {
            if case .changeSceneDelegate = $0 { .changeSceneDelegate(mask) } else { $0 }
          }
        })
    }
    return changes
  }

  /// What a delegate would answer; nil where it is of no use.
  private func delegateMask(_ now: InterfaceOrientationMask?) -> InterfaceOrientationMask? {
    switch aim.goal {
    case .turns, .granted: now.map { widened($0) }
    case .keeps(let mask): mask
    case .starts(_, let allowed): now == nil ? allowed : nil
    case .survives:
      playback.lastMasks.map { masks in (now ?? masks.application).union(masks.controller) }
    case .locks, .unlocks: nil
    }
  }

  /// The keys that make an iPad, or a Mac's window, honour masks.
  private var fullScreen: [Change] {
    let plist = after.application.infoPlist
    var changes: [Change] = []
    if !plist.hasSceneManifest {
      changes.append(
        Change(
          "add UIApplicationSceneManifest to Info.plist and a scene delegate to the app", cost: 2
        ) { $0.rewriteApplication { $0.infoPlist.hasSceneManifest = true } })
    }
    switch aim.goal {
    case .starts, .survives: return changes
    case .turns, .keeps, .granted, .locks, .unlocks: break
    }
    changes.append(
      Change(
        "set UIRequiresFullScreen in Info.plist", cost: 5,
        note: after.idiom == .pad
          ? "With the full screen the app leaves Split View."
          : after.environment(of: aim.scene) == .duoInner
            ? "With the full screen the inner display shows the app scaled, not turned (N-21)."
            : nil
      ) { story in
        story.rewriteApplication { $0.infoPlist.requiresFullScreen = true }
      })
    changes.append(
      Change("remove UIRequiresFullScreenIgnoredStartingWithVersion from Info.plist", cost: 4) {
        $0.rewriteApplication { $0.infoPlist.fullScreenIgnoredFrom = nil }
      })
    changes.append(
      Change("remove UIRequiresFullScreen from Info.plist", cost: 5) { story in
        story.rewriteApplication { $0.infoPlist.requiresFullScreen = false }
      })
    if after.idiom == .pad, case .keeps(let mask) = aim.goal {
      changes.append(
        Change(
          "list only \(Words.list(mask)) in UISupportedInterfaceOrientations~ipad of Info.plist",
          cost: 6
        ) { story in
          story.rewriteApplication {
            $0.infoPlist.padOrientations = InterfaceOrientation.valid.filter { mask.contains($0) }
          }
        })
    }
    return changes
  }

  /// The iOS 26 lock: the preference, who passes it on, and its announcement.
  var locks: [Change] {
    guard behaviors[.lockPreference] else { return [] }
    var changes: [Change] = []
    let place = story.momentPlace
    let decider = after.situation(of: aim.scene).decider
    let call = "setNeedsUpdateOfPrefersInterfaceOrientationLocked()"
    let isWanted: Bool
    switch aim.goal {
    case .keeps, .locks: isWanted = true
    case .turns, .granted, .unlocks: isWanted = false
    case .starts, .survives: return []
    }
    for id in concerned {
      let said = "answer \(isWanted) to prefersInterfaceOrientationLocked in \(name(id))"
      // What it will answer from this step on need not be said, only announced.
      if !story.momentEvents.contains(where: { $0.letsAnswer(isWanted, id) }) {
        changes.append(
          Change(
            "\(said) and call \(call)", cost: 3,
            note: isWanted ? "The lock holds only while the scene fills the screen." : nil
          ) { story in
            story.insertLock(isWanted, of: id, before: place)
          })
      }
      changes.append(
        Change(
          "\(isWanted ? "" : "do not ")name the child in childForInterfaceOrientationLock of \(name(id))",
          cost: 2
        ) {
          story in story.rewrite(id) { $0.answers.asksChildForLock = isWanted }
        })
    }
    if let decider {
      let afterChange = Change("call \(call) after the change", cost: 1) { story in
        story.insert(
          [.setNeedsUpdateOfPrefersInterfaceOrientationLocked(decider)], after: place)
      }
      changes.append(afterChange)
    }
    return changes
  }
}

extension RotationEvent {
  /// Whether a controller prefers the lock, or not, from this event on.
  fileprivate func letsAnswer(_ isWanted: Bool, _ id: ControllerID) -> Bool {
    if case .change(id, let answers) = self { answers.prefersLocked == isWanted } else { false }
  }
}

extension Story {
  /// Lists orientations in the Info.plist, under the key that counts.
  fileprivate mutating func list(_ mask: InterfaceOrientationMask) {
    list { old in
      old + InterfaceOrientation.valid.filter { mask.contains($0) && !old.contains($0) }
    }
  }

  /// Lists some orientations and no other in the Info.plist, under the key that counts.
  fileprivate mutating func listOnly(_ mask: InterfaceOrientationMask) {
    list { _ in InterfaceOrientation.valid.filter { mask.contains($0) } }
  }

  private mutating func list(_ change: ([InterfaceOrientation]) -> [InterfaceOrientation]) {
    let idiom = start.idiom
    rewriteApplication { application in
      let list = change(application.infoPlist.list(for: idiom) ?? [])
      switch application.infoPlist.key(for: idiom) {
      case .phoneOrientations: application.infoPlist.phoneOrientations = list
      case .padOrientations: application.infoPlist.padOrientations = list
      default: application.infoPlist.orientations = list
      }
    }
  }

  /// Lets the app delegate answer a mask, from a step on or from the start.
  fileprivate mutating func answerDelegate(_ mask: InterfaceOrientationMask, from place: Int?) {
    replaceEvents { if case .changeAppDelegate = $0 { .changeAppDelegate(mask) } else { $0 } }
    if let place {
      insert([.changeAppDelegate(mask)], before: place)
    } else {
      rewriteApplication { $0.delegateMask = mask }
    }
  }

  /// Lets a controller prefer the lock or not, and announces it.
  fileprivate mutating func insertLock(
    _ isWanted: Bool, of id: ControllerID, before place: Int
  ) {
    rewrite(id) { $0.answers.prefersLocked = isWanted }
    replaceEvents { event in
      guard case .change(id, var answers) = event else { return event }
      answers.prefersLocked = isWanted
      return .change(id, answers)
    }
    insert([.setNeedsUpdateOfPrefersInterfaceOrientationLocked(id)], before: place)
  }
}
