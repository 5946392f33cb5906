import Foundation
import HeadlessDevice
import HeadlessDeviceTesting
import ScreenLayout
import Testing
import UIKit

/// What `assertPicture(of:)` finds, in a folder of its own.
@MainActor struct AssertPictureTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "AssertPictureTests-\(UUID().uuidString)")

  private var source: String { folder.appending(path: "PlayerTests.swift").path }

  private func device(x: Int) throws -> HeadlessDevice {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(
      root: TestScreen { view in
        view.add(button("Play"), at: CGRect(x: x, y: 200, width: 80, height: 44))
      })
    return device
  }

  /// The words of the failure; nil where there is none.
  private func failure(_ device: HeadlessDevice, named name: String? = nil) -> String? {
    final class Words: @unchecked Sendable { var text: String? }
    let words = Words()
    withKnownIssue(isIntermittent: true) {
      assertPicture(of: device, named: name, filePath: source, function: "turns()")
    } matching: { issue in
      words.text = issue.comments.map(\.rawValue).joined()
      return true
    }
    return words.text
  }

  private func record(_ device: HeadlessDevice, as name: String) throws {
    let file = folder.appending(path: "Pictures/PlayerTests/\(name).svg")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try device.picture().svg.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test(
    "A picture that is the recorded one passes, one that is not names what has moved",
    .enabled(if: ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] == nil))
  func compares() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try record(try device(x: 100), as: "turns")
    #expect(failure(try device(x: 100)) == nil)
    let words = try #require(failure(try device(x: 130)))
    #expect(words.contains("The screen does not look as turns.svg has it."))
    #expect(words.contains("- UIWindow/TestScreen/UIButton 100 200 80 44"))
    #expect(words.contains("+ UIWindow/TestScreen/UIButton 130 200 80 44"))
    #expect(words.contains("QUARTERTURN_RECORD=1"))
  }

  @Test(
    "Other colors are said to differ although no view has moved",
    .enabled(if: ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] == nil))
  func colors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let device = try device(x: 100)
    try record(device, as: "turns.red")
    device.visibleViewController?.view.backgroundColor = .red
    #expect(failure(device, named: "red")?.contains("No view has moved") == true)
  }

  @Test(
    "A picture that is missing fails with how to write it, and is not written",
    .enabled(if: ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] == nil))
  func missing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = try #require(failure(try device(x: 100), named: "a/b"))
    #expect(words.contains("Pictures/PlayerTests/turns.a:b.svg"))
    #expect(words.contains("QUARTERTURN_RECORD=1"))
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}

@MainActor
@Suite("A suite whose layouts are checked", .device("iPhone 15, iOS 17"), .checksLayout)
struct ChecksLayoutTests {
  @Test("A layout that is right in every orientation passes")
  func right() {
    HeadlessDevice.current.launch(
      root: TestScreen { view in
        view.add(label("In the middle")) {
          [
            $0.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            $0.centerYAnchor.constraint(equalTo: view.centerYAnchor),
          ]
        }
      })
  }
}

@MainActor struct DirectTraitTests {
  @Test("A layout that is wrong in landscape fails a test that leaves the device upright")
  func wrong() async throws {
    final class Words: @unchecked Sendable { var texts: [String] = [] }
    let words = Words()
    let test = try #require(Test.current)
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    for trait in [LayoutTrait.checksLayout, .checksLayout(allowing: [.allow(.offScreen)])] {
      try await withKnownIssue(isIntermittent: true) {
        try await device.run {
          try await trait.provideScope(for: test, testCase: nil) {
            await MainActor.run {
              guard device.windows.isEmpty else { return }
              device.launch(
                root: TestScreen { view in
                  view.add(button("Low"), at: CGRect(x: 100, y: 700, width: 80, height: 44))
                })
            }
          }
        }
      } matching: { issue in
        words.texts += issue.comments.map(\.rawValue)
        return true
      }
    }
    #expect(
      words.texts == [
        "landscapeRight: UIWindow/TestScreen/UIButton: is off the screen:"
          + " 351 points beyond the lower edge (off-screen)",
        "landscapeLeft: UIWindow/TestScreen/UIButton: is off the screen:"
          + " 351 points beyond the lower edge (off-screen)",
      ])
    #expect(device.interfaceOrientation == .portrait)
  }
}
