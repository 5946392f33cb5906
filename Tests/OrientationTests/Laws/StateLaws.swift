import Orientation

/// Once everything has settled, nothing is under way.
struct RestLaw: SystemLaw {
  let name = "a settled system rests"

  func check(_ step: SystemStep) -> String? {
    guard step.event == .settle else { return nil }
    if step.system.isInTransition { return "a transition is under way" }
    var again = step.system
    let more = again.handle(.settle)
    return more.isEmpty ? nil : "\(more)"
  }
}

/// Time never runs backwards.
struct ClockLaw: SystemLaw {
  let name = "times never decrease"

  func check(_ step: SystemStep) -> String? {
    var time = step.before.time
    for entry in step.entries {
      guard entry.time >= time else { return "\(entry.time) after \(time)" }
      time = entry.time
    }
    return step.system.time >= time ? nil : "the clock shows \(step.system.time), not \(time)"
  }
}

/// After an exception nothing happens any more.
struct ExceptionLaw: SystemLaw {
  let name = "after an exception nothing happens"

  func check(_ step: SystemStep) -> String? {
    let occurrences = step.entries.map(\.occurrence)
    if step.before.phase == .terminated {
      let isSilent = occurrences == [.event(step.event, by: nil), .ignored(.afterException)]
      return isSilent || (step.event == .settle && occurrences.isEmpty) ? nil : "\(occurrences)"
    }
    guard let end = occurrences.firstIndex(where: \.isException) else {
      return step.system.phase == .terminated ? "the program ended without an exception" : nil
    }
    if step.system.phase != .terminated { return "the program continues after an exception" }
    let more = occurrences[(end + 1)...].filter {
      if case .event = $0 { false } else { $0 != .ignored(.afterException) }
    }
    return more.isEmpty ? nil : "\(more)"
  }
}

extension Occurrence {
  fileprivate var isException: Bool { if case .exception = self { true } else { false } }
}

/// One event does not make an endless transcript.
struct BoundLaw: SystemLaw {
  let name = "an event does at most 5,000 things"

  func check(_ step: SystemStep) -> String? {
    step.entries.count <= 5_000 ? nil : "\(step.entries.count) entries"
  }
}
