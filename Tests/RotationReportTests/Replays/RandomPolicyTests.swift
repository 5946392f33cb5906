import Orientation
import RotationExplanation
import TestSupport
import Testing

@Suite struct RandomPolicyTests {
  private static let storiesPerChunk = 25

  @Test(
    "A result rests on a disputed point exactly if another answer changes it: 25 apps at random each",
    arguments: 0..<Effort.random.count(4))
  func exactness(chunk: Int) {
    for number in 0..<Self.storiesPerChunk {
      check(UInt64(1_000_000 + chunk * Self.storiesPerChunk + number))
    }
  }

  // A hundred thousand apps had these five: what could matter was taken too narrowly.
  @Test(
    "So it is where a turn ends before masks are read, and with the user's lock on from the start",
    arguments: [1_002_310, 1_003_546, 1_032_964, 1_037_670, 1_087_414] as [UInt64])
  func narrow(seed: UInt64) { check(seed) }

  private func check(_ seed: UInt64) {
    let random = RandomStory(seed: seed)
    let story = random.story
    let found = PolicyFinder.points(of: story, Playback(story))
    let whole = WholeReplays(random)
    for index in story.steps.indices {
      let named = Set(found[index].filter { $0.value >= .callbacks }.keys)
      #expect(
        named == whole.points[index],
        "seed \(seed), step \(index + 1), \(random.steps[index].event)")
    }
  }
}

/// What other answers change, found by playing everything under every answer and by looking at what
/// the interface does, at exceptions, locks and callbacks.
private struct WholeReplays {
  /// For each step the points that matter.
  private(set) var points: [Set<PolicyPoint>]

  init(_ story: RandomStory) {
    points = Array(repeating: [], count: story.steps.count)
    let seen = Self.play(story, story.start.policy)
    for point in PolicyPoint.allCases {
      for option in point.description.options.indices {
        var policy = story.start.policy
        policy[point] = option
        for (index, step) in Self.play(story, policy).enumerated() where step != seen[index] {
          points[index].insert(point)
        }
      }
    }
  }

  private static func play(_ story: RandomStory, _ policy: RotationPolicy) -> [[Part]] {
    var system = story.start.rewritten(policy: policy)
    return story.steps.map { event, settles in
      let entries = system.handle(event) + (settles ? system.handle(.settle) : [])
      var shown = entries.compactMap { part($0.occurrence, system) }
      for scene in 0..<system.sceneCount {
        shown.append(.scene(system.geometry(of: SceneID(scene))))
      }
      return shown + [.app(system.deviceOrientation, system.phase)]
    }
  }

  /// What can be seen of a step.
  ///
  /// Values, as texts of them take thirty times as long.
  private enum Part: Equatable {
    case decided(SceneID, Outcome)
    case raised(String)
    case happened(Occurrence)
    case scene(SceneGeometry)
    case app(DeviceOrientation, RotationSystem.Phase)
  }

  private static func part(_ occurrence: Occurrence, _ system: RotationSystem) -> Part? {
    switch occurrence {
    case .event, .asked, .posted, .delegate: return nil
    case .decided(let scene, let decision, _):
      if case .stays = decision.outcome { return nil }
      return .decided(scene, decision.outcome)
    case .exception(let fault):
      let name = fault.controller.map { system.controllers[$0.index].name } ?? "UIViewController"
      let reason = fault.reason(
        className: name, behaviors: system.behaviors, policy: system.policy)
      return .raised("\(fault.name) \(reason)")
    case .callback, .geometry, .log, .error, .read, .ignored: return .happened(occurrence)
    }
  }
}
