import Foundation
import RecordedFiles
import TestSupport
import Testing

/// What an app may write with Apple's UIKit it may write with this one, in both language modes.
@Suite(.enabled(if: Effort.looksAtSDKs)) struct ExhaustiveStrictnessTests {
  @Test(
    "The usual observer warns and does not fail: UIKit's classes were there before isolation",
    arguments: [["-swift-version", "5", "-strict-concurrency=complete"], ["-swift-version", "6"]])
  func observers(mode: [String]) throws {
    let (status, messages) = try compile(
      ["Tests/HeadlessUIKitTests/Availability/Fixtures/Concurrency/Observer.swift"], mode)
    #expect(status == 0, "\(messages)")
    #expect(messages.contains("warning: "))
  }

  @Test(
    "What apps adopt is compiled in both language modes with all checks of concurrency",
    arguments: ["QuarterturnKit", "QuarterturnExplain", "QuarterturnRecorder"],
    [["-swift-version", "5", "-strict-concurrency=complete"], ["-swift-version", "6"]])
  func library(module: String, mode: [String]) throws {
    let sources = try Checkout.swiftFiles(below: "Sources/" + module).map(\.path)
      .filter { !$0.contains(".docc/") }
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      .flatMap { ["-enable-upcoming-feature", $0] }
    let (status, messages) = try compile(
      sources,
      mode + features + [
        // SwiftPM calls a package by the name of its folder.
        "-package-name", Checkout.root.lastPathComponent.lowercased(), "-module-name",
        "Strict" + module,
      ])
    #expect(status == 0, "\(messages)")
    #expect(!messages.contains("warning: "), "\(messages)")
  }

  private func compile(
    _ files: [String], _ options: [String]
  ) throws -> (status: Int32, messages: String) {
    let root = Checkout.root.path(percentEncoded: false)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.currentDirectoryURL = Checkout.root
    compiler.arguments =
      ["swiftc", "-typecheck", "-parse-as-library", "-I", root + "/.build/debug/Modules"]
      + options + files
    let pipe = Pipe()
    compiler.standardError = pipe
    try compiler.run()
    let messages = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return (compiler.terminationStatus, messages)
  }
}
