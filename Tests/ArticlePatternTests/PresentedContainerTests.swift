import HeadlessDevice
import Testing
import UIKit

/// A presentation of the app's own that keeps the presenter's view, or takes it out.
private final class Sheet: UIPresentationController {
  var removesPresenter = false
  override var shouldRemovePresentersView: Bool { removesPresenter }
}

/// Gives a screen a presentation of the app's own.
private final class SheetMaker: NSObject, UIViewControllerTransitioningDelegate {
  let removesPresenter: Bool

  init(removesPresenter: Bool) { self.removesPresenter = removesPresenter }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let sheet = Sheet(presentedViewController: presented, presenting: presenting)
    sheet.removesPresenter = removesPresenter
    return sheet
  }
}

/// A screen that counts how often it is asked whether it may turn.
private final class AskedPage: Page {
  private(set) var timesAskedToTurn = 0
  override var shouldAutorotate: Bool {
    timesAskedToTurn += 1
    return super.shouldAutorotate
  }
}

/// The articles' list of reasons why `shouldAutorotate` of a screen is not called.
@MainActor
@Suite("Who is asked when something is presented or pushed")
struct PresentedContainerTests {
  private let home = Page(.portrait)
  private let card = SheetMaker(removesPresenter: false)
  private let curtain = SheetMaker(removesPresenter: true)

  private func present(_ controller: UIViewController, _ style: UIModalPresentationStyle) {
    controller.modalPresentationStyle = style
    home.present(controller, animated: true)
  }

  private func present(_ controller: UIViewController, _ maker: SheetMaker) {
    controller.transitioningDelegate = maker
    present(controller, .custom)
  }

  private func dismiss() { home.dismiss(animated: true) }

  @Test("D-24, D-33, E-25, Q-01, D-25: the app goes the way of the example")
  func example() throws {
    let walk = try Walkthrough("presented-containers")
    walk.launch(home)
    walk.step { present(Page(.landscape), .fullScreen) }
    walk.step { dismiss() }
    let page = Page(.landscape, prefers: .landscapeLeft)
    walk.step { present(UINavigationController(rootViewController: page), .fullScreen) }
    #expect(page.timesAsked == 0)
    walk.step { dismiss() }
    let forwarded = Page(.landscape, prefers: .landscapeLeft)
    walk.step { present(ForwardingNavigation(rootViewController: forwarded), .fullScreen) }
    walk.step { dismiss() }
    walk.step { present(Page(.landscape), card) }
    walk.turn()
    walk.step { dismiss() }
    walk.step { present(Page(.landscape), curtain) }
    walk.step { dismiss() }
    walk.step { present(Page(.landscape), .pageSheet) }
    walk.finish()
  }

  private func timesAsked(_ page: AskedPage, _ stage: String, _ show: () -> Void) throws -> Int {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: home)
    device.act(show)
    let before = page.timesAskedToTurn
    device.turn(to: .landscapeLeft)
    return page.timesAskedToTurn - before
  }

  @Test(
    "D-06, D-10, Q-01: presented plain it is asked, in a container or a custom transition it is not",
    arguments: Stages.before16)
  func presented(stage: String) throws {
    let plain = AskedPage(.all)
    #expect(try timesAsked(plain, stage) { present(plain, .fullScreen) } > 0)
    dismiss()
    let inside = AskedPage(.all)
    #expect(
      try timesAsked(inside, stage) {
        present(UINavigationController(rootViewController: inside), .fullScreen)
      } == 0)
    let custom = AskedPage(.all)
    #expect(try timesAsked(custom, stage) { present(custom, card) } == 0)
  }

  @Test("D-12: from iOS 16 it is not asked however it is shown", arguments: Stages.from16)
  func from16(stage: String) throws {
    let plain = AskedPage(.all)
    #expect(try timesAsked(plain, stage) { present(plain, .fullScreen) } == 0)
  }

  // An article says that a container that implements the question asks its first screen and none
  // that is pushed later. It asks the one it forwards to: the top, if it forwards to the top.
  @Test(
    "D-36, D-07: a pushed screen is asked where the container forwards to its top",
    arguments: Stages.before16)
  func pushed(stage: String) throws {
    for forwards in [true, false] {
      let first = AskedPage(.all)
      let second = AskedPage(.all)
      let navigation =
        forwards
        ? ForwardingNavigation(rootViewController: first)
        : UINavigationController(rootViewController: first)
      let device = try HeadlessDevice(stage: stage)
      device.launch(root: navigation)
      device.act { navigation.pushViewController(second, animated: true) }
      let before = first.timesAskedToTurn
      device.turn(to: .landscapeLeft)
      #expect((second.timesAskedToTurn > 0) == forwards)
      #expect(first.timesAskedToTurn == before)
    }
  }
}
