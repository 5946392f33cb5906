import Foundation

/// The articles the reader wants to find again.
@MainActor
final class Bookmarks {
  private(set) var ids: [Int] = []

  func contains(_ article: Article) -> Bool { ids.contains(article.id) }

  func toggle(_ article: Article) {
    if let place = ids.firstIndex(of: article.id) {
      ids.remove(at: place)
    } else {
      ids.append(article.id)
    }
  }
}
