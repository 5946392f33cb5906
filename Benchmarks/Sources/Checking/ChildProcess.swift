import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was run to its end.
struct ChildProcess {
  /// What it printed.
  var output: String
  /// How long it took, in seconds, from start to end.
  var seconds: Double
  /// Its status.
  var status: Int32

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - arguments: what it is called with.
  /// - Throws: why it cannot be started.
  init(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock().now
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    seconds = (ContinuousClock().now - start).seconds
    output = String(decoding: data, as: UTF8.self)
    status = process.terminationStatus
  }

  /// The most memory this process has taken so far, in megabytes.
  static var peakMegabytes: Double {
    #if canImport(Darwin)
      return Double(usage.ru_maxrss) / 1_048_576
    #else
      return Double(usage.ru_maxrss) / 1_024
    #endif
  }

  /// How long processors have worked for this process, which other work on the machine changes
  /// little.
  static var processorSeconds: Double {
    [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  private static var usage: rusage {
    var usage = rusage()
    #if canImport(Darwin)
      _ = unsafe getrusage(RUSAGE_SELF, &usage)
    #else
      _ = unsafe getrusage(RUSAGE_SELF.rawValue, &usage)
    #endif
    return usage
  }

  /// Finds a program on the path.
  static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
