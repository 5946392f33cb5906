import Foundation
import RecordedFiles

/// Every use of a symbol of the system's in code for iOS, and whether that iOS has it.
struct SymbolUses {
  /// A use that an app's floor does not have, or that nothing is known of.
  struct Mistake: Hashable, CustomStringConvertible {
    var place: String
    var text: String
    var description: String { "\(place): \(text)" }
  }

  /// The oldest iOS the code is for.
  var floor: Double
  /// The oldest compiler it is for.
  var compiler: Double
  /// What the headless UIKit declares, by file and line.
  private let declared: [String: Declaration]
  private let surface: PublicSurface
  private let facts: UIKitFacts
  private let table: SymbolTable
  /// Where the headless UIKit's symbols are defined.
  private let shim: [String: String]

  /// What came with which compiler: an older one has the name in no SDK it can use.
  private static let compilers: [(system: Double, compiler: Double)] = [(26, 6.2), (27, 6.4)]

  init(
    floor: Double, compiler: Double, surface: PublicSurface, facts: UIKitFacts, table: SymbolTable,
    shim: Set<SymbolIndex.Occurrence>
  ) {
    self.floor = floor
    self.compiler = compiler
    self.surface = surface
    self.facts = facts
    self.table = table
    declared = Dictionary(
      surface.declarations.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    self.shim = Dictionary(
      shim.filter { $0.isDefinition && !$0.isImplicit }
        .map { ($0.usr, "\($0.file):\($0.line)") }, uniquingKeysWith: { first, _ in first })
  }

  /// The mistakes in a file.
  ///
  /// - Parameters:
  ///   - occurrences: what the compiler noted of it.
  ///   - own: the symbols of the code that is checked.
  ///   - text: the file's text.
  ///   - file: the file's path.
  /// - Returns: them, in the order of their places.
  func mistakes(
    in occurrences: [SymbolIndex.Occurrence], own: Set<String>, text: String, file: String
  ) -> [Mistake] {
    // To parse a file takes longer than to look its symbols up, and few are guarded.
    lazy var guards = Guards(text, file: file)
    var found: Set<Mistake> = []
    var origins: [String: Origin] = [:]
    for use in occurrences where !use.isDefinition && !use.usr.isModuleUSR {
      let origin = origins[use.usr] ?? self.origin(of: use, own: own)
      origins[use.usr] = origin
      // What is always there needs no guard.
      switch origin {
      case .own: continue
      case .since(let since) where since <= floor: continue
      default: break
      }
      let known = guards.known(line: use.line, column: use.column)
      guard known.isForIOS else { continue }
      let place = "\(file):\(use.line)"
      switch origin {
      case .own: break
      case .since(let since):
        if let text = complaint(use.name, since, known) {
          found.insert(Mistake(place: place, text: text))
        }
      case .shimAlone where use.isImplicit:
        // What a class inherits is noted where it is declared; nothing of it is in the text.
        break
      case .shimAlone:
        found.insert(Mistake(place: place, text: "\(use.name) is of the headless UIKit alone"))
      case .unknown:
        found.insert(
          Mistake(place: place, text: "\(use.name) is in no table of availability: \(use.usr)"))
      }
    }
    // What is compiled for iOS alone has no symbols here, but names.
    for (name, line, column, isOptionalCall) in text.contains("#if") ? guards.foreignNames : [] {
      let candidates = surface.declarations.filter {
        $0.baseName == name && (!isOptionalCall || $0.isRequirement)
      }
      guard let since = candidates.compactMap({ self.since(of: $0) }).min(),
        let text = complaint(name, since, guards.known(line: line, column: column))
      else { continue }
      found.insert(Mistake(place: "\(file):\(line)", text: text))
    }
    return found.sorted { $0.description < $1.description }
  }

  /// The symbols that only the table can know.
  func unlisted(
    in occurrences: Set<SymbolIndex.Occurrence>, own: Set<String>
  ) -> [String: String] {
    var found: [String: String] = [:]
    for use in occurrences where !use.isDefinition && !use.usr.isModuleUSR {
      let usr = use.usr.propertyUSR
      if shim[usr] == nil, shim[use.usr] == nil, !own.contains(usr), !own.contains(use.usr) {
        found[usr] = use.name
      }
    }
    return found
  }

  private func complaint(_ name: String, _ since: Double, _ known: Guards.Known) -> String? {
    if since > max(floor, known.system ?? 0) {
      return "\(name) is there from iOS \(since) on; guard it with #available"
    }
    let needed = Self.compilers.last { since >= $0.system }?.compiler ?? 0
    if needed > max(compiler, known.compiler ?? 0) {
      return "\(name) is in no SDK of Swift before \(needed); guard it with #if compiler"
    }
    return nil
  }

  private enum Origin {
    case own, since(Double), shimAlone, unknown
  }

  private func origin(of use: SymbolIndex.Occurrence, own: Set<String>) -> Origin {
    let usr = use.usr.propertyUSR
    if let place = shim[usr] ?? shim[use.usr] {
      guard let declaration = declared[place] else { return .shimAlone }
      guard let since = since(of: declaration) else { return .unknown }
      return facts.has(declaration, in: surface) || since >= UIKitFacts.end
        ? .since(since) : .shimAlone
    }
    if own.contains(use.usr) || own.contains(usr) { return .own }
    return table[usr].map { .since($0) } ?? .unknown
  }

  /// The first iOS with a declaration; of an override that of what it overrides.
  private func since(of declaration: Declaration) -> Double? {
    guard declaration.isOverride else { return surface.since(declaration).flatMap { Double($0) } }
    let base = surface.declarations.first { !$0.isOverride && $0.key == declaration.key }
    return (base ?? declaration).self.notes.since.flatMap { Double($0) }
      ?? base.flatMap { surface.since($0) }.flatMap { Double($0) }
  }
}

extension String {
  /// The name of the property that an accessor belongs to.
  var propertyUSR: String {
    let isStatic = hasSuffix("Z")
    let end = isStatic ? dropLast() : self[...]
    guard let last = end.last, "gsMrwW".contains(last),
      end.dropLast().hasSuffix("v") || end.dropLast().hasSuffix("i")
    else { return self }
    return end.dropLast() + "p" + (isStatic ? "Z" : "")
  }

