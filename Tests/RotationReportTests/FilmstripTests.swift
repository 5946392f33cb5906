import RotationScenario
import Foundation
import Orientation
import RotationReport
import RotationTranscripts
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct FilmstripTests {
  typealias App = PlayerApp

  /// What a device does when it is turned, laid down, covered, locked, moved and asked.
  static func steps(_ device: String, _ version: Int) throws -> [ReportedStep] {
    App.play(
      try App.system(version, device: device, delegate: nil),
      [
        .turn(.landscapeLeft), .turn(.faceUp), .turn(.faceDown), .turn(.portraitUpsideDown),
        .present(App.trailer, .automatic, from: App.tabs), .userLock(true),
        .turn(.landscapeRight), .requestGeometryUpdate(.main, .portrait),
        .resize(.main, ScreenSize(500, 700), isInteractive: false), .move(.main, .mirroring),
        .move(.main, .externalDisplay), .move(.main, .duoInner), .enterBackground,
      ])
  }

  @Test("a filmstrip is the same as it was")
  func snapshot() throws {
    let svg = try Filmstrip(title: "A list & its player", WrittenTranscript.steps()).svg
    try expectSnapshot(svg, "filmstrip.svg")
  }

  @Test("every device makes a well-formed picture", arguments: DeviceProfile.all.map(\.name))
  func everyDevice(name: String) throws {
    let device = try #require(DeviceProfile.named(name))
    let version = device.lastVersion?.major ?? 27
    let svg = try Filmstrip(title: name, Self.steps(name, version)).svg
    #expect(XMLOutline(svg).isWellFormed)
    #expect(!svg.contains("nan") && !svg.contains("inf\""))
  }

  @Test("the same steps give the same bytes", arguments: [6, 12, 17, 26, 27])
  func determinism(version: Int) throws {
    let device = version < 10 ? "iPhone 5" : version < 17 ? "iPhone X" : "iPhone 15"
    let first = try Filmstrip(title: "Twice", Self.steps(device, version)).svg
    #expect(try Filmstrip(title: "Twice", Self.steps(device, version)).svg == first)
  }

  @Test("texts are escaped, and what XML forbids is replaced")
  func escapes() throws {
    var steps = try WrittenTranscript.steps()
    steps[0].caption = "<b> & \"c\" 'd' \u{1} ]]>"
    let outline = XMLOutline(Filmstrip(title: "</svg><script>", steps).svg)
    #expect(outline.isWellFormed)
    #expect(!outline.elements.contains("script"))
    #expect(outline.texts.contains("</svg><script>"))
    #expect(outline.texts.contains { $0.hasPrefix("<b> & \"c\" 'd' \u{FFFD}") })
  }

  @Test("a picture tells in words what it shows, and needs nothing from outside")
  func accessibility() throws {
    let svg = try Filmstrip(title: "A list", WrittenTranscript.steps()).svg
    let outline = XMLOutline(svg)
    #expect(outline.elements.prefix(3) == ["svg", "title", "desc"])
    #expect(outline.texts.contains { $0.contains("2. The device is turned to landscapeLeft: ") })
    #expect(svg.contains("prefers-color-scheme: dark"))
    let links = svg.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!links.contains("http") && !links.contains("href") && !links.contains("@import"))
  }

  @Test("rows hold at most four frames and are as even as can be", arguments: 0...12)
  func rows(count: Int) throws {
    let all = try WrittenTranscript.steps()
    let steps = (0..<count).map { all[$0 % all.count] }
    let svg = Filmstrip(title: "Rows", steps).svg
    #expect(XMLOutline(svg).isWellFormed)
    let expected = [1: 251, 2: 468, 4: 902, 5: 685, 6: 685, 7: 902, 10: 902, 11: 902]
    if let width = expected[count] { #expect(svg.contains("width=\"\(max(470, width))\"")) }
  }

  static func picture(_ yaml: String) throws -> (svg: String, outline: XMLOutline) {
    let run = ScenarioRun(try Scenario(yaml: yaml, file: "s.yml"))
    let svg = Filmstrip(title: "A picture", run.reportedSteps).svg
    return (svg, XMLOutline(svg))
  }

  @Test("a scene that is half as wide as the screen is at its edge, with another app beside it")
  func besideAnother() throws {
    let pad = """
      stage: iPad Air 5, iPadOS 18
      plist: [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
      screens: { List: {} }
      steps:
        - launch
        - resize: 590x820
      """
    let divider = "class=\"hole\""
    let turned = pad.replacing("- launch", with: "- launch\n  - turn: landscapeLeft")
    let (svg, _) = try Self.picture(turned)
    #expect(svg.contains(divider))
    let (window, _) = try Self.picture(turned.replacing("590x820", with: "590x500"))
    #expect(!window.contains(divider))
  }

  @Test("a split view shows its columns where it is wide, and its detail where it is not")
  func columns() throws {
    let app = """
      stage: iPad Air 5, iPadOS 18
      plist: [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
      root: Split
      screens:
        Split: { kind: split, children: [Box, Message] }
        Box: {}
        Message: {}
      steps:
        - launch
      """
    #expect(try Self.picture(app).outline.texts.contains("Box"))
    let phone = app.replacing("iPad Air 5, iPadOS 18", with: "iPhone 15, iOS 18")
    let (_, outline) = try Self.picture(phone)
    #expect(!outline.texts.contains("Box"))
    #expect(outline.texts.contains("Message"))
  }

  /// A scene on the device, and another one on another display.
  private static let beamer = """
    stage: iPhone 15, iOS 17
    plist: [portrait, landscapeLeft, landscapeRight]
    root: Deck
    screens:
      Deck: { supports: portrait }
      Slides: {}
    steps:
      - launch
      - openScene: Slides
        name: beamer
        place: externalDisplay
      - turn: landscapeLeft
      - move: externalDisplay
    """

  @Test("Q-18, N-37: each scene is on its own display, and a frame lists what its own scene shows")
  func scenes() throws {
    let steps = ScenarioRun(try Scenario(yaml: Self.beamer)).reportedSteps
    #expect(steps.map(\.frame.screens) == Array(repeating: ["Deck"], count: 4))
    #expect(steps[0].frame.otherScenes.isEmpty)
    for step in steps.dropFirst() {
      let other = try #require(step.frame.otherScenes.first)
      #expect(step.frame.otherScenes.count == 1 && other.screens == ["Slides"])
      #expect(other.environment == .externalDisplay && other.interface == .landscapeRight)
      #expect(other.size == ScreenSize(1920, 1080))
    }
    let (svg, outline) = try Self.picture(Self.beamer)
    // In each of the pictures, and beside its mask where one was looked at.
    #expect(outline.texts.count { $0 == "Deck" } == 6)
    #expect(outline.texts.count { $0 == "Slides" } == 3)
    #expect(outline.texts.contains("scene 1: stays"))
    #expect(PictureLayout(svg).faults() == [])
    // The display stands upright, however the device is held.
    let turned = Filmstrip(title: "Turned", [steps[2]]).svg
    let slides = try #require(turned.range(of: ">Slides</text>"))
    let deck = try #require(turned.range(of: ">Deck</text>"))
    #expect(deck.lowerBound < slides.lowerBound)
    #expect(!turned[deck.upperBound..<slides.lowerBound].contains("rotate("))
  }

  @Test("However many scenes there are, their pictures stay in the card", arguments: 1...6)
  func manyScenes(count: Int) throws {
    let names = (0..<count).map { "Compose\($0)ViewController" }
    let yaml = """
      stage: iPad Air 11 M3, iOS 18
      plist: { orientations~ipad: all }
      root: Mail
      screens: { Mail: {}, \(names.map { "\($0): {}" }.joined(separator: ", ")) }
      steps:
        - launch
        - turn: landscapeLeft

      """ + names.map { "  - openScene: \($0)\n" }.joined()
    let (svg, outline) = try Self.picture(yaml)
    #expect(PictureLayout(svg).faults() == [])
    let hasMore = outline.texts.contains { $0.contains("more scene") }
    #expect(hasMore == (count > 3))
  }

  @Test("nothing continues after a crash, but the user's lock is shown")
  func crash() throws {
    let (svg, outline) = try Self.picture(
      """
      stage: iPhone 15, iOS 17
      plist: [portrait]
      screens: { Player: { supports: landscape }, List: {} }
      root: List
      steps:
        - launch
        - present: Player
          from: List
          style: fullScreen
        - lock: on
        - turn: landscapeLeft
      """)
    #expect(outline.texts.filter { $0 == "crashes" }.count == 1)
    #expect(outline.texts.filter { $0 == "not running" }.count == 2)
    #expect(outline.texts.contains { $0.contains("The app crashed in step 2") })
    // In two frames and in the legend.
    #expect(svg.split(separator: "lockline\"").count == 4)
  }

  @Test("a scene that changes there and back, as for the app switcher, has not changed")
  func background() throws {
    let (_, outline) = try Self.picture(
      """
      stage: iPad Air 5, iPadOS 17
      plist: [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
      screens: { List: {} }
      steps:
        - launch
        - background
      """)
    #expect(!outline.texts.contains { $0.hasPrefix("The scene is") }, "\(outline.texts)")
  }

  @Test("a recording has a frame for each of its turns")
  func recording() throws {
    let (_, outline) = try Self.picture(
      """
      stage: iPhone 15, iOS 17
      plist: [portrait, landscapeLeft, landscapeRight]
      screens: { List: {} }
      steps:
        - launch
        - accelerate: [[0, 0, -1, 0], [1, 0, -1, 0], [1.4, -1, 0, 0], [4, -1, 0, 0], [4.4, 0, -1, 0], [7, 0, -1, 0]]
      """)
    let labels = outline.texts.filter { $0.hasPrefix("2.") && $0.count == 3 }
    #expect(labels == ["2.1", "2.2"])
    #expect(outline.texts.contains("turns to landscapeRight"))
    #expect(outline.texts.contains("turns to portrait"))
  }

  @Test(
    "the camera is where it is on the model",
    arguments: [("iPad Air 11-inch (M3)", true), ("iPad Air (5th generation)", false)])
  func camera(name: String, isAtTheSide: Bool) throws {
    let device = try #require(DeviceProfile.named(name))
    #expect(device.hasLandscapeCamera == isAtTheSide)
    let svg = try Filmstrip(title: name, [Self.steps(name, 26)[0]]).svg
    #expect(svg.contains("class=\"faint\" cx=\"0\" cy=\"-") != isAtTheSide)
  }

  @Test("the app's own lock has a sign")
  func appLock() throws {
    let (_, outline) = try Self.picture(
      """
      stage: iPhone 15, iOS 26
      plist: [portrait, landscapeLeft, landscapeRight]
      screens: { Game: { prefersLocked: true } }
      steps:
        - launch
      """)
    #expect(outline.texts.contains("the app locks it"))
  }
}

/// The names and texts of an XML document, in their order.
final class XMLOutline: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var elements: [String] = []
  private(set) var texts: [String] = []
  private var text = ""

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(elementName)
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if !text.isEmpty { texts.append(text) }
    text = ""
  }
}
