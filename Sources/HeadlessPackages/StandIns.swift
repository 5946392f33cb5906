import Foundation

/// The modules of a package in place of what is not there.
///
/// What is there already, perhaps with declarations that were added, stays as it is.
struct StandIns {
  private(set) var names: [String] = []
  /// Those of which nothing is known but how the app uses them.
  private(set) var inert: Set<String> = []
  /// What is not there yet.
  private(set) var newFiles: [(path: String, text: String)] = []
  private let package: URL

  init(in package: URL) { self.package = package }

  /// Adds a module, and compiles it so that other files can import it.
  mutating func add(_ name: String, _ compiler: SwiftCompiler) throws {
    guard !names.contains(name) else { return }
    if let needed = KnownStandIns.needs[name] { try add(needed, compiler) }
    if KnownStandIns.texts[name] == nil, inert.isEmpty { try InertNames.begin(compiler) }
    let path = "StandIns/\(name)/\(name).swift"
    let existing = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
    let text = existing ?? Self.text(of: name)
    if existing == nil { newFiles.append((path, text)) }
    names.append(name)
    if text.contains("import \(InertNames.module)") { inert.insert(name) }
    try compiler.emit(name, [], text)
  }

  /// The text of a stand-in: what is known of the module, or nothing.
  static func text(of name: String) -> String {
    let beginning = """
      // In place of \(name), which is not there, so that files that import it compile. It does nothing.
      //
      // Declare here, as public, what else the app uses of it.

      """
    return beginning + "\n"
      + (KnownStandIns.texts[name] ?? "@_exported import \(InertNames.module)\n")
  }
}
