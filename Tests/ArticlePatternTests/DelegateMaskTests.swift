import HeadlessDevice
import Testing
import UIKit

/// The pattern: the app delegate holds the mask of the whole app in a property, as a main switch.
@MainActor
@Suite("A mask that the app delegate holds")
struct DelegateMaskTests {
  private let home = Page(.allButUpsideDown)

  @Test("D-47, H-18, H-22, D-44: a narrow plist and a wide delegate go the way of the example")
  func narrowPlist() throws {
    let delegate = MaskDelegate(.allButUpsideDown, root: home)
    let walk = try Walkthrough("launch-plist-and-delegate")
    walk.launch(delegate: delegate)
    walk.turn()
    walk.turn()
    walk.step {
      let poster = Page(.portrait)
      poster.modalPresentationStyle = .fullScreen
      home.present(poster, animated: true)
    }
    walk.step { home.dismiss(animated: true) }
    walk.step { delegate.mask = .portrait }
    walk.turn()
    walk.turn()
    walk.finish()
  }

  @Test("D-47, H-18: a wide plist and a narrow delegate go the way of the example")
  func widePlist() throws {
    let walk = try Walkthrough("launch-wide-plist")
    walk.launch(delegate: MaskDelegate(.portrait, root: home))
    walk.turn()
    walk.turn()
    walk.finish()
  }

  // Dispute D-45: an article says that an app whose delegate does not implement the method supports
  // no orientation. It supports what the Info.plist lists.
  @Test("D-45, D-01: without the delegate's method the Info.plist counts", arguments: Stages.all)
  func withoutMethod(stage: String) throws {
    let wide = try HeadlessDevice(stage: stage)
    wide.launch(root: Page(.all))
    wide.turn(to: .landscapeLeft)
    #expect(wide.interfaceOrientation == .landscapeRight)
    let narrow = try HeadlessDevice(stage: stage, plist: .portrait)
    narrow.launch(root: Page(.all))
    narrow.turn(to: .landscapeLeft)
    #expect(narrow.interfaceOrientation == .portrait)
  }

  // Dispute D-44: an article ranks delegate over root over ordinary screens. None outranks another:
  // what is allowed is what all of them allow.
  @Test(
    "D-44, D-04: the narrower of delegate and screen counts, whichever it is", arguments: Stages.all
  )
  func narrower(stage: String) throws {
    for (delegate, screen) in [
      (UIInterfaceOrientationMask.portrait, UIInterfaceOrientationMask.all), (.all, .portrait),
    ] {
      let device = try HeadlessDevice(stage: stage, plist: .all)
      device.launch(MaskDelegate(delegate, root: Page(screen)))
      device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  // Dispute D-19: an article says that an orientation beyond the project's settings ends the app.
  // It is left out, silently; only where nothing is left in common does UIKit raise.
  @Test(
    "D-19, D-15: a wider screen is cut down, and only no overlap at all ends the app",
    arguments: Stages.all)
  func beyond(stage: String) throws {
    let wider = try HeadlessDevice(stage: stage, plist: [.portrait, .landscapeRight])
    wider.launch(root: Page(.all))
    wider.turn(to: .landscapeRight)
    #expect(wider.interfaceOrientation == .portrait)
    wider.turn(to: .landscapeLeft)
    #expect(wider.interfaceOrientation == .landscapeRight)
    #expect(wider.exceptions.isEmpty)

    let apart = try HeadlessDevice(stage: stage)
    let screen = Page(.portrait)
    let delegate = MaskDelegate(.portrait, root: screen)
    apart.launch(delegate)
    apart.act {
      delegate.mask = .landscape
      UIViewController.attemptRotationToDeviceOrientation()
    }
    #expect(apart.exceptions == ["UIApplicationInvalidInterfaceOrientation"])
  }

  @Test("D-08: up to iOS 15 the next turn asks the delegate again", arguments: Stages.before16)
  func rereadBefore16(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let delegate = MaskDelegate(.portrait, root: home)
    device.launch(delegate)
    device.act { delegate.mask = .allButUpsideDown }
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  // The articles' apps set the property and leave it at that. From iOS 16 a turn is judged by the
  // last announcement, so the setter has to say that something changed.
  @Test(
    "D-08, F-24, F-25: from iOS 16 the property alone changes nothing, saying so does",
    arguments: Stages.from16)
  func rereadFrom16(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let delegate = MaskDelegate(.portrait, root: home)
    device.launch(delegate)
    device.act { delegate.mask = .allButUpsideDown }
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    device.act { home.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  /// The article's delegate for an app that turns on iPads only.
  private func turnsOnPads(_ device: HeadlessDevice) -> MaskDelegate {
    let isPad = device.run { UIDevice.current.userInterfaceIdiom == .pad }
    return MaskDelegate(isPad ? .all : .portrait, root: Page(.all))
  }

  @Test("D-01, D-02: one delegate answers for iPhone and iPad")
  func idioms() throws {
    let phone = try HeadlessDevice(stage: "iPhone 8, iOS 12")
    phone.launch(turnsOnPads(phone))
    phone.turn(to: .landscapeLeft)
    #expect(phone.interfaceOrientation == .portrait)
    let pad = try HeadlessDevice(stage: "iPad Air 2, iOS 12")
    pad.launch(turnsOnPads(pad))
    pad.turn(to: .portraitUpsideDown)
    #expect(pad.interfaceOrientation == .portraitUpsideDown)
  }

  @Test("D-40: an iPad app that multitasks turns whatever its delegate answers")
  func multitasking() throws {
    let pad = try HeadlessDevice(stage: "iPad Air 2, iOS 12", plist: .all)
    pad.launch(MaskDelegate(.portrait, root: home))
    pad.turn(to: .landscapeLeft)
    #expect(pad.interfaceOrientation == .landscapeRight)
    #expect(home.timesAsked == 0)
  }
}
