import InterfaceBuilderDocuments
import Orientation
import TextFormats
import TestSupport
import Testing

@Suite struct InterfaceDocumentTests {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a">
      <scenes><scene sceneID="s"><objects>
        <viewController id="a" customClass="Page" customModule="App" sceneMemberID="viewController">
          <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
          <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="-20.5" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <label text="One &amp; two" id="l">
                <string key="text">Line 1
    Line 2</string>
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="13.5"/>
                <color key="textColor" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB"/>
                <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                  <userDefinedRuntimeAttribute type="boolean" keyPath="isBold" value="YES"/>
                </userDefinedRuntimeAttributes>
                <connections>
                  <outlet property="delegate" destination="a" id="o"/>
                  <segue destination="a" kind="show" identifier="Again" id="sg"/>
                </connections>
              </label>
            </subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <constraints>
              <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" constant="16" id="c1"/>
              <constraint firstItem="l" firstAttribute="width" secondItem="l" secondAttribute="height" multiplier="16:9" priority="750" identifier="Shape" id="c2"/>
              <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="l" secondAttribute="bottom" symbolic="YES" id="c3"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c2"/></mask></variation>
            <variation key="heightClass=compact-widthClass=regular"><mask key="constraints"><include reference="c2"/></mask></variation>
            <variation key="heightClass=compact" alpha="0.5"/>
          </view>
        </viewController>
      </objects></scene></scenes>
      <resources>
        <image name="star" width="24" height="25"/>
        <namedColor name="Accent"><color red="0" green="1" blue="0" alpha="1"/></namedColor>
      </resources>
    </document>
    """

  static func read(_ text: String, _ path: String = "App/Main.storyboard") -> (
    document: InterfaceDocument, problems: [Problem]
  ) { InterfaceDocumentReader.read(Array(text.utf8), path: path) }

  static func label() throws -> InterfaceElement {
    let view = try #require(read(storyboard).document.controllers.first?.property("view"))
    return try #require(view.list("subviews").first)
  }

  @Test("A storyboard has its scenes, resources and what it is made for")
  func document() throws {
    let (document, problems) = Self.read(Self.storyboard)
    #expect(problems.isEmpty && document.problems.isEmpty)
    #expect(document.name == "Main")
    #expect(document.isStoryboard && document.usesAutoLayout && document.isForPhoneOrPad)
    #expect(document.initialController == "a")
    #expect(document.scenes.count == 1)
    #expect(document.scenes.first?.controller?.customClass == "Page")
    #expect(document.resources.imageSizes["star"] == InterfaceSize(width: 24, height: 25))
    #expect(
      document.resources.colors["Accent"] == .components(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test("An object has frame, text, font, colours and values that are given by name")
  func object() throws {
    let label = try Self.label()
    #expect(label.location.line == 10)
    #expect(label["text"] == "One & two")
    #expect(label.property("text")?.text == "Line 1\nLine 2")
    let view = try #require(Self.read(Self.storyboard).document.controllers.first?.property("view"))
    #expect(view.rect("frame")?.y == -20.5)
    #expect(view.rect("frame")?.size == InterfaceSize(width: 375, height: 667))
    let font = try #require(label.property("fontDescription"))
    #expect(InterfaceFont(font) == .system(weight: "semibold", isItalic: false, size: 13.5))
    let color = try #require(label.property("textColor"))
    #expect(InterfaceColor(color) == .components(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    let background = try #require(view.property("backgroundColor"))
    #expect(InterfaceColor(background) == .system("systemBackgroundColor"))
    #expect(label.runtimeAttributes.map(\.keyPath) == ["layer.cornerRadius", "isBold"])
    #expect(label.runtimeAttributes.map(\.value) == [.integer(8), .flag(true)])
  }

  @Test("Connections are outlets and segues")
  func connections() throws {
    let connections = try Self.label().connections
    #expect(connections.map(\.destination) == ["a", "a"])
    #expect(connections.first?.kind == .outlet(property: "delegate"))
    guard case .segue(let segue) = connections.last?.kind else {
      Issue.record("no segue")
      return
    }
    #expect(segue.kind == "show" && segue.identifier == "Again")
  }

  @Test("Constraints have attributes, ratios, priorities and standard distances")
  func constraints() throws {
    let view = try #require(Self.read(Self.storyboard).document.controllers.first?.property("view"))
    let found = view.list("constraints").compactMap(InterfaceConstraint.init)
    #expect(found.map(\.firstAttribute) == ["leading", "width", "bottom"])
    #expect(found.map(\.secondAttribute) == ["leadingMargin", "height", "bottom"])
    #expect(found.map(\.multiplier) == [1, 16.0 / 9, 1])
    #expect(found.map(\.constant) == [16, 0, 8])
    #expect(found.map(\.priority) == [1000, 750, 1000])
    #expect(found.map(\.firstItem) == ["l", "l", nil])
    #expect(found[2].relation == "greaterThanOrEqual")
    #expect(found[1].identifier == "Shape")
  }

  @Test(
    "Variations count in the size classes they name, the particular last",
    arguments: [
      (width: Bool?.some(true), height: Bool?.some(false), keys: ["default"]),
      (true, true, ["default", "heightClass=compact"]),
      (false, true, ["default", "heightClass=compact", "heightClass=compact-widthClass=regular"]),
      (nil, nil, ["default"]),
    ])
  func variations(width: Bool?, height: Bool?, keys: [String]) throws {
    let view = try #require(Self.read(Self.storyboard).document.controllers.first?.property("view"))
    let counting = view.variations.filter {
      $0.counts(isWidthCompact: width, isHeightCompact: height)
    }
    #expect(counting.map { $0.element.key } == keys)
    #expect(view.variations.first?.excluded == ["c2"])
    #expect(view.variations.last?.included == ["c2"])
  }

  @Test(
    "What cannot be so has a message at its line",
    arguments: [
      (
        "firstItem=\"l\" firstAttribute=\"leading\"", "firstItem=\"x\" firstAttribute=\"leading\"",
        "firstItem='x' is not in the document. Expected the id of one of its objects."
      ),
      (
        "secondAttribute=\"leadingMargin\"", "secondAttribute=\"leadingMargins\"",
        "unknown attribute of a constraint 'leadingMargins'"
      ),
      ("constant=\"16\"", "constant=\"1e\"", "constant='1e' is not a number. Expected a number."),
      (
        "multiplier=\"16:9\"", "multiplier=\"16:0\"",
        "multiplier='16:0' is not a number. Expected a number or a ratio, such as 16:9."
      ),
      ("y=\"-20.5\"", "y=\"nan\"", "y='nan' is not a number. Expected a number."),
    ])
  func problems(old: String, new: String, message: String) {
    let text = Self.storyboard.replacing(old, with: new)
    #expect(text != Self.storyboard)
    let problems = Self.read(text).document.problems
    #expect(problems.count == 1)
    #expect(problems.first?.description.contains(message) == true, "\(problems)")
    #expect(problems.first?.location.line != nil)
  }

  @Test("What was read before a mistake counts")
  func damaged() {
    let half = Self.read(String(Self.storyboard.prefix(900)))
    #expect(half.document.isIncomplete)
    #expect(half.problems.count == 1)
    #expect(half.document.controllers.first?.id == "a")
  }
}

@Suite struct HostileInterfaceDocumentTests {
  @Test("Very many elements are one problem", .enabled(if: Effort.hostile.isRaised))
  func many() {
    let many = "<document>" + String(repeating: "<a/>", count: 400_001) + "</document>"
    let problems = InterfaceDocumentTests.read(many).problems
    #expect(problems.first?.message == "very many elements")
  }
}
