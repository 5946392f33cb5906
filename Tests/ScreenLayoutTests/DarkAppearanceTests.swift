import HeadlessDevice
import ScreenLayout
import Testing
import UIKit

/// Live views in dark appearance, down to their picture.
@MainActor struct DarkAppearanceTests {
  /// A container that gives its child an appearance.
  private final class Container: UIViewController {
    let screen: UIViewController
    let style: UIUserInterfaceStyle

    init(_ screen: UIViewController, _ style: UIUserInterfaceStyle) {
      self.screen = screen
      self.style = style
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: style), forChild: screen)
      addChild(screen)
      screen.view.frame = view.bounds
      screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(screen.view)
      screen.didMove(toParent: self)
    }
  }

  private func launched(_ style: UIUserInterfaceStyle) throws -> HeadlessDevice {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let label = UILabel()
    label.text = "Night"
    let screen = TestScreen { view in
      view.add(label, at: CGRect(x: 40, y: 200, width: 200, height: 30))
    }
    device.launch(root: Container(screen, style))
    return device
  }

  @Test(
    "The system's colors are those of the appearance around a view, also after a turn",
    arguments: [UIUserInterfaceStyle.light, .dark], [UIDeviceOrientation.portrait, .landscapeLeft])
  func colors(style: UIUserInterfaceStyle, pose: UIDeviceOrientation) throws {
    let device = try launched(style)
    device.turn(to: pose)
    let views = device.layoutSnapshot().views
    let screen = try #require(views.first { $0.controller == "TestScreen" })
    let label = try #require(views.first { $0.className == "UILabel" })
    guard case .text(let text) = label.content else {
      Issue.record("there is no text")
      return
    }
    let isDark = style == .dark
    #expect(screen.style.background == (isDark ? .black : .white))
    #expect(text.color == (isDark ? .white : .black))
  }

  @Test("The picture of a dark screen has other colors")
  func picture() throws {
    let pictures = try [UIUserInterfaceStyle.light, .dark].map { try launched($0).picture() }
    #expect(pictures[0].svg != pictures[1].svg)
  }
}
