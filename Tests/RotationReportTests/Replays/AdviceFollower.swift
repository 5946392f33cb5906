import Orientation
import RotationExplanation

/// Does what advice says, from its words alone, and looks whether that brings about what it promises.
struct AdviceFollower {
  private struct Step {
    var events: [RotationEvent]
    var settles: Bool
    var place: Int?
  }

  private var start: RotationSystem
  private var steps: [Step]
  /// The system at the end of the story as it was.
  private let after: RotationSystem
  private let before: RotationSystem
  private let screen: ControllerID?
  private let last: Int
  /// When each controller came on screen for the last time; nothing for those that are not.
  private var showing: [ControllerID: Int] = [:]
  /// Whether something is to be called when the app is notified of the turn.
  private var waitsForTurn = false

  init(_ story: RandomStory) {
    start = story.start
    screen = story.screen
    steps = story.steps.enumerated().map {
      Step(events: [$1.event], settles: $1.settles, place: $0)
    }
    last = steps.count - 1
    var system = story.start
    var before = system
    for (index, step) in steps.enumerated() {
      before = system
      for event in step.events { system.handle(event) }
      if step.settles { system.handle(.settle) }
      for id in system.shownControllers where !before.isShown(id) && index > 0 {
        showing[id] = index
      }
    }
    self.before = before
    after = system
  }

  /// Does all that an option says.
  ///
  /// - Returns: what it does not understand.
  mutating func follow(_ option: Advice.Option) -> String? {
    for change in option.changes {
      let clause = change.hasPrefix("have the user ") ? String(change.dropFirst(14)) : change
      if !apply(clause) { return clause }
    }
    return nil
  }

  /// Why the promise is not kept; nil where it is.
  func broken(_ purpose: String) -> String? {
    var system = start
    var entries: [Transcript.Entry] = []
    var isMoment = false
    var earlier: InterfaceOrientation?
    for step in steps {
      isMoment = isMoment || step.place == last
      for event in step.events {
        let happened = system.handle(event)
        if isMoment { entries += happened }
      }
      if step.settles {
        let happened = system.handle(.settle)
        if isMoment { entries += happened }
      }
      if step.place == last - 1 { earlier = system.interfaceOrientation }
    }
    let isHeard = entries.contains {
      if case .posted(.deviceOrientationDidChange) = $0.occurrence { true } else { false }
    }
    if waitsForTurn, !isHeard { return "the app is not notified" }
    guard system.phase != .terminated else { return "it crashes" }
    if purpose == "To keep it from crashing" { return nil }
    guard (0..<system.sceneCount).contains(scene.index) else { return "the scene is gone" }
    let now = system.geometry(of: scene).interfaceOrientation
    switch purpose {
    case "To let it turn":
      guard case .turn(let pose)? = steps.last(where: { $0.place == last })?.events.first else {
        return "no turn to follow"
      }
      if scene == .main, earlier == pose.interfaceOrientation,
        before.interfaceOrientation != earlier
      {
        return "it was there before the turn"
      }
      return now == pose.interfaceOrientation ? nil : "it is \(now)"
    case "To keep it from turning":
      guard scene.index < before.sceneCount else { return "the scene is new" }
      return now == before.geometry(of: scene).interfaceOrientation ? nil : "it is \(now)"
    case "To have it granted":
      guard case .requestGeometryUpdate(_, let mask)? = request else { return "no request" }
      let isRefused = entries.contains {
        if case .error(scene, _) = $0.occurrence { true } else { false }
      }
      return mask.contains(now) && !isRefused ? nil : "it is \(now)"
    case "To lock it", "To unlock it":
      let isLocked = system.geometry(of: scene).isInterfaceOrientationLocked
      return isLocked == (purpose == "To lock it") ? nil : "it is locked: \(isLocked)"
    default:
      if purpose.hasPrefix("To let it start in ") {
        var first: InterfaceOrientation?
        for entry in entries where first == nil {
          guard case .decided(.main, let decision, _) = entry.occurrence,
            decision.trigger == .launch
          else { continue }
          first = decision.result
        }
        let mask = Self.mask(purpose.dropFirst("To let it start in ".count)) ?? []
        return first.map { mask.contains($0) && $0 == now } ?? false
          ? nil : "it starts in \(first.map { "\($0)" } ?? "nothing")"
      }
      let heads = ["To turn it to ", "To keep it in "]
      guard let head = heads.first(where: { purpose.hasPrefix($0) }),
        let mask = Self.mask(purpose.dropFirst(head.count))
      else { return "an unknown purpose" }
      return mask.contains(now) ? nil : "it is \(now)"
    }
  }

  private var request: RotationEvent? {
    steps.first { $0.place == last }?.events.first
  }

