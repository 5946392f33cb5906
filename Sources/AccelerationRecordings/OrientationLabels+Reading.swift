import Foundation
import Orientation
public import TextFormats

extension OrientationLabels {
  /// The most bytes a file of labels may have.
  private static let mostBytes = 16_777_216
  private static let columns = ["from", "to", "device", "upright"]

  /// Reads a file of labels.
  ///
  /// - Parameter path: the file.
  /// - Throws: the first thing that is wrong.
  public init(contentsOf path: String) throws(ReadingError) {
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: Self.mostBytes + 1) ?? Data()
    else { throw ReadingError(SourceLocation(file: path), "the file cannot be read") }
    guard data.count <= Self.mostBytes else {
      throw ReadingError(
        SourceLocation(file: path), "the file is too long",
        expected: "at most \(Self.mostBytes) bytes of labels")
    }
    try self.init(csv: String(decoding: data, as: UTF8.self), file: path)
  }

  /// Reads labels from a text.
  ///
  /// - Parameters:
  ///   - csv: what a file would hold.
  ///   - file: the name to use in messages.
  /// - Throws: the first thing that is wrong.
  public init(csv: String, file: String = "labels.csv") throws(ReadingError) {
    self.init()
    var places: [String: Int]?
    for (index, line) in csv.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let bytes = Array(line.utf8)
      let row = Row(bytes: bytes, range: bytes.indices, delimiter: UInt8(ascii: ","))
      guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix("#") else { continue }
      let reader = LabelRow(row: row, fields: row.allFields(), file: file, line: index + 1)
      if let places {
        try reader.add(to: &self, places)
      } else {
        places = try reader.heading(Self.columns)
      }
    }
    guard places != nil else {
      throw ReadingError(
        SourceLocation(file: file), "no labels",
        expected: "a heading such as from,to,device,upright")
    }
  }
}

/// A line of a file of labels.
private struct LabelRow {
  let row: Row
  let fields: [Range<Int>]
  let file: String
  let line: Int

  /// The index of each column.
  func heading(_ columns: [String]) throws(ReadingError) -> [String: Int] {
    var places: [String: Int] = [:]
    for (index, field) in fields.enumerated() {
      let name = row.text(field)
      guard columns.contains(name) else {
        throw error(
          field, "unknown column \(ReadingError.quoted(name))",
          expected: "one of " + columns.joined(separator: ", "),
          nearest: Spelling.nearest(to: name, in: columns))
      }
      guard places.updateValue(index, forKey: name) == nil else {
        throw error(field, "a second column \(ReadingError.quoted(name))")
      }
    }
    let isComplete =
      places["from"] != nil && places["to"] != nil
      && (places["device"] != nil || places["upright"] != nil)
    guard isComplete else {
      throw error(
        nil, "a heading without times or orientations", expected: "from,to,device,upright")
    }
    return places
  }

  /// Adds a line.
  func add(to labels: inout OrientationLabels, _ places: [String: Int]) throws(ReadingError) {
    guard fields.count == places.count else {
      throw error(nil, "\(fields.count) fields", expected: "\(places.count) as in the heading")
    }
    let from = try time("from", places)
    let to = try time("to", places)
    guard from < to else {
      throw error(
        places["to"].map { fields[$0] }, "a label that ends before it begins",
        expected: "a time after \(from)")
    }
    if let device = try orientation("device", places, DeviceOrientation.allCases) {
      try add(OrientationLabels.Spell(from: from, to: to, device), to: &labels.device)
    }
    let sides = DeviceOrientation.allCases.filter(\.isValidInterfaceOrientation)
    if let upright = try orientation("upright", places, sides) {
      try add(OrientationLabels.Spell(from: from, to: to, upright), to: &labels.upright)
    }
  }

  private func add(
    _ spell: OrientationLabels.Spell, to spells: inout [OrientationLabels.Spell]
  ) throws(ReadingError) {
    if let last = spells.last, last.to > spell.from {
      throw error(
        fields.first, "a label over the one that ends at \(last.to)",
        expected: "labels in order, none over another")
    }
    spells.append(spell)
  }

  private func time(_ name: String, _ places: [String: Int]) throws(ReadingError) -> Double {
    let field = fields[places[name] ?? 0]
    guard let value = DecimalNumber.parse(row.bytes, field) else {
      throw error(
        field, "found \(ReadingError.quoted(row.text(field))) in the column '\(name)'",
        expected: "seconds from the first sample, such as 3.5")
    }
    return value
  }

  private func orientation(
    _ name: String, _ places: [String: Int], _ allowed: [DeviceOrientation]
  ) throws(ReadingError) -> DeviceOrientation? {
    guard let place = places[name] else { return nil }
    let word = row.text(fields[place])
    if word.isEmpty || word == "-" || word == "unknown" { return nil }
    let known = allowed.filter { $0 != .unknown }
    if let found = known.first(where: { "\($0)" == word }) { return found }
    let words = known.map { "\($0)" }
    throw error(
      fields[place], "unknown orientation \(ReadingError.quoted(word))",
      expected: "one of " + words.joined(separator: ", ") + ", or nothing",
      nearest: Spelling.nearest(to: word, in: words))
  }

  private func error(
    _ field: Range<Int>?, _ message: String, expected: String? = nil, nearest: String? = nil
  ) -> ReadingError {
    ReadingError(
      SourceLocation(file: file, line: line, column: field.map { row.column(of: $0.lowerBound) }),
      message,
      expected: expected, nearest: nearest)
  }
}
