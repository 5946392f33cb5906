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
  }

  private let file: SourceFile
  private let suppressions: [Suppression]
  private var problems: [SuppressionProblem]
  private var stretches: [Stretch] = []
  /// The lines that are silent for each check, and those of which a finding has to begin there.
  private var silent: [String: LineRanges] = [:]
  private var silentStarts: [String: LineRanges] = [:]
  /// The lines of the findings that were asked about.
  private var asked: [String: [ClosedRange<Int>]] = [:]

  /// Reads the comments of a file.
  init(_ file: SourceFile) {
    self.file = file
    let reader = SuppressionReader(file)
    suppressions = reader.suppressions
    problems = reader.problems
    var linesOfCode: [Int]?
    var open: [String: Suppression] = [:]
    for suppression in suppressions {
      for name in suppression.names {
        switch suppression.scope {
        case .this:
          add(suppression, name, suppression.firstLine...suppression.lastLine)
        case .next:
          let lines = linesOfCode ?? Self.linesOfCode(file)
          linesOfCode = lines
          let line = lines[suppression.lastLine]
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
    let groups = Dictionary(grouping: stretches) { $0.name.text }
    silent = groups.mapValues { group in
      LineRanges(group.filter { $0.suppression.scope != .next }.map(\.lines))
    }
    silentStarts = groups.mapValues { group in
      LineRanges(group.filter { $0.suppression.scope == .next }.map(\.lines))
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

  /// For every line from 0 the first one behind it that holds more than white space and comments.
  private static func linesOfCode(_ file: SourceFile) -> [Int] {
    var isEmpty = (0...file.text.lineCount).map { line in
      line > 0 && file.text.bytes(ofLine: line).allSatisfy { $0 == 0x20 || $0 == 9 }
    }
    for comment in file.comments where comment.standsAlone {
      let first = file.text.line(of: Int(comment.span.start))
      let last = file.text.line(of: max(Int(comment.span.start), Int(comment.span.end) - 1))
      for line in first...max(first, last) where isEmpty.indices.contains(line) {
        isEmpty[line] = true
      }
    }
    var next = file.text.lineCount + 1
    var lines = [Int](repeating: next, count: isEmpty.count)
    for line in isEmpty.indices.reversed() {
      lines[line] = next
      if !isEmpty[line] { next = line }
    }
    return lines
  }

  /// Whether a finding is to be silent; notes that it was asked about.
  mutating func silences(_ finding: Finding) -> Bool {
    let first = finding.location.line ?? 1
    let lines = first...max(first, finding.end?.line ?? first)
    asked[finding.check, default: []].append(lines)
    // The line below a comment is where a finding begins, not one it runs over.
    return silent[finding.check]?.meet(lines) ?? false
      || silentStarts[finding.check]?.meet(first...first) ?? false
  }

  /// What is wrong with the comments, once all findings have been asked about.
  ///
  /// - Parameters:
  ///   - ran: the names of the checks that ran; comments about others may be of use another time.
  ///   - requiresReason: whether a comment must give a reason.
  /// - Returns: findings in any order.
  func findings(ran: Set<String>, requiresReason: Bool) -> [Finding] {
    var findings = problems.map { InvalidSuppression().finding($0.message, at: $0.span, in: file) }
    let used = asked.mapValues { LineRanges($0) }
    let starts = asked.mapValues { lines in LineRanges(lines.map { $0.lowerBound...$0.lowerBound })
    }
    for stretch in stretches where ran.contains(stretch.name.text) {
      let lines = stretch.suppression.scope == .next ? starts : used
      if lines[stretch.name.text]?.meet(stretch.lines) ?? false { continue }
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
