import HeadlessDevice
import Testing
import UIKit

/// The pattern: a screen whose read-only answers are backed by properties that the app sets.
private final class QuoteScreen: UIViewController {
  private var turns = false
  private var orientations: UIInterfaceOrientationMask = [
    .landscapeLeft, .landscapeRight, .portrait,
  ]

  override var shouldAutorotate: Bool {
    get { turns }
    set { turns = newValue }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    get { orientations }
    set { orientations = newValue }
  }
}

/// A screen that must not turn while it records.
private final class Recorder: Page {
  func startRecording() { autorotates = false }

  func stopRecording() {
    autorotates = true
    UIViewController.attemptRotationToDeviceOrientation()
  }
}

/// A screen that notes what it is asked, each question once in a row.
private final class OrderedPage: Page {
  var questions: [String] = []

  private func note(_ question: String) {
    if questions.last != question { questions.append(question) }
  }

  override var shouldAutorotate: Bool {
    note("shouldAutorotate")
    return super.shouldAutorotate
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    note("mask")
    return super.supportedInterfaceOrientations
  }
}

@MainActor
@Suite("A settable shouldAutorotate")
struct SettableAutorotationTests {
  @Test("D-11, F-10: suppressing turns for a moment goes the way of the example")
  func example() throws {
    let walk = try Walkthrough("suppressed-for-a-moment")
    let recorder = Recorder(.allButUpsideDown)
    walk.launch(recorder)
    walk.step { recorder.startRecording() }
    walk.turn()
    walk.step(2) { recorder.stopRecording() }
    walk.finish()
  }

  @Test(
    "D-08, D-11: up to iOS 15 the new value counts at the next turn, not before",
    arguments: Stages.before16)
  func setting(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let screen = QuoteScreen()
    device.launch(root: screen)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    device.act { screen.shouldAutorotate = true }
    #expect(device.interfaceOrientation == .portrait)
    device.turn(to: .landscapeRight)
    #expect(device.interfaceOrientation == .landscapeLeft)
    device.act { screen.shouldAutorotate = false }
    device.turn(to: .portrait)
    #expect(device.interfaceOrientation == .landscapeLeft)
  }

  @Test(
    "F-10, F-13: attemptRotationToDeviceOrientation makes the new value count at once",
    arguments: Stages.before16)
  func attempting(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let screen = QuoteScreen()
    device.launch(root: screen)
    device.turn(to: .landscapeLeft)
    device.act {
      screen.shouldAutorotate = true
      UIViewController.attemptRotationToDeviceOrientation()
    }
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  // The articles are older than iOS 16. From then on the answer is not asked for any more
  // (RN16): what kept the screen still turns it.
  @Test("D-12: from iOS 16 the value is not read, and the screen turns", arguments: Stages.from16)
  func notRead(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let screen = QuoteScreen()
    device.launch(root: screen)
    #expect(!screen.shouldAutorotate)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    // What does it is the mask, and that it was said.
    device.act {
      screen.supportedInterfaceOrientations = .landscapeRight
      screen.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    device.turn(to: .portrait)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  // Dispute D-13: an article says that with shouldAutorotate false both masks are ignored and the
  // Info.plist alone counts. No other source says so; the documentation has the turn suppressed.
  @Test(
    "D-11: with false nothing turns, although the Info.plist lists it",
    arguments: Stages.before16)
  func plistDoesNotCount(stage: String) throws {
    let device = try HeadlessDevice(stage: stage, plist: .all)
    let screen = Page(.all, autorotates: false)
    device.launch(root: screen)
    let before = screen.timesAsked
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    // And the mask is not read for it: shouldAutorotate comes first.
    #expect(screen.timesAsked == before)
  }

  // Dispute D-11: one article has the mask read first, and shouldAutorotate only if the new
  // orientation is in it. Apple's documentation has it the other way round.
  @Test("D-11: up to iOS 15 shouldAutorotate is asked before the mask", arguments: Stages.before16)
  func order(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let screen = OrderedPage(.portrait)
    device.launch(root: screen)
    screen.questions = []
    // Into an orientation that the mask leaves out, so that the mask alone would have been enough.
    device.turn(to: .landscapeLeft)
    #expect(screen.questions == ["shouldAutorotate", "mask"])
  }

  // The article's property lists the left landscape twice and the right one never. A set keeps one
  // of them, so of the two ways of holding the device sideways only one turns the interface.
  @Test(
    "A-03, A-05: a mask that names one landscape twice has one landscape", arguments: Stages.all)
  func oneLandscapeTwice(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: Page([.landscapeLeft, .landscapeLeft, .portrait]))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    device.turn(to: .landscapeRight)
    #expect(device.interfaceOrientation == .landscapeLeft)
  }

  // The same article prefers the right landscape, which that mask leaves out. Nothing happens as
  // long as the screen is pushed; presented full screen it ends the app.
  @Test("E-04, E-01: its preferred orientation is outside the mask", arguments: Stages.all)
  func preferenceOutside(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let home = Page(.portrait)
    let navigation = ForwardingNavigation(rootViewController: home)
    device.launch(root: navigation)
    let mask: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeLeft, .portrait]
    device.act {
      navigation.pushViewController(Page(mask, prefers: .landscapeRight), animated: true)
    }
    #expect(device.exceptions.isEmpty)
    device.act {
      let screen = Page(mask, prefers: .landscapeRight)
      screen.modalPresentationStyle = .fullScreen
      navigation.present(screen, animated: true)
    }
    #expect(device.exceptions == ["UIApplicationInvalidInterfaceOrientation"])
  }
}