  private var scene: SceneID {
    let scenes = 0..<after.sceneCount
    if case .requestGeometryUpdate(let scene, _)? = request, scenes.contains(scene.index) {
      return scene
    }
    if case .cover(let scene, _)? = request, scenes.contains(scene.index) { return scene }
    return screen.flatMap { after.scene(of: $0) } ?? .main
  }

  // MARK: Words

  /// The orientations that words name.
  private static func mask(_ words: some StringProtocol) -> InterfaceOrientationMask? {
    switch String(words) {
    case "all four orientations": return .all
    case "all but upside down": return .allButUpsideDown
    case "landscape": return .landscape
    case "nothing": return []
    default: break
    }
    var mask: InterfaceOrientationMask = []
    for name in words.split(whereSeparator: { $0 == "," || $0 == " " }) where name != "or" {
      guard let one = InterfaceOrientation.valid.first(where: { Words.name($0) == name }) else {
        return nil
      }
      mask.formUnion(one.mask)
    }
    return mask.isEmpty ? nil : mask
  }

  private func id(_ name: some StringProtocol) -> ControllerID? {
    start.controllers.firstIndex { $0.name == name }.map { ControllerID($0) }
  }

  // MARK: Changes

  private mutating func rewrite(_ id: ControllerID, _ change: (inout Controller) -> Void) {
    var controllers = start.controllers
    change(&controllers[id.index])
    start = start.rewritten(controllers: controllers)
  }

  private mutating func rewriteApplication(_ change: (inout ApplicationModel) -> Void) {
    var application = start.application
    change(&application)
    start = start.rewritten(application: application)
  }

  private mutating func replace(_ change: (RotationEvent) -> RotationEvent) {
    for index in steps.indices { steps[index].events = steps[index].events.map(change) }
    for index in start.controllers.indices {
      rewrite(ControllerID(index)) { controller in
        for place in controller.reactions.indices {
          controller.reactions[place].events = controller.reactions[place].events.map(change)
        }
      }
    }
  }

  /// Puts a mask into every later change of a controller's answers.
  private mutating func replaceMask(of id: ControllerID, by mask: InterfaceOrientationMask) {
    replace { event in
      guard case .change(id, var answers) = event else { return event }
      answers.mask = mask
      return .change(id, answers)
    }
  }

  private mutating func add(_ event: RotationEvent, before place: Int) {
    guard let index = steps.firstIndex(where: { $0.place == place }) else { return }
    let settles = index == 0 || steps[index - 1].settles
    steps.insert(Step(events: [event], settles: settles), at: index)
  }

  private mutating func add(_ event: RotationEvent, after place: Int) {
    guard let first = steps.firstIndex(where: { $0.place == place }) else { return }
    let next = steps[(first + 1)...].firstIndex { $0.place != nil } ?? steps.endIndex
    steps.insert(Step(events: [event], settles: steps[next - 1].settles), at: next)
  }

  /// Adds a call where the words say.
  private mutating func call(_ event: RotationEvent, _ clause: String) {
    if clause.hasSuffix("when the device is turned") { waitsForTurn = true }
    if clause.hasSuffix("before the request") {
      add(event, before: last)
    } else if let match = clause.firstMatch(of: /of step (\d+)$/), let number = Int(match.1) {
      add(event, after: number - 1)
    } else {
      add(event, after: last)
    }
  }

  private mutating func apply(_ clause: String) -> Bool {
    answers(clause) || application(clause) || calls(clause) || presents(clause) || user(clause)
  }

