/// A stretch of a file's bytes.
@frozen @usableFromInline
package struct SourceSpan: Sendable, Hashable {
  /// The offset of the first byte.
  @usableFromInline package var start: Int32
  /// The offset behind the last byte.
  @usableFromInline package var end: Int32

  /// Creates a span from offsets in bytes.
  @inlinable
  package init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// Nothing, at the start of a file.
  package static let none = SourceSpan(0, 0)

  /// The offsets, for slicing bytes.
  @inlinable package var range: Range<Int> { Int(start)..<Int(max(start, end)) }

  /// Whether another span is inside this one.
  @inlinable
  package func contains(_ other: SourceSpan) -> Bool { start <= other.start && other.end <= end }

  /// The stretch from the start of this one to the end of another.
  @inlinable
  package func joined(to other: SourceSpan) -> SourceSpan {
    SourceSpan(Int(min(start, other.start)), Int(max(end, other.end)))
  }
}
