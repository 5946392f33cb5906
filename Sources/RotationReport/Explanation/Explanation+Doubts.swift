public import RotationScenario
public import Orientation
public import RotationExplanation
import TextFormats

extension Explanation {
  /// The explanation with what it rests on that is unknown from the app's code.
  ///
  /// - Parameters:
  ///   - run: the run that it explains.
  ///   - index: the place of the step after which the device is turned, or that is explained; nil
  ///     for the first that shows the screen.
  ///   - screen: the screen that is asked about.
  /// - Returns: the same, with doubts, with marks on the answers they are about, and with a headline
  ///   that is conditional where it is in doubt.
  public func withDoubts(
    of run: ScenarioRun, afterStep index: Int? = nil, about screen: ControllerID? = nil
  ) -> Explanation {
    let shown = run.steps.firstIndex { step in screen.map { step.after.isShown($0) } ?? true }
    guard let place = index ?? shown ?? run.steps.indices.last else { return self }
    let app = run.scenario.app
    let doubts = run.doubts(afterStep: place)
    var explanation = resting(on: doubts.map { Explanation.Doubt($0, in: app) })
    for doubt in doubts {
      guard case .screen(let id, .supports?) = doubt.subject else { continue }
      for index in explanation.rows.indices
      where explanation.rows[index].speaker == app.name(of: id)
        && explanation.rows[index].label == "asked"
      {
        explanation.rows[index].text = "unknown, assumed: " + explanation.rows[index].text
      }
    }
    return explanation
  }
}

extension Explanation.Doubt {
  /// A doubt about an app as explanations show it.
  init(_ doubt: RotationScenario.Doubt, in app: AppDescription) {
    self.init(
      about: app.subject(of: doubt), doubt.reason, taken: doubt.taken,
      condition: app.assumed(in: doubt), assumption: doubt.assumption, at: doubt.location,
      alternatives: doubt.alternatives.map {
        Alternative($0.answer, after: $0.cause, at: $0.location)
      })
  }

  var json: JSON {
    JSON.object([
      .init("about", .string(subject)), .init("reason", .string(reason)),
      .init("taken", .string(taken)),
      .init("otherwise", alternatives.isEmpty ? .null : .array(alternatives.map(\.json))),
      .init("assumption", assumption.map { .string($0) } ?? .null),
      .init("location", .location(location)),
    ]).withoutNulls
  }
}

extension Explanation.Doubt.Alternative {
  fileprivate var json: JSON {
    JSON.object([
      .init("answer", .string(answer)), .init("after", .optional(cause)),
      .init("location", .location(location)),
    ]).withoutNulls
  }
}
