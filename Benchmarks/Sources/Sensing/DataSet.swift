import OrientationSensing

/// Recordings that are judged together.
struct DataSet {
  /// The name in the table.
  let name: String
  let recordings: [Recording]
  let truth: [[Truth]]

  init(_ name: String, _ recordings: [Recording]) {
    self.name = name
    self.recordings = recordings
    truth = recordings.map { $0.gravity.map { Truth($0) } }
  }

  /// How well a rule does on it.
  func score(_ rule: Rule) -> [Answer: Score] {
    var scores = [Answer.side: Score(), .orientation: Score()]
    for (recording, truth) in zip(recordings, truth) {
      let answers = rule.answers(to: recording.samples)
      scores[.side]?.add(answers.map(\.lastUpright), truth, .side, recording)
      scores[.orientation]?.add(answers.map(\.orientation), truth, .orientation, recording)
    }
    return scores
  }
}

/// Which part of the data: parameters were tuned on one, and figures count on the other.
enum Part: String, CaseIterable {
  case heldOut = "held-out"
  case tuning
  case all

  /// Whether a recording is in the part.
  func has(_ isTuning: Bool) -> Bool {
    switch self {
    case .all: true
    case .tuning: isTuning
    case .heldOut: !isTuning
    }
  }
}

extension DataSet {
  /// The sets of BROAD: by what the board went through.
  static func broad(_ folder: String, _ part: Part) -> [DataSet] {
    let trials = Broad.recordings(in: folder).filter { trial in
      part.has((Int(trial.name.prefix(2)) ?? 0) % 2 == 1)
    }
    func kind(_ trial: Recording) -> Int {
      if trial.name.contains("fast_translation") { return 2 }
      return trial.name.contains("tapping") || trial.name.contains("vibration") ? 1 : 0
    }
    let names = ["BROAD turning", "BROAD tapping + vibration", "BROAD violent shaking"]
    return names.enumerated().map { index, name in
      DataSet(name, trials.filter { kind($0) == index })
    }
  }

  /// The set of SP-SW-HAR; subjects 1 to 12 are for tuning.
  static func pockets(_ folder: String, _ part: Part) -> [DataSet] {
    let runs = PocketWalks.recordings(in: folder).filter { run in
      part.has((Int(run.name.dropFirst().prefix(2)) ?? 0) <= 12)
    }
    return [DataSet("SP-SW-HAR pocket", runs)]
  }

  /// The sets of the Oxford step counter; its "optimisation" is for tuning.
  static func steps(_ folder: String, _ part: Part) -> [DataSet] {
    let walks = StepCounts.recordings(in: folder).filter {
      part.has($0.name.hasPrefix("optimisation"))
    }
    func isCarried(_ walk: Recording) -> Bool {
      let name = walk.name.lowercased()
      return ["pocket", "purse", "bag"].contains { name.contains($0) }
    }
    return [
      DataSet("Oxford pocket, bag", walks.filter(isCarried)),
      DataSet("Oxford hand, neck, arm", walks.filter { !isCarried($0) }),
    ]
  }
}
