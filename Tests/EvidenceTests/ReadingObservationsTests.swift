import EvidenceComparison
import Orientation
import RotationEvidence
import TestSupport
import Testing
import TextFormats

@Suite struct ReadingObservationsTests {
  private static let good = """
    {
      "schema": "quarterturn/observations",
      "version": 1,
      "device": { "name": "iPhone 15" },
      "system": "17.4",
      "rules": [ { "rule": "D-04", "test": "masks are cut", "result": "agreed" } ],
      "app": { "orientations": ["portrait"] },
      "screens": [ { "name": "Home", "kind": "plain", "reports": ["answers"] } ],
      "steps": [
        {
          "time": 1.5,
          "events": [ { "kind": "turn", "to": "landscapeLeft" } ],
          "before": {
            "interface": "portrait", "size": [393, 852], "held": "portrait", "upright": "portrait",
            "shown": [ { "screen": 0, "allows": ["portrait"] } ]
          },
          "after": { "interface": "portrait", "size": [393, 852] }
        }
      ]
    }
    """

  private static func read(_ text: String) throws(ReadingError) -> Observations {
    try Observations(Array(text.utf8), file: "turns.json")
  }

  @Test("A file is read, and written as it was read")
  func reading() throws {
    let observations = try Self.read(Self.good)
    #expect(observations.system == SystemVersion(17, 4))
    #expect(observations.rules.map(\.rule) == ["D-04"])
    #expect(observations.steps[0].events == [.turn(.landscapeLeft)])
    #expect(try Self.read(observations.json.text) == observations)
  }

  /// What is wrong, in place of what is right, and where the message has to point.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let right: String
    let wrong: String
    let message: String

    init(_ right: String, _ wrong: String, _ message: String) {
      (self.right, self.wrong, self.message) = (right, wrong, message)
    }

    var testDescription: String { wrong }
  }

  @Test(
    "A mistake is reported with its line, its column and the word that is meant",
    arguments: [
      Mistake("\"version\": 1", "\"version\": 2", "turns.json:3:14: version 2 of the format"),
      Mistake("quarterturn/obs", "quarterturn/ops", "turns.json:2:13: unknown schema"),
      Mistake(
        "\"system\": \"17.4\"", "\"system\": \"new\"", "turns.json:5:13: 'new' is not a version"),
      Mistake("\"D-04\"", "\"4\"", "turns.json:6:24: '4' is not the id of a rule"),
      Mistake(
        "\"agreed\"", "\"agred\"",
        "unknown result 'agred'. Expected one of agreed, contradicted, notRun; did you mean agreed?"
      ),
      Mistake("\"kind\": \"plain\"", "\"kind\": \"plan\"", "did you mean plain?"),
      Mistake("[\"answers\"]", "[\"answer\"]", "did you mean answers?"),
      Mistake("\"to\": \"landscapeLeft\"", "\"to\": \"left\"", "did you mean landscapeLeft?"),
      Mistake("\"screen\": 0", "\"screen\": 7", "turns.json:15:32: there is no screen 7"),
      Mistake("\"time\": 1.5", "\"time\": \"soon\"", "turns.json:11:15: found 'soon'"),
      Mistake("\"upright\": \"portrait\"", "\"upright\": \"faceUp\"", "the pose faceUp"),
      Mistake("\"after\":", "\"aftr\":", "did you mean after?"),
      Mistake("\"app\": { \"orientations\": [\"portrait\"] },", "", "steps without an app"),
      Mistake("[393, 852], \"held\"", "[393], \"held\"", "Expected width and height"),
      Mistake("\"device\": { \"name\": \"iPhone 15\" },", "", "the member device is missing"),
    ])
  func mistakes(mistake: Mistake) throws {
    let text = Self.good.replacing(mistake.right, with: mistake.wrong)
    #expect(text != Self.good)
    let error = try #require(throws: ReadingError.self) { try Self.read(text) }
    #expect(error.description.contains(mistake.message), "\(error)")
  }

  @Test("A damaged file is read or refused, with a place")
  func damaged() {
    let bytes = Array(Self.good.utf8)
    var generator = SeededGenerator(seed: 16)
    var refused = 0
    for _ in 0..<Effort.damaged.count(2_000) {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = damaged.indices.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: place)
        default: damaged.insert(contentsOf: bytes.dropFirst(place).prefix(20), at: place)
        }
      }
      do throws(ReadingError) {
        let observations = try Observations(damaged, file: "turns.json")
        // What can be read can be compared, and written.
        _ = try? EvidenceComparison(observations)
        #expect(try Self.read(observations.json.text) == observations)
      } catch {
        refused += 1
        #expect(error.file == "turns.json")
      }
    }
    #expect(refused > 0)
  }
}
