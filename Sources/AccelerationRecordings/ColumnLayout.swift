import TextFormats

/// Which column of a recording is what.
struct ColumnLayout: Sendable {
  /// What each column holds: 0 nothing of interest, 1 the time, 2...4 the axes, 5...7 what is added
  /// to them.
  var slots: [UInt8]
  /// Whether there is a column for the time.
  var hasTime: Bool
  /// The headings of the columns in `slots` order, or their numbers.
  var names: [String]
  /// The headings' information.
  var unit: AccelerationUnit?
  var axes: RecordingFormat.Known<SensorAxes>?
  var timeUnit: TimeUnit?

  /// What is wrong with a heading: the column it is about, from 0, if any.
  struct Mistake: Error {
    var column: Int?
    var message: String
    var expected: String?
    var nearest: String?
  }

  static let expectedHeading =
    "a heading with time, x, y and z, such as time,seconds_elapsed,z,y,x"

  /// Finds the columns.
  ///
  /// - Parameters:
  ///   - headings: the heading; nil where the file has none.
  ///   - count: how many columns the first row has.
  ///   - options: what the caller knows.
  /// - Throws: a ``Mistake``.
  init(_ headings: [Heading]?, count: Int, options: RecordingOptions) throws(Mistake) {
    slots = Array(repeating: 0, count: count)
    var places: [Int?] = Array(repeating: nil, count: 8)
    let wanted = options.columns
    for (slot, name) in [(1, wanted.time), (2, wanted.x), (3, wanted.y), (4, wanted.z)] {
      places[slot] = try name.map { name throws(Mistake) in
        try Self.column(named: name, headings, count)
      }
    }
    if places[2] == nil || places[3] == nil || places[4] == nil {
      let found =
        if let headings { try Self.axes(headings) } else {
          try Self.axes(ofBareRow: count, options)
        }
      for slot in 2...7 where places[slot] == nil { places[slot] = found[slot - 2] }
    }
    if options.rate != nil {
      places[1] = nil
    } else if places[1] == nil {
      places[1] = headings.map(Self.time) ?? (count == 4 ? 0 : nil)
      guard places[1] != nil else {
        throw Mistake(
          message: "no column for the time", expected: "one called time, or the rate to be given")
      }
    }
    for slot in 1...7 {
      guard let place = places[slot] else { continue }
      guard slots[place] == 0 else {
        throw Mistake(
          column: place, message: "column \(place + 1) cannot be two things",
          expected: "a column for each of time, x, y and z")
      }
      slots[place] = UInt8(slot)
    }
    hasTime = places[1] != nil
    names = places.compactMap { $0 }.map { place in
      headings.map { $0[place].text } ?? "column \(place + 1)"
    }
    guard let headings else { return }
    let first = places[2].map { headings[$0] }
    unit = first?.accelerationUnit
    axes = first?.axes
    timeUnit = places[1].flatMap { headings[$0].timeUnit }
  }

  private static func column(
    named name: String, _ headings: [Heading]?, _ count: Int
  ) throws(Mistake) -> Int {
    if let number = Int(name) {
      guard (1...count).contains(number) else {
        throw Mistake(message: "there is no column \(number)", expected: "1 to \(count)")
      }
      return number - 1
    }
    guard let headings else {
      throw Mistake(
        message: "no column can be named \(ReadingError.quoted(name)), since there is no heading",
        expected: "a number from 1 to \(count)")
    }
    let texts = headings.map(\.text)
    if let exact = texts.firstIndex(of: name) { return exact }
    if let alike = texts.firstIndex(where: { $0.lowercased() == name.lowercased() }) {
      return alike
    }
    throw Mistake(
      message: "there is no column \(ReadingError.quoted(name))",
      expected: "one of " + listed(texts), nearest: Spelling.nearest(to: name, in: texts))
  }

  /// The columns of a row without a heading: time, x, y and z, or without the time.
  private static func axes(
    ofBareRow count: Int, _ options: RecordingOptions
  ) throws(Mistake) -> [Int?] {
    if count == 4 { return [1, 2, 3, nil, nil, nil] }
    if count == 3, options.rate != nil { return [0, 1, 2, nil, nil, nil] }
    throw Mistake(
      message: "\(count) columns without a heading",
      expected: "\(expectedHeading), or the columns to be named")
  }

  /// The columns of the axes, and of what is to be added to them.
  private static func axes(_ headings: [Heading]) throws(Mistake) -> [Int?] {
    var groups: [(quantity: Heading.Quantity, stem: String, places: [Int?])] = []
    for (column, heading) in headings.enumerated() {
      guard let found = heading.axis else { continue }
      let index = groups.firstIndex { $0.stem == found.stem } ?? groups.count
      if index == groups.count {
        groups.append((found.quantity, found.stem, [nil, nil, nil]))
      }
      if groups[index].places[found.axis] == nil { groups[index].places[found.axis] = column }
    }
    func complete(_ quantity: Heading.Quantity) -> [Int?]? {
      groups.first { $0.quantity == quantity && !$0.places.contains(nil) }?.places
    }
    let none: [Int?] = [nil, nil, nil]
    if let total = complete(.total) ?? complete(.bare) { return total + none }
    if let gravity = complete(.gravity) { return gravity + (complete(.movement) ?? none) }
    if let movement = complete(.movement) {
      throw Mistake(
        column: movement[0],
        message: "\(ReadingError.quoted(headings[movement[0] ?? 0].text)) is without gravity",
        expected: "acceleration with gravity, or gravity alone")
    }
    if let most = groups.max(by: { $0.places.compacted < $1.places.compacted }) {
      let missing = zip(["x", "y", "z"], most.places).filter { $0.1 == nil }.map(\.0)
      throw Mistake(
        message: "no column for \(missing.joined(separator: " and "))", expected: expectedHeading)
    }
    throw Mistake(
      message: "no acceleration among " + listed(headings.map(\.text)), expected: expectedHeading)
  }

  /// The column that serves best as time; the first of several.
  private static func time(_ headings: [Heading]) -> Int? {
    let ranked = headings.indices.compactMap { column in
      headings[column].timeRank.map { (rank: $0, column: column) }
    }
    return ranked.min { ($0.rank, $0.column) < ($1.rank, $1.column) }?.column
  }

  private static func listed(_ texts: [String]) -> String {
    let shown = texts.prefix(12).map { ReadingError.quoted($0) }.joined(separator: ", ")
    return shown + (texts.count > 12 ? ", …" : "")
  }
}

extension [Int?] {
  fileprivate var compacted: Int { count { $0 != nil } }
}
