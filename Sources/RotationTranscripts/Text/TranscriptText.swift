import Orientation
public import RotationExplanation

/// A played scenario as text for people.
public struct TranscriptText {
  /// How much detail is printed.
  public enum Detail: Sendable, Hashable, CaseIterable {
    /// What was decided, and what went wrong.
    case summary
    /// Everything, callbacks with what they could observe.
    case full
  }

  let steps: [ReportedStep]
  let detail: Detail
  let style: TextStyle

  /// Makes the text of some steps.
  public init(_ steps: [ReportedStep], detail: Detail = .full, style: TextStyle = TextStyle()) {
    self.steps = steps
    self.detail = detail
    self.style = style
  }

  /// Lines, each with its line break.
  ///
  /// - Complexity: linear in the entries.
  public var text: String {
    steps.map { section($0) }.joined(separator: "\n") + notes
  }

  /// What the app answers in vain, and what the steps rest on that is unknown from the app's code.
  private var notes: String {
    let unasked = steps.unaskedAnswers.map(\.sentence)
    let lines = (unasked + steps.distinctDoubts.map(\.text) + disputes).flatMap {
      $0.wrapped(to: style.width)
    }
    guard !lines.isEmpty else { return "" }
    return "\n" + lines.map { style.ink($0, .dim) + "\n" }.joined()
  }

  /// The disputed points that what is printed rests on, each once with its steps.
  private var disputes: [String] {
    var found: [(dispute: Explanation.Dispute, steps: [String])] = []
    for step in steps {
      for dispute in step.disputes + (detail == .full ? step.lesserDisputes : []) {
        if let place = found.firstIndex(where: { $0.dispute == dispute }) {
          found[place].steps.append("\(step.number)")
        } else {
          found.append((dispute, ["\(step.number)"]))
        }
      }
    }
    return found.map { dispute, steps in
      let word = steps.count == 1 ? "step" : "steps"
      return "\(dispute.claim), in \(word) \(steps.listed()). \(dispute.meaning)"
    }
  }

  private func section(_ step: ReportedStep) -> String {
    let number = "\(step.number)".padded(to: Self.indent)
    let title = step.title.wrapped(to: style.width - Self.indent)
    var lines = title.enumerated().map { index, line in
      style.ink((index == 0 ? number : Self.margin) + line, .bold)
    }
    lines += (step.note?.wrapped(to: style.width - Self.indent) ?? []).map {
      Self.margin + style.ink($0, .dim)
    }
    var time: Double?
    var seen: Observed?
    for line in TranscriptLine.lines(of: step, detail: detail, seen: &seen) {
      lines += set(line, showsTime: line.time != time)
      time = line.time
    }
    for doubt in step.doubts {
      lines.append(Self.margin + style.ink("? if \(doubt.condition)", .yellow))
    }
    return lines.map { $0.trimmedAtEnd + "\n" }.joined()
  }

  private static let indent = 4
  private static let margin = String(repeating: " ", count: indent)
  private static let timeWidth = 7
  private static let labelWidth = 10

  private func set(_ line: TranscriptLine, showsTime: Bool) -> [String] {
    let left = Self.indent + Self.timeWidth + Self.labelWidth
    let width = max(20, style.width - left - 6)
    let body = line.text.wrapped(to: width)
    let more = line.more.map { $0.wrapped(to: width - 2).map { "  " + $0 } } ?? []
    return (body + more).enumerated().map { index, text in
      let time = index == 0 && showsTime ? Words.fixed(line.time, 2) : ""
      let label = index == 0 ? line.label : ""
      let head =
        Self.margin + style.ink(time.padded(to: Self.timeWidth), .dim)
        + style.ink(label.padded(to: Self.labelWidth), .dim)
      let isMore = index >= body.count
      let inked = isMore ? style.ink(text, .dim) : line.ink.map { style.ink(text, $0) } ?? text
      guard index == 0, let rule = line.rule else { return head + inked }
      let gap = String(repeating: " ", count: max(0, width - text.count))
      return head + inked + gap + "  " + style.ink(rule.description, .blue)
    }
  }
}

extension [ReportedStep] {
  /// What the app answers in any of the steps that its system never asks for, each once.
  package var unaskedAnswers: [UnaskedAnswer] {
    var seen: Set<UnaskedAnswer> = []
    return flatMap(\.cast.unaskedAnswers).filter { seen.insert($0).inserted }
  }

  /// What any of the steps rests on that is unknown from the app's code, each once.
  package var distinctDoubts: [Explanation.Doubt] {
    var seen: Set<Explanation.Doubt> = []
    return flatMap(\.doubts).filter { seen.insert($0).inserted }
  }
}
