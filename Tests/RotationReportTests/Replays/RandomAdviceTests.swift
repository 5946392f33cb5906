import Orientation
import RotationExplanation
import TestSupport
import Testing

@Suite struct RandomAdviceTests {
  private static let storiesPerChunk = 50

  @Test(
    "Following advice, by its words alone, brings about what it promises: 50 apps at random each",
    arguments: 0..<Effort.random.count(4))
  func promise(chunk: Int) {
    for number in 0..<Self.storiesPerChunk {
      let seed = UInt64(chunk * Self.storiesPerChunk + number)
      let story = RandomStory(seed: seed)
      let explanation = story.explanation
      guard let advice = explanation.advice else { continue }
      for option in advice.options {
        var follower = AdviceFollower(story)
        if let clause = follower.follow(option) {
          Issue.record("seed \(seed): no one can follow '\(clause)'")
        } else if let what = follower.broken(advice.purpose) {
          Issue.record("seed \(seed): \(advice.purpose): \(option.changes), but \(what)")
        }
      }
    }
  }

  @Test("Most questions that have an answer get one")
  func frequency() {
    var answered = 0
    var hopeless = 0
    for seed in 0..<UInt64(60) {
      let story = RandomStory(seed: seed)
      // Nothing turns what is on a display of its own.
      guard story.start.environment() != .externalDisplay,
        let advice = story.explanation.advice
      else { continue }
      if advice.options.isEmpty { hopeless += 1 } else { answered += 1 }
    }
    #expect(answered > hopeless, "\(answered) answered, \(hopeless) not")
  }
}
