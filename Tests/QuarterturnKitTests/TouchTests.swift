import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import Testing
import UIKit

@MainActor
@Suite("What people do to containers themselves")
struct TouchTests {
  @Test(
    "E-13: a tab that is touched turns the interface like one that is selected",
    arguments: Stages.all)
  func tab(stage: HeadlessDevice.Configuration) {
    let delegate = OrientationContainerDelegate()
    let plain = UITabBarController()
    plain.delegate = delegate
    for tabs in [OrientationTabBarController(), plain] {
      tabs.viewControllers = [Screen(.portrait), DeclaringTable(.landscape)]
      let device = HeadlessDevice(stage: stage)
      device.launch(root: tabs)
      for _ in 1...2 {
        device.forgetTranscript()
        device.act { tabs.touch(1) }
        #expect(device.interfaceOrientation.isLandscape)
        device.act { tabs.touch(0) }
        #expect(device.interfaceOrientation == .portrait)
        #expect(device.turns.count == 2)
      }
      #expect(device.faults.isEmpty)
    }
  }

  @Test(
    "E-13: a tab that is an object turns the interface, selected by code or touched",
    arguments: Stages.all)
  func tabObject(stage: HeadlessDevice.Configuration) throws {
    guard #available(iOS 18, *) else { return }
    let delegate = OrientationContainerDelegate()
    let plain = UITabBarController()
    plain.delegate = delegate
    for tabs in [OrientationTabBarController(), plain] {
      let screens: [UIViewController] = [Screen(.portrait), DeclaringTable(.landscape)]
      tabs.tabs = screens.enumerated().map { place, screen in
        UITab(title: "Tab", image: nil, identifier: "\(place)") { _ in screen }
      }
      let device = HeadlessDevice(stage: stage)
      device.launch(root: tabs)
      for _ in 1...2 {
        device.forgetTranscript()
        device.act { tabs.touch(1) }
        #expect(device.interfaceOrientation.isLandscape)
        device.act { tabs.touch(0) }
        #expect(device.interfaceOrientation == .portrait)
        #expect(device.turns.count == 2)
      }
      // A delegate is asked for touches only, as by UIKit.
      if tabs is OrientationTabBarController {
        device.act { tabs.selectedTab = tabs.tabs[1] }
        #expect(tabs.selectedViewController === screens[1])
        #expect(device.interfaceOrientation.isLandscape)
        device.act { tabs.setTabs([tabs.tabs[0]], animated: false) }
        #expect(device.interfaceOrientation == .portrait)
        #expect(device.turns.count == 4)
      }
      #expect(device.faults.isEmpty)
    }
  }

  @Test("Another page and another column speak in their turn", arguments: Stages.all)
  func pages(stage: HeadlessDevice.Configuration) {
    let pages = OrientationPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([Screen(.portrait)], direction: .forward, animated: false)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: pages)
    device.act {
      pages.setViewControllers([DeclaringTable(.landscape)], direction: .forward, animated: true)
    }
    #expect(device.interfaceOrientation.isLandscape)
    device.act {
      pages.setViewControllers([DeclaringTable(.portrait)], direction: .reverse, animated: true)
    }
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.turns.count == 2)
    #expect(device.faults.isEmpty)
  }

  @Test("A detail speaks for the split view it is shown in", arguments: Stages.pads)
  func columns(stage: HeadlessDevice.Configuration) {
    let split = OrientationSplitViewController()
    split.viewControllers = [Screen(.portrait), Screen(.all)]
    let device = HeadlessDevice(stage: stage)
    device.launch(root: split)
    device.act { split.showDetailViewController(DeclaringTable(.landscape), sender: nil) }
    #expect(device.interfaceOrientation.isLandscape)
    device.act { split.showDetailViewController(DeclaringTable(.portrait), sender: nil) }
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.faults.isEmpty)
  }

  @Test("A column that is set by its place speaks too", arguments: Stages.pads)
  func columnByPlace(stage: HeadlessDevice.Configuration) {
    let split = OrientationSplitViewController(style: .doubleColumn)
    split.setViewController(Screen(.all), for: .primary)
    split.setViewController(Screen(.all), for: .secondary)
    let device = HeadlessDevice(stage: stage)
    device.launch(root: split)
    device.act { split.setViewController(DeclaringTable(.landscape), for: .secondary) }
    #expect(device.interfaceOrientation.isLandscape)
    device.act { split.setViewController(DeclaringTable(.portrait), for: .secondary) }
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.faults.isEmpty)
  }
}
