import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("Guides of bars and of the keyboard on a turn")
struct GuideTurnTests {
  /// A view between the bars, and one above the keyboard.
  final class Page: UIViewController {
    let (inner, field) = (UIView(), UIView())

    override func viewDidLoad() {
      super.viewDidLoad()
      for part in [inner, field] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      let views: [String: Any] = [
        "inner": inner, "top": topLayoutGuide, "bottom": bottomLayoutGuide,
      ]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:[top][inner][bottom]", metrics: nil, views: views)
          + NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[inner]|", metrics: nil, views: views)
          + [
            field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            field.heightAnchor.constraint(equalToConstant: 50),
            field.widthAnchor.constraint(equalTo: view.keyboardLayoutGuide.widthAnchor),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          ])
    }
  }

  @Test(
    "L-D-25, L-D-26, L-D-29: the guides are what the safe area leaves out",
    arguments: ["iPhone 8, iOS 15", "iPhone 15, iOS 17", "iPad mini 6, iPadOS 17"])
  func page(line: String) throws {
    let device = try HeadlessDevice(line)
    let page = Page()
    device.launch(root: UINavigationController(rootViewController: page))
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      device.turn(to: orientation)
      let (size, safe) = (page.view.bounds.size, page.view.safeAreaInsets)
      #expect(page.topLayoutGuide.length == safe.top && safe.top > 0)
      #expect(page.bottomLayoutGuide.length == safe.bottom)
      #expect(
        page.inner.frame
          == CGRect(
            x: 0, y: safe.top, width: size.width, height: size.height - safe.top - safe.bottom))
      #expect(
        page.field.frame
          == CGRect(x: 0, y: size.height - safe.bottom - 50, width: size.width, height: 50))
      page.view.keyboardLayoutGuide.usesBottomSafeArea = false
      device.run { page.view.layoutIfNeeded() }
      #expect(page.field.frame.maxY == size.height)
      page.view.keyboardLayoutGuide.usesBottomSafeArea = true
    }
    #expect(device.log.isEmpty)
  }

  @Test(
    "L-D-25: the guide of the keyboard ends where the window does, also below a view that is higher"
  )
  func below() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let page = UIViewController()
    device.launch(root: page)
    let upper = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    device.run { page.view.addSubview(upper) }
    #expect(
      upper.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 393, height: 452))
    #expect(
      page.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
  }

  @Test("L-D-27: the guide of the keyboard has UIKit's defaults")
  func defaults() {
    let guide = UIView().keyboardLayoutGuide
    #expect(!guide.followsUndockedKeyboard && guide.usesBottomSafeArea)
    guide.keyboardDismissPadding = -5
    #expect(guide.keyboardDismissPadding == 0)
  }
}
