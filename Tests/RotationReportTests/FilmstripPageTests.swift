import Foundation
import Orientation
import RotationReport
import RotationTranscripts
import Testing

@Suite struct FilmstripPageTests {
  @Test("A page is the same as it was")
  func snapshot() throws {
    let page = FilmstripPage(title: "A list & its player", try WrittenTranscript.steps())
    try expectSnapshot(page.html, "filmstrip.html")
  }

  @Test("A page is well-formed, has a frame for each step, and loads nothing")
  func outline() throws {
    let html = FilmstripPage(title: "A list", try WrittenTranscript.steps()).html
    let outline = XMLOutline(html)
    #expect(outline.isWellFormed)
    #expect(outline.elements.count { $0 == "section" } == 4)
    #expect(outline.texts.contains("2. The device is turned to landscapeLeft"))
    #expect(
      outline.texts.contains { $0.hasPrefix("NSInvalid") || $0.contains("UIApplicationInval") })
    for word in ["http", "src=", "@import", "url("] {
      let rest = html.replacing("http-equiv", with: "").replacing("url(#quarterturn-", with: "")
      #expect(!rest.contains(word), "\(word)")
    }
  }

  @Test("Names are shown and not obeyed")
  func escapes() throws {
    let hostile = "</title><script>alert(1)</script>"
    var steps = try WrittenTranscript.steps()
    steps[0].title = hostile
    steps[0].note = hostile
    steps[0].caption = hostile
    steps[0].frame.screens = [hostile]
    let outline = XMLOutline(FilmstripPage(title: hostile, steps).html)
    #expect(outline.isWellFormed)
    #expect(outline.elements.count { $0 == "script" } == 1)
    #expect(outline.texts.count { $0.contains(hostile) } >= 3)
  }

  @Test("A page of no steps is one, too")
  func empty() {
    let html = FilmstripPage(title: "Nothing", []).html
    #expect(XMLOutline(html).isWellFormed)
    #expect(html.contains("no steps"))
  }
}
