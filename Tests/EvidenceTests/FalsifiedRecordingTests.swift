import EvidenceComparison
import HeadlessDevice
import Orientation
import RotationEvidence
import RotationReport
import Testing
import UIKit

/// What was recorded is changed, one thing at a time: each is found, and its rule or policy named.
@MainActor
@Suite struct FalsifiedRecordingTests {
  /// A recording in which the interface turns, stays, and refuses.
  private static func recording() async throws -> Observations {
    let app = try RecordedApp("iPhone 15, iOS 17")
    for pose in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
      app.device.advance(by: 1)
      app.device.turn(to: pose)
    }
    app.device.advance(by: 1)
    app.act { app.declare(.portrait) }
    app.device.advance(by: 1)
    app.device.turn(to: .landscapeLeft)
    app.device.advance(by: 1)
    await app.rotate(to: .landscapeRight)
    return try #require(app.observations)
  }

  private static func differences(
    in observations: Observations
  ) throws -> (step: ComparedStep, found: [Difference])? {
    let comparison = try EvidenceComparison(observations)
    guard let step = comparison.differing.first, case .differs(let found) = step.verdict else {
      return nil
    }
    return (step, found)
  }

  @Test("What was recorded is as the engine has it")
  func honest() async throws {
    let recording = try await Self.recording()
    #expect(recording.steps.count >= 7)
    #expect(try Self.differences(in: recording) == nil)
  }

  @Test("Another orientation at the end of a step is found in that step, with its rule")
  func orientation() async throws {
    let recording = try await Self.recording()
    for (index, step) in recording.steps.enumerated() {
      for other in InterfaceOrientation.valid where other != step.after.interface {
        var changed = recording
        changed.steps[index].after.interface = other
        let (compared, found) = try #require(try Self.differences(in: changed))
        #expect(compared.number == index + 1)
        let difference = try #require(found.first { $0.subject == .interface })
        #expect(compared.rules.last == difference.rule)
      }
    }
  }

  @Test("A step before which the app would have been ended is left out")
  func ended() async throws {
    var recording = try await Self.recording()
    // Its Info.plist and its screens have no orientation in common.
    recording.app?.orientations = [.landscapeLeft]
    for index in recording.steps[0].before.shown.indices {
      recording.steps[0].before.shown[index].allows = .portrait
    }
    guard case .leftOut = try EvidenceComparison(recording).steps[0].verdict else {
      Issue.record("step 1 was played")
      return
    }
  }

  @Test("A notification that is missing, repeated or another one is found")
  func notification() async throws {
    let recording = try await Self.recording()
    for (index, step) in recording.steps.enumerated() {
      for place in step.posted.indices {
        var missing = recording
        missing.steps[index].posted.remove(at: place)
        var repeated = recording
        repeated.steps[index].posted.append(step.posted[place])
        var other = recording
        other.steps[index].posted[place].orientation =
          step.posted[place].orientation == .portrait ? .landscapeLeft : .portrait
        for changed in [missing, repeated, other] {
          let (compared, found) = try #require(try Self.differences(in: changed))
          #expect(compared.number == index + 1)
          #expect(found.map(\.subject) == [.notifications])
          #expect(found.map(\.rule) == ["C-12"])
        }
      }
    }
    #expect(recording.steps.contains { !$0.posted.isEmpty })
  }

  @Test("A callback that is missing, or has another size, is found")
  func callback() async throws {
    let recording = try await Self.recording()
    for (index, step) in recording.steps.enumerated() {
      for place in step.called.indices {
        var missing = recording
        missing.steps[index].called.remove(at: place)
        var larger = recording
        larger.steps[index].called[place].size = ScreenSize(1, 1)
        for changed in [missing, larger] {
          let (compared, found) = try #require(try Self.differences(in: changed))
          #expect(compared.number == index + 1)
          #expect(found.map(\.subject) == [.callbacks])
          #expect(found.map(\.rule) == ["G-11"])
        }
      }
    }
    #expect(recording.steps.contains { !$0.called.isEmpty })
  }

  @Test("Another answer is found, and so is a screen that was not asked")
  func answer() async throws {
    let recording = try await Self.recording()
    for (index, step) in recording.steps.enumerated() {
      for place in step.asked.indices {
        var other = recording
        other.steps[index].asked[place].mask = InterfaceOrientationMask.all
          .subtracting(step.asked[place].mask)
        let (compared, found) = try #require(try Self.differences(in: other))
        #expect(compared.number == index + 1)
        #expect(found.first?.subject == .answer)
      }
      guard !step.asked.isEmpty, case .update = step.events[0] else { continue }
      var silent = recording
      silent.steps[index].asked = []
      let (compared, found) = try #require(try Self.differences(in: silent))
      #expect(compared.number == index + 1)
      #expect(found.first?.subject == .asked)
    }
    #expect(recording.steps.contains { !$0.asked.isEmpty })
  }

  @Test("An error that is missing is found")
  func refusal() async throws {
    let recording = try await Self.recording()
    let index = try #require(recording.steps.firstIndex { !$0.refused.isEmpty })
    var granted = recording
    granted.steps[index].refused = []
    let (compared, found) = try #require(try Self.differences(in: granted))
    #expect(compared.number == index + 1)
    #expect(found.map(\.subject) == [.refusal])
    #expect(found.map(\.rule) == ["F-22"])
  }

  @Test("A device with another answer to a disputed point is found, and the answer named")
  func policy() async throws {
    var policy = RotationPolicy()
    policy.overFullScreen = .asked
    let app = try RecordedApp("iPhone 15, iOS 17", policy: policy)
    app.act { app.declare(.all) }
    app.device.advance(by: 1)
    let screen = PlainScreen()
    screen.mask = .portrait
    app.show(screen, as: .overFullScreen)
    app.device.advance(by: 1)
    app.device.turn(to: .landscapeLeft)
    let observations = try #require(app.observations)
    let comparison = try EvidenceComparison(observations)
    let step = try #require(comparison.differing.first)
    let asked = try #require(
      PolicyPoint.overFullScreen.description.options.firstIndex { $0.name == "asked" })
    #expect(step.settled[.overFullScreen]?.contains(asked) == true)
    #expect(comparison.policies[.overFullScreen]?.contradicted == 1)
    let text = ComparisonReport(comparison, file: "turns.json").text()
    #expect(text.contains("overFullScreen = asked, in place of notAsked"), "\(text)")
  }
}
