import Orientation
import TextFormats
import YAMLDocuments

extension ScenarioReader {
  /// Reads what the screens do when something happens to them.
  func addReactions(_ entries: [Element.Entry], _ tree: inout ScreenTree) throws(ReadingError) {
    let start = EventReader(tree)
    for (index, entry) in entries.enumerated() {
      guard case .map(let keys) = entry.value.content,
        let on = keys.first(where: { $0.key.text == ScreenKey.on.rawValue })
      else { continue }
      var reader = start
      reader.owner = ControllerID(index)
      for moment in try on.value.entries("a map from moments to events") {
        let when = try ScenarioWords.moment.value(of: moment.key)
        var events: [RotationEvent] = []
        for element in moment.value.oneOrMore {
          events.append(try reader.event(EventFields(element, stepKeys: [])))
        }
        tree.screens[index].controller.reactions.append(Reaction(on: when, events))
      }
    }
  }

  /// Reads the steps.
  mutating func steps(_ tree: ScreenTree) throws(ReadingError) -> [Scenario.Step] {
    guard let element = fields[.steps] else { return [] }
    var reader = EventReader(tree)
    var steps: [Scenario.Step] = []
    var shown = ShownScreens()
    for element in try element.elements("a list of steps") {
      let written = try EventFields(element, stepKeys: StepKey.allCases)
      let action: Scenario.Step.Action =
        written.word == .accelerate
        ? .accelerate(try MotionReader(folder: folder).motion(written))
        : .event(try reader.event(written))
      var step = Scenario.Step(action, at: written.place.location)
      try shown.follow(action, at: written.place.location)
      if let element = written.step[.meanwhile] {
        step.isMeanwhile = try ScenarioWords.bool.value(of: element)
        guard !steps.isEmpty || !step.isMeanwhile else {
          throw ReadingError(
            element.location, "meanwhile in the first step", expected: "a step before it")
        }
      }
      if let element = written.step[.note] { step.note = try element.word("a note").text }
      if let element = written.step[.expect] {
        let expectations = ExpectationReader(
          cast: tree.cast, scenes: reader.scenes, stages: stageNames, stage: stageName)
        step.expectations = try expectations.expectations(element)
      }
      steps.append(step)
    }
    windows = reader.windows
    return steps
  }
}
