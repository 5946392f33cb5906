import RotationScenario
import Foundation
import Orientation
import RotationReport
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

  @Test("rows hold at most five frames and are as even as can be", arguments: 0...12)
  func rows(count: Int) throws {
    let all = try WrittenTranscript.steps()
    let steps = (0..<count).map { all[$0 % all.count] }
    let svg = Filmstrip(title: "Rows", steps).svg
    #expect(XMLOutline(svg).isWellFormed)
    let expected = [1: 252, 5: 1124, 6: 688, 7: 906, 10: 1124, 11: 906]
    if let width = expected[count] { #expect(svg.contains("width=\"\(max(470, width))\"")) }
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
