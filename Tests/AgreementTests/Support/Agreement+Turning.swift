import Orientation
import RotationExplanation
import RotationReport
import RotationScenario
import TestSupport

// What turns.

extension Agreement {
  /// The plays that a single negotiation explains: nothing raises, and no screen acts in a callback.
  private var turning: [Play] {
    let reacts = scenario.app.screens.contains { !$0.controller.reactions.isEmpty }
    return reacts ? [] : plays.filter { $0.row.fault == nil }
  }

  var explainedOtherwise: [String] {
    // An explanation seeks advice, which takes longest of all: one of three has to do.
    let some = turning.enumerated().filter {
      Agreement.isWhole || $0.offset.isMultiple(of: 3)
    }
    return some.compactMap { index, play in
      var shown = scenario
      shown.stage = play.stage
      guard case .events(let events) = shown.route(to: play.screen) else { return nil }
      shown.steps = events.map { Scenario.Step($0, at: SourceLocation(file: name)) }
      let run = ScenarioRun(shown)
      // One pose each: all of them come up.
      let pose = Matrix.poses[index % Matrix.poses.count]
      let result = play.row.results[index % Matrix.poses.count]
      let explanation = Explanation(
        run, turnedTo: pose, screen: play.screen, afterStep: run.steps.indices.last)
      let agrees =
        switch explanation.outcome {
        case .turns(let orientation): orientation == result
        case .stays(.alreadyThere): pose.interfaceOrientation == result
        // In another pose first, it may have turned to another allowed orientation.
        case .stays: result == play.row.start
        case .raises, .refused: false
        }
      return agrees
        ? nil
        : "explain says \(explanation.outcome) and matrix \(result) for \(place(play)), \(pose)"
    }
  }

  var playedOtherwise: [String] {
    turning.flatMap { play in
      zip(Matrix.poses, play.row.results).compactMap { pose, result in
        var system = play.system
        _ = system.handle(.turn(.faceUp)) + system.handle(.turn(pose)) + system.handle(.settle)
        return system.interfaceOrientation == result
          ? nil
          : "run turns to \(system.interfaceOrientation) and matrix to \(result)"
            + " for \(place(play)), \(pose)"
      }
    }
  }
}
