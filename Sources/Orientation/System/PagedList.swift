/// A list in short pages, so that changing an element of a copy copies its page and not the list.
struct PagedList<Element> {
  private var pages: [[Element]] = []
  private(set) var count = 0

  /// How many elements a page has, all but the last.
  private static var size: Int { 16 }

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  mutating func append(_ element: Element) {
    if count % Self.size == 0 {
      pages.append([])
      pages[pages.count - 1].reserveCapacity(Self.size)
    }
    pages[pages.count - 1].append(element)
    count += 1
  }

  /// Removes what follows its first elements.
  mutating func truncate(to kept: Int) {
    guard kept < count else { return }
    count = kept < 0 ? 0 : kept
    pages.removeLast(pages.count - (count + Self.size - 1) / Self.size)
    if count % Self.size != 0 {
      pages[pages.count - 1].removeLast(pages[pages.count - 1].count - count % Self.size)
    }
  }
}

extension PagedList: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Element {
    get { pages[position / Self.size][position % Self.size] }
    _modify { yield &pages[position / Self.size][position % Self.size] }
  }
}

extension PagedList: Equatable where Element: Equatable {}
extension PagedList: Hashable where Element: Hashable {}
extension PagedList: Sendable where Element: Sendable {}
