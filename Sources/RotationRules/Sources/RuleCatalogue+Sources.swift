extension RuleCatalogue {
  /// The sources that have a key: Apple's reference, Apple's other texts, reports, measurements.
  public static let sources: [Source] = [
    appleReference, appleTexts, articles, radars, reports, implementations, recentReports,
  ].flatMap { $0 }

  private static let sourcesByKey: [Substring: Source] = Dictionary(
    sources.map { ($0.key[...], $0) }, uniquingKeysWith: { first, _ in first })

  /// The source a citation of ``Rule/sources`` begins with.
  ///
  /// - Returns: nil for a citation that names another rule or has no key.
  public static func source(citedBy citation: String) -> Source? {
    sourcesByKey[citation.prefix { $0 != " " }]
  }
}
