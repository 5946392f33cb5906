import Orientation
import Testing

@testable import XcodeProjectFiles
import TextFormats

@Suite struct InterfaceFileTests {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="tab">
      <scenes>
        <!--Tabs-->
        <scene sceneID="s1">
          <objects>
            <tabBarController id="tab" customClass="TabBar" customModule="App" sceneMemberID="viewController">
              <connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="c1"/>
                <segue destination="ref" kind="relationship" relationship="viewControllers" id="c2"/>
              </connections>
            </tabBarController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr" customClass="UIResponder" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
        <scene sceneID="s2">
          <objects>
            <navigationController id="nav" sceneMemberID="viewController">
              <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="c3"/></connections>
            </navigationController>
            <tableViewController id="list" customClass="List" sceneMemberID="viewController" storyboardIdentifier="List &amp; more">
              <tableView key="view"><prototypes><tableViewCell id="cell">
                <label text="a &gt; b > c">text</label>
                <connections>
                  <segue destination="player" kind="show" identifier="play" id="c4"/>
                  <segue destination="player" kind="presentation" modalPresentationStyle="fullScreen" id="c5"/>
                </connections></tableViewCell></prototypes></tableView>
            </tableViewController>
            <exit id="e" sceneMemberID="exit"/>
          </objects>
        </scene>
        <scene sceneID="s3"><objects>
          <viewController id="player" customClass="Player" modalPresentationStyle="overFullScreen" sceneMemberID="viewController">
            <view key="view"><subviews><containerView id="box"><connections>
              <segue destination="inner" kind="embed" id="c6"/></connections></containerView>
              <button><connections><segue destination="e" kind="unwind" unwindAction="back:" id="c7"/></connections></button>
            </subviews></view>
          </viewController>
          <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="Root" id="ref" sceneMemberID="viewController"/>
          <glkViewController id="inner" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>

    """

  static func read(_ text: String, _ path: String = "Main.storyboard") -> (
    file: InterfaceFile, problems: [String]
  ) {
    let read = InterfaceFileReader.read(Array(text.utf8), path: path)
    return (read.file, read.problems.map(\.description))
  }

  @Test("A storyboard has controllers, classes, segues and references with their lines")
  func storyboard() throws {
    let (file, problems) = Self.read(Self.storyboard)
    #expect(problems.isEmpty)
    #expect(!file.isIncomplete)
    #expect(file.isForPhoneOrPad)
    #expect(file.initial?.customClass?.value == "TabBar")
    #expect(file.controllers.map(\.id) == ["tab", "nav", "list", "player", "ref", "inner"])
    #expect(
      file.controllers.map(\.kind) == [
        .tabBarController, .navigationController, .tableViewController, .viewController,
        .viewControllerPlaceholder, .viewController,
      ])
    #expect(file.controllers.map(\.location.line) == [7, 18, 21, 33, 39, 40])
    let list = try #require(file.controller(id: "list"))
    #expect(list.storyboardIdentifier?.value == "List & more")
    #expect(list.segues.map(\.kind) == [.show, .presentation])
    #expect(list.segues.map(\.presentationStyle?.value) == [nil, "fullScreen"])
    #expect(list.segues.first?.identifier?.value == "play")
    #expect(list.segues.first?.location.line == 25)
    #expect(file.initial?.segues.map(\.destination) == ["nav", "ref"])
    let player = try #require(file.controller(id: "player"))
    #expect(player.presentationStyle?.value == "overFullScreen")
    #expect(player.segues.map(\.kind) == [.embed, .unwind])
    #expect(
      file.controller(id: "ref")?.reference?.storyboard == "Settings")
  }

  @Test("A xib has its owner, and containers with their controllers inside them")
  func xib() {
    let (file, problems) = Self.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"/>
          <customObject id="d" customClass="AppDelegate"/>
          <tabBarController id="tabs"><viewControllers>
            <navigationController id="nav"><viewControllers>
              <viewController id="first" customClass="First"/></viewControllers></navigationController>
            <viewController id="second"/></viewControllers></tabBarController>
          <window id="w"><connections><outlet property="rootViewController" destination="tabs" id="o"/></connections></window>
        </objects>
      </document>
      """, "MainWindow.xib")
    #expect(problems.isEmpty)
    #expect(file.filesOwner?.value == "UIApplication")
    #expect(file.initial?.id == "tabs")
    #expect(file.controller(id: "tabs")?.segues.map(\.destination) == ["nav", "second"])
    #expect(file.controller(id: "nav")?.segues.map(\.relationship) == ["rootViewController"])
  }

  static let bomb = """
    <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
    <document>&b;</document>
    """

  static let broken: [(text: String, message: String)] = [
    ("", "a:1:1: the interface file ends too early. Expected </document>."),
    (
      bomb,
      "a:1:1: a document type with declarations of its own. Expected none, or one without them."
    ),
    (
      "<!DOCTYPE d SYSTEM \"file:///etc/passwd\">\n<d/>", "a:2:1: found '<d>'. Expected <document>."
    ),
    ("<archive type=\"x\">", "a:1:1: a file in the form from before Xcode 5. Expected <document>."),
    ("<document><a></b></document>", "a:1:14: found '</b>'. Expected </a>."),
    (
      "<document><objects><x y></objects></document>",
      "a:1:23: an attribute without a value. Expected name=\"value\"."
    ),
    (
      "<document><objects><x y=\"&z;\"/>",
      "a:1:26: the entity '&z;'. Expected one of &amp; &lt; &gt; &quot; &apos; or a number."
    ),
    (
      "<document>" + String(repeating: "<a>", count: 600),
      "a:1:1544: elements nested too deep. Expected at most 512 levels."
    ),
    ("<document x=\"", "a:1:1: a tag that does not end. Expected >."),
    ("plain", "a:1:6: the interface file ends too early. Expected </document>."),
  ]

  @Test("A file that is broken or hostile gives one message and ends")
  func broken() {
    for (text, message) in Self.broken {
      let (file, problems) = Self.read(text, "a")
      #expect(problems == [message], "\(text.prefix(60))")
      #expect(file.isIncomplete)
    }
    let half = Self.read(String(Self.storyboard.prefix(1_200)))
    #expect(half.file.controllers.count == 3)
    #expect(half.problems.count == 1)
  }

  @Test("A kind of segue that does not exist is reported, with the nearest that does")
  func kinds() {
    let (_, problems) = Self.read(
      Self.storyboard.replacing("kind=\"presentation\"", with: "kind=\"presentatoin\""))
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix("did you mean presentation?") == true)
  }

  @Test("What a force press shows is given by the segue around it")
  func firmPress() {
    let before = Self.read(Self.storyboard)
    let after = Self.read(
      Self.storyboard.replacing(
        "</viewController>",
        with: """
          <connections><segue key="commit" inheritsFrom="parent" id="a-b"/></connections>\
          </viewController>
          """))
    #expect(after.problems == before.problems)
    let counts = [before, after].map { $0.file.controllers.map(\.segues.count) }
    #expect(counts[0] == counts[1])
  }
}
