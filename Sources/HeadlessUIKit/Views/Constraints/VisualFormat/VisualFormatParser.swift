import Foundation

/// Reads a visual format from left to right.
///
/// A name is a letter or `_`, then letters, digits and `_`. Spaces may be between parts, but not after
/// the `-` that begins a gap, as in UIKit.
@MainActor struct VisualFormatParser {
  private let text: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var place = 0
  private var format = VisualFormat()

  /// Reads a format with the names that it may have.
  static func parse(
    _ text: String, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text, metrics, views)
    try parser.parseLine()
    return parser.format
  }

  private init(_ text: String, _ metrics: [String: Any], _ views: [String: Any]) {
    self.text = Array(text)
    self.metrics = metrics
    self.views = views
  }

  // MARK: Characters

  private var next: Character? { text.indices.contains(place) ? text[place] : nil }

  private mutating func skipSpaces() { while next == " " { place += 1 } }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  private mutating func expect(
    _ character: Character, _ meaning: String
  ) throws(VisualFormatError) {
    skipSpaces()
    guard take(character) else { throw error("Expected a '\(character)' \(meaning)") }
  }

  private func error(_ message: String, at place: Int? = nil) -> VisualFormatError {
    VisualFormatError(message: message, place: place ?? self.place)
  }

  // MARK: The line

  private mutating func parseLine() throws(VisualFormatError) {
    skipSpaces()
    if next == "H" || next == "V" {
      let isVertical = take("V")
      if !isVertical { place += 1 }
      format.axis = isVertical ? .vertical : .horizontal
      try expect(
        ":",
        "after '\(isVertical ? "V" : "H")' to specify \(isVertical ? "vertical" : "horizontal")"
          + " arrangement")
    }
    skipSpaces()
    let start = place
    if take("|") { format.first = try parseConnection() }
    try parseView()
    if format.first != nil { try requireSuperview(of: format.elements[0], at: start) }
    while true {
      skipSpaces()
      guard next != nil else { return }
      let connection = try parseConnection()
      skipSpaces()
      let end = place
      if take("|") {
        try requireSuperview(of: format.elements[format.elements.count - 1], at: end)
        format.last = connection
        skipSpaces()
        guard next == nil else { throw error("Expected the end of the format") }
        return
      }
      try parseView()
      format.between.append(connection)
    }
  }

  private func requireSuperview(
    of element: VisualFormat.Element, at place: Int
  ) throws(VisualFormatError) {
    guard element.superview == nil else { return }
    throw error(
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      at: place)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    skipSpaces()
    guard take("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    var gaps: [VisualFormat.Predicate] = []
    if take("(") {
      gaps = try parsePredicates(ofView: false)
    } else {
      gaps = [VisualFormat.Predicate(constant: try parseConstant())]
    }
    try expect("-", "here, to give the end of the gap")
    return .gaps(gaps)
  }

  private mutating func parseView() throws(VisualFormatError) {
    skipSpaces()
    guard take("[") else { throw error("Expected a view") }
    skipSpaces()
    let start = place
    guard let name = parseName() else { throw error("Expected a view name") }
    let item = try view(name, at: start)
    skipSpaces()
    let sizes = take("(") ? try parsePredicates(ofView: true) : []
    try expect("]", "here, to give the end of the view")
    format.elements.append(VisualFormat.Element(item: item, sizes: sizes))
  }

  private func view(_ name: String, at place: Int) throws(VisualFormatError) -> AnyObject {
    guard let value = views[name] else {
      throw error("\(name) is not a key in the views dictionary.", at: place)
    }
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    throw error("\(name) is not a view or a layout guide.", at: place)
  }

  // MARK: Conditions

  private mutating func parsePredicates(
    ofView: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var found: [VisualFormat.Predicate] = []
    repeat { found.append(try parsePredicate(ofView: ofView)) } while takeComma()
    try expect(")", "here, to give the end of the list")
    return found
  }

  private mutating func takeComma() -> Bool {
    skipSpaces()
    return take(",")
  }

  private mutating func parsePredicate(
    ofView: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    skipSpaces()
    if let first = next, let relation = Self.relations[first] {
      place += 1
      guard take("=") else { throw error("Expected a '=' after '\(first)'") }
      predicate.relation = relation
      skipSpaces()
    }
    let start = place
    if ofView, let name = parseName() {
      if metrics[name] != nil {
        predicate.constant = try metric(name, at: start)
      } else {
        predicate.other = try view(name, at: start)
      }
    } else {
      predicate.constant = try parseConstant(isSigned: true)
    }
    skipSpaces()
    if take("@") {
      skipSpaces()
      predicate.priority = try parsePriority()
    }
    return predicate
  }

  private static let relations: [Character: NSLayoutConstraint.Relation] = [
    "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
  ]

  private mutating func parsePriority() throws(VisualFormatError) -> Float {
    let start = place
    let priority = Float(try parseConstant(isSigned: true))
    guard priority > 0, priority <= 1000 else {
      throw error(
        "It's illegal to set priority:\(LayoutWords.number(CGFloat(priority))).  Priorities must be"
          + " greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
        at: start)
    }
    return priority
  }

  /// A number, or the name of one.
  private mutating func parseConstant(
    isSigned: Bool = false
  ) throws(VisualFormatError) -> CGFloat {
    let start = place
    if let name = parseName() { return try metric(name, at: start) }
    if let number = parseNumber(isSigned: isSigned) { return number }
    throw error(
      "Expected a number or key from the metrics dictionary, but encountered something else",
      at: start)
  }

  private func metric(_ name: String, at place: Int) throws(VisualFormatError) -> CGFloat {
    guard let value = metrics[name] else {
      throw error("\(name) is not a key in the metrics dictionary.", at: place)
    }
    guard let number = Self.number(value), number.isFinite else {
      throw error("\(name) is not a finite number in the metrics dictionary.", at: place)
    }
    return number
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as any BinaryInteger: CGFloat(Int(clamping: value))
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private mutating func parseName() -> String? {
    guard let first = next, first == "_" || first.isASCII && first.isLetter else { return nil }
    let start = place
    while let character = next, character == "_" || character.isWordPart { place += 1 }
    return String(text[start..<place])
  }

  private mutating func parseNumber(isSigned: Bool) -> CGFloat? {
    let start = place
    if isSigned, next == "-" || next == "+" { place += 1 }
    while let character = next, character == "." || character.isASCII && character.isNumber {
      place += 1
    }
    if let number = Double(String(text[start..<place])), number.isFinite { return CGFloat(number) }
    place = start
    return nil
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isASCII && (isLetter || isNumber) }
}

extension VisualFormat.Element {
  /// What `|` is beside it.
  @MainActor var superview: UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }
}