  private mutating func answers(_ clause: String) -> Bool {
    if let match = clause.wholeMatch(of: /answer (.+) in supportedInterfaceOrientations of (\w+)/),
      let mask = Self.mask(match.1), let id = id(match.2)
    {
      rewrite(id) { $0.answers.mask = mask }
      replaceMask(of: id, by: mask)
      return true
    }
    if let match = clause.wholeMatch(
      of: /let (.+ and .+) answer YES to shouldAutorotateToInterfaceOrientation: for (.+)/),
      let mask = Self.mask(match.2)
    {
      for name in match.1.matches(of: /C\d+/) {
        guard let id = id(name.0) else { return false }
        rewrite(id) { $0.answers.mask = ($0.answers.mask ?? .portrait).union(mask) }
      }
      return true
    }
    if let match = clause.wholeMatch(
      of: /let (\w+) answer YES to shouldAutorotateToInterfaceOrientation: for (.+)/),
      let mask = Self.mask(match.2), let id = id(match.1)
    {
      rewrite(id) { $0.answers.mask = mask }
      replaceMask(of: id, by: mask)
      return true
    }
    if let match = clause.wholeMatch(of: /answer (.+) in [\w:()]+ of the delegate of (\w+)/),
      let mask = Self.mask(match.1), let id = id(match.2)
    {
      rewrite(id) { controller in
        guard case .delegate(_, let preferred) = controller.forwarding else { return }
        controller.forwarding = .delegate(mask: mask, preferred: preferred)
      }
      replaceMask(of: id, by: mask)
      return true
    }
    if let match = clause.wholeMatch(of: /answer true to shouldAutorotate in (\w+)/),
      let id = id(match.1)
    {
      rewrite(id) { $0.answers.autorotates = true }
      return true
    }
    if let match = clause.wholeMatch(
      of: /answer (\w+) in preferredInterfaceOrientationForPresentation of (\w+)/),
      let one = InterfaceOrientation.valid.first(where: { Words.name($0) == match.1 }),
      let id = id(match.2)
    {
      rewrite(id) { $0.answers.preferred = .orientation(one) }
      return true
    }
    if let match = clause.wholeMatch(
      of: /leave out presented alerts where (\w+) forwards supportedInterfaceOrientations/),
      let id = id(match.1)
    {
      rewrite(id) {
        $0.forwarding = $0.kind == .navigation ? .top : $0.kind == .plain ? .none : .selected
      }
      return true
    }
    guard clause.hasPrefix("let "), clause.contains(" forward ") else { return locks(clause) }
    for match in clause.matches(of: /(C\d+) (?:forward )?to\s/) {
      guard let id = id(match.1) else { return false }
      rewrite(id) { $0.forwarding = $0.kind == .navigation ? .top : .selected }
    }
    return true
  }

  private mutating func locks(_ clause: String) -> Bool {
    if let match = clause.wholeMatch(
      of: /answer (true|false) to prefersInterfaceOrientationLocked in (\w+) and call \w+\(\)/),
      let id = id(match.2)
    {
      let isWanted = match.1 == "true"
      rewrite(id) { $0.answers.prefersLocked = isWanted }
      replace { event in
        guard case .change(id, var answers) = event else { return event }
        answers.prefersLocked = isWanted
        return .change(id, answers)
      }
      add(.setNeedsUpdateOfPrefersInterfaceOrientationLocked(id), before: last)
      return true
    }
    guard
      let match = clause.wholeMatch(
        of: /(do not )?name the child in childForInterfaceOrientationLock of (\w+)/),
      let id = id(match.2)
    else { return false }
    rewrite(id) { $0.answers.asksChildForLock = match.1 == nil }
    return true
  }

  private mutating func application(_ clause: String) -> Bool {
    if let match = clause.wholeMatch(
      of: /answer (.+) in the app delegate(?: while (\w+) is shown)?/),
      let mask = Self.mask(match.1)
    {
      replace { if case .changeAppDelegate = $0 { .changeAppDelegate(mask) } else { $0 } }
      if let name = match.2 {
        guard let id = id(name), let place = showing[id] else { return false }
        add(.changeAppDelegate(mask), before: place)
      } else {
        rewriteApplication { $0.delegateMask = mask }
      }
      return true
    }
    if let match = clause.wholeMatch(of: /answer (.+) in the scene delegate/),
      let mask = Self.mask(match.1)
    {
      replace { if case .changeSceneDelegate = $0 { .changeSceneDelegate(mask) } else { $0 } }
      rewriteApplication { $0.sceneDelegateMask = mask }
      return true
    }
    if let match = clause.wholeMatch(of: /add (.+) to (UISupported\S+) in Info.plist/) {
      return list(match.2) { old in
        old
          + InterfaceOrientation.valid.filter { one in
            match.1.split(whereSeparator: { $0 == "," || $0 == " " })
              .contains { $0 == Words.plistString(one) }
          }
      }
    }
    if let match = clause.wholeMatch(of: /list only (.+) in (UISupported\S+) of Info.plist/),
      let mask = Self.mask(match.1)
    {
      return list(match.2) { _ in InterfaceOrientation.valid.filter { mask.contains($0) } }
    }
    switch clause {
    case "set UIRequiresFullScreen in Info.plist":
      rewriteApplication { $0.infoPlist.requiresFullScreen = true }
    case "remove UIRequiresFullScreen from Info.plist":
      rewriteApplication { $0.infoPlist.requiresFullScreen = false }
    case "remove UIRequiresFullScreenIgnoredStartingWithVersion from Info.plist":
      rewriteApplication { $0.infoPlist.fullScreenIgnoredFrom = nil }
    case "add UIApplicationSceneManifest to Info.plist and a scene delegate to the app":
      rewriteApplication { $0.infoPlist.hasSceneManifest = true }
    default: return false
    }
    return true
  }

