import Orientation

/// Something that people who have to do with an app can do otherwise, as words and as a change to
/// the story.
struct Change: Sendable {
  /// Who can do it.
  enum Author: Sendable, Hashable {
    /// The app's author.
    case app
    /// The person who holds the device.
    case user
  }

  /// What to do: a clause without a full stop.
  let text: String
  /// How much is asked for: what costs less is named first.
  let cost: Int
  let author: Author
  /// What else comes of it: a sentence.
  let note: String?
  let apply: @Sendable (inout Story) -> Void

  init(
    _ text: String, cost: Int, by author: Author = .app, note: String? = nil,
    _ apply: @escaping @Sendable (inout Story) -> Void
  ) {
    self.text = text
    self.cost = cost
    self.author = author
    self.note = note
    self.apply = apply
  }
}

extension Story {
  /// The story with changes, in order.
  func changed(by changes: [Change]) -> Story {
    var story = self
    for change in changes { change.apply(&story) }
    return story
  }
}
