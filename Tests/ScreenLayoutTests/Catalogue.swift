import Orientation
import ScreenLayout

/// A screen with one view of every kind of content, as values.
enum Catalogue {
  static func snapshot(
    _ orientation: InterfaceOrientation = .portrait, isDark: Bool = false,
    named name: String = "Name"
  ) -> LayoutSnapshot {
    let device = DeviceProfile.all.first { $0.name == "iPhone 15" } ?? DeviceProfile.all[0]
    var snapshot = LayoutSnapshot(
      name: name, device: device, version: SystemVersion(17), orientation: orientation)
    snapshot.isDark = isDark
    snapshot.safeArea =
      orientation.isLandscape ? ScreenInsets(0, 59, 21, 59) : ScreenInsets(59, 0, 34, 0)
    snapshot.obstacles = ScreenObstacle.all(
      on: device.main, orientation, safeArea: snapshot.safeArea,
      statusBarHeight: orientation.isLandscape ? nil : 54, hasHomeButton: false)
    var window = view("UIWindow", ScreenRect(ScreenPoint.zero, snapshot.size))
    window.style.background = isDark ? .black : .white
    let width = snapshot.size.width
    window.subviews = contents(name).enumerated().map { index, content in
      let row = Double(index / 2) * 54 + 120
      var part = view("\(name) \(index)", ScreenRect(index % 2 == 0 ? 70 : 230, row, 140, 40))
      part.content = content
      return part
    }
    var bar = view("UINavigationBar", ScreenRect(0, snapshot.safeArea.top, width, 44))
    bar.content = .navigationBar(
      BarSnapshot(title: name, back: "Back", left: [], right: ["Edit", ""]))
    let tabsHeight = 49 + snapshot.safeArea.bottom
    var tabs = view(
      "UITabBar", ScreenRect(0, snapshot.size.height - tabsHeight, width, tabsHeight))
    tabs.content = .tabBar([name, "Second", "Third"], selected: 1)
    window.subviews += [bar, tabs] + styled(isDark: isDark)
    snapshot.windows = [window]
    return snapshot
  }

  private static func view(_ name: String, _ frame: ScreenRect) -> ViewSnapshot {
    ViewSnapshot(name: name, path: "UIWindow/\(name)", className: name, frame: frame)
  }

  private static func contents(_ name: String) -> [ViewContent] {
    let line = TextSnapshot.Line(name, x: 4, baseline: 26, width: 46)
    let text = TextSnapshot(
      name, font: FontSnapshot(family: name, size: 17, weight: 700, isItalic: true),
      color: LayoutColor(0.8, 0.2, 0.2), lines: [line])
    return [
      .plain, .text(text), .textField(text, border: .rounded), .textField(text, border: .line),
      .textField(nil, border: .none),
      .image(ImageSnapshot(name: name, frame: ScreenRect(0, -20, 140, 70))),
      .image(ImageSnapshot(name: name, isSymbol: true, frame: ScreenRect(50, 0, 40, 40))),
      .button(isEnabled: true), .toggle(isOn: true, nil),
      .toggle(isOn: false, LayoutColor(1, 0, 0)), .slider(fraction: 0.4),
      .progress(fraction: 0.7), .segments([name, "Two"], selected: 1), .stepper,
      .pages(count: 5, current: 2), .activity, .picker([]), .searchField(name, isPlaceholder: true),
      .toolbar([name, "", "Last"]),
      .cell(CellSnapshot(accessory: .detailDisclosure, separatorStart: 16)),
      .cell(CellSnapshot(accessory: .checkmark)), .other(name),
    ]
  }

  /// Corners, borders, shadows, clipping, opacity and a turned view.
  private static func styled(isDark: Bool) -> [ViewSnapshot] {
    var box = view("Box", ScreenRect(20, 60, 60, 50))
    box.style.background = LayoutColor(0.9, 0.4, 0.1)
    box.style.cornerRadius = 12
    box.style.roundCorners = [.topLeft, .bottomRight]
    box.style.borderWidth = 2
    box.style.borderColor = LayoutColor(0.1, 0.1, 0.6)
    box.style.shadow = ViewStyle.Shadow(
      color: LayoutColor(white: isDark ? 1 : 0, alpha: 0.4), x: 2, y: 4, radius: 3)
    var inner = view("Box/Inner", ScreenRect(50, 80, 60, 50))
    inner.style.background = LayoutColor(0.2, 0.6, 0.3)
    box.clipsToBounds = true
    box.subviews = [inner]
    var turned = view("Turned", ScreenRect(330, 60, 40, 56))
    turned.size = ScreenSize(40, 40)
    turned.degrees = 30
    turned.alpha = 0.5
    turned.style.background = LayoutColor(0.4, 0.2, 0.8)
    var hidden = view("Hidden", ScreenRect(0, 0, 300, 300))
    hidden.isHidden = true
    hidden.style.background = .black
    return [box, turned, hidden]
  }
}
