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

  @Test(
    "Where there is no UIKit the library is compiled, and a target that is shared with iOS links it"
  )
  func withoutUIKit() throws {
    let folder = try Self.folder(with: [])
    defer { try? FileManager.default.removeItem(at: folder) }
    // Of what the build has, only what every platform has.
    for module in ["JSONValues", "Orientation", "RotationEvidence", "RotationExplanation"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: module + ".swiftmodule"),
        withDestinationURL: Checkout.root.appending(
          path: ".build/debug/Modules/\(module).swiftmodule"))
    }
    for module in PlatformGuardTests.guarded {
      let (status, messages) = try Self.run(
        ["-emit-module", "-module-name", module, "-swift-version", "6"] + Self.features
          + ["-emit-module-path", folder.appending(path: module + ".swiftmodule").path]
          + Self.sources(of: module), modules: [folder])
      #expect(status == 0 && messages.isEmpty, "\(messages)")
    }
    let shared = folder.appending(path: "Shared.swift")
    try Self.sharedTarget.write(to: shared, atomically: true, encoding: .utf8)
    let (status, messages) = try Self.run(
      ["-typecheck", "-swift-version", "6", shared.path], modules: [folder])
    #expect(status == 0 && messages.isEmpty, "\(messages)")
    // The condition is what does it: without it there is no UIKit to import.
    let file = "Sources/QuarterturnKit/Locks/OrientationLock.swift"
    let text = try String(contentsOf: Checkout.root.appending(path: file), encoding: .utf8)
    let open = folder.appending(path: "Open.swift")
    try text.replacing(PlatformGuardTests.condition, with: "#if true")
      .write(to: open, atomically: true, encoding: .utf8)
    let (failure, error) = try Self.run(["-typecheck", open.path], modules: [folder])
    #expect(failure != 0)
    #expect(error.contains("no such module 'UIKit'"), "\(error)")
  }

  /// A file of an app for several platforms.
  private static let sharedTarget = """
    import QuarterturnExplain
    import QuarterturnKit
    import QuarterturnRecorder

    #if os(iOS)
    final class PlayerViewController: OrientationViewController {}
    #endif
    """

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
        ], modules: [built, folder])
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
        + ["-module-name", "Compiled"] + options + files, modules: [built, folder])
  }

  /// The modules of this build.
  private static let built = Checkout.root.appending(path: ".build/debug/Modules")

  private static func run(
    _ arguments: [String], modules folders: [URL]
  ) throws -> (status: Int32, messages: String) {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.currentDirectoryURL = Checkout.root
    compiler.arguments =
      ["swiftc", "-parse-as-library"] + folders.flatMap { ["-I", $0.path] } + arguments
    let pipe = Pipe()
    compiler.standardError = pipe
    try compiler.run()
    let messages = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return (compiler.terminationStatus, messages)
  }
}
