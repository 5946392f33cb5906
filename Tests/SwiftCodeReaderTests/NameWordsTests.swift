import AppCodeModel
import Testing

@Suite("Words of names")
struct NameWordsTests {
  @Test(
    "A name is split at capitals, numbers and what is not a letter",
    arguments: [
      ("supportedInterfaceOrientations", "supported interface orientations"),
      ("ScreenIOS16LockMode", "screen ios 16 lock mode"), ("Game2016", "game 2016"),
      ("kUIWindowLevel_Alert", "k ui window level alert"), ("LANDSCAPE-LEFT", "landscape left"),
      ("application(_:didFinish:)", "application did finish"), ("UI", "ui"), ("clock", "clock"),
      ("", ""),
    ])
  func words(name: String, words: String) {
    #expect(name.nameWords == words.split(separator: " ").map(String.init))
  }
}
