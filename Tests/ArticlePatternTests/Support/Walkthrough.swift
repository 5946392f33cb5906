import RotationScenario
import RecordedFiles
import Foundation
import HeadlessDevice
import HeadlessUIKit
import Orientation
import Testing
import UIKit

/// An example of the tools that a live app follows, step by step.
///
/// The example runs on values, the app on live objects. After every step both must have the same
/// orientation, read the same from the device, and have come to the same decisions.
@MainActor
final class Walkthrough {
  let device: HeadlessDevice
  private let name: String
  private let played: ScenarioRun
  private var next = 0

  /// Loads an example and boots the device it names.
  ///
  /// - Parameter name: a file in `Examples`, without its ending.
  /// - Throws: what is wrong with the file.
  init(_ name: String) throws {
    let file = Checkout.root.appending(path: "Examples/\(name).yml")
    let scenario = try Scenario(contentsOf: file.path(percentEncoded: false))
    self.name = name
    played = ScenarioRun(scenario)
    var configuration = try HeadlessDevice.Configuration(scenario.stage.description)
    configuration.infoPlist = scenario.app.application.infoPlist
    configuration.policy = scenario.app.policy
    configuration.recordsFaults = true
    device = HeadlessDevice(configuration)
  }

  /// Launches the app, which is the example's first step.
  func launch(
    _ root: @autoclosure () -> UIViewController, location: Testing.SourceLocation = #_sourceLocation
  ) {
    step(location: location) { device.launch(root: root()) }
  }

  /// Launches the app by its delegate, which is the example's first step.
  func launch(
    delegate: @autoclosure () -> any UIApplicationDelegate,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    step(location: location) { device.launch(delegate()) }
  }

  /// Puts the device into the pose that the example's next step names.
  func turn(location: Testing.SourceLocation = #_sourceLocation) {
    guard next < played.steps.count, case .turn(let pose) = played.steps[next].step.event else {
      Issue.record("step \(next + 1) of \(name) is not a turn", sourceLocation: location)
      return
    }
    step(location: location) {
      device.beginTurn(to: UIDeviceOrientation(rawValue: pose.rawValue) ?? .unknown)
    }
  }

  /// Gives the scene the size that the example's next step names.
  ///
  /// - Returns: whether the device let the user do that.
  @discardableResult
  func resize(location: Testing.SourceLocation = #_sourceLocation) -> Bool {
    guard next < played.steps.count, case .resize(_, let size, _) = played.steps[next].step.event
    else {
      Issue.record("step \(next + 1) of \(name) is not a resize", sourceLocation: location)
      return false
    }
    var isPossible = true
    step(location: location) {
      do {
        try device.resize(to: CGSize(width: size.width, height: size.height))
      } catch {
        isPossible = false
      }
    }
    return isPossible
  }

  /// Has the app do what some steps of the example say, and compares.
  func step(
    _ count: Int = 1, location: Testing.SourceLocation = #_sourceLocation, _ action: () -> Void
  ) {
    guard next + count <= played.steps.count else {
      Issue.record("\(name) has \(played.steps.count) steps", sourceLocation: location)
      return
    }
    let steps = played.steps[next..<next + count]
    let before = device.transcript.entries.count
    next += count
    device.run(action)
    if !(next < played.steps.count && played.steps[next].step.isMeanwhile) { device.settle() }
    compare(steps, from: before, location)
  }

  private func compare(
    _ steps: ArraySlice<PlayedStep>, from before: Int, _ location: Testing.SourceLocation
  ) {
    guard let last = steps.last else { return }
    let place = Comment(rawValue: "step \(last.index + 1) of \(name)")
    let live = device.system
    #expect(
      live.interfaceOrientation == last.after.interfaceOrientation, place, sourceLocation: location)
    #expect(live.deviceOrientation == last.after.deviceOrientation, place, sourceLocation: location)
    #expect(
      live.geometry(of: .main).size == last.after.geometry(of: .main).size, place,
      sourceLocation: location)
    #expect(
      Self.words(device.transcript.entries[before...])
        == Self.words(steps.flatMap(\.entries)[...]), place, sourceLocation: location)
  }

  /// What was decided and what came of it, without the names of controllers.
  private static func words(_ entries: ArraySlice<Transcript.Entry>) -> [String] {
    entries.compactMap { entry in
      switch entry.occurrence {
      case .decided(_, let decision, _):
        if case .raises = decision.outcome { return "raises" }
        return "\(decision.current) \(decision.outcome)"
      case .posted(let notification): return "\(notification)"
      case .log(let line): return line.text
      case .error(_, let error): return "\(error)"
      default: return nil
      }
    }
  }

  /// Checks that the app has followed the whole example.
  func finish(location: Testing.SourceLocation = #_sourceLocation) {
    #expect(next == played.steps.count, "steps of \(name)", sourceLocation: location)
  }
}
