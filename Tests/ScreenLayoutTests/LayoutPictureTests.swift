import Foundation
import Orientation
import RecordedFiles
import ScreenLayout
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct LayoutPictureTests {
  @Test("Every kind of content is drawn as the recorded picture has it", arguments: [false, true])
  func everyContent(isDark: Bool) throws {
    let picture = LayoutPicture(
      Catalogue.snapshot(isDark: isDark), caption: "Every kind of content")
    try expectRecorded(
      picture.svg,
      at: "Tests/ScreenLayoutTests/Pictures/contents-\(isDark ? "dark" : "light").svg")
  }

  @Test(
    "The same layout gives the same bytes, in any orientation",
    arguments: InterfaceOrientation.upright)
  func sameBytes(_ orientation: InterfaceOrientation) {
    let snapshot = Catalogue.snapshot(orientation)
    #expect(LayoutPicture(snapshot).svg == LayoutPicture(snapshot).svg)
  }

  @Test(
    "A picture is well-formed, and every id is there once", arguments: InterfaceOrientation.upright)
  func wellFormed(_ orientation: InterfaceOrientation) throws {
    let snapshot = Catalogue.snapshot(orientation)
    let problem = LayoutProblem(
      .offScreen, view: "a", "is off", frame: ScreenRect(380, -9, 60, 60), in: snapshot)
    let picture = LayoutPicture(snapshot, problems: [problem, problem])
    let sheet = LayoutSheet(title: "Two", [[picture, picture], [picture]])
    let ids = try Self.ids(in: sheet.svg)
    #expect(!ids.isEmpty)
    #expect(Set(ids).count == ids.count)
  }

  @Test(
    "Whatever texts hold, a picture is well-formed and obeys none of it",
    arguments: [
      "<script>alert(1)</script>", "]]>", "&amp;", "\"'", "a\u{0}b\u{7}c", "\u{FFFE}", "##[error]",
      "\u{202E}abc", "</metadata>", "end of views", String(repeating: "x", count: 3000), "\n\n",
    ])
  func hostile(_ text: String) throws {
    let snapshot = Catalogue.snapshot(named: text)
    let problem = LayoutProblem(.textCutOff, view: text, text, frame: nil, in: snapshot)
    let svg = LayoutPicture(snapshot, problems: [problem], caption: text).svg
    #expect(throws: Never.self) { try Self.ids(in: svg) }
    #expect(!svg.contains("<script"))
  }

  @Test(
    "Places that are not numbers, or too large, do not end the program",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e18])
  func notFinite(_ number: Double) throws {
    var snapshot = Catalogue.snapshot()
    snapshot.windows[0].subviews = snapshot.windows[0].subviews.map { view in
      var view = view
      view.frame = ScreenRect(number, number, number, number)
      view.size = ScreenSize(number, number)
      view.style.background = LayoutColor(number, 0, 0)
      return view
    }
    let problems = snapshot.problems()
    let picture = LayoutPicture(snapshot, problems: problems)
    #expect(throws: Never.self) { try Self.ids(in: picture.svg) }
  }

  @Test("What a device draws itself is where its display has it", arguments: DeviceProfile.all)
  func devices(_ device: DeviceProfile) throws {
    for orientation in InterfaceOrientation.upright {
      let snapshot = LayoutSnapshot(
        name: "Empty", device: device, version: SystemVersion(17), orientation: orientation)
      #expect(snapshot.fillsDisplay)
      #expect(throws: Never.self) { try Self.ids(in: LayoutPicture(snapshot).svg) }
      let obstacles = ScreenObstacle.all(
        on: device.main, orientation, safeArea: ScreenInsets(0, 0, 20, 0), statusBarHeight: 20,
        hasHomeButton: device.hasHomeButton)
      let screen = ScreenRect(ScreenPoint.zero, snapshot.size)
      for obstacle in obstacles {
        let frame = obstacle.frame
        #expect(frame.origin.x >= 0 && frame.origin.y >= 0)
        #expect(frame.origin.x + frame.size.width <= screen.size.width + 1e-9)
        #expect(frame.origin.y + frame.size.height <= screen.size.height + 1e-9)
      }
    }
  }

  /// The ids of a file; throws where it is not well-formed.
  static func ids(in svg: String) throws -> [String] {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.ids
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var ids: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if let id = attributes["id"] { ids.append(id) }
    }
  }
}

extension InterfaceOrientation {
  static let upright: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
