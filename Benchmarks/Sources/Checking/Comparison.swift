import Foundation

/// What was measured of a folder, as rows of a table.
struct Comparison {
  private(set) var lines: [String] = []
  private(set) var isMet = true

  /// Measures; the kinds of work take turns, so that noise meets all of them.
  init(of folder: String, times: Int) throws {
    let program = CommandLine.arguments[0]
    var seconds: [Worker: Double] = [:]
    var memory: [Worker: Double] = [:]
    var processor: [Worker: Double] = [:]
    for _ in 0..<times {
      for worker in Worker.allCases {
        let run = try ChildProcess(
          program, ["--work", worker.rawValue, "--on", folder, "--times", "1"])
        let words = run.output.split(whereSeparator: \.isWhitespace)
        guard run.status == 0, words.count == 5, let time = Double(words[0]),
          let peak = Double(words[3]), let busy = Double(words[4])
        else { throw Failure(description: "\(worker.rawValue) failed:\n\(run.output)") }
        // The fastest run: noise only ever adds time.
        seconds[worker] = min(seconds[worker] ?? .infinity, time)
        memory[worker] = max(memory[worker] ?? 0, peak)
        processor[worker] = min(processor[worker] ?? .infinity, busy)
      }
    }
    guard let parse = seconds[.parse], let swift = seconds[.checkSwift],
      let check = seconds[.check], let peak = memory[.check]
    else { return }
    let name = URL(filePath: folder).lastPathComponent
    func row(_ work: String, _ time: Double, _ worker: Worker?, _ goal: String = "") {
      let megabytes = worker.flatMap { memory[$0] }.map { "\($0.formatted(0)) MB" } ?? ""
      let busy = worker.flatMap { processor[$0] }.map { $0.formatted(2) } ?? ""
      lines.append(
        "| \(name) | \(work) | \(time.formatted(2)) | \((time / parse).formatted(2))x | "
          + "\(busy) | \(megabytes) | \(goal) |")
    }
    row("parse of the Swift files, all cores", parse, .parse)
    row("the same on one core", seconds[.parseAlone] ?? 0, .parseAlone)
    // What the bare parse does not read is not compared with it.
    row(
      "the check without Objective-C", swift, .checkSwift,
      goal("at most 1.5x the parse", swift <= 1.5 * parse))
    var goals = [goal("under 2 s", check < 2), goal("under 500 MB", peak < 500)]
    if let swift = ChildProcess.find("swift") {
      let lint = try ChildProcess(swift, ["format", "lint", "--recursive", "--parallel", folder])
      row("swift format lint", lint.seconds, nil)
      goals.append(goal("10 times as fast as swift format", check * 10 <= lint.seconds))
    }
    row("the whole check", check, .check, goals.joined(separator: "; "))
  }

  private mutating func goal(_ text: String, _ met: Bool) -> String {
    isMet = isMet && met
    return "\(text): \(met ? "met" : "**missed**")"
  }

  /// Why nothing was measured.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}

extension Double {
  /// The number with so many digits behind the point.
  func formatted(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
