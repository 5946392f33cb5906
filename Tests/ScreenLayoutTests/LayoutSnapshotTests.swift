import HeadlessDevice
import Orientation
import ScreenLayout
import Testing
import UIKit

@MainActor struct LayoutSnapshotTests {
  @Test(
    "H-05, H-07: Places are those of the interface, whether or not windows turn",
    arguments: ["iPhone 5, iOS 7", "iPhone 5, iOS 9", "iPhone 15, iOS 17"])
  func interfaceSpace(_ line: String) throws {
    let device = try HeadlessDevice(line)
    device.launch(
      root: TestScreen { view in
        view.add(
          UIView(), at: CGRect(x: view.bounds.width - 60, y: 100, width: 50, height: 30),
          .flexibleLeftMargin)
      })
    device.turn(to: .landscapeLeft)
    let snapshot = device.layoutSnapshot()
    #expect(snapshot.size.isLandscape)
    let box = try #require(snapshot.view(at: "UIWindow/TestScreen/UIView"))
    #expect(box.frame.size == ScreenSize(50, 30))
    #expect(box.degrees == 0)
    #expect(box.frame.origin.x + 60 == snapshot.size.width)
    let root = try #require(snapshot.view(at: "UIWindow/TestScreen"))
    #expect(root.frame == ScreenRect(ScreenPoint.zero, snapshot.size))
  }

  @Test("Views of the same name have a number, and every path is there once")
  func paths() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let tabs = UITabBarController()
    let screen = TestScreen { view in
      for _ in 0..<3 { view.addSubview(UIView()) }
      let named = UIView()
      named.accessibilityIdentifier = "a/b"
      view.addSubview(named)
    }
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    device.launch(root: tabs)
    let paths = device.layoutSnapshot().views.map(\.path)
    #expect(Set(paths).count == paths.count)
    let base = "UIWindow/UITabBarController/UINavigationController/TestScreen"
    #expect(
      paths.filter { $0.hasPrefix(base + "/") } == [
        "\(base)/UIView", "\(base)/UIView 2", "\(base)/UIView 3", "\(base)/a:b",
      ])
    #expect(paths.contains("UIWindow/UITabBarController/UITabBar"))
  }

  @Test("A view that is turned by its transform has its own size and the angle")
  func turned() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(
      root: TestScreen { view in
        let box = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
        box.transform = CGAffineTransform(rotationAngle: .pi / 2)
        box.add(UIView(), at: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(box)
      })
    let snapshot = device.layoutSnapshot()
    let box = try #require(snapshot.view(at: "UIWindow/TestScreen/UIView"))
    #expect(box.degrees == 90)
    #expect(box.size == ScreenSize(80, 40))
    #expect(abs(box.frame.size.width - 40) < 1e-9 && abs(box.frame.size.height - 80) < 1e-9)
    let corner = try #require(snapshot.view(at: "UIWindow/TestScreen/UIView/UIView"))
    // The upper left corner is now at the right.
    #expect(abs(corner.frame.origin.x - 150) < 1e-9 && abs(corner.frame.origin.y - 180) < 1e-9)
  }

  @Test("Layers that an app adds are among the views, where they are in order")
  func layers() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(
      root: TestScreen { view in
        view.add(UIView(), at: CGRect(x: 0, y: 0, width: 10, height: 10))
        let back = CALayer()
        back.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        back.backgroundColor = UIColor.red.cgColor
        view.layer.insertSublayer(back, at: 0)
        view.layer.addSublayer(CALayer())
      })
    let root = try #require(device.layoutSnapshot().view(at: "UIWindow/TestScreen"))
    #expect(root.subviews.map(\.name) == ["CALayer", "UIView", "CALayer 2"])
    #expect(root.subviews[0].frame == ScreenRect(10, 20, 30, 40))
    #expect(root.subviews[0].style.background == LayoutColor(1, 0, 0))
  }

  @Test("Without an app there is nothing, and nothing is wrong with it")
  func empty() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    #expect(device.layoutSnapshot().windows.isEmpty)
    #expect(device.layoutProblems() == [])
  }

  @Test("An iPad's app is looked at in the widths that users can give it, and ends as it was")
  func widths() throws {
    let device = try HeadlessDevice("iPad Air 11 M3, iPadOS 26")
    device.launch(root: TestScreen { _ in })
    let before = device.layoutSnapshot()
    let tour = device.layoutTour()
    let isHome = device.layoutSnapshot() == before
    #expect(isHome)
    let orientations = tour.filter { $0.snapshot.fillsDisplay }.map(\.snapshot.orientation)
    #expect(orientations == [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft])
    #expect(tour.count > 4)
  }
}
