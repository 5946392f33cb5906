import Foundation
import RecordedFiles
import TestSupport
import Testing

/// What is compiled on Apple's platforms only, compiled here against stand-ins for Apple's modules:
/// names, types and isolation are checked, behaviour is not.
@Suite("What other platforms compile", .serialized, .enabled(if: Effort.exhaustive.isRaised))
struct ExhaustiveForeignPlatformTests {
  private static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  @Test(
    "Combine's publishers are compiled in both language modes",
    arguments: [["-swift-version", "5", "-strict-concurrency=complete"], ["-swift-version", "6"]])
  func combine(mode: [String]) throws {
    let folder = try Self.folder(with: ["Combine"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, messages) = try Self.compile(
      Self.sources(of: "QuarterturnKit"), mode + Self.features, in: folder)
    #expect(status == 0 && !messages.contains("warning: "), "\(messages)")
  }

  @Test("A publisher of another type than what is sent to it is found: the stand-in is in use")
  func combineIsUsed() throws {
    let folder = try Self.folder(with: ["Combine"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = "Sources/QuarterturnKit/Watching/OrientationPublishers.swift"
    let text = try String(contentsOf: Checkout.root.appending(path: file), encoding: .utf8)
    let copy = folder.appending(path: "Wrong.swift")
    try text.replacing("orientations.send($0.new)", with: "orientations.send($0.old.rawValue)")
      .write(to: copy, atomically: true, encoding: .utf8)
    let sources = try Self.sources(of: "QuarterturnKit").filter { $0 != file } + [copy.path]
    let (status, messages) = try Self.compile(
      sources, ["-swift-version", "6"] + Self.features, in: folder)
    #expect(status != 0)
    #expect(messages.contains("cannot convert value of type 'Int'"), "\(messages)")
  }

  @Test(
    "SwiftUI's modifiers are compiled for iOS and for the platforms without rotation, and an app's view uses both alike",
    arguments: [true, false])
  func swiftUI(isForIOS: Bool) throws {
    let folder = try Self.folder(with: ["SwiftUI"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try Self.sources(of: "QuarterturnSwiftUI").map { path in
      // This machine is not iOS, but may act as if it were.
      let copy = folder.appending(path: path.split(separator: "/").last.map(String.init) ?? "")
      let text = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
      try (isForIOS ? text.replacing("os(iOS)", with: "canImport(SwiftUI)") : text)
        .write(to: copy, atomically: true, encoding: .utf8)
      return copy.path
    }
    let shared = folder.appending(path: "Shared.swift")
    try (isForIOS ? "import UIKit\n" : "").appending(Self.sharedView).write(
      to: shared, atomically: true, encoding: .utf8)
    let (status, messages) = try Self.compile(
      sources + [shared.path], ["-swift-version", "6"] + Self.features, in: folder)
    #expect(status == 0 && !messages.contains("warning: "), "\(messages)")
  }

  /// A view of an app for several platforms.
  private static let sharedView = """
    import SwiftUI

    struct TicketView: View {
      var body: some View {
        TextView().orientations(.portrait).orientationLock(.shown)
          .orientationLock(.orientations(.landscape)).orientationLock(nil)
          .onInterfaceOrientation { print($0.isLandscape) }
      }
    }

    struct TextView: View {
      var body: Never { fatalError() }
    }
    """

  /// A folder with stand-ins for modules of Apple's.
  private static func folder(with modules: [String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qt-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in modules {
      let (status, messages) = try run(
        [
          "-emit-module", "-module-name", module, "-swift-version", "6", "-emit-module-path",
          folder.appending(path: "\(module).swiftmodule").path,
          "Tests/QuarterturnKitTests/StandIns/\(module).swift",
        ], in: folder)
      #expect(status == 0, "\(messages)")
    }
    return folder
  }

  private static func sources(of module: String) throws -> [String] {
    try Checkout.swiftFiles(below: "Sources/\(module)").map(\.path)
      .filter { !$0.contains(".docc/") }
  }

  private static func compile(
    _ files: [String], _ options: [String], in folder: URL
  ) throws -> (status: Int32, messages: String) {
    try run(
      // SwiftPM calls a package by the name of its folder.
      ["-typecheck", "-package-name", Checkout.root.lastPathComponent.lowercased()]
        + ["-module-name", "Compiled"] + options + files, in: folder)
  }

  private static func run(
    _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, messages: String) {
    let root = Checkout.root.path(percentEncoded: false)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.currentDirectoryURL = Checkout.root
    compiler.arguments =
      ["swiftc", "-parse-as-library", "-I", root + "/.build/debug/Modules", "-I", folder.path]
      + arguments
    let pipe = Pipe()
    compiler.standardError = pipe
    try compiler.run()
    let messages = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return (compiler.terminationStatus, messages)
  }
}
