public import RotationFindings

/// A file as fixes leave it.
public struct FileFix: Sendable, Hashable {
  /// The path, relative to the project.
  public var path: String
  /// What the file held.
  public var before: [UInt8]
  /// What it is to hold.
  public var after: [UInt8]
  /// The edits, in order and without overlaps.
  public var edits: [Fix.Edit]

  /// Fixes files.
  ///
  /// A fix is done wholly or not at all. Of two that touch the same code, the first is done; the
  /// other may be found again afterwards.
  ///
  /// - Parameters:
  ///   - findings: in order.
  ///   - content: what a file holds; nil for a file that must not be touched.
  /// - Returns: the files that change, by path, and how many fixes were done.
  public static func fixes(
    _ findings: [Finding], content: (String) -> [UInt8]?
  ) -> (files: [FileFix], count: Int) {
    var contents: [String: [UInt8]] = [:]
    var taken: [String: [Fix.Edit]] = [:]
    var count = 0
    for finding in findings {
      guard let fix = finding.fix, !fix.edits.isEmpty else { continue }
      for edit in fix.edits where contents[edit.file] == nil {
        contents[edit.file] = content(edit.file)
      }
      let fits = fix.edits.allSatisfy { edit in
        guard let bytes = contents[edit.file] else { return false }
        let isInside = 0 <= edit.start && edit.start <= edit.end && edit.end <= bytes.count
        let others = taken[edit.file] ?? []
        let place = others.place(of: edit)
        return isInside
          && !others[max(0, place - 1)..<min(others.count, place + 1)]
            .contains { $0.touches(edit) }
      }
      guard fits else { continue }
      count += 1
      for edit in fix.edits {
        let place = (taken[edit.file] ?? []).place(of: edit)
        taken[edit.file, default: []].insert(edit, at: place)
      }
    }
    let files = taken.sorted { $0.key < $1.key }.compactMap { path, edits -> FileFix? in
      guard let before = contents[path] else { return nil }
      return FileFix(path: path, before: before, after: applied(edits, to: before), edits: edits)
    }
    return (files.filter { $0.before != $0.after }, count)
  }

  private static func applied(_ edits: [Fix.Edit], to bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    var place = 0
    let hasReturns = bytes.endsFirstLineInReturn
    for edit in edits {
      out += bytes[place..<edit.start]
      for byte in edit.replacement.utf8 {
        if hasReturns, byte == UInt8(ascii: "\n"), out.last != UInt8(ascii: "\r") {
          out.append(UInt8(ascii: "\r"))
        }
        out.append(byte)
      }
      place = edit.end
    }
    return out + bytes[place...]
  }
}

extension [UInt8] {
  /// Whether the first line ends with a carriage return in front of its line feed.
  fileprivate var endsFirstLineInReturn: Bool {
    guard let end = firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return false }
    return self[end - 1] == UInt8(ascii: "\r")
  }
}

extension [Fix.Edit] {
  /// Where an edit belongs among edits in order.
  fileprivate func place(of edit: Fix.Edit) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let isBefore = (self[middle].start, self[middle].end) <= (edit.start, edit.end)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Fix.Edit {
  /// Whether two edits of a file change the same code, or insert at the same place.
  fileprivate func touches(_ other: Fix.Edit) -> Bool {
    if start == end || other.start == other.end { return start <= other.end && other.start <= end }
    return start < other.end && other.start < end
  }
}
