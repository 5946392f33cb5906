import Orientation
import RotationExplanation

/// One entry of a transcript, ready to be set.
struct TranscriptLine {
  var time: Double
  var label: String
  var text: String
  /// What is printed beside it, in smaller type.
  var more: String?
  var rule: RuleID?
  var ink: TextStyle.Ink?
  /// Who was called, in order.
  var heard: [String] = []

  init(
    _ time: Double, _ label: String, _ text: String, more: String? = nil, rule: RuleID? = nil,
    ink: TextStyle.Ink? = nil
  ) {
    self.time = time
    self.label = label
    self.text = text
    self.more = more
    self.rule = rule
    self.ink = ink
  }

  /// The lines of a step; of what a callback could observe, only what is new since `seen`.
  static func lines(
    of step: ReportedStep, detail: TranscriptText.Detail, seen: inout Observed?
  ) -> [TranscriptLine] {
    let words = Words(step.cast)
    var lines: [TranscriptLine] = []
    var isFirst = true
    for entry in step.entries {
      if isFirst, case .event(_, nil) = entry.occurrence {
        isFirst = false
        continue
      }
      // The times show as much.
      if case .event(.settle, nil) = entry.occurrence { continue }
      if case .event(.advance, nil) = entry.occurrence { continue }
      guard detail == .full || entry.occurrence.isEssential else { continue }
      lines.append(line(entry, words, &seen))
    }
    return merged(merged(lines, layoutOfOne), sameCallOfAll).map(\.withReceivers)
  }

  /// The lines with neighbours joined that `join` can make one of.
  private static func merged(
    _ lines: [TranscriptLine], _ join: (TranscriptLine, TranscriptLine) -> TranscriptLine?
  ) -> [TranscriptLine] {
    var result: [TranscriptLine] = []
    for line in lines {
      if let last = result.last, line.more == nil, last.time == line.time,
        let joined = join(last, line)
      {
        result[result.count - 1] = joined
      } else {
        result.append(line)
      }
    }
    return result
  }

  /// The two layout callbacks of one controller.
  private static func layoutOfOne(
    _ first: TranscriptLine, _ second: TranscriptLine
  ) -> TranscriptLine? {
    guard first.heard == second.heard,
      first.text == Words.callback(.viewWillLayoutSubviews),
      second.text == Words.callback(.viewDidLayoutSubviews)
    else { return nil }
    var both = first
    both.text += ", \(second.text)"
    return both
  }

  /// One callback that several controllers get one after the other.
  private static func sameCallOfAll(
    _ first: TranscriptLine, _ second: TranscriptLine
  ) -> TranscriptLine? {
    guard !first.heard.isEmpty, !second.heard.isEmpty, first.text == second.text else { return nil }
    var both = first
    both.heard += second.heard
    return both
  }

  private var withReceivers: TranscriptLine {
    guard !heard.isEmpty else { return self }
    var line = self
    line.text = "\(heard.joined(separator: ", ")): \(text)"
    return line
  }

  private static func line(
    _ entry: Transcript.Entry, _ words: Words, _ seen: inout Observed?
  ) -> TranscriptLine {
    let time = entry.time
    switch entry.occurrence {
    case .event(let event, let controller):
      let by = controller.map { "by \(words.name($0)): " } ?? ""
      return TranscriptLine(time, "event", by + words.event(event))
    case .asked(let speaker, let question, let answer):
      return TranscriptLine(
        time, "asked",
        "\(words.speaker(speaker)): \(words.question(question)) = \(words.answer(answer))")
    case .decided(let scene, let decision, let steps):
      return decided(time, scene, decision, steps, words)
    case .posted(let notification):
      return TranscriptLine(time, "posted", Words.notification(notification))
    case .delegate(let call): return TranscriptLine(time, "delegate", words.delegate(call))
    case .callback(let id, let callback, let observed):
      let news = Words.observed(observed, since: seen)
      seen = observed
      var line = TranscriptLine(
        time, "callback", Words.callback(callback), more: news.isEmpty ? nil : "sees \(news)")
      line.heard = [words.name(id)]
      return line
    case .geometry(let scene, let old, let new):
      let who = scene == .main ? "" : "\(words.scene(scene)): "
      return TranscriptLine(
        time, "geometry", "\(who)\(Words.geometry(old)) -> \(Words.geometry(new))")
    case .log(let line):
      return TranscriptLine(time, "log", Words.log(line), rule: line.rule, ink: .yellow)
    case .error(_, let error):
      let text = "\(SceneError.domain) code \(error.code): "
      return TranscriptLine(
        time, "error", text + (error.text.isEmpty ? Words.error(error) : error.text), ink: .red)
    case .exception(let fault):
      return TranscriptLine(
        time, "exception", "\(fault.name): \(words.reasonText(fault))", ink: .red)
    case .read(let orientation): return TranscriptLine(time, "read", Words.name(orientation))
    case .ignored(let reason, let dropped):
      return TranscriptLine(
        time, "ignored", Words.ignored(reason, dropped), rule: dropped?.rule, ink: .yellow)
    }
  }

  private static func decided(
    _ time: Double, _ scene: SceneID, _ decision: Decision, _ steps: [DecisionStep], _ words: Words
  ) -> TranscriptLine {
    let who = scene == .main ? "" : "\(words.scene(scene)) "
    let turns = if case .turns = decision.outcome { true } else { false }
    return TranscriptLine(
      time, "decided", who + words.outcome(decision, steps), rule: steps.last?.rule,
      ink: turns ? .green : .bold)
  }
}

extension Occurrence {
  /// Whether a summary includes it.
  var isEssential: Bool {
    switch self {
    case .event, .decided, .log, .error, .exception, .ignored: true
    case .asked, .posted, .delegate, .callback, .geometry, .read: false
    }
  }
}
