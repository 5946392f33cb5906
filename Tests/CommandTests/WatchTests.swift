import Foundation
import Testing

@Suite("--watch runs again after a change, until Ctrl-C")
struct WatchTests {
  @Test("A change of the file", .timeLimit(.minutes(2)), arguments: ["run", "check"])
  func change(command: String) throws {
    let isRun = command == "run"
    let name = isRun ? "s.yml" : "A.swift"
    let right =
      isRun
      ? "stage: iPhone 15, iOS 17\nscreens: { Home: }\nsteps: [launch]\n" : "let a = 1\n"
    let project = try CheckCommandTests.Project([name: right])
    let output = FileManager.default.temporaryDirectory.appending(path: "watched-\(UUID())")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = Command.executable
    process.arguments = [command, project.path + (isRun ? "/s.yml" : ""), "--watch"]
    process.standardInput = FileHandle.nullDevice
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    let end = Date(timeIntervalSinceNow: 60)
    func waitFor(_ rounds: Int) throws -> Bool {
      func count() throws -> Int {
        try String(contentsOf: output, encoding: .utf8).split(separator: "Waiting for a change")
          .count - 1
      }
      while try count() < rounds, process.isRunning, Date() < end { usleep(20_000) }
      return try count() == rounds
    }
    #expect(try waitFor(1))
    // A mistake does not end it.
    try project.write(isRun ? "stage: wrong\n" : right + "let b = 1\n", to: name)
    #expect(try waitFor(2))
    try project.write(right, to: name)
    #expect(try waitFor(3))
    kill(process.processIdentifier, SIGINT)
    while process.isRunning, Date() < end { usleep(20_000) }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
  }
}
