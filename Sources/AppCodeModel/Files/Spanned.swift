/// Something that is at a place of a file.
@usableFromInline
package protocol Spanned {
  /// Its location.
  var span: SourceSpan { get }
}

extension SourceSpan: Spanned {
  /// Itself.
  @usableFromInline package var span: SourceSpan { self }
}

extension Statement: Spanned {}
extension Statement.Case: Spanned {}
extension TypeDeclaration: Spanned {}
extension FunctionDeclaration: Spanned {}
extension VariableDeclaration: Spanned {}
extension Comment: Spanned {}

/// Elements in the order of their starts.
extension RandomAccessCollection where Element: Spanned, Index == Int {
  /// Those that are inside of a stretch.
  ///
  /// - Complexity: O(log n) in the number of elements, and linear in those that begin in the stretch.
  @inlinable
  package func within(_ span: SourceSpan) -> some Sequence<Element> {
    let first = start(from: span.start)
    return self[first...].lazy.prefix { $0.span.start < span.end || $0.span.start == span.start }
      .filter { $0.span.end <= span.end }
  }

  /// The last that contains a stretch; of several, only those count that begin where it does.
  ///
  /// - Complexity: O(log n) in the number of elements.
  @inlinable
  package func lastIndex(around span: SourceSpan) -> Int? {
    var index = start(from: span.start + 1)
    guard index > startIndex else { return nil }
    let start = self[index - 1].span.start
    while index > startIndex, self[index - 1].span.start == start {
      index -= 1
      if self[index].span.contains(span) { return index }
    }
    return nil
  }

  /// The place of the first that begins at an offset or behind it.
  ///
  /// - Complexity: O(log n) in the number of elements.
  @inlinable
  package func start(from offset: Int32) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].span.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Array where Element: Spanned {
  /// Puts the elements in the order of their starts, and keeps that of equal ones.
  ///
  /// - Complexity: O(n) where they are in order.
  @inlinable
  package mutating func sortByStart() {
    guard zip(self, dropFirst()).contains(where: { $0.span.start > $1.span.start }) else { return }
    self = enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }.map(\.element)
  }
}
