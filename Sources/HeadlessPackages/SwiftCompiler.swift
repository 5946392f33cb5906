import Foundation

/// The compiler, which says of an app's files what they lack.
struct SwiftCompiler {
  /// Where the modules of the headless UIKit are.
  let modules: URL
  /// The folder for what is written meanwhile.
  let scratch: URL
  /// Options of the app's target, such as its language mode.
  var options: [String] = []

  /// An error of the compiler.
  struct Message: Hashable {
    var path: String
    var line: Int
    var text: String
  }

  /// Why the compiler cannot be asked.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Compiles a module, so that other files can import it.
  func emit(_ name: String, _ files: [URL], _ text: String = "") throws {
    let file = scratch.appending(path: "\(name).swift")
    try Data(text.utf8).write(to: file)
    let result = try run(
      options + [
        "-parse-as-library", "-wmo", "-emit-module", "-module-name", name, "-o",
        scratch.appending(path: "\(name).swiftmodule").path, file.path, "@\(try list(files).path)",
      ])
    if let error = Self.messages(in: result.errors).first {
      throw Failure(description: "\(error.path):\(error.line): \(error.text)")
    }
    guard result.status == 0 else { throw Self.failure(result) }
  }

  /// The errors in files that are compiled as one module.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - name: the module.
  ///   - isWhole: whether what follows type-checking is looked at too, such as use before
  ///     initialization; only of use where there are no other errors.
  /// - Returns: the errors, each once.
  /// - Throws: why the compiler cannot be asked.
  func errors(in files: [URL], module name: String, isWhole: Bool) throws -> [Message] {
    let result = try run(
      (isWhole ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"]) + options + [
        "-parse-as-library", "-wmo", "-module-name", name, "@\(try list(files).path)",
      ])
    let messages = Self.messages(in: result.errors)
    guard messages.isEmpty, result.status != 0 else { return messages }
    throw Self.failure(result)
  }

  private static func failure(_ result: (status: Int32, errors: String)) -> Failure {
    let words = result.errors.split(whereSeparator: \.isNewline).first { $0.contains("error:") }
    return Failure(description: "swiftc failed: \(words ?? "it exited with \(result.status)")")
  }

  /// A file with one argument a line: an app may have more files than a command line has room for.
  private func list(_ files: [URL]) throws -> URL {
    let list = scratch.appending(path: "files")
    let quoted = files.map { file in
      "\"\(file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    try Data(quoted.joined(separator: "\n").utf8).write(to: list)
    return list
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-suppress-warnings", "-I", modules.path, "-I", scratch.path] + arguments
    // A file, because a pipe without a reader can fill up.
    let errors = scratch.appending(path: "errors")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    guard process.terminationStatus != 127 else {
      throw Failure(description: "swiftc is not there. Expected Swift's toolchain in PATH.")
    }
    return (process.terminationStatus, text)
  }

  /// The lines `path:line:column: error: text`.
  static func messages(in text: String) -> [Message] {
    var known: Set<Message> = []
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.hasPrefix("/"), let mark = line.firstRange(of: ": error: ") else { return nil }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let number = Int(place[place.count - 2]) else { return nil }
      let message = Message(
        path: place.dropLast(2).joined(separator: ":"), line: number,
        text: String(line[mark.upperBound...]))
      return known.insert(message).inserted ? message : nil
    }
  }
}
