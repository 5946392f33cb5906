import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What the compiler noted while it built: which symbol is used at which place.
///
/// `libIndexStore` is part of the toolchain and has an interface of C. It is looked up by name, so
/// that building the tests needs neither its header nor its library.
@safe final class SymbolIndex {
  /// A symbol at a place.
  struct Occurrence: Hashable {
    /// The symbol's name of its own, the same in every module.
    var usr: String
    var name: String
    /// From the root of the checkout.
    var file: String
    var line: Int
    var column: Int
    var isDefinition: Bool
    /// Whether the compiler has put it there, so that nothing of it is in the text.
    var isImplicit: Bool
  }

  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  private typealias Store = OpaquePointer
  // The C functions pass strings as a pointer and a length: `iovec` has that layout.
  private typealias Visit = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer) -> Bool
  private typealias VisitName = @convention(c) (UnsafeMutableRawPointer?, iovec) -> Bool
  private typealias Text = @convention(c) (OpaquePointer) -> iovec

  private let library: UnsafeMutableRawPointer
  private let store: Store
  private let root: String

  /// Opens the index of a build.
  ///
  /// - Parameters:
  ///   - folder: the build's `index/store`.
  ///   - root: the folder that files are named from.
  /// - Throws: an error if there is no index, or no library that reads it.
  init(_ folder: String, root: String) throws {
    let path = try Toolchain.library("libIndexStore")
    guard let library = unsafe dlopen(path, RTLD_LAZY) else {
      throw Unreadable(description: "\(path) cannot be loaded")
    }
    unsafe self.library = library
    self.root = root
    let create = try unsafe Self.function(
      "indexstore_store_create", of: library,
      as: (@convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>?) -> Store?)
        .self)
    guard let store = unsafe folder.withCString({ unsafe create($0, nil) }) else {
      throw Unreadable(description: "There is no index in \(folder): build first")
    }
    unsafe self.store = store
  }

  private static func function<Function>(
    _ name: String, of library: UnsafeMutableRawPointer, as type: Function.Type
  ) throws -> Function {
    guard let symbol = unsafe dlsym(library, name) else {
      throw Unreadable(description: "libIndexStore has no \(name)")
    }
    return unsafe unsafeBitCast(symbol, to: type)
  }

  private func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
    try unsafe Self.function("indexstore_" + name, of: library, as: type)
  }

  private static func string(_ text: iovec) -> String {
    guard let start = unsafe text.iov_base else { return "" }
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: start, count: text.iov_len), as: UTF8.self)
  }

  /// What is done with each thing that is visited; things are there for the time of the call only.
  @safe private final class Visitor {
    let take: (OpaquePointer) -> Void
    init(_ take: @escaping (OpaquePointer) -> Void) { unsafe self.take = take }
  }

  /// What a visitor of names collects.
  private final class Names {
    var all: [String] = []
  }

  private static let visitor: Visit = { context, part in
    guard let context = unsafe context else { return false }
    unsafe Unmanaged<Visitor>.fromOpaque(context).takeUnretainedValue().take(part)
    return true
  }

  /// The occurrences in all files whose paths begin in some way; of a file that was built twice each
  /// once.
  func occurrences(in folders: [String]) throws -> Set<Occurrence> {
    var all: Set<Occurrence> = []
    for (file, record) in try records(below: folders) {
      all.formUnion(try occurrences(in: record, of: file))
    }
    return all
  }

  /// The files that are there, and the names of what was noted of each.
  private func records(below folders: [String]) throws -> [(file: String, record: String)] {
    let visitUnits = try unsafe function(
      "store_units_apply_f",
      as: (@convention(c) (Store, UInt32, UnsafeMutableRawPointer?, VisitName) -> Bool).self)
    let open = try unsafe function(
      "unit_reader_create",
      as: (@convention(c) (Store, UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>?)
        -> OpaquePointer?).self)
    let close = try unsafe function(
      "unit_reader_dispose", as: (@convention(c) (OpaquePointer) -> Void).self)
    let mainFile = try unsafe function("unit_reader_get_main_file", as: Text.self)
    let visit = try unsafe function(
      "unit_reader_dependencies_apply_f",
      as: (@convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Visit) -> Bool).self)
    let kind = try unsafe function(
      "unit_dependency_get_kind", as: (@convention(c) (OpaquePointer) -> UInt32).self)
    let name = try unsafe function("unit_dependency_get_name", as: Text.self)
    let path = try unsafe function("unit_dependency_get_filepath", as: Text.self)

    let units = Names()
    _ = unsafe visitUnits(store, 0, Unmanaged.passUnretained(units).toOpaque()) { names, name in
      guard let names = unsafe names else { return false }
      unsafe Unmanaged<Names>.fromOpaque(names).takeUnretainedValue().all
        .append(SymbolIndex.string(name))
      return true
    }
    var found: [(String, String)] = []
    for unit in units.all {
      guard let reader = unsafe unit.withCString({ unsafe open(store, $0, nil) }) else { continue }
      defer { unsafe close(reader) }
      let main = unsafe Self.string(mainFile(reader))
      guard folders.contains(where: { main.hasPrefix(root + $0 + "/") }),
        FileManager.default.fileExists(atPath: main)
      else { continue }
      // Of a unit's parts the records, of the records that of the file itself.
      let visitor = unsafe Visitor { part in
        guard unsafe kind(part) == 2, unsafe Self.string(path(part)) == main else { return }
        found.append((String(main.dropFirst(self.root.count)), unsafe Self.string(name(part))))
      }
      _ = unsafe visit(reader, Unmanaged.passUnretained(visitor).toOpaque(), Self.visitor)
    }
    return found
  }

  private func occurrences(in record: String, of file: String) throws -> [Occurrence] {
    let open = try unsafe function(
      "record_reader_create",
      as: (@convention(c) (Store, UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>?)
        -> OpaquePointer?).self)
    let close = try unsafe function(
      "record_reader_dispose", as: (@convention(c) (OpaquePointer) -> Void).self)
    let visit = try unsafe function(
      "record_reader_occurrences_apply_f",
      as: (@convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Visit) -> Bool).self)
    let symbol = try unsafe function(
      "occurrence_get_symbol", as: (@convention(c) (OpaquePointer) -> OpaquePointer).self)
    let roles = try unsafe function(
      "occurrence_get_roles", as: (@convention(c) (OpaquePointer) -> UInt64).self)
    let place = try unsafe function(
      "occurrence_get_line_col",
      as: (@convention(c) (
        OpaquePointer, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>
      )
        -> Void).self)
    let usr = try unsafe function("symbol_get_usr", as: Text.self)
    let name = try unsafe function("symbol_get_name", as: Text.self)
    guard let reader = unsafe record.withCString({ unsafe open(store, $0, nil) }) else { return [] }
    defer { unsafe close(reader) }
    var found: [Occurrence] = []
    let visitor = unsafe Visitor { occurrence in
      var (line, column): (UInt32, UInt32) = (0, 0)
      unsafe place(occurrence, &line, &column)
      let used = unsafe symbol(occurrence)
      let roles = unsafe roles(occurrence)
      unsafe found.append(
        Occurrence(
          usr: Self.string(usr(used)), name: Self.string(name(used)), file: file, line: Int(line),
          column: Int(column), isDefinition: roles & 3 != 0, isImplicit: roles & 1 << 8 != 0))
    }
    _ = unsafe visit(reader, Unmanaged.passUnretained(visitor).toOpaque(), Self.visitor)
    return found
  }
}

