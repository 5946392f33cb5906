import Foundation
import HeadlessDevice
import Testing
import UIKit

@testable import HeadlessApp

/// What the Objective-C runtime would do for an app's code.
@Suite @MainActor struct RuntimeTests {
  @Test("Any object is created by its class, with its own initializer")
  func initializers() {
    let slider = HeadlessApp.Slider { $0.value = 5 }
    #expect(slider.value == 5 && slider.moves == 0)
    #expect(PlaylistViewController { $0.title = "a" }.title == "a")
    #expect(Shelf { $0.width += 1 }.width == 3)
    #expect(Watcher { _ in }.changes.isEmpty)
  }

  @Test("A member of an extension of UIKit's class is overridden, in a line of classes")
  func overrides() {
    let controllers = [
      UIViewController(), PlaylistViewController(), LongPlaylistViewController(),
    ]
    #expect(
      controllers.map(\.headline)
        == ["no headline", "playlist, no headline", "long playlist, no headline"])
    #expect(controllers.map { $0.sum(1, with: 2) } == [3, 30, 30])
  }

  @Test("A generic class creates views of its parameter")
  func generic() {
    let frame = Frame<Cover>()
    #expect(frame.content.titles == ["Nocturnes", "Préludes"])
    #expect(frame.content.frame == .zero)
    #expect(frame.wide.titles.count == 2 && frame.wide.bounds.width == 20)
  }

  @Test("Observers learn of a dynamic property's changes, and no longer once they are removed")
  func observing() {
    let (slider, watcher) = (HeadlessApp.Slider(), Watcher())
    unsafe slider.addObserver(watcher, forKeyPath: "value", options: [.old, .new, .initial])
    unsafe slider.addObserver(watcher, forKeyPath: "isSliding", options: .new)
    slider.value = 3
    slider.isSliding = true
    slider.removeObserver(watcher, forKeyPath: "value")
    slider.value = 4
    slider.isSliding = false
    #expect(
      watcher.changes == ["value - 1", "value 1 3", "isSliding - true", "isSliding - false"])
    #expect(slider.moves == 2)
  }

  @Test("A path observes until its observation is invalidated")
  func paths() {
    let slider = HeadlessApp.Slider()
    var seen: [String] = []
    let observation = slider.observe(\.value, options: [.old, .new]) { slider, change in
      seen.append("\(slider.value) \(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    slider.value = 2
    slider.value = 2
    observation.invalidate()
    slider.value = 3
    #expect(seen == ["2 1 2", "2 2 2"])
  }

  @Test("A scroll view's offset, size and insets and a view's geometry are observed")
  func views() {
    let (scroll, watcher) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Watcher()
    )
    for key in ["contentOffset", "contentSize", "contentInset", "hidden", "center", "bounds"] {
      unsafe scroll.addObserver(watcher, forKeyPath: key, options: [])
    }
    scroll.contentSize = CGSize(width: 90, height: 90)
    scroll.contentOffset = CGPoint(x: 0, y: 5)
    scroll.contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    scroll.isHidden = true
    scroll.center = CGPoint(x: 50, y: 50)
    let keys = watcher.changes.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    #expect(
      keys == ["contentSize", "contentOffset", "bounds", "contentInset", "hidden", "center"])
  }

  @Test("An observer that was never added is an exception, and so is an unknown change")
  func exceptions() throws {
    var configuration = try HeadlessDevice.Configuration("iPhone 15, iOS 17")
    configuration.recordsFaults = true
    let device = HeadlessDevice(configuration)
    device.launch(root: UIViewController())
    device.run {
      let (view, watcher) = (UIView(), Watcher())
      view.removeObserver(watcher, forKeyPath: "center")
      unsafe watcher.observeValue(forKeyPath: "unknown", of: view, change: nil, context: nil)
      unsafe view.addObserver(watcher, forKeyPath: "superview")
    }
    #expect(device.faults.count == 2)
    #expect("\(device.faults[0])".contains("because it is not registered as an observer"))
    #expect("\(device.faults[1])".contains("received but not handled"))
    #expect(device.inert.contains { $0.member == "UIView.addObserver(superview)" })
  }
}
