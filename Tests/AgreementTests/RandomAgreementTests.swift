import Foundation
import TestSupport
import Testing

@Suite("The tools agree on random apps") struct RandomAgreementTests {
  /// Three apps, four hundred with QUARTERTURN_RANDOM.
  private static let count = Effort.random.isRaised ? 400 : 3

  private static let apps: [Result<Agreement, any Error>] = {
    (0..<count).map { seed in
      Result { try WrittenProject(AppDraft(seed: UInt64(seed)).files, name: "seed \(seed)").read() }
    }
  }()

  @Test("check, matrix, explain and run never contradict each other", arguments: Law.allCases)
  func laws(law: Law) throws {
    for app in Self.apps {
      let app = try app.get()
      for contradiction in law.contradictions(in: app).prefix(3) {
        Issue.record("\(app.name): \(contradiction)")
      }
    }
  }
}
