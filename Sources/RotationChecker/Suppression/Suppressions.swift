import Orientation
import RotationFindings
import AppCodeModel

/// The comments of a file that keep findings silent, and which of them do.
struct Suppressions {
  /// A comment with the lines it is about.
  private struct Stretch {
    var suppression: Suppression
    var name: Suppression.Name
    var lines: ClosedRange<Int>
    var isUsed = false
  }

  private let file: SourceFile
  private let suppressions: [Suppression]
  private var problems: [SuppressionProblem]
  private var stretches: [Stretch] = []

  /// Reads the comments of a file.
  init(_ file: SourceFile) {
    self.file = file
    let reader = SuppressionReader(file)
    suppressions = reader.suppressions
    problems = reader.problems
    var open: [String: Suppression] = [:]
    for suppression in suppressions {
      for name in suppression.names {
        switch suppression.scope {
        case .this:
          add(suppression, name, suppression.firstLine...suppression.lastLine)
        case .next:
          let line = lineOfCode(after: suppression.lastLine)
          add(suppression, name, line...line)
        case .file: add(suppression, name, 1...max(1, file.text.lineCount))
        case .begin:
          if open[name.text] != nil { problem(name, "a second begin of \(name.text)") }
          open[name.text] = suppression
        case .end:
          guard let begin = open.removeValue(forKey: name.text),
            let named = begin.names.first(where: { $0.text == name.text })
          else {
            problem(name, "an end of \(name.text) without a begin")
            continue
          }
          add(begin, named, begin.firstLine...max(begin.firstLine, suppression.lastLine))
        }
      }
    }
    for (name, begin) in open.sorted(by: { $0.key < $1.key }) {
      guard let named = begin.names.first(where: { $0.text == name }) else { continue }
      problem(named, "a begin of \(name) without an end")
      add(begin, named, begin.firstLine...max(begin.firstLine, file.text.lineCount))
    }
  }

  /// Whether there is nothing to do.
  var isEmpty: Bool { stretches.isEmpty && problems.isEmpty }

  private mutating func add(
    _ suppression: Suppression, _ name: Suppression.Name, _ lines: ClosedRange<Int>
  ) {
    stretches.append(Stretch(suppression: suppression, name: name, lines: lines))
  }

  private mutating func problem(_ name: Suppression.Name, _ message: String) {
    problems.append(SuppressionProblem(span: name.span, message: message))
  }

  /// The first line behind another one that holds more than white space and comments.
  private func lineOfCode(after line: Int) -> Int {
    let alone = Set(
      file.comments.filter(\.standsAlone).flatMap { comment in
        let first = file.text.line(of: Int(comment.span.start))
        let last = file.text.line(of: max(Int(comment.span.start), Int(comment.span.end) - 1))
        return Array(first...last)
      })
    var next = line + 1
    while next <= file.text.lineCount,
      alone.contains(next) || file.text.bytes(ofLine: next).allSatisfy({ $0 == 0x20 || $0 == 9 })
    {
      next += 1
    }
    return next
  }

  /// Whether a finding is to be silent; notes which comment made it so.
  mutating func silences(_ finding: Finding) -> Bool {
    let first = finding.location.line ?? 1
    let last = max(first, finding.end?.line ?? first)
    var isSilenced = false
    for index in stretches.indices where stretches[index].name.text == finding.check {
      guard stretches[index].lines.overlaps(first...last) else { continue }
      // The line below a comment is where a finding begins, not one it runs over.
      if stretches[index].suppression.scope == .next, !stretches[index].lines.contains(first) {
        continue
      }
      stretches[index].isUsed = true
      isSilenced = true
    }
    return isSilenced
  }

  /// What is wrong with the comments, once all findings have been asked about.
  ///
  /// - Parameters:
  ///   - ran: the names of the checks that ran; comments about others may be of use another time.
  ///   - requiresReason: whether a comment must give a reason.
  /// - Returns: findings in any order.
  func findings(ran: Set<String>, requiresReason: Bool) -> [Finding] {
    var findings = problems.map { InvalidSuppression().finding($0.message, at: $0.span, in: file) }
    for stretch in stretches where !stretch.isUsed && ran.contains(stretch.name.text) {
      let message = "\(stretch.name.text) finds nothing here, so this comment suppresses nothing"
      findings.append(UnusedSuppression().finding(message, at: stretch.name.span, in: file))
    }
    guard requiresReason else { return findings }
    for suppression in suppressions where suppression.scope != .end && suppression.reason == nil {
      let message = "the comment has no reason; a reason follows a hyphen between spaces"
      findings.append(UnexplainedSuppression().finding(message, at: suppression.span, in: file))
    }
    return findings
  }
}
