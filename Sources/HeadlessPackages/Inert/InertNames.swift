import Foundation

/// The module of a package that declares what the app names of modules that are not there.
struct InertNames {
  static let module = "InertNames"
  static let declarationsPath = "StandIns/\(module)/Declarations.swift"

  private var learning: InertLearning
  private let compiler: SwiftCompiler
  private let package: URL
  private let isNeeded: Bool
  /// The declarations that compile.
  private var text = ""

  /// - Parameters:
  ///   - package: the package, which may have it already.
  ///   - sources: the app's files.
  ///   - modules: the modules that are not there.
  ///   - compiler: the compiler.
  init(
    in package: URL, _ sources: [AppSource], missing modules: Set<String>, _ compiler: SwiftCompiler
  ) {
    self.package = package
    self.compiler = compiler
    isNeeded = !modules.isEmpty
    learning = InertLearning(isNeeded ? sources : [], missing: modules)
  }

  /// Compiles the module without declarations, so that others can import it.
  static func begin(_ compiler: SwiftCompiler) throws {
    try compiler.emit(module, [], KnownStandIns.inert)
  }

  /// How many names are declared.
  var count: Int { learning.declarations.count }

  /// Declares what the compiler's messages say is missing.
  ///
  /// - Returns: whether anything was declared.
  mutating func learn(_ messages: [SwiftCompiler.Message]) throws -> Bool {
    guard isNeeded, learning.learn(messages) else { return false }
    let file = compiler.scratch.appending(path: "Declarations.swift")
    var lines = learning.declarations.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    // What is declared in a way that cannot be is left out.
    while true {
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
      let runtime = compiler.scratch.appending(path: "InertRuntime.swift")
      try Data(KnownStandIns.inert.utf8).write(to: runtime)
      let wrong = Set(
        try compiler.errors(in: [runtime, file], module: Self.module, isWhole: false)
          .filter { $0.path == file.path }.map { $0.line - 1 })
      if wrong.isEmpty { break }
      lines = Self.without(wrong, in: lines)
    }
    let new = lines.joined(separator: "\n")
    guard new != text else { return false }
    text = new
    try compiler.emit(Self.module, [file], KnownStandIns.inert)
    return true
  }

  /// The lines without some, and without what those begin.
  private static func without(_ wrong: Set<Int>, in lines: [String]) -> [String] {
    var kept: [String] = []
    var isInside = false
    for (index, line) in lines.enumerated() {
      if isInside {
        isInside = line != "}"
      } else if wrong.contains(index) {
        isInside = line.hasSuffix("{")
      } else {
        kept.append(line)
      }
    }
    return kept
  }

  /// Its files in a package.
  var files: [(path: String, text: String)] {
    guard isNeeded else { return [] }
    let beginning = """
      // What the app names of modules that are not there, as it uses it. It does nothing: a property has no
      // content, and a method has no effect. What is declared in the stand-in of its module counts instead.

      """
    let runtime = "StandIns/\(Self.module)/\(Self.module).swift"
    let isThere = FileManager.default.fileExists(atPath: package.appending(path: runtime).path)
    return (isThere ? [] : [(runtime, KnownStandIns.inert)]) + [
      (Self.declarationsPath, WrittenMark.marked(beginning + text))
    ]
  }
}
