import EvidenceComparison
import Foundation
import HeadlessDevice
import Orientation
import QuarterturnRecorder
import RotationEvidence
import RotationReport
import TestSupport
import Testing
import UIKit

/// What an app does without the library, as far as a recorder gets to know it.
@MainActor
@Suite struct ReportedRequestTests {
  /// An app that requests an orientation of its scene itself, and what is recorded of it.
  private static func request(
    _ mask: UIInterfaceOrientationMask, declaring declared: UIInterfaceOrientationMask = .all,
    isReported: Bool
  ) throws -> Observations {
    let app = try RecordedApp("iPhone 15, iOS 17")
    app.act { app.declare(declared) }
    app.device.advance(by: 5)
    let scene = try #require(app.device.scenes.first)
    app.act {
      if isReported { scene.reportRequest(for: mask) }
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { error in
        if isReported { scene.reportRefusal(error) }
      }
    }
    app.device.advance(by: 1)
    return try #require(app.observations)
  }

  @Test("A request that the app reports is a step that compares clean")
  func reported() throws {
    let observations = try Self.request(.landscapeRight, isReported: true)
    let step = try #require(observations.steps.last)
    #expect(step.events == [.request(.landscapeRight)])
    #expect(step.after.interface == .landscapeRight)
    let comparison = try EvidenceComparison(observations)
    #expect(comparison.steps.last?.verdict == .agrees)
  }

  @Test("A refusal that the app reports is recorded with its code, and its rule is F-22's")
  func refused() throws {
    let observations = try Self.request(.landscape, declaring: .portrait, isReported: true)
    let step = try #require(observations.steps.last)
    #expect(step.refused.map(\.code) == [101])
    #expect(try EvidenceComparison(observations).steps.last?.verdict == .agrees)
    var granted = observations
    granted.steps[granted.steps.count - 1].refused = []
    guard case .differs(let found) = try EvidenceComparison(granted).steps.last?.verdict else {
      Issue.record("the missing error was not found")
      return
    }
    #expect(found.map(\.rule) == ["F-22"])
  }

  @Test("A turn whose request is not reported is seen, left out, and its likely cause named")
  func unreported() throws {
    let observations = try Self.request(.landscapeRight, isReported: false)
    let step = try #require(observations.steps.last)
    #expect(step.events == [.unseen])
    #expect(step.after.interface == .landscapeRight)
    let comparison = try EvidenceComparison(observations)
    #expect(
      comparison.steps.last?.verdict
        == .leftOut(
          "what turned the interface was not seen; a request for landscapeRight would have"))
    // Where nothing would have brought that about, nothing is named.
    var elsewhere = observations
    elsewhere.steps[elsewhere.steps.count - 1].after.size = ScreenSize(1, 1)
    #expect(
      try EvidenceComparison(elsewhere).steps.last?.verdict
        == .leftOut("what turned the interface was not seen"))
  }

  @Test("An announcement that the app reports is an announcement")
  func announced() throws {
    let app = try RecordedApp("iPhone 15, iOS 17")
    let screen = PlainScreen()
    app.show(screen, as: .fullScreen)
    app.device.advance(by: 5)
    let scene = try #require(app.device.scenes.first)
    app.act {
      screen.mask = .landscapeLeft
      scene.reportUpdate()
      screen.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    app.device.advance(by: 1)
    let observations = try #require(app.observations)
    let step = try #require(observations.steps.last)
    #expect(step.events == [.update])
    #expect(step.after.interface == .landscapeLeft)
    // What a screen that is not the library's answered last is not known.
    #expect(
      try EvidenceComparison(observations).steps.last?.verdict
        == .leftOut("nothing that was recorded brings the interface where it was"))
  }

  @Test("An export is the file that is read, named after the device and the system")
  func export() throws {
    let device = try HeadlessDevice("iPad Air 5, iOS 17.4")
    device.launch(root: PlainScreen())
    let recorder = try #require(device.run { device.scenes.first.map { TurnRecorder($0) } })
    device.turn(to: .landscapeLeft)
    let file = try device.run { try recorder.export() }
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(file.lastPathComponent == "iPad-Air-5th-generation-iPadOS-17.4.json")
    #expect(try Data(contentsOf: file) == device.run { recorder.data })
    let observations = try Observations(contentsOf: file.path)
    #expect(observations == device.run { recorder.observations })
    #expect(observations.steps.map(\.events) == [[.turn(.landscapeLeft)]])
  }

  @Test("A picker is recorded as one, not as the navigation controller it derives from")
  func picker() throws {
    let app = try RecordedApp("iPhone 15, iOS 17")
    app.show(UIImagePickerController(), as: .fullScreen)
    app.turn(to: .landscapeLeft)
    let observations = try #require(app.observations)
    #expect(observations.screens.map(\.kind).contains(.imagePicker))
    let comparison = try EvidenceComparison(observations)
    #expect(comparison.steps.last?.verdict == .agrees)
    #expect(comparison.differing.isEmpty)
  }
}
