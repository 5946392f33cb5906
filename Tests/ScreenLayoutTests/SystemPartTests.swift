import HeadlessDevice
import ScreenLayout
import Testing
import UIKit

/// Bars and pickers of live apps, down to their picture.
@MainActor struct SystemPartTests {
  private func launched(_ change: (UINavigationController) -> Void) throws -> HeadlessDevice {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let screen = TestScreen { _ in }
    screen.title = "Player"
    let stack = UINavigationController(rootViewController: screen)
    change(stack)
    device.launch(root: stack)
    return device
  }

  private func title(in device: HeadlessDevice) throws -> Substring {
    let svg = device.picture().svg
    let end = try #require(svg.firstRange(of: ">Player<"))
    let start = try #require(svg[..<end.lowerBound].ranges(of: "<text").last)
    return svg[start.lowerBound..<end.lowerBound]
  }

  private nonisolated static let styles: [(UIBarStyle, String)] = [
    (.default, "#000000"), (.black, "#ffffff"),
  ]

  @Test(
    "A bar's style says whether its title is dark or light, in both orientations", arguments: styles
  )
  func style(style: UIBarStyle, color: String) throws {
    let device = try launched { $0.navigationBar.barStyle = style }
    #expect(try title(in: device).contains("fill=\"\(color)\""))
    device.turn(to: .landscapeLeft)
    #expect(try title(in: device).contains("fill=\"\(color)\""))
  }

  @Test("A bar's own colour reaches up to the top of the screen")
  func color() throws {
    let plain = try launched { _ in }
    let device = try launched { $0.navigationBar.barTintColor = .red }
    let bar = try #require(
      device.layoutSnapshot().views.first { $0.className == "UINavigationBar" })
    #expect(bar.style.background == LayoutColor(1, 0, 0))
    let count = { (device: HeadlessDevice) in
      device.picture().svg.ranges(of: "fill=\"#ff0000\"").count
    }
    #expect(count(plain) == 0)
    // The bar, and what is above it.
    #expect(count(device) == 2)
  }

  private final class Days: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 31 : 1
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { component == 0 ? "\(row + 1)" : "May" }
  }

  @Test(
    "A picker shows the rows around the selected ones",
    arguments: [
      (0, ["1", "2", "3"], 0), (9, ["8", "9", "10", "11", "12"], 2), (30, ["29", "30", "31"], 2),
    ])
  func wheels(row: Int, rows: [String], place: Int) throws {
    let days = Days()
    let picker = UIPickerView()
    picker.dataSource = days
    picker.delegate = days
    picker.selectRow(row, inComponent: 0, animated: false)
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(
      root: TestScreen { $0.add(picker, at: CGRect(x: 20, y: 200, width: 320, height: 216)) })
    let view = try #require(device.layoutSnapshot().views.first { $0.className == "UIPickerView" })
    #expect(
      view.content == .picker([.init(rows, selected: place), .init(["May"], selected: 0)]))
    let svg = device.picture().svg
    #expect(rows.allSatisfy { svg.contains(">\($0)<") } && svg.contains(">May<"))
  }
}
