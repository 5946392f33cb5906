import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A format with what it means, written down side by side.
@MainActor private struct DrawnFormat {
  var text = ""
  var lines: [String] = []
  private let names = ["a", "b2", "_c", "Dd"]
  private let numbers: [(text: String, value: String)] = [
    ("0", "0"), ("7", "7"), ("12.5", "12.5"), ("gap", "20"), ("wide", "0.25"),
  ]

  init(_ generator: inout SeededGenerator) {
    let isVertical = generator.below(2) == 0
    let (start, end) = isVertical ? ("top", "bottom") : ("leading", "trailing")
    if isVertical || generator.below(2) == 0 { text += isVertical ? "V:" : "H:" }
    var before: String?
    if generator.below(2) == 0 {
      text += "|"
      before = "root.\(start)"
    }
    for place in 0..<(1 + generator.below(4)) {
      let name = names[generator.below(names.count)]
      if place > 0 || before != nil {
        connect("\(name).\(start)", before ?? "", place == 0, start, &generator)
      }
      text += "[" + name
      if generator.below(3) == 0 { drawSizes(name, isVertical ? "height" : "width", &generator) }
      text += "]"
      before = "\(name).\(end)"
    }
    if generator.below(2) == 0 {
      connect("root.\(end)", before ?? "", true, end, &generator)
      text += "|"
    }
  }

  private mutating func connect(
    _ first: String, _ second: String, _ isOuter: Bool, _ edge: String,
    _ generator: inout SeededGenerator
  ) {
    switch generator.below(4) {
    case 0: lines.append("\(first) == \(second)")
    case 1:
      text += "-"
      let margin = "root.\(edge)Margin"
      lines.append(
        !isOuter
          ? "\(first) == \(second) + 8"
          : first.hasPrefix("root") ? "\(margin) == \(second)" : "\(first) == \(margin)")
    case 2:
      let number = numbers[generator.below(numbers.count)]
      text += "-\(number.text)-"
      lines.append("\(first) == \(second)" + plus(number.value))
    default:
      text += "-("
      for place in 0..<(1 + generator.below(3)) {
        let number = numbers[generator.below(numbers.count)]
        let (relation, sign) = drawRelation(&generator)
        let (suffix, level) = drawPriority(&generator)
        text += (place > 0 ? "," : "") + relation + number.text + suffix
        lines.append("\(first) \(sign) \(second)" + plus(number.value) + level)
      }
      text += ")-"
    }
  }

  private mutating func drawSizes(
    _ name: String, _ size: String, _ generator: inout SeededGenerator
  ) {
    text += "("
    for place in 0..<(1 + generator.below(2)) {
      let (relation, sign) = drawRelation(&generator)
      let (suffix, level) = drawPriority(&generator)
      text += (place > 0 ? ", " : "") + relation
      if generator.below(3) == 0 {
        let other = names[generator.below(names.count)]
        text += other + suffix
        lines.append("\(name).\(size) \(sign) \(other).\(size)\(level)")
      } else {
        let number = numbers[generator.below(numbers.count)]
        text += number.text + suffix
        lines.append("\(name).\(size) \(sign) \(number.value)\(level)")
      }
    }
    text += ")"
  }

  private func plus(_ value: String) -> String { value == "0" ? "" : " + \(value)" }

  private func drawRelation(_ generator: inout SeededGenerator) -> (String, String) {
    [("", "=="), ("==", "=="), ("<=", "<="), (">=", ">=")][generator.below(4)]
  }

  private func drawPriority(_ generator: inout SeededGenerator) -> (String, String) {
    [("", ""), ("@250", " @250"), ("@low", " @99.5"), ("@1000", "")][generator.below(4)]
  }

  /// What the format is read as.
  func read(in tree: ConstraintTree) -> [String] {
    var views: [String: Any] = [:]
    tree.root.accessibilityIdentifier = "root"
    for name in names {
      let view = tree.add()
      view.accessibilityIdentifier = name
      views[name] = view
    }
    return tree.host.run {
      NSLayoutConstraint.constraints(
        withVisualFormat: text, metrics: ["gap": 20.0, "wide": CGFloat(0.25), "low": Float(99.5)],
        views: views)
    }.map { constraint in
      constraint.logLine.replacing("<NSLayoutConstraint ", with: "")
        .replacing("   (inactive)>", with: "")
    }
  }
}

@Suite("Visual formats drawn at random")
@MainActor struct RandomVisualFormatTests {
  @Test(
    "A format is read as what it was written for", arguments: 0..<Effort.random.count(300))
  func meaning(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let tree = ConstraintTree()
    let drawn = DrawnFormat(&generator)
    #expect(drawn.read(in: tree).sorted() == drawn.lines.sorted(), "\(drawn.text)")
    #expect(tree.exceptions.isEmpty, "\(drawn.text)")
  }

  @Test(
    "A damaged format is read, or raises once with a place in it",
    arguments: 0..<Effort.damaged.count(300))
  func damage(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let tree = ConstraintTree()
    var drawn = DrawnFormat(&generator)
    var letters = Array(drawn.text)
    let alphabet = Array("HV:|-[]()@=<>,. 09aé👍_\n")
    for _ in 0..<(1 + generator.below(4)) {
      let place = generator.below(letters.count)
      switch generator.below(3) {
      case 0 where !letters.isEmpty: letters.remove(at: place)
      case 1 where !letters.isEmpty: letters[place] = alphabet[generator.below(alphabet.count)]
      default: letters.insert(alphabet[generator.below(alphabet.count)], at: place)
      }
    }
    drawn.text = String(letters)
    let made = drawn.read(in: tree)
    #expect(tree.exceptions.count <= 1 && (tree.exceptions.isEmpty || made.isEmpty))
    for exception in tree.exceptions {
      #expect(exception.reason.hasPrefix("Unable to parse constraint format: \n"))
      let mark = exception.reason.split(separator: "\n").last ?? ""
      #expect(mark.last == "^" && mark.count <= letters.count + 1)
    }
  }
}
