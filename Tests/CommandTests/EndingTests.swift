import Foundation
import Testing

@Suite("A command that is ended, limited or not alone loses nothing")
struct EndingTests {
  typealias Project = CheckCommandTests.Project

  private static let old = """
    import UIKit
    class A: UIViewController {
      override var shouldAutorotate: Bool {
        let mask: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeLeft]
        return mask == UIInterfaceOrientationMask.portrait
      }
      func turn() { UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, \
      forKey: "orientation") }
    }

    """

  private static func project(_ count: Int) throws -> Project {
    try Project(
      Dictionary(
        uniqueKeysWithValues: (0..<count).map {
          ("A\($0).swift", old + "// orientation:ignore:next unknown-check\n" + misused)
        }))
  }

  /// Code with a fix that is safe.
  private static let misused = """
    class B: UIViewController {
      var lock = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { lock }
      func unlock() {
        lock = .all
      }
    }

    """

  @Test("A kill while fixing leaves every file as it was or as it is to be, and nothing beside it")
  func killed() throws {
    let arguments = ["--fix", "--deployment-target", "16.0"]
    let whole = try Self.project(1)
    _ = try Command(arguments: ["check", whole.path] + arguments)
    let (before, after) = (try Self.project(1).text("A0.swift"), try whole.text("A0.swift"))
    #expect(before != after)
    for milliseconds in [20, 100, 200] {
      let project = try Self.project(12)
      let process = Process()
      process.executableURL = Command.executable
      process.arguments = ["check", project.path] + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(useconds_t(milliseconds * 1000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for number in 0..<12 {
        let text = try project.text("A\(number).swift")
        #expect(text == before || text == after, "after \(milliseconds) ms")
      }
      // The next run finishes the work and removes what was left.
      _ = try Command(arguments: ["check", project.path] + arguments)
      #expect(try project.names == (0..<12).map { "A\($0).swift" }.sorted())
      for number in 0..<12 { #expect(try project.text("A\(number).swift") == after) }
    }
  }

  @Test("sense prints orientations from a pipe as they come, and Ctrl-C keeps what was found")
  func interruption() throws {
    let (input, file) = (
      Pipe(), FileManager.default.temporaryDirectory.appending(path: "sensed-\(UUID())")
    )
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = Command.executable
    process.arguments = ["sense", "-"]
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Upright for five seconds and then on the side, at 50 Hz.
    let rows = (0..<1_000).map { "\(Double($0) / 50),\($0 / 250 % 2 == 0 ? "0,-1" : "-1,0"),0\n" }
    try input.fileHandleForWriting.write(contentsOf: Data(("time,x,y,z\n" + rows.joined()).utf8))
    func isPrinted(_ text: String) throws -> Bool {
      try String(contentsOf: file, encoding: .utf8).contains(text)
    }
    let end = Date(timeIntervalSinceNow: 60)
    // The pipe stays open, so what comes now comes before the end.
    while try !isPrinted("landscapeLeft"), process.isRunning, Date() < end { usleep(10_000) }
    #expect(try isPrinted("landscapeLeft") && process.isRunning)
    #expect(try !isPrinted("1000 samples"))
    kill(process.processIdentifier, SIGINT)
    while process.isRunning, Date() < end { usleep(10_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try input.fileHandleForWriting.close()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(try isPrinted("1000 samples"))
  }

  @Test("Two runs that fix at once come to the same")
  func twoAtOnce() throws {
    let arguments = ["--fix", "--deployment-target", "16.0"]
    let whole = try Self.project(1)
    _ = try Command(arguments: ["check", whole.path] + arguments)
    let project = try Self.project(12)
    let run = try Command.shell(
      #""$0" "$@" & "$0" "$@"; wait"#, ["check", project.path[...]] + arguments.map { $0[...] })
    #expect(run.status == 0 || run.status == 2 || run.status == 70 || run.status == 74)
    #expect(try project.names == (0..<12).map { "A\($0).swift" }.sorted())
    for number in 0..<12 {
      #expect(try project.text("A\(number).swift") == whole.text("A0.swift"))
    }
  }

  @Test("Few descriptors end in a result or in a message", arguments: [4, 5, 6, 8, 12, 16])
  func descriptors(count: Int) throws {
    let project = try Self.project(3)
    let run = try Command.shell(
      "ulimit -n \(count); exec \"$0\" \"$@\"", ["check", project.path[...]])
    let isResult = run.status == 0 && run.errors.contains(" in 3 files")
    #expect(
      isResult || run.status == 66 || run.status == 64 || run.status == 127,
      "\(run.status): \(run.errors)")
    #expect(!run.errors.isEmpty)
  }

  @Test(
    "Where no thread can be created, a command works alone or says what it cannot do",
    arguments: [[], ["--jobs", "8"], ["--changed-since", "HEAD"]])
  func threads(options: [String]) throws {
    // A stack for a thread is larger than all memory that is allowed.
    let run = try Command.shell(
      "ulimit -s 3000000; ulimit -v 2500000; exec timeout 60 \"$0\" \"$@\"",
      ["check", "Examples/NewsApp"] + options.map { $0[...] })
    if options.first == "--changed-since" {
      #expect(run.status == 64 && run.output.isEmpty)
      #expect(run.errors.contains("none can be created") && run.errors.count { $0 == "\n" } == 1)
    } else {
      let usual = try Command("check", "Examples/NewsApp")
      #expect(run.status == usual.status && run.output == usual.output)
    }
  }

  @Test(
    "Few descriptors and changes since a commit end in a message", arguments: [5, 8, 9, 16, 200])
  func descriptorsForGit(count: Int) throws {
    let run = try Command.shell(
      "ulimit -n \(count); exec timeout 60 \"$0\" \"$@\"",
      ["check", "Examples/NewsApp", "--changed-since", "HEAD"])
    // With very few the command itself cannot be loaded.
    #expect(run.status == 64 || run.status == 127, "\(run.status): \(run.errors)")
    #expect(run.status == 127 || run.errors.contains("Here \(count) may (ulimit -n)"))
  }

  @Test("A result is written to a file whose name is one character", arguments: ["o", "é", "\""])
  func shortName(name: String) throws {
    let project = try Project(["A.swift": "let a = 1\n"])
    let recording = Command.root.appending(path: "Examples/recordings/hand-turns.csv").path
    let run = try Command.shell(
      "cd \"$1\" && exec \"$0\" sense \"$2\" --svg \"$3\"",
      [project.path[...], recording[...], name[...]])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try project.text(name).contains("<svg"))
  }

  @Test("More problems than are listed have a message")
  func problems() throws {
    let project = try Project(["A.swift": "let a = 1\n"])
    for number in 0..<1_100 {
      try FileManager.default.createSymbolicLink(
        atPath: project.path + "/L\(number).swift", withDestinationPath: "nowhere")
    }
    let run = try Command("check", project.path, "--format", "json")
    #expect(run.output.contains("there are more than 1,000 problems"))
  }

  @Test(
    "A character that YAML does not allow has a line and a column",
    arguments: [("\u{80}", "U+0080"), ("\u{FFFE}", "U+FFFE"), ("\u{1}", "U+0001")])
  func character(text: String, name: String) throws {
    let project = try Project(["s.yml": "stage: iPhone 15, iOS 17\nroot: A\(text)\n"])
    let run = try Command("run", project.path + "/s.yml")
    #expect(run.status == 65)
    #expect(run.errors.contains("s.yml:2:8: a control character (\(name))"), "\(run.errors)")
  }

  @Test("The number of jobs changes nothing but the time")
  func jobs() throws {
    let usual = try Command("check", "Examples/NewsApp", "--format", "json")
    for count in ["1", "7"] {
      let run = try Command("check", "Examples/NewsApp", "--format", "json", "--jobs", count)
      #expect(run.output == usual.output)
    }
    #expect(try Command("check", "Examples/NewsApp", "--jobs", "0").status == 64)
  }

  @Test("More screens on top of each other than any app has are refused with one message")
  func presentations() throws {
    let screens = (0...201).map { "  S\($0): {presents: {S\($0 + 1): fullScreen}}\n" }.joined()
    let steps = (1...201).map { "  - present: S\($0)\n" }.joined()
    let project = try Project([
      "s.yml": "stage: iPhone 15, iOS 17\nroot: S0\nscreens:\n\(screens)  S202:\nsteps:\n  -"
        + " launch\n\(steps)"
    ])
    let run = try Command("run", project.path + "/s.yml")
    #expect(run.status != 0 && run.output.isEmpty)
    #expect(run.errors.contains("more than 200 screens are presented and pushed at a time"))
    #expect(run.errors.split(separator: "\n").count == 3)
  }
}