  /// Whether it is that of a module.
  var isModuleUSR: Bool { hasPrefix("c:@M@") }
}

/// Since when symbols of the standard library and of Foundation are there.
struct SymbolTable {
  static let path = "Tests/HeadlessUIKitTests/Availability/Symbols.tsv"

  private(set) var entries: [String: (since: String, name: String)] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if cells.count == 3 { entries[cells[1]] = (cells[0], cells[2]) }
    }
  }

  /// Writes the symbols into the table that are not in it yet.
  static func record(_ used: [String: String], at file: URL) throws {
    let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var table = SymbolTable(old)
    let missing = used.filter { table.entries[$0.key] == nil }
    if !missing.isEmpty {
      let known = try Toolchain.availability
      for (usr, name) in missing {
        let isFoundation = usr.contains("Foundation") || usr.hasPrefix("c:")
        table.entries[usr] = (known[usr]?["iOS"] ?? (isFoundation ? "?" : ""), name)
      }
    }
    let lines = table.entries.map { "\($0.value.since)\t\($0.key)\t\($0.value.name)" }.sorted()
    let head =
      "# Since which iOS symbols are there, their names for the compiler, their names; an"
      + " empty version\n# means always, as far as Swift goes. The toolchain says it of its own.\n"
    try (head + lines.joined(separator: "\n") + "\n")
      .write(to: file, atomically: true, encoding: .utf8)
  }

  /// The first iOS; nil for what is not in the table.
  subscript(usr: String) -> Double? {
    guard let entry = entries[usr] else { return nil }
    return entry.since.isEmpty ? 0 : Double(entry.since)
  }
}
