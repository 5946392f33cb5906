import RotationFindings

extension FileFix {
  /// How many lines of context surround a change.
  private static let context = 3

  /// Lines that change, and what they become.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The change as a unified difference that `patch` and `git apply` take.
  ///
  /// - Complexity: linear in the length of the file.
  public var difference: String {
    let old = FileLines(before)
    let new = FileLines(after)
    var hunks: [[Change]] = []
    for change in changes(old, new) {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks.reduce("--- a/\(path)\n+++ b/\(path)\n") { $0 + Self.text($1, old, new) }
  }

  private static func text(_ hunk: [Change], _ old: FileLines, _ new: FileLines) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let from = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let to = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    var out = "@@ -\(range(from)) +\(range(to)) @@\n"
    var line = from.lowerBound
    for change in hunk {
      for same in line..<change.old.lowerBound { out += old.text(same, " ") }
      for gone in change.old { out += old.text(gone, "-") }
      for added in change.new { out += new.text(added, "+") }
      line = change.old.upperBound
    }
    for same in line..<from.upperBound { out += old.text(same, " ") }
    return out
  }

  /// The lines that change, in order and apart.
  private func changes(_ old: FileLines, _ new: FileLines) -> [Change] {
    var ranges: [Range<Int>] = []
    for edit in edits {
      let first = old.line(of: edit.start)
      let range = first..<min(old.count, old.line(of: edit.end) + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { range in
      var change = Change(
        old: range, new: newLine(range.lowerBound, old, new)..<newEnd(range.upperBound, old, new))
      // What an insertion leaves unchanged at either end is not a change.
      while !change.old.isEmpty, !change.new.isEmpty,
        old.bytes(change.old.lowerBound) == new.bytes(change.new.lowerBound)
      {
        change.old = (change.old.lowerBound + 1)..<change.old.upperBound
        change.new = (change.new.lowerBound + 1)..<change.new.upperBound
      }
      while !change.old.isEmpty, !change.new.isEmpty,
        old.bytes(change.old.upperBound - 1) == new.bytes(change.new.upperBound - 1)
      {
        change.old = change.old.lowerBound..<(change.old.upperBound - 1)
        change.new = change.new.lowerBound..<(change.new.upperBound - 1)
      }
      return change
    }.filter { !$0.old.isEmpty || !$0.new.isEmpty }
  }

  /// The position afterwards of the beginning of an old line that no edit crosses.
  private func newLine(_ line: Int, _ old: FileLines, _ new: FileLines) -> Int {
    let offset = line < old.count ? old.start(line) : before.count
    let moved = edits.filter { $0.start < offset }.reduce(0) {
      $0 + $1.replacement.utf8.count - ($1.end - $1.start)
    }
    return new.line(of: offset + moved)
  }

  /// Where changed lines end afterwards; what is put in at the very end belongs to them.
  private func newEnd(_ line: Int, _ old: FileLines, _ new: FileLines) -> Int {
    line < old.count ? newLine(line, old, new) : new.count
  }

  /// A range as a difference has it; an empty one is named by the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }
}

/// A file's lines, each with its line end.
struct FileLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [Int] = []
    var isStart = true
    for (index, byte) in bytes.enumerated() {
      if isStart { starts.append(index) }
      isStart = byte == UInt8(ascii: "\n")
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  func start(_ line: Int) -> Int { starts[line] }

  /// The line of an offset, from 0; the number of lines at the end behind the last one.
  func line(of offset: Int) -> Int {
    if offset >= bytes.count, bytes.last.map({ $0 == UInt8(ascii: "\n") }) ?? true { return count }
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func bytes(_ line: Int) -> ArraySlice<UInt8> {
    bytes[starts[line]..<(line + 1 < count ? starts[line + 1] : bytes.count)]
  }

  func text(_ line: Int, _ sign: String) -> String {
    let bytes = bytes(line)
    let hasEnd = bytes.last == UInt8(ascii: "\n")
    return sign + String(decoding: bytes, as: UTF8.self)
      + (hasEnd ? "" : "\n\\ No newline at end of file\n")
  }
}
