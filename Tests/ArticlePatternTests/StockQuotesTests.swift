import HeadlessDevice
import Testing
import UIKit

/// The pattern: a chart that turns with the device, says so with a note that goes after two
/// seconds, can be locked in its orientation, and unlocked whichever way the device is held by
/// then.
private final class Quotes: Page {
  let lockNote = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
  let unlockButton = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  /// Whether a note that comes keeps the one before from taking it away.
  var keepsNote = true
  /// Whether a change of the delegate's answer is announced, as iOS 16 requires.
  var announces = true
  /// Whether it reads the scene's orientation, where there is a scene, or always the status bar's.
  var readsScene = true
  private var notes = 0
  private var listener: Listener?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(lockNote)
    view.addSubview(unlockButton)
    listener = Listener(UIApplication.didChangeStatusBarOrientationNotification) { [weak self] in
      self?.arrange(withNote: true)
    }
  }

  // Bars come back when a screen above is left, so it is arranged again then, without the note.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrange(withNote: false)
  }

  /// The chart's orientation.
  private var shown: UIInterfaceOrientation {
    guard readsScene, UIDevice.current.majorVersion >= 16, let scene = view.window?.windowScene
    else { return UIApplication.shared.statusBarOrientation }
    return scene.effectiveGeometry.interfaceOrientation
  }

  private func arrange(withNote: Bool) {
    let isWide = shown.isLandscape
    navigationController?.setNavigationBarHidden(isWide, animated: false)
    tabBarController?.tabBar.isHidden = isWide
    unlockButton.isHidden = !isWide
    lockNote.isHidden = !(isWide && withNote)
    guard !lockNote.isHidden else { return }
    notes += 1
    lockNote.alpha = 1
    let note = notes
    UIView.animate(withDuration: 0.25, delay: 2) {
      self.lockNote.alpha = 0
    } completion: { [weak self] _ in
      guard let self, !keepsNote || note == notes else { return }
      lockNote.isHidden = true
    }
  }

  private func set(_ mask: UIInterfaceOrientationMask) {
    MaskDelegate.shared?.mask = mask
    if announces { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  /// Locks the chart in its orientation.
  func lock() { set(shown.mask) }

  /// Locks the chart the way the device is held, as the article does.
  func lockAsHeld() {
    switch UIDevice.current.orientation {
    case .landscapeLeft: set(.landscapeRight)
    case .landscapeRight: set(.landscapeLeft)
    default: break
    }
  }

  /// Lets the chart turn again, and turns it upright.
  func unlock() {
    set(.allButUpsideDown)
    let isUpright = UIDevice.current.orientation == .portrait
    ForcedTurn.write(.portrait)
    // A device that was held upright all the time reads portrait already, and the write is nothing.
    if isUpright { UIViewController.attemptRotationToDeviceOrientation() }
  }

  /// Turns the chart by a button.
  func turn() { ForcedTurn.write(.landscapeLeft) }
}

@MainActor
@Suite("A stock-quotes screen with lock and unlock")
struct StockQuotesTests {
  private let quotes = Quotes(.allButUpsideDown)
  private let delegate: MaskDelegate

  init() {
    let tabs = ForwardingTabs()
    tabs.viewControllers = [ForwardingNavigation(rootViewController: quotes), Page(.portrait)]
    delegate = MaskDelegate(.allButUpsideDown, root: tabs)
  }

  @Test("D-01, D-08, F-01, F-05, F-10, F-13: the app goes the way of the example")
  func example() throws {
    let walk = try Walkthrough("stock-quotes")
    quotes.announces = false
    walk.launch(delegate: delegate)
    walk.turn()
    walk.step { quotes.lock() }
    walk.turn()
    walk.turn()
    walk.turn()
    walk.step(2) { quotes.unlock() }
    walk.turn()
    walk.step { quotes.turn() }
    walk.step { quotes.lock() }
    walk.turn()
    walk.step(3) { quotes.unlock() }
    walk.finish()
  }

  @Test(
    "C-07, C-12: bars and buttons follow the interface, the note stays two seconds",
    arguments: Stages.all)
  func note(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(delegate)
    #expect(quotes.lockNote.isHidden && quotes.unlockButton.isHidden)
    device.beginTurn(to: .landscapeLeft)
    #expect(!quotes.lockNote.isHidden && !quotes.unlockButton.isHidden)
    #expect(quotes.navigationController?.isNavigationBarHidden == true)
    #expect(quotes.tabBarController?.tabBar.isHidden == true)
    device.advance(by: 1.9)
    #expect(!quotes.lockNote.isHidden)
    device.advance(by: 0.5)
    #expect(quotes.lockNote.isHidden)
    #expect(!quotes.unlockButton.isHidden)
    device.turn(to: .portrait)
    #expect(quotes.lockNote.isHidden && quotes.unlockButton.isHidden)
    #expect(quotes.navigationController?.isNavigationBarHidden == false)
    #expect(quotes.tabBarController?.tabBar.isHidden == false)
  }

  // The article hides the note two seconds after each turn to landscape, whichever note is shown
  // then: one that came shortly before goes with the one before it.
  @Test(
    "G-31: of two notes in two seconds the first must not take the second away",
    arguments: [false, true])
  func twoNotes(keepsNote: Bool) throws {
    let device = try HeadlessDevice(stage: "iPhone 8, iOS 12")
    quotes.keepsNote = keepsNote
    device.launch(delegate)
    device.beginTurn(to: .landscapeLeft)
    device.advance(by: 1)
    device.beginTurn(to: .portrait)
    device.advance(by: 0.8)
    device.beginTurn(to: .landscapeLeft)
    device.advance(by: 0.6)
    #expect(quotes.lockNote.isHidden == !keepsNote)
    device.advance(by: 2)
    #expect(quotes.lockNote.isHidden)
  }

  @Test(
    "D-01, F-24: locked it stays, unlocked it comes upright if the device is", arguments: Stages.all
  )
  func locking(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(delegate)
    device.turn(to: .landscapeLeft)
    device.act { quotes.lock() }
    for pose in [UIDeviceOrientation.landscapeRight, .portrait] {
      device.turn(to: pose)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
    device.act { quotes.unlock() }
    #expect(device.interfaceOrientation == .portrait)
    #expect(quotes.unlockButton.isHidden)
  }

  @Test(
    "F-01, F-18: unlocked while held sideways it comes upright up to iOS 15, from 16 it stays",
    arguments: Stages.all)
  func heldSideways(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(delegate)
    device.turn(to: .landscapeLeft)
    device.act { quotes.lock() }
    device.act { quotes.unlock() }
    let writeCounts = Stages.before16.contains(stage)
    #expect(device.interfaceOrientation == (writeCounts ? .portrait : .landscapeRight))
    // Either way it follows the hand again.
    device.turn(to: .landscapeRight)
    #expect(device.interfaceOrientation == .landscapeLeft)
  }

  // The article sets the delegate's property and no more. From iOS 16 a turn is judged by the masks
  // that were announced last, so the lock does not hold until it is announced.
  @Test(
    "F-25, D-08: from iOS 16 a lock without an announcement does not hold", arguments: Stages.from16
  )
  func unannounced(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    quotes.announces = false
    device.launch(delegate)
    device.turn(to: .landscapeLeft)
    device.act { quotes.lock() }
    device.turn(to: .portrait)
    #expect(device.interfaceOrientation == .portrait)
  }

  // The article locks by how the device is held and leaves out every pose that is not sideways. On
  // a table the chart is in landscape and the device flat: the tap does nothing.
  @Test(
    "B-11, B-01: the lock has to use the chart's orientation, not the device's",
    arguments: Stages.all)
  func lyingFlat(stage: String) throws {
    for (asHeld, expected) in [(true, UIInterfaceOrientation.portrait), (false, .landscapeRight)] {
      let device = try HeadlessDevice(stage: stage)
      let quotes = Quotes(.allButUpsideDown)
      device.launch(
        MaskDelegate(
          .allButUpsideDown, root: ForwardingNavigation(rootViewController: quotes)))
      device.turn(to: .landscapeLeft)
      device.turn(to: .faceUp)
      device.act { if asHeld { quotes.lockAsHeld() } else { quotes.lock() } }
      device.turn(to: .portrait)
      #expect(device.interfaceOrientation == expected)
    }
  }

  // The article has the status bar read in every case. On iOS 27 that reads unknown: nothing is
  // arranged for landscape, and a lock on it allows nothing at all.
  @Test("N-27, D-15: on iOS 27 the screen has to read its scene, or its lock ends the app")
  func statusBarAlone() throws {
    let device = try HeadlessDevice(stage: "iPhone 17, iOS 27")
    quotes.readsScene = false
    device.launch(delegate)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(quotes.unlockButton.isHidden)
    #expect(device.exceptions.isEmpty)
    device.act { quotes.lock() }
    #expect(device.exceptions == ["UIApplicationInvalidInterfaceOrientation"])
  }

  @Test("Nothing of the app outlives its device", arguments: Stages.all)
  func memory(stage: String) throws {
    weak var quotes: Quotes?
    weak var delegate: MaskDelegate?
    weak var phone: HeadlessDevice?
    do {
      let device = try HeadlessDevice(stage: stage)
      phone = device
      device.launch(
        {
          let screen = Quotes(.allButUpsideDown)
          quotes = screen
          let tabs = ForwardingTabs()
          tabs.viewControllers = [ForwardingNavigation(rootViewController: screen)]
          let made = MaskDelegate(.allButUpsideDown, root: tabs)
          delegate = made
          return made
        }())
      device.turn(to: .landscapeLeft)
      device.act { quotes?.lock() }
      device.beginTurn(to: .portrait)
      #expect(quotes != nil && delegate != nil)
    }
    #expect(phone == nil)
    #expect(delegate == nil)
    #expect(quotes == nil)
  }
}
