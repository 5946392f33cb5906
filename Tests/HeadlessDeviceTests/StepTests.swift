import HeadlessDevice
import Orientation
import RotationTranscripts
import Testing
import UIKit

@MainActor
@Suite("What a device went through can be read and seen, step by step")
struct ReportedStepTests {
  private func playedDevice() throws -> HeadlessDevice {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let screen = Screen()
    device.launch(root: screen)
    device.turn(to: .landscapeLeft)
    let sheet = Screen()
    device.run { screen.present(sheet, animated: true) }
    device.isUserLocked = true
    device.turn(to: .portrait)
    return device
  }

  @Test("Every step has its title, what happened in it, and what was shown after it")
  func steps() throws {
    let device = try playedDevice()
    let steps = device.reportedSteps
    #expect(
      steps.map(\.title) == [
        "The app launches", "The device is turned to landscapeLeft",
        "Screen presents Screen as .pageSheet", "The user switches the orientation lock on",
        "The device is turned to portrait",
      ])
    #expect(steps.flatMap(\.entries) == device.transcript.entries)
    #expect(steps.map(\.frame.interface)[..<2] == [.portrait, .landscapeRight])
    #expect(steps.map(\.frame.isUserLocked) == [false, false, false, true, true])
    #expect(steps.map(\.frame.screens.count) == [1, 1, 2, 2, 2])
  }

  @Test("The transcript as text has all that happened, also what is in progress")
  func text() throws {
    let device = try playedDevice()
    let text = device.transcriptText
    #expect(text.contains("2   The device is turned to landscapeLeft"))
    #expect(text.contains("viewWillTransition(to: 852x393)"))
    #expect(text.contains("turns to landscapeRight"))
    device.forgetTranscript()
    #expect(device.transcriptText.isEmpty)
    device.beginTurn(to: .landscapeRight)
    #expect(device.transcriptText.hasPrefix("1   The device is turned to landscapeRight"))
  }

  @Test("The filmstrip has a frame for each step, and is the same each time")
  func filmstrip() throws {
    let device = try playedDevice()
    let svg = device.filmstrip(title: "A sheet, and the lock").svg
    #expect(svg.contains("A sheet, and the lock"))
    #expect(svg.contains("iPhone 15, iOS 17"))
    for label in 1...5 { #expect(svg.contains("<title>\(label). ")) }
    #expect(device.filmstrip(title: "A sheet, and the lock").svg == svg)
  }

  @Test("Names in a step stay what they were when controllers come and go")
  func names() throws {
    final class First: UIViewController {}
    final class Second: UIViewController {}
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let root = UIViewController()
    device.launch(root: root)
    for _ in 0..<40 {
      device.run { root.present(First(), animated: false) }
      device.run { root.dismiss(animated: false) }
    }
    for _ in 0..<40 {
      device.run { root.present(Second(), animated: false) }
      device.run { root.dismiss(animated: false) }
    }
    let titles = device.reportedSteps.map(\.title).filter { $0.contains("presents") }
    #expect(titles.count == 80)
    #expect(titles.prefix(40).allSatisfy { $0.contains("First") })
    #expect(titles.suffix(40).allSatisfy { $0.contains("Second") })
  }
}
