import HeadlessDevice
import HeadlessDeviceTesting
import Testing
import UIKit

@MainActor
@Suite("Expectations of a turn say why they fail")
struct TurnExpectationTests {
  private final class PortraitOnly: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  /// Unchecked: it is filled and read on the main actor, by this suite alone.
  private final class Texts: @unchecked Sendable {
    var all: [String] = []
  }

  /// What an expectation records, with the text of each issue.
  private func issues(_ expectation: () -> Bool) -> [String] {
    let found = Texts()
    withKnownIssue(isIntermittent: true) {
      let isMet = expectation()
      #expect(isMet)
    } matching: { issue in
      found.all += issue.comments.map(\.rawValue)
      return true
    }
    return found.all
  }

  @Test("An interface that follows meets the expectation")
  func follows() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: UIViewController())
    #expect(device.expectTurns(to: .landscapeLeft))
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(device.expectTurns(to: .portrait))
    #expect(device.expectStays(turnedTo: .portraitUpsideDown))
    #expect(device.expectStays(turnedTo: .faceUp))
  }

  @Test("One that stays fails with who decides and what to change")
  func stays() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: PortraitOnly())
    let text = issues { device.expectTurns(to: .landscapeLeft, nil, "the player's first turn") }
      .joined()
    #expect(text.hasPrefix("the player's first turn\nExpected interface landscapeRight"), "\(text)")
    #expect(text.contains("PortraitOnly allows portrait only"), "\(text)")
    #expect(text.contains("To let it turn (replayed): "), "\(text)")
  }

  @Test("One that turns although it should stay fails with the reason, about the screen")
  func turns() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let screen = PortraitOnly()
    device.launch(root: UINavigationController(rootViewController: screen))
    let text = issues { device.expectStays(turnedTo: .landscapeLeft, screen) }.joined()
    #expect(text.contains("although it allows portrait only: it is not asked"), "\(text)")
  }

  @Test("A flat pose cannot be followed")
  func flat() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: PortraitOnly())
    let text = issues { device.expectTurns(to: .faceUp) }.joined()
    #expect(text.contains("No interface orientation corresponds to device faceUp."))
  }
}
