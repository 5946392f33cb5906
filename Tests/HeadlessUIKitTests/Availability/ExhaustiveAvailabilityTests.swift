import Foundation
import RecordedFiles
import TestSupport
import Testing

/// What replaces a build with Apple's SDK, as far as it goes: every symbol that code for iOS
/// uses is there on the oldest iOS the code is for, or guarded.
///
/// The compiler's own index has the symbols; a build has it in debug mode.
@Suite(.serialized, .enabled(if: Effort.looksAtSDKs)) struct ExhaustiveAvailabilityTests {
  /// The sources of an app, what they are for, and where their build's index is.
  struct Product: CustomTestStringConvertible, Sendable {
    var folders: [String]
    var floor: Double
    var build: String
    /// Whether it is built by every run of the tests.
    var isBuilt: Bool

    var testDescription: String { folders[0] }
  }

  static let library = Product(
    folders: [
      "Sources/QuarterturnKit", "Sources/QuarterturnExplain", "Sources/QuarterturnRecorder",
      "Sources/Orientation", "Sources/RotationExplanation", "Sources/RotationEvidence",
      "Sources/JSONValues",
    ], floor: 13, build: ".build/debug", isBuilt: true)
  static let samples = ["NewsReader", "NewsReaderPlain"].map {
    Product(
      folders: ["Examples/\($0)/Sources"], floor: 16,
      build: $0 == "NewsReader" ? ".build/news-reader/debug" : ".build/news-reader-plain/debug",
      isBuilt: false)
  }
  /// What the oldest manifest says: `swift-tools-version: 6.1`, which is Xcode 16.4.
  private static let compiler = 6.1

  private static let root = Checkout.root.path(percentEncoded: false) + "/"

  private static func index(_ build: String) throws -> SymbolIndex {
    try SymbolIndex(
      root.replacing("//", with: "/") + build + "/index/store",
      root: root.replacing("//", with: "/"))
  }

  private static func uses(_ product: Product) throws -> SymbolUses {
    SymbolUses(
      floor: product.floor, compiler: compiler, surface: try PublicSurface(),
      facts: try UIKitFacts(),
      table: SymbolTable(
        try String(contentsOf: Checkout.root.appending(path: SymbolTable.path), encoding: .utf8)),
      shim: try index(product.build).occurrences(in: [PublicSurface.folder, "Sources/UIKit"]))
  }

  private static func isThere(_ product: Product) -> Bool {
    FileManager.default.fileExists(atPath: root + product.build + "/index/store")
  }

  // After a change that uses something new of the standard library or of Foundation,
  // `QUARTERTURN_RECORD=1 swift test --filter ExhaustiveAvailability` asks the toolchain since when it is
  // there. What the toolchain does not say, as of most of Foundation, stays a question mark: look it
  // up in Apple's documentation and write it in.
  @Test(
    "Every use of the system's symbols is on the oldest iOS, or guarded",
    arguments: [library] + samples.filter(isThere))
  func uses(_ product: Product) throws {
    // Code of the app may use code of the library, which is checked by itself.
    let all = try Self.index(product.build)
      .occurrences(in: product.folders + Self.library.folders)
    let occurrences = all.filter { use in product.folders.contains { use.file.hasPrefix($0 + "/") }
    }
    let uses = try Self.uses(product)
    let own = Set(all.filter(\.isDefinition).map(\.usr))
    if ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] != nil {
      try SymbolTable.record(
        uses.unlisted(in: occurrences, own: own),
        at: Checkout.root.appending(path: SymbolTable.path))
    }
    let files = Dictionary(grouping: occurrences, by: \.file)
    #expect(files.count >= 15)
    for (file, occurrences) in files.sorted(by: { $0.key < $1.key }) {
      let text = try String(contentsOf: Checkout.root.appending(path: file), encoding: .utf8)
      for mistake in uses.mistakes(in: occurrences, own: own, text: text, file: file) {
        Issue.record("\(mistake)")
      }
    }
  }

  @Test("The mistakes of an app that was written without looking are found, and no others")
  func mistakes() throws {
    let folder = "Tests/HeadlessUIKitTests/Availability/Fixtures"
    let files = try Checkout.swiftFiles(below: folder).filter { !$0.path.contains("/Concurrency/") }
    let scratch = FileManager.default.temporaryDirectory.appending(path: "qt-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.currentDirectoryURL = scratch
    compiler.arguments = [
      "swiftc", "-c", "-module-name", "Mistakes", "-swift-version", "6", "-index-store-path",
      scratch.appending(path: "index").path(percentEncoded: false), "-I",
      Self.root + ".build/debug/Modules", "-enable-upcoming-feature", "MemberImportVisibility",
    ]
    compiler.arguments? += files.map { Self.root.replacing("//", with: "/") + $0.path }
    try compiler.run()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0)
    let index = try SymbolIndex(
      scratch.appending(path: "index").path(percentEncoded: false),
      root: Self.root.replacing("//", with: "/"))
    let occurrences = Array(try index.occurrences(in: [folder]))
    let own = Set(occurrences.filter(\.isDefinition).map(\.usr))
    let uses = try Self.uses(Self.library)
    var count = 0
    for (file, text) in files {
      let found = uses.mistakes(
        in: occurrences.filter { $0.file == file }, own: own, text: text, file: file)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let marked = lines.indices.filter { lines[$0].contains("// ↓") }.map { $0 + 2 }
      count += marked.count
      #expect(
        Set(found.compactMap { $0.place.split(separator: ":").last.flatMap { Int($0) } })
          == Set(marked), "\(found)")
    }
    #expect(count == 9)
  }

  // What is in the condition of a file of the library is compiled on iOS and Mac Catalyst; what is outside
  // of it, also for an app's other platforms. visionOS has no note of its own: it began with what iOS 17 has.
  @Test("What an app's other platforms compile is there on the oldest of each, without a guard")
  func platforms() throws {
    let manifest = try String(
      contentsOf: Checkout.root.appending(path: "Package.swift"), encoding: .utf8)
    let floors = try manifest.matches(of: /\.(iOS|macOS|tvOS|watchOS)\(\.v(\d+)\)/)
      .map { (String($0.1), try #require(Double($0.2))) }
    #expect(Set(floors.map(\.0)).count == 4)
    let modules = ["JSONValues", "Orientation", "RotationEvidence", "RotationExplanation"]
    let uses = try Self.index(Self.library.build).occurrences(in: modules.map { "Sources/\($0)" })
      .filter { !$0.isDefinition }
    let known = try Toolchain.availability
    var seen: Set<String> = []
    for use in uses {
      guard let since = known[use.usr.propertyUSR] ?? known[use.usr],
        seen.insert(use.usr.propertyUSR).inserted
      else { continue }
      for (platform, floor) in floors {
        let first = since[platform].flatMap(Double.init) ?? 0
        #expect(first <= floor, "\(use.name) is there from \(platform) \(first): \(use.file)")
      }
    }
    // They use next to nothing that has a note: this is to stay so.
    #expect(uses.count > 1_000 && known.count > 500)
  }

  @Test("The table of the standard library has nothing that is unknown")
  func table() throws {
    let text = try String(
      contentsOf: Checkout.root.appending(path: SymbolTable.path), encoding: .utf8)
    let table = SymbolTable(text)
    #expect(table.entries.count > 100)
    for (usr, entry) in table.entries {
      #expect(entry.since.isEmpty || Double(entry.since) != nil, "\(usr): \(entry.name)")
    }
  }
}

extension Effort {
  /// Whether what needs a compiler, its index and some time is tested: with
  /// `QUARTERTURN_EXHAUSTIVE`, and while pages and tables are recorded.
  static var looksAtSDKs: Bool {
    exhaustive.isRaised || ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] != nil
  }
}