  private mutating func list(
    _ key: Substring, _ change: ([InterfaceOrientation]) -> [InterfaceOrientation]
  ) -> Bool {
    rewriteApplication { application in
      switch key {
      case "UISupportedInterfaceOrientations~ipad":
        application.infoPlist.padOrientations = change(application.infoPlist.padOrientations ?? [])
      case "UISupportedInterfaceOrientations~iphone":
        application.infoPlist.phoneOrientations = change(
          application.infoPlist.phoneOrientations ?? [])
      default:
        application.infoPlist.orientations = change(application.infoPlist.orientations ?? [])
      }
    }
    return true
  }

  private mutating func calls(_ clause: String) -> Bool {
    // Where nothing is asked, it does not matter on whom it is called.
    let hasScene = (0..<after.sceneCount).contains(scene.index)
    let decider = (hasScene ? after.situation(of: scene).decider : nil) ?? ControllerID(0)
    if clause.hasPrefix("call setNeedsUpdateOfSupportedInterfaceOrientations()") {
      call(.setNeedsUpdateOfSupportedInterfaceOrientations(decider, isAnimated: true), clause)
    } else if clause.hasPrefix("call setNeedsUpdateOfPrefersInterfaceOrientationLocked()") {
      call(.setNeedsUpdateOfPrefersInterfaceOrientationLocked(decider), clause)
    } else if clause.hasPrefix("call UIViewController.attemptRotationToDeviceOrientation()") {
      call(.attemptRotationToDeviceOrientation, clause)
    } else if let match = clause.prefixMatch(
      of: /call UIDevice.current.setValue\((\d), forKey: "orientation"\)/),
      let raw = Int(match.1)
    {
      call(.setDeviceOrientation(rawValue: raw), clause)
    } else if let match = clause.prefixMatch(
      of: /call requestGeometryUpdate\(.iOS\(interfaceOrientations: \[?([^\])]+)\]?\)\)/)
    {
      let words = match.1.replacing(".", with: "")
      let mask =
        words == "allButUpsideDown" ? .allButUpsideDown : words == "all" ? .all : Self.mask(words)
      guard let mask else { return false }
      call(.requestGeometryUpdate(scene, mask), clause)
    } else if clause.hasPrefix("call UIDevice.current.beginGenerating") {
      add(.beginGeneratingDeviceOrientationNotifications, before: last)
    } else if clause.hasPrefix("write 0, which is unknown") {
      add(.setDeviceOrientation(rawValue: 0), before: last)
    } else {
      return false
    }
    return true
  }

  private mutating func presents(_ clause: String) -> Bool {
    if let match = clause.wholeMatch(of: /present (\w+) as .fullScreen( instead of pushing it)?/),
      let id = id(match.1)
    {
      let isPush = match.2 != nil
      replace { event in
        switch event {
        case .present(id, _, let from) where !isPush: .present(id, .fullScreen, from: from)
        case .push(id, let navigation) where isPush: .present(id, .fullScreen, from: navigation)
        default: event
        }
      }
      return true
    }
    if let match = clause.wholeMatch(of: /dismiss (\w+) first/), let id = id(match.1) {
      add(.dismiss(id), before: last)
      return true
    }
    if let match = clause.wholeMatch(of: /dismiss (\w+) and present (\w+) from (\w+)/),
      let below = id(match.1), let id = id(match.2), let from = self.id(match.3),
      let place = steps.last(where: { step in
        step.events.contains { if case .present(id, _, _) = $0 { true } else { false } }
      })?.place
    {
      replace { event in
        if case .present(id, let style, _) = event {
          .present(id, style, from: from)
        } else {
          event
        }
      }
      add(.dismiss(below), before: place)
      return true
    }
    if let match = clause.wholeMatch(of: /make the window of (\w+) the key window/),
      let id = id(match.1), let window = after.window(of: id)
    {
      add(.makeKey(window), before: last)
      return true
    }
    if clause == "wait until the transition before it has ended" {
      for index in steps.indices { steps[index].settles = true }
      return true
    }
    guard clause.hasPrefix("leave this call out: ") else { return false }
    for index in steps.indices where steps[index].place == last { steps[index].events = [] }
    return true
  }

  private mutating func user(_ clause: String) -> Bool {
    switch clause {
    case "switch the orientation lock off in Control Center": add(.userLock(false), before: last)
    case "bring the app to the foreground": add(.enterForeground, after: last)
    case "choose full-screen apps in Settings":
      add(.windowingMode(.fullScreenApps), before: last)
    case "use the app on the iPhone instead of mirroring it":
      add(.move(scene, .phone), before: last)
    case "move the other app away": add(.cover(scene, false), after: last)
    default:
      guard let match = clause.wholeMatch(of: /turn the device to (\w+)/),
        let pose = DeviceOrientation.allCases.first(where: { Words.name($0) == match.1 })
      else { return false }
      add(.turn(pose), after: last)
    }
    return true
  }
}
