import HeadlessDevice
import HeadlessUIKit
import InterfaceBuilderDocuments
import Orientation
import Testing
import UIKit

@Suite @MainActor struct StoryboardTests {
  /// A page with a label that is 20 points wide in a compact height, and a button that leads on.
  static func page(_ extra: String = "", scenes: String = "", class name: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="page">
      <scenes><scene sceneID="s"><objects>
        <viewController id="page" storyboardIdentifier="Page" title="Page" \(name) sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <label opaque="NO" userInteractionEnabled="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="1" y="2" width="3" height="4"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
              </label>
              <button opaque="NO" buttonType="system" id="b">
                <rect key="frame" x="10" y="300" width="80" height="44"/>
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
                <state key="normal" title="On"/>
                <connections><segue destination="next" kind="show" identifier="Next" id="sg"/></connections>
              </button>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="l" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="c1"/>
              <constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c2">
                <variation key="heightClass=compact" constant="2"/>
              </constraint>
              <constraint firstItem="l" firstAttribute="width" constant="100" id="c3"/>
              <constraint firstItem="l" firstAttribute="width" constant="20" id="c4"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c4"/></mask></variation>
            <variation key="heightClass=compact"><mask key="constraints"><exclude reference="c3"/><include reference="c4"/></mask></variation>
          </view>
          <navigationItem key="navigationItem" title="A page"/>
          \(extra)
        </viewController></objects></scene>
        \(scenes)
      </scenes>
    </document>
    """
  }

  static let next = """
    <scene sceneID="s2"><objects><viewController id="next" storyboardIdentifier="Next" title="Next" sceneMemberID="viewController">
      <view key="view" id="nv"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><containerView id="box"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
          <connections><segue destination="inner" kind="embed" id="e1"/></connections></containerView></subviews></view>
    </viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="inner" title="Inner" sceneMemberID="viewController">
      <view key="view" id="iv"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
    </viewController></objects></scene>
    """

  static func storyboard(_ text: String, hasAppClasses: Bool = true) -> UIStoryboard {
    let read = InterfaceDocumentReader.read(Array(text.utf8), path: "Main.storyboard")
    #expect(read.problems.isEmpty)
    return UIStoryboard(read.document, hasAppClasses: hasAppClasses)
  }

  @Test("A scene's views have their properties, and its constraints place them")
  func views() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let storyboard = Self.storyboard(Self.page(scenes: Self.next))
    device.launch(root: storyboard.instantiateInitialViewController() ?? UIViewController())
    let label = try #require(device.view(UILabel.self) { $0.text == "Hello" })
    #expect(label.font.pointSize == 20)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.frame.origin == CGPoint(x: 16, y: 67))
    #expect(label.frame.width == 100)
    let button = try #require(device.view(UIButton.self) { $0.currentTitle == "On" })
    #expect(button.buttonType == .system)
    #expect(button.frame == CGRect(x: 28, y: 300, width: 80, height: 44))
    let root = try #require(device.visibleViewController)
    #expect(root.title == "Page" && root.navigationItem.title == "A page")
    #expect(root.storyboard === storyboard)
  }

  @Test("Size-class variations switch on a turn, and back")
  func variations() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let storyboard = Self.storyboard(Self.page(scenes: Self.next))
    device.launch(root: storyboard.instantiateInitialViewController() ?? UIViewController())
    let label = try #require(device.view(UILabel.self) { $0.text == "Hello" })
    device.turn(to: .landscapeLeft)
    #expect(label.frame.origin == CGPoint(x: 75, y: 2))
    #expect(label.frame.width == 20)
    device.turn(to: .portrait)
    #expect(label.frame.origin == CGPoint(x: 16, y: 67))
    #expect(label.frame.width == 100)
  }

  @Test("A button performs its segue, and embedded controllers are there when the view is")
  func segues() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let storyboard = Self.storyboard(Self.page(scenes: Self.next))
    let navigation = UINavigationController(
      rootViewController: storyboard.instantiateViewController(withIdentifier: "Page"))
    device.launch(root: navigation)
    let button = try #require(device.view(UIButton.self) { $0.currentTitle == "On" })
    device.run { button.sendActions(for: .touchUpInside) }
    device.settle()
    let top = try #require(navigation.topViewController)
    #expect(top.title == "Next")
    #expect(top.children.map(\.title) == ["Inner"])
    #expect(top.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    device.run { _ = navigation.popViewController(animated: false) }
    device.run { navigation.topViewController?.performSegue(withIdentifier: "Next", sender: nil) }
    device.settle()
    #expect(navigation.topViewController?.title == "Next")
  }

  @Test("A scene that contains itself comes to an end")
  func cycle() throws {
    let text = Self.page(
      scenes: Self.next.replacing("destination=\"inner\"", with: "destination=\"next\""))
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: Self.storyboard(text).instantiateViewController(withIdentifier: "Next"))
    #expect(device.visibleViewController?.title == "Next")
    #expect(device.log.contains { $0.hasSuffix("it contains itself.") })
  }

  @Test("What is not in a storyboard raises UIKit's exceptions")
  func exceptions() throws {
    var configuration = try HeadlessDevice.Configuration("iPhone 15, iOS 17")
    configuration.recordsFaults = true
    let device = HeadlessDevice(configuration)
    let storyboard = Self.storyboard(Self.page(scenes: Self.next))
    device.launch(root: UIViewController())
    device.run {
      _ = storyboard.instantiateViewController(withIdentifier: "Stranger")
      storyboard.instantiateViewController(withIdentifier: "Page")
        .performSegue(withIdentifier: "Nowhere", sender: nil)
      _ = UIStoryboard(name: "Nothing", bundle: nil)
    }
    #expect(
      device.faults.map(\.name) == [
        "NSInvalidArgumentException", "NSInvalidArgumentException", "NSInvalidArgumentException",
      ])
    #expect(
      device.faults.first?.reason
        == "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier 'Stranger'"
    )
    #expect(
      device.faults.dropFirst().first?.reason
        == "Receiver (<UIViewController>) has no segue with identifier 'Nowhere'")
  }
}
