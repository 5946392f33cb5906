import Foundation

/// An article of the paper.
struct Article: Hashable, Sendable {
  var id: Int
  var title: String
  var author: String
  var paragraphs: [String]
  /// How many pictures it has.
  var pictureCount: Int
  /// Whether there is a video.
  var hasVideo: Bool
}
