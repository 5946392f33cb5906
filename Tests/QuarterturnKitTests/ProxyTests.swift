import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
@testable import QuarterturnKit
import Testing
import UIKit

/// What SwiftUI's modifiers rest on.
@MainActor
@Suite("A view that answers for the controller it is in")
struct ProxyTests {
  /// A controller that knows nothing of orientations, as SwiftUI's are.
  private func host(_ proxy: OrientationProxy, in host: UIViewController) {
    host.addChild(proxy)
    proxy.view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    host.view.addSubview(proxy.view)
    proxy.didMove(toParent: host)
  }

  private func remove(_ proxy: OrientationProxy) {
    proxy.willMove(toParent: nil)
    proxy.view.removeFromSuperview()
    proxy.removeFromParent()
  }

  private func launch(_ stage: HeadlessDevice.Configuration) -> (HeadlessDevice, UIViewController) {
    let root = UIViewController()
    let inner = UIViewController()
    let device = HeadlessDevice(stage: stage)
    device.launch(LineDelegate(root))
    device.act {
      root.addChild(inner)
      inner.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      root.view.addSubview(inner.view)
      inner.didMove(toParent: root)
    }
    return (device, inner)
  }

  @Test("Q-07: its word counts while it is on screen", arguments: Stages.all)
  func word(stage: HeadlessDevice.Configuration) {
    let (device, inner) = launch(stage)
    let proxy = OrientationProxy()
    proxy.orientations = .landscape
    device.act { host(proxy, in: inner) }
    #expect(device.interfaceOrientation.isLandscape)
    device.act { proxy.orientations = .portrait }
    #expect(device.interfaceOrientation == .portrait)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    device.act { remove(proxy) }
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(device.faults.isEmpty)
  }

  @Test("Its lock goes with it", arguments: Stages.all)
  func lock(stage: HeadlessDevice.Configuration) {
    let (device, inner) = launch(stage)
    let proxy = OrientationProxy()
    proxy.extent = .shown
    device.act { host(proxy, in: inner) }
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    device.act { proxy.extent = .orientations(.landscapeLeft) }
    #expect(device.interfaceOrientation == .landscapeLeft)
    device.act { remove(proxy) }
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test("It is notified of the orientation, and of turns", arguments: Stages.all)
  func ear(stage: HeadlessDevice.Configuration) async {
    let (device, inner) = launch(stage)
    let proxy = OrientationProxy()
    var heard: [UIInterfaceOrientation] = []
    proxy.onChange = { heard.append($0) }
    device.act { host(proxy, in: inner) }
    // B5: a view must not be changed while it is updated, so the first call comes later.
    #expect(heard.isEmpty)
    await device.turnRunLoop()
    device.turn(to: .landscapeLeft)
    device.turn(to: .landscapeRight)
    #expect(heard == [.portrait, .landscapeRight, .landscapeLeft])
    device.act { remove(proxy) }
    device.turn(to: .portrait)
    #expect(heard.count == 3)
  }

  @Test("The closure that was set last is called", arguments: Stages.onePhone)
  func freshClosure(stage: HeadlessDevice.Configuration) async {
    let (device, inner) = launch(stage)
    let proxy = OrientationProxy()
    var heard: [String] = []
    proxy.onChange = { _ in heard.append("first") }
    device.act { host(proxy, in: inner) }
    await device.turnRunLoop()
    device.turn(to: .landscapeLeft)
    proxy.onChange = { _ in heard.append("second") }
    device.turn(to: .portrait)
    #expect(heard == ["first", "first", "second"])
  }

  @Test(
    "Of views inside of each other the innermost counts, whatever the order of their controllers",
    arguments: Stages.onePhone, [false, true])
  func nesting(stage: HeadlessDevice.Configuration, isInnerFirst: Bool) {
    let (device, root) = launch(stage)
    let (outer, inner) = (OrientationProxy(), OrientationProxy())
    outer.orientations = .portrait
    inner.orientations = .landscape
    inner.depth = 1
    device.act {
      for proxy in isInnerFirst ? [inner, outer] : [outer, inner] { host(proxy, in: root) }
    }
    #expect(device.interfaceOrientation.isLandscape)
    device.act { remove(inner) }
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test(
    "Q-07: the line lets a view in a sheet or a cover speak, whether UIKit asks its controller or not",
    arguments: Stages.phones,
    [UIModalPresentationStyle.pageSheet, .overFullScreen, .fullScreen])
  func covers(stage: HeadlessDevice.Configuration, style: UIModalPresentationStyle) {
    let (device, _) = launch(stage)
    let cover = UIViewController()
    cover.modalPresentationStyle = style
    device.act { device.windows.first?.rootViewController?.present(cover, animated: true) }
    let proxy = OrientationProxy()
    proxy.orientations = .landscape
    device.act { host(proxy, in: cover) }
    #expect(device.interfaceOrientation.isLandscape)
    device.act { cover.dismiss(animated: true) }
    device.turn(to: .landscapeLeft)
    device.turn(to: .portrait)
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.faults.isEmpty)
  }
}
