import Orientation
import Testing
import TextFormats

@Suite struct SpellingTests {
  @Test(
    "The nearest word is the one with the fewest edits",
    arguments: [
      ("fullscren", "fullScreen"), ("fulscreen", "fullScreen"), ("FULLSCREEN", "fullScreen"),
      ("poopver", "popover"), ("automatc", "automatic"), ("overFullscreens", "overFullScreen"),
    ])
  func nearest(text: String, word: String) {
    let words = ["automatic", "fullScreen", "overFullScreen", "popover"]
    #expect(Spelling.nearest(to: text, in: words) == word)
  }

  @Test("What is like no word is near to none", arguments: ["", "sheet", "x", "landscape"])
  func none(text: String) {
    #expect(Spelling.nearest(to: text, in: ["automatic", "fullScreen", "popover"]) == nil)
    #expect(Spelling.nearest(to: text, in: []) == nil)
  }

  @Test(
    "Letters put in, taken out, replaced and swapped count one each",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("abc", "abxc", 1), ("abc", "ac", 1),
      ("abc", "axc", 1), ("abc", "acb", 1), ("kitten", "sitting", 3),
    ])
  func edits(a: String, b: String, count: Int) {
    #expect(Spelling.edits(from: Array(a.utf8), to: Array(b.utf8)) == count)
    #expect(Spelling.edits(from: Array(b.utf8), to: Array(a.utf8)) == count)
  }
}
