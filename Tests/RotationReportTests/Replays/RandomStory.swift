import Orientation
import RandomScenarios
import RotationExplanation
import TestSupport

/// An app and what happens to it, drawn at random, and what is asked about it.
struct RandomStory {
  let start: RotationSystem
  /// Events, and whether each comes to an end before the next.
  let steps: [(event: RotationEvent, settles: Bool)]
  let screen: ControllerID?

  init(seed: UInt64) {
    var random = RandomSystem(seed: seed)
    start = random.draw()
    let count = start.controllers.count
    let length: UInt64 = random.random.next() % 5
    var events = random.events(count: 2 + Int(length), controllers: count)
    // Most questions are about a turn.
    if random.chance(50) { events.append(.turn(random.oneOf(DeviceOrientation.allCases))) }
    events.removeAll { $0 == .settle }
    steps = events.map { ($0, random.chance(90)) }
    var system = start
    for (event, settles) in steps {
      system.handle(event)
      if settles { system.handle(.settle) }
    }
    let shown = system.shownControllers
    screen = shown.isEmpty || random.chance(40) ? nil : random.oneOf(shown)
  }

  var story: Story {
    Story(start, steps.map { Story.Step([$0.event], settles: $0.settles) }, screen: screen)
  }

  /// The explanation of the last step.
  var explanation: Explanation {
    let story = story
    return Explanation(of: story, cast: Roster(Playback(story).after))
  }
}
