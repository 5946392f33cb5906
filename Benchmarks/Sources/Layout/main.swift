import AllocationCounter
import ConstraintSolver
import Foundation

// Builds and turns layouts, beside Kiwi where its program is named.
//
// usage: Layout [KIWI] [--check]
//        Layout --random
//
// The second prints random systems with their solutions, for another solver.
// `Scripts/compare-with-kiwi` fetches Kiwi, compiles the program and calls this.

let arguments = CommandLine.arguments.dropFirst()
let kiwi = arguments.first { !$0.hasPrefix("--") }

if arguments.contains("--random") {
  for seed in 0..<2000 {
    let layout = LayoutSystem.random(seed: UInt64(seed))
    let built = layout.build()
    let values = built.variables.map { "\(built.system[$0])" }.joined(separator: " ")
    let answer =
      !built.system.brokenConstraints.isEmpty
      ? "conflict" : built.system.ambiguities().isEmpty ? values : "open"
    show(layout.text + "answer \(answer)")
  }
  exit(0)
}

let systems = [
  LayoutSystem.grid(columns: 10, rows: 10), .grid(columns: 25, rows: 40),
  .grid(columns: 100, rows: 100), .nested(1000), .chain(1000), .labels(1000), .form(300),
]

/// The time that this thread has had of a processor, in microseconds.
///
/// By the clock on the wall, what takes longer than a slice of the scheduler's would seem to grow with
/// what else the machine does.
func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// What was measured of a system: the fastest of several runs, in microseconds of processor time.
struct Measured {
  var build = Double.infinity
  var turn = Double.infinity
  var allocations: UInt64 = 0
  var values: [Double] = []

  init(_ layout: LayoutSystem) {
    for _ in 0..<7 {
      let start = processorTime()
      let built = layout.build()
      build = min(build, processorTime() - start)
      _ = built
    }
    var built = layout.build()
    // The first turns get their memory, the others keep it.
    for turn in 1...4 { built.turn(turn % 2 == 1) }
    let before = allocation_count()
    for turn in 1...51 {
      let start = processorTime()
      built.turn(turn % 2 == 1)
      self.turn = min(self.turn, processorTime() - start)
    }
    allocations = (allocation_count() - before) / 51
    values = built.variables.map { built.system[$0] }
  }

  /// What Kiwi needs, and finds.
  init?(_ layout: LayoutSystem, kiwi: String) throws {
    // At ten times the size of what takes it seconds.
    guard layout.views <= 1000 else { return nil }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "layout-\(ProcessInfo.processInfo.processIdentifier)")
    try layout.text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    for _ in 0..<2 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: kiwi)
      process.arguments = [file.path, "11"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let numbers = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .compactMap { Double($0) }
      guard process.terminationStatus == 0, numbers.count == layout.isSize.count + 2 else {
        return nil
      }
      build = min(build, numbers[0])
      turn = min(turn, numbers[1])
      values = Array(numbers.dropFirst(2))
      // What takes seconds is not repeated.
      if build > 3e6 { break }
    }
  }
}

/// Prints a line at once: some of them take a minute.
func show(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func text(_ microseconds: Double) -> String {
  microseconds < 1000
    ? String(format: "%.1f µs", microseconds) : String(format: "%.2f ms", microseconds / 1000)
}

func ratio(_ theirs: Double?, _ ours: Double) -> String {
  theirs.map { String(format: $0 / ours < 10 ? "%.1fx" : "%.0fx", $0 / ours) } ?? ""
}

show(
  "| system | constraints | build | Kiwi | ratio | turn | Kiwi | ratio | allocations in a turn | same |"
)
show("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
var missed: [String] = []
var perView: [String: Double] = [:]
for layout in systems {
  let ours = Measured(layout)
  let theirs = try kiwi.flatMap { try Measured(layout, kiwi: $0) }
  var same = ""
  if let theirs {
    let apart = zip(ours.values, theirs.values).map { abs($0 - $1) }.max() ?? 0
    same = apart < 0.001 ? "yes" : String(format: "%.1f points apart", apart)
    if theirs.turn < ours.turn { missed.append("\(layout.name): a turn is slower than Kiwi's") }
    if layout.name == "grid of 1000 views", theirs.build < 50 * ours.build {
      missed.append("\(layout.name): the build is not 50 times as fast as Kiwi's")
    }
  }
  if ours.allocations > 0 { missed.append("\(layout.name): a turn allocates") }
  if layout.name.hasPrefix("grid") { perView[layout.name] = ours.build / Double(layout.views) }
  let cells = [
    layout.name, "\(layout.rows.count + layout.edits.count)", text(ours.build),
    theirs.map { text($0.build) } ?? "", ratio(theirs?.build, ours.build), text(ours.turn),
    theirs.map { text($0.turn) } ?? "", ratio(theirs?.turn, ours.turn), "\(ours.allocations)", same,
  ]
  show("| \(cells.joined(separator: " | ")) |")
}
if let small = perView["grid of 100 views"], let large = perView["grid of 10000 views"] {
  show(
    String(
      format: "\nBuilding takes %.2f µs a view for 100 views and %.2f for 10,000.", small, large))
}
for line in missed { show("missed: \(line)") }
if arguments.contains("--check"), !missed.isEmpty { exit(1) }
