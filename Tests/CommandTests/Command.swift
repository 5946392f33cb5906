import Foundation
import RecordedFiles

/// The built command, run as a user runs it.
struct Command {
  var status: Int32
  var output: String
  var errors: String

  /// Runs `quarterturn` from the root of the checkout.
  init(
    _ arguments: String..., environment: [String: String] = [:], input: URL? = nil
  ) throws {
    try self.init(arguments: arguments, environment: environment, input: input)
  }

  /// Runs `quarterturn` from the root of the checkout.
  ///
  /// Standard input is the file `input`, or empty.
  init(
    executable: URL = Self.executable, arguments: [String], environment: [String: String] = [:],
    input: URL? = nil
  ) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = Self.root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, because a pipe without a reader can fill up.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let streams = ["output", "errors"].map { folder.appending(path: $0) }
    for stream in streams { try Data().write(to: stream) }
    process.standardOutput = try FileHandle(forWritingTo: streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: streams[0], encoding: .utf8)
    errors = try String(contentsOf: streams[1], encoding: .utf8)
  }

  /// The root of the checkout.
  static let root = Checkout.root

  /// The command is beside the test bundle.
  static var executable: URL {
    var folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? root
    #if os(macOS)
      folder =
        Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?
        .bundleURL.deletingLastPathComponent() ?? folder
    #endif
    return folder.appending(path: "quarterturn")
  }
}
