import Foundation

/// The work that the built command does, counted by its calls into the runtime and libraries.
struct Work {
  /// The calls; 16 bytes copied or compared count as one.
  var calls: Double
  /// The bytes that were ever allocated, of which memory in use is a part.
  var bytes: Double
  /// How the command ended.
  var status: Int32
  /// What it said on standard error.
  var errors: String

  /// How long a run may take, in seconds; one that grows as it should takes a few,
  /// and more where the machine is busy.
  private static let limit = 600.0

  /// Runs the command with a file that counts in front of all libraries.
  init(_ arguments: [String], in folder: URL) throws {
    let file = folder.appending(path: "work")
    let streams = ["output", "errors"].map { folder.appending(path: $0) }
    for stream in streams { try Data().write(to: stream) }
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "LD_PRELOAD": try Self.counter.get(), "QUARTERTURN_WORK": file.path,
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    try process.run()
    let end = Date(timeIntervalSinceNow: Self.limit)
    while process.isRunning, Date() < end { usleep(2_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    errors = try String(contentsOf: streams[1], encoding: .utf8)
    let numbers = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: " ")
      .compactMap { Double($0.trimmingCharacters(in: .newlines)) }
    guard let numbers, numbers.count == 2 else {
      throw CocoaError(.fileReadUnknown, userInfo: ["ended": status, "said": errors])
    }
    calls = numbers[0]
    bytes = numbers[1]
  }

  /// The command is beside the test bundle.
  private static let executable =
    (Bundle.main.executableURL?.deletingLastPathComponent() ?? URL(filePath: "/"))
    .appending(path: "quarterturn")

  /// The built counter; clang is part of every Swift toolchain.
  private static let counter = Result {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "WorkCounter.c").path
    let library = FileManager.default.temporaryDirectory
      .appending(path: "work-counter-\(ProcessInfo.processInfo.processIdentifier).so").path
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["clang", "-O1", "-shared", "-fPIC", source, "-o", library]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw CocoaError(.executableNotLoadable) }
    return library
  }
}
