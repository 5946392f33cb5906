import Foundation

/// The built command, run on a folder and ended when it takes too long.
struct Execution {
  var status: Int32
  var output: String
  var errors: String
  /// Whether it ended by itself, and not by a signal.
  var endedWell: Bool

  /// How long a run may take, in seconds; no run should come near.
  static let limit = 120.0
  /// How long a run may take to end after SIGTERM, in seconds.
  static let grace = 5.0

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - root: where its output is kept.
  ///   - folder: the working directory; nil is that of the tests.
  /// - Throws: why it cannot be run.
  init(_ arguments: [String], in root: URL, from folder: URL? = nil) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    // Files, because a pipe without a reader can fill up.
    let streams = ["output", "errors"].map { root.appending(path: $0) }
    for stream in streams { try Data().write(to: stream) }
    process.standardOutput = try FileHandle(forWritingTo: streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    process.standardInput = FileHandle.nullDevice
    try process.run()
    Self.wait(for: process, seconds: Self.limit)
    let isTooSlow = process.isRunning
    if isTooSlow {
      process.terminate()
      Self.wait(for: process, seconds: Self.grace)
      // A process that ignores SIGTERM is killed, and waited for as long again at most.
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      Self.wait(for: process, seconds: Self.grace)
    }
    status = process.isRunning ? -1 : process.terminationStatus
    endedWell = !isTooSlow && process.terminationReason == .exit
    output = String(decoding: try Data(contentsOf: streams[0]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: streams[1]), as: UTF8.self)
  }

  private static func wait(for process: Process, seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < end { usleep(5_000) }
  }

  /// The command is beside the test bundle.
  static var executable: URL {
    var folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? URL(filePath: "/")
    #if os(macOS)
      folder =
        Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?
        .bundleURL.deletingLastPathComponent() ?? folder
    #endif
    return folder.appending(path: "quarterturn")
  }
}
