import Foundation
import HeadlessDevice
import HeadlessUIKit
import InterfaceBuilderDocuments
import Orientation
import Testing
import UIKit

@Suite @MainActor struct NibTests {
  static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OutletPage"><connections>
          <outlet property="label" destination="l" id="o1"/><outlet property="view" destination="v" id="o2"/>
          <outlet property="gap" destination="c2" id="o3"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
          <subviews>
            <stackView opaque="NO" axis="vertical" spacing="6" translatesAutoresizingMaskIntoConstraints="NO" id="st"><rect key="frame" x="0.0" y="0.0" width="300" height="90"/>
              <subviews><label text="First" id="l"/><switch on="YES" id="sw"/></subviews></stackView>
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f"><rect key="frame" x="11" y="120" width="30" height="40"/></view>
            <segmentedControl selectedSegmentIndex="1" id="sc"><rect key="frame" x="0.0" y="0.0" width="50" height="29"/><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
          </subviews>
          <constraints>
            <constraint firstItem="st" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
            <constraint firstItem="st" firstAttribute="top" secondItem="v" secondAttribute="top" constant="5" id="c2"/>
          </constraints></view>
      </objects>
    </document>
    """

  @Test("A nib's objects are created and connected with their owner")
  func objects() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let owner = OutletPage()
    let made = device.run {
      UINib(data: Data(Self.xib.utf8), bundle: nil).instantiate(withOwner: owner)
    }
    #expect(made.count == 1)
    let view = try #require(made.first as? UIView)
    #expect(owner.viewIfLoaded === view)
    #expect(owner.label?.text == "First")
    #expect(owner.gap?.constant == 5)
    device.launch(root: owner)
    let stack = try #require(device.view(UIStackView.self))
    #expect(stack.axis == .vertical && stack.spacing == 6)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.frame.origin.x == 0 && abs(stack.frame.origin.y - 5) < 1e-9)
    #expect((stack.arrangedSubviews.last as? UISwitch)?.isOn == true)
    #expect(view.subviews[1].frame == CGRect(x: 11, y: 120, width: 30, height: 40))
    let segments = try #require(view.subviews.last as? UISegmentedControl)
    #expect((0..<2).map { segments.titleForSegment(at: $0) } == ["A", "B"])
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test("A storyboard and a nib among a bundle's resources are found by their names")
  func resources() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quarterturn-nibs-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.xib.write(
      to: folder.appendingPathComponent("Panel.xib"), atomically: true, encoding: .utf8)
    try StoryboardTests.page(scenes: StoryboardTests.next).write(
      to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let page = OutletPage(nibName: "Panel", bundle: bundle)
    device.launch(root: page)
    #expect(page.label?.text == "First")
    #expect(page.view.subviews.count == 3)
    let storyboard = device.run { UIStoryboard(name: "Main", bundle: bundle) }
    #expect(storyboard.instantiateInitialViewController()?.title == "Page")
    #expect(bundle.loadNibNamed("Panel", owner: OutletPage())?.count == 1)
  }
}
