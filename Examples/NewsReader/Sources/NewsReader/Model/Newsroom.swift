import Foundation

/// Where articles come from.
struct Newsroom: Sendable {
  var articles: [Article]

  /// Forty articles, every third with a video.
  static let sample = Newsroom(
    articles: (0..<40).map { number in
      Article(
        id: number,
        title: "\(subjects[number % subjects.count]) \(verbs[number / 5 % verbs.count])",
        author: authors[number % authors.count],
        paragraphs: (0..<12).map { "Paragraph \($0 + 1). \(sentence)" },
        pictureCount: number % 4, hasVideo: number.isMultiple(of: 3))
    })

  private static let subjects = [
    "The tram line", "A library", "The harbour", "Our river", "A bridge",
  ]
  private static let verbs = ["reopens", "grows", "is repaired", "waits", "surprises", "rests"]
  private static let authors = ["R. Osei", "M. Lindqvist", "T. Okafor"]
  private static let sentence =
    "Nobody had expected it so soon, least of all those who had asked for it year after year,"
    + " and yet on Tuesday morning the doors stood open."
}
