import RecordedFiles
import TestSupport
import Testing

/// The headless UIKit's surface against what Apple's pages list.
@Suite(.enabled(if: Effort.looksAtSDKs)) struct ExhaustiveSurfaceTests {
  private static let surface = Result { try PublicSurface() }

  @Test("The page that compares the surface with Apple's pages is up to date")
  func freshness() throws {
    let comparison = SurfaceComparison(try Self.surface.get(), try UIKitFacts())
    try expectRecorded(comparison.text + "\n", at: SurfaceComparison.path)
  }

  // Pages of older members are at odds with each other; apps for iOS 13 need no guard for those.
  @Test("No member that is newer than iOS 13 is noted as older than Apple's pages have it")
  func systems() throws {
    let surface = try Self.surface.get()
    let facts = try UIKitFacts()
    var compared = 0
    for declaration in surface.declarations
    where !declaration.isOverride && !surface.isDefault(declaration) {
      let listed = try facts.facts(of: declaration).map(\.since).filter { !$0.isEmpty }
        .map { try number($0) }.min()
      guard let listed, listed > 13, let own = surface.since(declaration) else { continue }
      compared += 1
      #expect(try number(own) >= listed, "\(declaration.place): \(declaration.signature)")
    }
    #expect(compared > 50)
  }

  private func number(_ version: String) throws -> Double { try #require(Double(version)) }
}