/// Where the compiler is.
enum Toolchain {
  /// The path of a library of the toolchain's.
  static func library(_ name: String) throws -> String {
    #if canImport(Darwin)
      let file = name + ".dylib"
    #else
      let file = name + ".so"
    #endif
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let swift = URL(filePath: String(folder)).appending(path: "swift")
      guard FileManager.default.isExecutableFile(atPath: swift.path(percentEncoded: false)) else {
        continue
      }
      let library = swift.resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "../lib").appending(path: file).standardizedFileURL
      if FileManager.default.fileExists(atPath: library.path(percentEncoded: false)) {
        return library.path(percentEncoded: false)
      }
    }
    throw SymbolIndex.Unreadable(description: "No toolchain on PATH has \(file)")
  }

  /// The first version of each platform for each symbol that says it in its module, of the modules
  /// that come with Swift.
  static var availability: [String: [String: String]] {
    get throws {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "qt-graphs-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var found: [String: [String: String]] = [:]
      for module in [
        "Swift", "_Concurrency", "_StringProcessing", "FoundationEssentials",
        "Foundation", "Observation", "Synchronization",
      ] {
        let extract = Process()
        extract.executableURL = URL(filePath: "/usr/bin/env")
        extract.arguments = [
          "swift-symbolgraph-extract", "-module-name", module, "-target",
          "x86_64-unknown-linux-gnu", "-output-dir", folder.path(percentEncoded: false),
        ]
        try extract.run()
        extract.waitUntilExit()
      }
      for file in try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      {
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
        for symbol in graph.symbols {
          let platforms = Dictionary(grouping: symbol.availability ?? []) { $0.domain ?? "" }
          for (platform, notes) in platforms {
            let introduced = notes.compactMap(\.introduced).max {
              ($0.major, $0.minor ?? 0) < ($1.major, $1.minor ?? 0)
            }
            guard let introduced else { continue }
            found[symbol.identifier.precise, default: [:]][platform] =
              "\(introduced.major).\(introduced.minor ?? 0)"
          }
        }
      }
      return found
    }
  }
}

/// What `swift-symbolgraph-extract` writes, as far as it is read.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable {
      var precise: String
    }
    struct Availability: Decodable {
      struct Version: Decodable {
        var major: Int
        var minor: Int?
      }
      var domain: String?
      var introduced: Version?
    }
    var identifier: Identifier
    var availability: [Availability]?
  }
  var symbols: [Symbol]
}
