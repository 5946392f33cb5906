import Foundation
import RecordedFiles
import RotationScenario
import TestSupport
import Testing

@Suite("The tools agree on the examples") struct ExhaustiveExampleTests {
  private static let examples = Checkout.root.appending(path: "Examples")

  @Test(
    "check, matrix, explain and run never contradict each other",
    arguments: Effort.exhaustive.isRaised
      ? ["NewsApp", "NewsReader", "NewsReaderPlain"] : ["NewsApp"])
  func apps(name: String) throws {
    let path = Self.examples.appending(path: name).path(percentEncoded: false)
    let app = try Agreement(path, name: name)
    for law in Law.allCases {
      #expect(law.contradictions(in: app) == [], "\(law)")
    }
  }

  private static let files = Effort.exhaustive.some(of: all, oneIn: 3)

  private static let all: [String] = ["", "questions"].flatMap { folder -> [String] in
    let path = examples.appending(path: folder).path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".yml") }.sorted().map {
      folder.isEmpty ? $0 : "\(folder)/\($0)"
    }
  }

  @Test("matrix, explain and run never contradict each other", arguments: files)
  func scenarios(file: String) throws {
    let path = Self.examples.appending(path: file).path(percentEncoded: false)
    let app = Agreement(try Scenario(contentsOf: path), name: file)
    for law in [Law.explanationsAgreeWithTheMatrix, .playedTurnsAgreeWithTheMatrix] {
      #expect(law.contradictions(in: app) == [], "\(law)")
    }
  }
}
