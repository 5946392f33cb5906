extension RotationEvent {
  /// What it is inside `UIView.performWithoutAnimation`, as all that a callback does within that.
  fileprivate var unanimated: RotationEvent {
    guard case .setNeedsUpdateOfSupportedInterfaceOrientations(let id, _) = self else {
      return self
    }
    return .setNeedsUpdateOfSupportedInterfaceOrientations(id, isAnimated: false)
  }
}

extension RotationSystem {
  /// Handles an event from outside, or from a controller's reaction.
  package mutating func perform(_ event: RotationEvent, by controller: ControllerID?) {
    guard depth < 16 else {
      record(.ignored(.endless))
      return
    }
    if event == .settle && !isBusy { return }
    let event = isWithoutAnimation && live == nil ? event.unanimated : event
    record(.event(event, by: controller))
    guard phase != .terminated else {
      record(.ignored(.afterException))
      return
    }
    if event.comesFromOutside {
      // A controller's code can neither turn the device nor let time pass.
      guard controller == nil else { return record(.ignored(.notApplicable)) }
      runWaiting()
      guard phase != .terminated else { return record(.ignored(.afterException)) }
    }
    depth += 1
    defer { depth -= 1 }
    switch event {
    case .launch: launch()
    case .turn(let pose): turn(to: pose)
    case .userLock(let isOn): switchUserLock(isOn)
    case .windowingMode(let mode): setWindowingMode(mode)
    case .advance(let seconds): advance(to: time + (seconds.isFinite ? max(0, seconds) : 0))
    case .settle: settle()
    default:
      guard phase == .foreground || phase == .background else {
        record(.ignored(.notRunning))
        return
      }
      performInApp(event)
    }
    if event.comesFromOutside { refit() }
  }

  private mutating func performInApp(_ event: RotationEvent) {
    switch event {
    case .launch, .turn, .userLock, .windowingMode, .advance, .settle: break
    case .enterBackground: enterBackground()
    case .enterForeground: enterForeground()
    case .resize(let scene, let size, let isInteractive):
      resize(scene, to: size, isInteractive: isInteractive)
    case .move(let scene, let environment): move(scene, to: environment)
    case .cover(let scene, let isCovered): cover(scene, isCovered)
    case .push(let controller, let container): push(controller, onto: container)
    case .pop(let container): pop(container)
    case .select(let index, let container): select(index, in: container)
    case .present(let controller, let style, let presenter):
      present(controller, style, from: presenter)
    case .dismiss(let controller): dismiss(controller)
    case .setRoot(let root, let window): setRoot(root, of: window)
    case .openWindow(let root, let scene, let isHidden):
      openWindow(root, in: scene, isHidden: isHidden)
    case .closeWindow(let window): closeWindow(window)
    case .makeKey(let window): makeKey(window)
    case .openScene(let root, let environment): openScene(root, environment)
    case .change(let controller, let answers):
      guard controllers.indices.contains(controller.index) else {
        return record(.ignored(.notThere))
      }
      controllers[controller.index].answers = answers
      if answers.prefersLocked { hasPreferredLock = true }
    case .changeAppDelegate(let mask): application.delegateMask = mask
    case .changeSceneDelegate(let mask): application.sceneDelegateMask = mask
    case .setNeedsUpdateOfSupportedInterfaceOrientations(let controller, let isAnimated):
      let outer = isWithoutAnimation
      isWithoutAnimation = outer || !isAnimated
      defer { isWithoutAnimation = outer }
      setNeedsUpdate(controller, isAnimated: isAnimated)
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked(let controller):
      setNeedsLockUpdate(controller)
    case .attemptRotationToDeviceOrientation: attemptRotation()
    case .setDeviceOrientation(let rawValue): setDeviceOrientation(rawValue)
    case .setStatusBarOrientation(let orientation): setStatusBarOrientation(orientation)
    case .requestGeometryUpdate(let scene, let mask): requestGeometryUpdate(scene, mask)
    case .requestForeignGeometry(let scene): requestForeignGeometry(scene)
    case .beginGeneratingDeviceOrientationNotifications: beginGenerating()
    case .endGeneratingDeviceOrientationNotifications: endGenerating()
    case .readStatusBarOrientation: readStatusBarOrientation()
    }
  }

  /// Appends to what the current event did.
  package mutating func record(_ occurrence: Occurrence) {
    if !recordsReasons, case .asked = occurrence { return }
    entries.append(Transcript.Entry(time: time, occurrence))
    guard live != nil else { return }
    switch occurrence {
    case .posted, .delegate, .log, .error: lend { $0.deliver(occurrence) }
    case .decided(_, let decision, _):
      if case .request = decision.trigger { lend { $0.deliver(occurrence) } }
    case .event, .asked, .callback, .geometry, .exception, .read, .ignored: break
    }
  }

  /// Ends the program, as UIKit's exception would.
  package mutating func raise(_ fault: Fault) {
    record(.exception(fault))
    phase = .terminated
    running = []
    waiting = []
    lend { $0.deliver(.exception(fault)) }
  }

  /// Runs what the controllers on screen do when a notification is posted.
  mutating func reactEverywhere(to moment: Reaction.Moment) {
    guard hasReactions else { return }
    for controller in visibleControllers() { react(controller, to: moment) }
  }

  /// Runs what a controller does at a moment.
  mutating func react(_ controller: ControllerID, to moment: Reaction.Moment) {
    for reaction in controllers[controller.index].reactions where reaction.moment == moment {
      // An exception ends the program in the middle of its code.
      for event in reaction.events where phase != .terminated { perform(event, by: controller) }
    }
  }

  /// How many entries the event that is being handled has made so far.
  package var entryCount: Int { entries.count }

  /// Notes something before what was noted since.
  package mutating func note(_ occurrence: Occurrence, at place: Int) {
    entries.insert(Transcript.Entry(time: time, occurrence), at: min(place, entries.count))
  }
}
