import AppCodeModel
import Testing
import TestSupport

@Suite("Words of interest")
struct WordFilterTests {
  @Test(
    "Words are found where comparing byte by byte finds them",
    arguments: 0..<Effort.random.count(200))
  func search(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // Few letters, so that words begin, overlap and nearly match all the time.
    func word(_ lengths: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: lengths, using: &random)).map { _ in
          "abc".randomElement(using: &random) ?? "a"
        })
    }
    let shortest = Int.random(in: 1...5, using: &random)
    // A large app has thousands of words.
    let count = seed % 20 == 0 ? 1_000 : Int.random(in: 1...6, using: &random)
    let words = (0..<count).map { _ in word(shortest...(count > 6 ? 12 : 7)) }
    let bytes = Array(word(0...120).utf8)
    let places = WordFilter(words).places(in: bytes)
    let begins = bytes.indices.map { place in
      words.contains { bytes[place...].starts(with: $0.utf8) }
    }
    for start in 0...bytes.count {
      for end in start...min(bytes.count, start + 9)
      where places.meet(SourceSpan(start, end)) != begins[start..<end].contains(true) {
        Issue.record("\(start)..<\(end): \(words) in \(bytes)")
      }
    }
    #expect(WordFilter(words).matches(bytes, 0..<bytes.count) == begins.contains(true))
  }

  @Test("Words outside of stretches are distinguished from those inside, wherever these are")
  func outside() {
    let places = WordFilter(["a"]).places(in: Array("a..a..a".utf8))
    func reach(_ spans: (Int, Int)...) -> Bool {
      places.reach(beyond: spans.map { SourceSpan($0.0, $0.1) })
    }
    #expect(reach())
    #expect(reach((0, 3)))
    #expect(reach((4, 7), (0, 2)))
    #expect(!reach((3, 7), (0, 2)))
    #expect(!reach((0, 7), (1, 2)))
    #expect(!WordFilter(["b"]).places(in: Array("a".utf8)).reach(beyond: []))
    #expect(WordPlaces.everywhere.reach(beyond: [SourceSpan(0, 9)]))
  }

  @Test("A word of whole files makes every stretch interesting, no words make none")
  func wholeFiles() {
    let bytes = Array("let a = everything".utf8)
    #expect(WordFilter([], wholeFiles: ["everything"]).places(in: bytes) == .everywhere)
    #expect(WordFilter([], wholeFiles: ["everything"]).wantsAll(of: bytes))
    #expect(!WordFilter(["let"], wholeFiles: ["nothing"]).wantsAll(of: bytes))
    #expect(WordFilter([]).places(in: bytes).isEmpty)
    #expect(
      WordFilter.rotation.places(in: Array("supportedInterfaceOrientations".utf8)) == .everywhere)
  }
}
