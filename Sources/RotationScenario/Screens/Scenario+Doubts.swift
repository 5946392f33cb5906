public import Orientation

extension Scenario {
  /// What the next turn of the device rests on that is unknown from the app's code.
  ///
  /// - Parameters:
  ///   - situation: what decides over the turn.
  ///   - system: the system that is in it.
  ///   - events: what brought up what is shown.
  /// - Returns: places in the app's list of doubts, ascending.
  /// - Complexity: linear in the doubts and the events.
  public func doubts(
    behind situation: Situation, of system: RotationSystem, shownBy events: [RotationEvent]
  ) -> [Int] {
    DoubtIndex(app).doubts(behind: situation, of: system, shownBy: events)
  }
}

/// The doubts of an app by what they are about, so that those behind a result are found without
/// going through all.
struct DoubtIndex {
  private let app: AppDescription
  private var ofWays: [ControllerID: [(from: ControllerID, place: Int)]] = [:]
  private var ofScreens: [ControllerID: [Int]] = [:]
  private var others: [Int] = []

  init(_ app: AppDescription) {
    self.app = app
    for (index, doubt) in app.doubts.enumerated() {
      switch doubt.subject {
      case .way(let from, let target): ofWays[target, default: []].append((from, index))
      case .screen(let id, _): ofScreens[id, default: []].append(index)
      default: others.append(index)
      }
    }
  }

  /// What the next turn of the device rests on; see ``Scenario/doubts(behind:of:shownBy:)``.
  ///
  /// - Complexity: linear in the events, in who is asked and in the doubts about these.
  func doubts(
    behind situation: Situation, of system: RotationSystem, shownBy events: [RotationEvent]
  ) -> [Int] {
    guard !app.doubts.isEmpty else { return [] }
    let counts = MaskForceFinding(situation.facts, policy: situation.policy).force.counts
    let behaviors = system.behaviors
    let first = app.root(situation.facts.idiom, system.version)
    var roots = first.map { [$0] } ?? []
    var presented: Set<ControllerID> = []
    var places = Set(others)
    // What the way itself sets is known, whatever is answered before.
    var (setsApp, setsScene) = (false, false)
    for event in events {
      switch event {
      case .present(let id, _, let presenter):
        presented.insert(id)
        // How others present it does not matter here.
        for way in ofWays[id] ?? [] where way.from == presenter { places.insert(way.place) }
      case .push(let id, _): for way in ofWays[id] ?? [] { places.insert(way.place) }
      case .setRoot(let id, _): roots = id.map { [$0] } ?? []
      case .changeAppDelegate: setsApp = true
      case .changeSceneDelegate: setsScene = true
      default: break
      }
    }
    for case .controller(let id) in situation.speakers { places.formUnion(ofScreens[id] ?? []) }
    return places.sorted().filter { index in
      let doubt = app.doubts[index]
      guard doubt.holds(situation.facts.idiom, system.version) else { return false }
      switch doubt.subject {
      case .stage, .policy, .infoPlist, .way: return true
      case .root: return roots.contains { $0 == first }
      case .appDelegate: return counts && !setsApp && behaviors[.appDelegateAnswers]
      case .sceneDelegate: return counts && !setsScene && behaviors[.sceneDelegateAnswers]
      case .screen(let id, let key):
        switch key {
        case .autorotates: return counts && behaviors[.autorotateIsAsked]
        case .prefersLocked, .lockChild: return behaviors[.lockPreference]
        case .supports where system.controllers[id.index].forwarding == .presented:
          // With something presented, its own answer does not count.
          return counts && !situation.speakers.contains { $0.isController(besides: id) }
        case .prefers: return counts && presented.contains(id)
        default: return counts
        }
      }
    }
  }
}

extension Speaker {
  /// Whether it is a controller, and another one.
  fileprivate func isController(besides id: ControllerID) -> Bool {
    if case .controller(let other) = self { other != id } else { false }
  }
}
