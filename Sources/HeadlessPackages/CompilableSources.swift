import Foundation
import HeadlessSources
import Orientation
import TextFormats

/// The files of an app that compile with the headless UIKit, and those that do not.
///
/// What has errors is left out, then what used it, until the rest has none. The rest is then there as a
/// module, for the modules that import it.
struct CompilableSources {
  private(set) var included: [AppSource]
  private(set) var leftOut: [LeftOutFile] = []
  /// In how many rounds names are learned.
  private static let mostLessons = 16
  /// How often the compiler was asked.
  private(set) var rounds = 0
  private let module: String
  private let compiler: SwiftCompiler
  private let own: [URL]
  private let catalogs: [URL]

  /// Leaves out what does not compile.
  ///
  /// - Parameters:
  ///   - sources: the app's files.
  ///   - own: files of the package that belong to the same module.
  ///   - catalogs: the module's asset catalogs.
  ///   - module: the module's name.
  ///   - compiler: the compiler.
  ///   - learn: takes the compiler's messages and declares what is missing; false if nothing was declared.
  /// - Throws: why the compiler cannot be asked, or what is wrong in the package's own files.
  /// - Complexity: a run of the compiler for each step of dependence among what is left out.
  init(
    _ sources: [AppSource], own: [URL], catalogs: [URL], module: String, compiler: SwiftCompiler,
    learn: ([SwiftCompiler.Message]) throws -> Bool = { _ in false }
  ) throws {
    included = sources
    self.own = own
    self.catalogs = catalogs
    self.module = module
    self.compiler = compiler
    leaveOutSameNames()
    var isWhole = false
    while !included.isEmpty {
      let messages = try check(isWhole: isWhole)
      if !isWhole, rounds < Self.mostLessons, try learn(messages) { continue }
      let problems = try grouped(messages)
      if !problems.isEmpty {
        leaveOut(problems)
      } else if isWhole {
        finish()
        return
      } else {
        isWhole = true
      }
    }
    try compiler.emit(module, own)
    finish()
  }

  private mutating func finish() {
    leftOut.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The plugin writes all files into one folder.
  private mutating func leaveOutSameNames() {
    var first: [Substring: String] = [:]
    for source in included {
      if let other = first[source.name] {
        leftOut.append(
          LeftOutFile(path: source.path, reason: "it has the same name as \(other)"))
      } else {
        first[source.name] = source.path
      }
    }
    let out = Set(leftOut.map(\.path))
    included.removeAll { out.contains($0.path) }
  }

  /// The problems of the files that are still in.
  private mutating func check(isWhole: Bool) throws -> [SwiftCompiler.Message] {
    rounds += 1
    let folder = compiler.scratch.appending(path: "round-\(rounds)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lowered = HeadlessSources.lower(
      included.map { HeadlessSources.Source(path: $0.fullPath, text: $0.text) },
      catalogs: catalogs)
    var messages = lowered.problems.map { problem in
      SwiftCompiler.Message(
        path: problem.location.file, line: problem.location.line ?? 1, text: problem.sentence)
    }
    // What cannot be lowered cannot be compiled; what else is wrong shows in the next round.
    if messages.isEmpty {
      let files = try lowered.files.map { file in
        let url = folder.appending(path: HeadlessSources.name(of: file.path))
        try Data(file.text.utf8).write(to: url)
        return url
      }
      messages = try compiler.errors(in: files + own, module: module, isWhole: isWhole)
      if isWhole, messages.isEmpty { try compiler.emit(module, files + own) }
    }
    return messages
  }

  private func grouped(
    _ messages: [SwiftCompiler.Message]
  ) throws -> [String: [SwiftCompiler.Message]] {
    let paths = Dictionary(
      included.map { ($0.fullPath, $0.path) }, uniquingKeysWith: { first, _ in first })
    let problems = Dictionary(grouping: messages) { paths[$0.path] ?? "" }
    if problems.count == 1, let foreign = problems[""]?.first {
      throw SwiftCompiler.Failure(
        description: "\(foreign.path):\(foreign.line): \(foreign.text)")
    }
    return problems
  }

  private mutating func leaveOut(_ problems: [String: [SwiftCompiler.Message]]) {
    let isFirst = leftOut.isEmpty
    for source in included {
      guard let messages = problems[source.path], let first = messages.first else { continue }
      leftOut.append(
        LeftOutFile(
          path: source.path, line: first.line, reason: first.text, isFirst: isFirst,
          missing: MissingName.names(in: messages), modules: source.modules))
    }
    included.removeAll { problems[$0.path] != nil }
  }
}
