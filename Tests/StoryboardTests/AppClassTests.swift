import HeadlessDevice
import HeadlessUIKit
import InterfaceBuilderDocuments
import Orientation
import Testing
import UIKit

/// A class of an app as the headless UIKit needs it: it sets its outlets by name.
final class OutletPage: UIViewController {
  weak var label: UILabel?
  weak var gap: NSLayoutConstraint?
  var events: [String] = []
  var isFancy = false

  override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "label": label = value as? UILabel
    case "gap": gap = value as? NSLayoutConstraint
    case "isFancy": isFancy = value as? Bool ?? false
    default: super.setValue(value, forKey: key)
    }
  }

  override func awakeFromNib() { events.append("awakeFromNib") }
  override func viewDidLoad() { events.append("viewDidLoad \(label?.text ?? "without")") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "-") for \(segue.destination.title ?? "-")")
  }
}

/// One that takes what a creator hands it.
final class MadePage: UIViewController {
  let number: Int

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

/// A segue of an app's own.
final class PlainSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

@Suite @MainActor struct AppClassTests {
  static let named = "customClass=\"OutletPage\" customModule=\"StoryboardTests\""

  static func page(_ property: String = "label") -> String {
    StoryboardTests.page(
      """
      <connections>
        <outlet property="\(property)" destination="l" id="o1"/>
        <segue destination="next" kind="custom" customClass="PlainSegue" customModule="StoryboardTests" identifier="Own" id="sg2"/>
      </connections>
      """, scenes: StoryboardTests.next, class: named)
  }

  @Test("An app's class is found by its name, and its outlets are set before viewDidLoad")
  func outlets() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let made = StoryboardTests.storyboard(Self.page()).instantiateInitialViewController()
    let page = try #require(made as? OutletPage)
    device.launch(root: page)
    #expect(page.label?.text == "Hello")
    #expect(page.events == ["awakeFromNib", "viewDidLoad Hello"])
    device.run { page.performSegue(withIdentifier: "Own", sender: nil) }
    device.settle()
    #expect(page.events.last == "prepare Own for Next")
    #expect(page.presentedViewController?.title == "Next")
  }

  @Test(
    "An outlet is a constraint, also one that another size class has",
    arguments: [("c2", 8), ("c4", 20)])
  func constraint(id: String, constant: CGFloat) throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let text = Self.page("gap").replacing(
      "destination=\"l\" id=\"o1\"", with: "destination=\"\(id)\" id=\"o1\"")
    let made = StoryboardTests.storyboard(text).instantiateInitialViewController()
    let page = try #require(made as? OutletPage)
    device.launch(root: page)
    #expect(page.gap?.constant == constant)
    #expect(page.gap?.isActive == (id == "c2"))
  }

  @Test("An outlet that the class does not have raises UIKit's exception")
  func missingOutlet() throws {
    var configuration = try HeadlessDevice.Configuration("iPhone 15, iOS 17")
    configuration.recordsFaults = true
    let device = HeadlessDevice(configuration)
    device.launch(
      root: StoryboardTests.storyboard(Self.page("lable")).instantiateInitialViewController()
        ?? UIViewController())
    #expect(device.faults.map(\.name) == ["NSUnknownKeyException"])
    #expect(
      device.faults.first?.reason
        == "[<OutletPage> setValue:forUndefinedKey:]: this class is not key value coding-compliant"
        + " for the key lable.")
  }

  @Test("Without the app's classes the class of UIKit's is created, and only its outlets are set")
  func withoutClasses() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let storyboard = StoryboardTests.storyboard(Self.page("lable"), hasAppClasses: false)
    device.launch(root: storyboard.instantiateInitialViewController() ?? UIViewController())
    let root = try #require(device.visibleViewController)
    #expect(type(of: root) == UIViewController.self)
    #expect(device.faults.isEmpty)
  }

  @Test("A class that is not there is logged, and UIKit's takes its place")
  func unknownClass() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let text = Self.page().replacing("\"OutletPage\"", with: "\"Stranger\"")
      .replacing("outlet property=\"label\"", with: "outlet property=\"view\"")
      .replacing("destination=\"l\" id=\"o1\"", with: "destination=\"v\" id=\"o1\"")
    device.launch(
      root: StoryboardTests.storyboard(text).instantiateInitialViewController()
        ?? UIViewController())
    #expect(device.log.contains("Unknown class Stranger in Interface Builder file."))
  }

  @Test("A creator makes the object of a scene")
  func creator() throws {
    let storyboard = StoryboardTests.storyboard(StoryboardTests.page(scenes: StoryboardTests.next))
    let made: MadePage = storyboard.instantiateViewController(identifier: "Page") {
      MadePage(coder: $0, number: 7)
    }
    #expect(made.number == 7 && made.title == "Page")
    #expect(made.view.viewWithTag(0) != nil && made.view.subviews.count == 2)
  }
}
