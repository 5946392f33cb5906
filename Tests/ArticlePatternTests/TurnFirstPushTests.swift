import HeadlessDevice
import Testing
import UIKit

/// The pattern: the button's action turns the screen that is shown, and pushes then.
private final class Board: Page {
  func open(_ page: UIViewController, held pose: UIDeviceOrientation) {
    ForcedTurn.write(pose)
    navigationController?.pushViewController(page, animated: true)
  }
}

/// A screen of the app that opens another one, in the same way.
private final class Note: Page {
  func open(_ page: UIViewController, held pose: UIDeviceOrientation) {
    ForcedTurn.write(pose)
    navigationController?.pushViewController(page, animated: true)
  }
}

@MainActor
@Suite("Turn first, then push")
struct TurnFirstPushTests {
  private let board = Board(.allButUpsideDown)
  private let navigation: ForwardingNavigation

  init() { navigation = ForwardingNavigation(rootViewController: board) }

  private func pop() { navigation.popViewController(animated: true) }

  @Test("E-16, F-01, F-04, E-11: before iOS 16 the app goes the way of the example")
  func example() throws {
    let walk = try Walkthrough("push-four-cases-rotate-first")
    walk.launch(navigation)
    walk.step { navigation.pushViewController(Page(.portrait), animated: true) }
    walk.step { pop() }
    walk.step { ForcedTurn.write(.landscapeLeft) }
    walk.step { navigation.pushViewController(Page(.landscape), animated: true) }
    walk.step { pop() }
    walk.step { navigation.pushViewController(Page(.landscape), animated: true) }
    walk.step { pop() }
    let note = Note(.portrait)
    walk.step(2) { board.open(note, held: .portrait) }
    walk.step(2) { note.open(Page(.landscape), held: .landscapeLeft) }
    walk.finish()
  }

  @Test(
    "E-16, F-01, F-18: one action turns and pushes up to iOS 15; from 16 the write is a line in the log",
    arguments: [
      ("iPhone 8, iOS 12", true), ("iPhone 13, iOS 15", true), ("iPhone 15, iOS 17", false),
    ])
  func oneAction(stage: String, writeCounts: Bool) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: navigation)
    // A page that supports everything shows what the write did, for no mask turns it.
    let page = Page(.allButUpsideDown)
    device.act { board.open(page, held: .landscapeLeft) }
    #expect(navigation.topViewController === page)
    #expect(device.interfaceOrientation == (writeCounts ? .landscapeRight : .portrait))
    #expect(device.log.contains { $0.contains("BUG IN CLIENT OF UIKIT") } == !writeCounts)
  }

  @Test(
    "E-16, F-20: with the call of iOS 16 in place of the write the same action works again",
    arguments: Stages.from16)
  func request(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: navigation)
    device.act {
      ForcedTurn.turn(board, to: .landscapeRight)
      navigation.pushViewController(Page(.landscape), animated: true)
    }
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(device.heldOrientation == .portrait)
  }
}
