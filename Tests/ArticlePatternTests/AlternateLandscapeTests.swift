import Foundation
import HeadlessDevice
import Testing
import UIKit

/// The pattern: an upright screen that listens to how the device is held, and presents another one
/// while it is held sideways.
private final class Ledger: Page {
  let chart: Page
  private var showsChart = false
  private var observer: (any NSObjectProtocol)?

  init(chart: Page = Page(.landscape)) {
    self.chart = chart
    super.init(.portrait)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { stopListening() }

  override func viewDidLoad() {
    super.viewDidLoad()
    chart.modalPresentationStyle = .fullScreen
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.deviceHasTurned() }
    }
  }

  func stopListening() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }

  private func deviceHasTurned() {
    // Flat is neither, so both ways are asked for by name.
    let pose = UIDevice.current.orientation
    if pose.isLandscape, !showsChart {
      showsChart = true
      present(chart, animated: true)
    } else if pose.isPortrait, showsChart {
      showsChart = false
      dismiss(animated: true)
    }
  }
}

@MainActor
@Suite("An alternate controller for landscape")
struct AlternateLandscapeTests {
  private let ledger = Ledger()

  @Test("J-09, C-11, D-24, B-11, E-17: the app goes the way of the example")
  func example() throws {
    let walk = try Walkthrough("alternate-landscape")
    walk.launch(ledger)
    for _ in 1...6 { walk.turn() }
    walk.finish()
  }

  @Test(
    "J-09, C-11: the notification comes before UIKit decides, so the chart is asked for the turn",
    arguments: Stages.all.dropFirst())
  func everyVersion(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: ledger)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(ledger.presentedViewController === ledger.chart)
    device.turn(to: .faceUp)
    #expect(ledger.presentedViewController === ledger.chart)
    device.turn(to: .landscapeRight)
    #expect(device.interfaceOrientation == .landscapeLeft)
    device.turn(to: .portrait)
    #expect(device.interfaceOrientation == .portrait)
    #expect(ledger.presentedViewController == nil)
  }

  // The guide presents the other controller without a word on what it prefers. On iOS 6, which the
  // guide was written for, a screen that is not asked twice has to prefer what it supports.
  @Test("E-07: on iOS 6 the chart has to prefer a landscape, or the first turn ends the app")
  func iOS6() throws {
    let device = try HeadlessDevice(stage: "iPhone 5, iOS 6")
    device.launch(root: ledger)
    device.turn(to: .landscapeLeft)
    #expect(device.exceptions == ["UIApplicationInvalidInterfaceOrientation"])

    let careful = try HeadlessDevice(stage: "iPhone 5, iOS 6")
    let ledger = Ledger(chart: Page(.landscape, prefers: .landscapeRight))
    careful.launch(root: ledger)
    careful.turn(to: .landscapeLeft)
    #expect(careful.interfaceOrientation == .landscapeRight)
    careful.turn(to: .portrait)
    #expect(careful.interfaceOrientation == .portrait)
    #expect(careful.exceptions.isEmpty)
  }

  @Test("B-14: with the user's lock on no notification comes, and neither does the chart")
  func userLock() throws {
    let device = try HeadlessDevice(stage: "iPhone 8, iOS 12, lock on")
    device.launch(root: ledger)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    #expect(ledger.presentedViewController == nil)
  }

  @Test("J-09, B-05: without the observer nothing but the notification tells the screen")
  func withoutObserver() throws {
    let device = try HeadlessDevice(stage: "iPhone 8, iOS 12")
    device.launch(root: ledger)
    ledger.stopListening()
    device.turn(to: .landscapeLeft)
    #expect(ledger.presentedViewController == nil)
    #expect(device.interfaceOrientation == .portrait)
  }
}
