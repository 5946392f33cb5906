import Foundation
import Testing

@Suite struct SenseCommandTests {
  static let turns = "Examples/recordings/scripted-turns.csv"
  static let labels = "Examples/recordings/scripted-turns.labels.csv"

  /// A file with a text, gone afterwards.
  private func withFile<Result>(
    _ text: String, _ body: (String) throws -> Result
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path(percentEncoded: false))
  }

  @Test("A recording becomes events with times, and how it was read is reported")
  func text() throws {
    let command = try Command("sense", Self.turns)
    #expect(command.status == 0)
    #expect(command.errors.isEmpty)
    let lines = command.output.split(separator: "\n")
    #expect(lines.first == "scripted-turns.csv: 1171 samples in 23.4 s, 50 a second")
    #expect(
      lines.dropFirst().first
        == "read as g (by its values), iOS axes (by convention), time in s (by its values)")
    for orientation in ["portrait", "landscapeLeft", "landscapeRight", "faceUp"] {
      #expect(command.output.contains(orientation))
    }
    #expect(!command.output.contains("\u{1B}["))
  }

  @Test("Standard input is read as a file is")
  func input() throws {
    let file = Command.root.appending(path: Self.turns)
    let fromInput = try Command("sense", "-", "--format", "json", input: file)
    let fromFile = try Command("sense", Self.turns, "--format", "json")
    #expect(fromInput.status == 0)
    #expect(
      fromInput.output.replacing("standard input", with: "scripted-turns.csv") == fromFile.output)
  }

  @Test("JSON has the events, what was held back, and the comparison with labels")
  func json() throws {
    let command = try Command("sense", Self.turns, "--evaluate", Self.labels, "--format", "json")
    #expect(command.status == 0)
    let object =
      try JSONSerialization.jsonObject(with: Data(command.output.utf8)) as? [String: Any]
    let events = try #require(object?["events"] as? [[String: Any]])
    let known = events.compactMap { $0["device"] as? String }.filter { $0 != "unknown" }
    #expect(
      known == [
        "portrait", "landscapeLeft", "portrait", "landscapeRight", "portrait", "faceUp", "portrait",
      ])
    let recording = try #require(object?["recording"] as? [String: Any])
    #expect(recording["samples"] as? Int == 1171)
    let agreement = try #require(object?["agreement"] as? [String: Any])
    let device = try #require(agreement["device"] as? [String: Any])
    #expect(device["turns"] as? Int == 6)
    #expect(device["missedTurns"] as? Int == 0)
    #expect(device["spurious"] as? Int == 0)
    #expect(object?["held"] is [[String: Any]])
  }

  @Test("The plot is well-formed and, like all output, the same each time")
  func svg() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    func bytes() throws -> [String] {
      let command = try Command(
        "sense", Self.turns, "--evaluate", Self.labels, "--svg", file.path)
      #expect(command.status == 0)
      return [command.output, try String(contentsOf: file, encoding: .utf8)]
    }
    let first = try bytes()
    #expect(try bytes() == first)
    #expect(first[1].hasPrefix("<?xml"))
    for word in ["x in g", "flat, up", "upright", "device, label", "held back", "landscapeLeft"] {
      #expect(first[1].contains(word), "\(word)")
    }
  }

  @Test("Every preset senses the scripted turns", arguments: ["default", "snappy", "steady"])
  func presets(name: String) throws {
    let command = try Command("sense", Self.turns, "--preset", name, "--evaluate", Self.labels)
    #expect(command.status == 0)
    #expect(command.output.contains("0 of 6"), "\(command.output)")
  }

  @Test("What the file does not say can be said")
  func overrides() throws {
    var rows = "ms;a;b;c\n"
    for index in 0..<150 { rows += "\(index * 20);0;500;866\n" }
    try withFile(rows) { file in
      let command = try Command(
        "sense", file, "--columns", "time=ms,x=a,y=2,z=3", "--units", "mg", "--axes", "android",
        "--time-unit", "ms")
      // Columns 2 and 3 are a and b: one is taken twice.
      #expect(command.errors.contains("column 2 cannot be two things"))
      let right = try Command(
        "sense", file, "--columns", "time=ms,x=a,y=3,z=c", "--units", "mg", "--axes", "android")
      #expect(right.status == 0)
      #expect(
        right.output.contains(
          "read as mg (as given), Android axes (as given), time in ms (by its heading)"))
      #expect(right.output.contains("portrait"), "\(right.output)")
    }
  }

  @Test(
    "What is wrong is said in one line, with the nearest word",
    arguments: [
      (["nowhere.csv"], "nowhere.csv: there is no such file."),
      (["Examples"], "Examples: this is a folder. Expected a CSV file."),
      (["Sources/QuarterturnCommand/Output.swift"], "Output.swift: no rows of numbers."),
      (["Schemas/scenario.schema.json"], "the file is JSON. Expected CSV."),
      ([turns, "--preset", "stedy"], "There is no preset 'stedy'. Expected one of default"),
      ([turns, "--preset", "stedy"], "Did you mean 'steady'?"),
      ([turns, "--units", "m/s"], "'--units m/s' is not known. Expected one of g, mg, m/s2."),
      (
        [turns, "--axes", "windows"], "'--axes windows' is not known. Expected one of ios, android."
      ),
      ([turns, "--time-unit", "min"], "Expected one of s, ms, us, ns."),
      ([turns, "--rate", "0"], "'--rate 0.0' is not a rate."),
      ([turns, "--columns", "x"], "'x' does not name a column."),
      ([turns, "--columns", "w=1"], "'w' is not known. Expected one of time, x, y, z."),
      ([turns, "--columns", "x=ax"], "there is no column 'ax'."),
      ([turns, "--evaluate", "nowhere.csv"], "nowhere.csv: the file cannot be read."),
      ([turns, "--evaluate", turns], "unknown column 'timestamp'."),
      (
        [turns, "--svg", "/nowhere/at/all.svg"],
        "/nowhere/at/all.svg cannot be written: No such file or directory."
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let command = try Command(arguments: ["sense"] + arguments)
    #expect(command.status != 0)
    #expect(command.errors.contains(message), "\(command.errors)")
    #expect(command.errors.split(separator: "\n").count == 1, "\(command.errors)")
  }

  @Test("A recording that is cut off is named with line and column")
  func truncation() throws {
    try withFile("time,x,y,z\n0,0,-1,0\n0.02,0,-1\n") { file in
      let command = try Command("sense", file)
      #expect(command.status != 0)
      #expect(
        command.errors
          == "Error: \(file):3:10: the line ends after 3 of 4 columns. Expected a row of 4.\n")
    }
  }

  @Test("The help teaches by example, and its examples run")
  func help() throws {
    let command = try Command("sense", "--help")
    #expect(command.status == 0)
    #expect(command.output.contains("EXAMPLES"))
    #expect(command.output.contains("quarterturn sense"))
    let plain = command.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    .first { $0 == "quarterturn sense Examples/recordings/hand-turns.csv" }
    #expect(plain != nil)
    #expect(try Command("sense", "Examples/recordings/hand-turns.csv").status == 0)
  }

  #if os(Linux)
    @Test("A recording ten times as long takes hardly more memory")
    func memory() throws {
      // The short one is long enough to have filled every buffer.
      let (short, long) = (try peakMemory(rows: 20_000), try peakMemory(rows: 200_000))
      // The long one's samples alone are 4,800 kilobytes, and its text 4,500.
      #expect(long - short < 2_000, "\(short) and \(long) kilobytes")
    }

    /// The most memory the command has needed when it has read so many rows and waits for more, in
    /// kilobytes.
    private func peakMemory(rows: Int) throws -> Int {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = Command.executable
      process.arguments = ["sense", "-", "--svg", "/dev/null"]
      process.standardInput = pipe
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let input = pipe.fileHandleForWriting
      try input.write(contentsOf: Data("time,x,y,z\n".utf8))
      for first in stride(from: 0, to: rows, by: 1_000) {
        let lines = (first..<first + 1_000).map { "\(Double($0) / 100),0.01,-0.98,0.1\n" }
        try input.write(contentsOf: Data(lines.joined().utf8))
      }
      let status = try String(
        contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      try input.close()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(
        line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
    }
  #endif
}
