import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A condition on orientations that is always true or never.
struct NonsenseOrientationExpression: Check {
  static let description = CheckDescription(
    "nonsense-orientation-expression",
    title: "An orientation condition that is always or never true",
    rationale: """
      `x == A || B` does not test whether `x` is one of the two: `B` is nonzero, so
      the condition is always true. `x == (A | B)` compares `x` with both numbers
      combined: portrait and upside down, 1 and 2, give 3, which is a landscape. A
      comparison of two constants is missing its variable, and the second of two
      equal cases is never reached.

      Compare with each: `x == A || x == B`, or ask `isLandscape` and `isPortrait`.
      """,
    severity: .error, versions: "every version of iOS", rules: ["A-02"],
    triggering: [
      .objectiveC(
        """
        static BOOL IsUpright(UIInterfaceOrientation orientation) {
          return orientation == UIInterfaceOrientationPortrait
            || ↓UIInterfaceOrientationPortrait == UIInterfaceOrientationPortraitUpsideDown;
        }
        """),
      .objectiveC(
        """
        static BOOL IsUpright(UIDeviceOrientation orientation) {
          return ↓orientation == (UIDeviceOrientationPortrait | UIDeviceOrientationPortraitUpsideDown);
        }
        """),
      .objectiveC(
        """
        static BOOL IsSideways(UIDeviceOrientation orientation) {
          return ↓orientation == UIDeviceOrientationLandscapeLeft || UIDeviceOrientationLandscapeRight;
        }
        """),
      .swift(
        """
        func isUpright(_ orientation: UIInterfaceOrientation) -> Bool {
          ↓orientation == .portrait && orientation == .portraitUpsideDown
        }
        """),
    ],
    quiet: [
      .objectiveC(
        """
        static BOOL IsUpright(UIInterfaceOrientation orientation) {
          return orientation == UIInterfaceOrientationPortrait
            || orientation == UIInterfaceOrientationPortraitUpsideDown;
        }
        static BOOL IsWide(UIInterfaceOrientationMask mask) {
          return mask == (UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscape);
        }
        """, note: "Masks are made to be combined."),
      .swift(
        """
        func isOther(_ orientation: UIInterfaceOrientation) -> Bool {
          orientation != .portrait && orientation != .portraitUpsideDown
        }
        """),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    project.code.orientationUnits.flatMap { unit -> [Finding] in
      let found =
        unit.operations.compactMap { operation($0, project.code) }
        + unit.switches.flatMap { duplicates($0, project.code) }
      var seen: Set<SourceSpan> = []
      return found.filter { project.runs($0.0) && seen.insert($0.0.span).inserted }.map(\.1)
    }
  }

  private func operation(_ place: Place, _ code: CodeBase) -> (Place, Finding)? {
    guard let (left, name, right) = place.expression?.operation else { return nil }
    switch name {
    case "==", "!=":
      return comparison(left, name, right, place, code) ?? list(place, code)
    case "||", "|", "&&": return chain(left, name, right, place, code)
    default: return nil
    }
  }

  private func comparison(
    _ left: Expression, _ name: String, _ right: Expression, _ place: Place, _ code: CodeBase
  ) -> (Place, Finding)? {
    let always = name == "==" ? "never" : "always"
    if let one = left.spelledConstant(code, at: place),
      let other = right.spelledConstant(code, at: place)
    {
      let truth = one.rawValue == other.rawValue ? (name == "==" ? "always" : "never") : always
      return (place, finding("two constants are compared, which is \(truth) true", at: place))
    }
    guard let constants = combined(right, place, code), constants.count > 1 else { return nil }
    let meaning = meaning(of: constants.map(\.0), orElse: "so this is \(always) true")
    let subject = place.file.text(left.span)
    let joined = constants.map { "\(subject) \(name) \(place.file.text($0.1.span))" }
      .joined(separator: name == "==" ? " || " : " && ")
    return (
      place,
      finding(
        "orientations combined with | give \(meaning)", at: place,
        fix: Fix(
          "compare with each", [edit(place.span, in: place.file.source, "(\(joined))")]))
    )
  }

  /// The number that several constants make together, and what it is.
  private func meaning(of constants: [OrientationConstant], orElse consequence: String) -> String {
    let number = constants.reduce(0) { $0 | $1.rawValue }
    let named = constants[0].kind.constants.first {
      OrientationConstant(constants[0].kind, $0)?.rawValue == number
    }
    let words =
      named.map { "the raw value of \($0)" } ?? "which is not an orientation, \(consequence)"
    return "\(number), \(words)"
  }

  /// The constants of `A | B`, none of them a mask.
  private func combined(
    _ expression: Expression, _ place: Place, _ code: CodeBase
  ) -> [(OrientationConstant, Expression)]? {
    guard case .infix(let left, "|", let right) = expression.kind else {
      return expression.spelledConstant(code, at: place).flatMap {
        $0.kind == .mask ? nil : [($0, expression)]
      }
    }
    guard let one = combined(left, place, code), let other = combined(right, place, code) else {
      return nil
    }
    return one + other
  }

  private func chain(
    _ left: Expression, _ name: String, _ right: Expression, _ place: Place, _ code: CodeBase
  ) -> (Place, Finding)? {
    // `x == A || B`; what is left of it may be a longer chain.
    if let lone = right.spelledConstant(code, at: place), lone.kind != .mask,
      let (subject, comparison) = lastComparison(left)
    {
      let value = place.file.text(right.span)
      let always = name == "&&" ? "adds nothing to the condition" : "is always true"
      let replacement = "\(place.file.text(subject.span)) \(comparison) \(value)"
      return (
        place,
        finding(
          "\(value) by itself is nonzero and \(always)", at: place,
          fix: Fix(
            "compare with it", [edit(right.span, in: place.file.source, replacement)]))
      )
    }
    guard name != "|" else { return nil }
    if let one = left.spelledConstant(code, at: place), one.kind != .mask, one.rawValue != 0 {
      let value = place.file.text(left.span)
      return (
        place,
        finding("\(value) by itself is nonzero, so it tests nothing", at: place)
      )
    }
    // Only the whole chain is looked at, not its parts once more.
    if place.parent?.expression?.operation?.name == name { return nil }
    let wanted = name == "&&" ? "==" : "!="
    let parts = parts(left, name) + parts(right, name)
    for (index, part) in parts.enumerated() {
      guard let one = equality(part, place, code) else { continue }
      for other in parts[..<index] {
        guard let two = equality(other, place, code), two.subject == one.subject else { continue }
        let isSame = one.constant.rawValue == two.constant.rawValue
        if one.operation == wanted, two.operation == wanted, !isSame {
          let truth = name == "&&" ? "never true" : "always true"
          return (
            place, finding("\(one.subject) is one orientation only, so this is \(truth)", at: place)
          )
        }
        if isSame, one.operation == two.operation {
          let inner = place.inside(part)
          return (inner, finding("this repeats an earlier comparison", at: inner))
        }
      }
    }
    return nil
  }

  /// `guard x == A, x == B`: a list of conditions holds as a whole.
  private func list(_ place: Place, _ code: CodeBase) -> (Place, Finding)? {
    guard let condition = place.parent, condition.condition != nil,
      let conditions = condition.parent?.statement?.conditions, conditions.count > 1,
      let expression = place.expression, let one = equality(expression, condition, code),
      one.operation == "=="
    else { return nil }
    let isNever = conditions.contains { other in
      guard other.span.end <= place.span.start, case .expression(let test) = other.kind,
        let two = equality(test, condition, code), two.operation == "=="
      else { return false }
      return two.subject == one.subject && two.constant.rawValue != one.constant.rawValue
    }
    return isNever
      ? (
        place, finding("\(one.subject) is one orientation only, so this is never true", at: place)
      ) : nil
  }

  private func lastComparison(_ expression: Expression) -> (Expression, String)? {
    guard let (left, name, right) = expression.operation else { return nil }
    if name == "==" || name == "!=" { return (left, name) }
    return name == "||" || name == "&&" ? lastComparison(right) : nil
  }

  private func parts(_ expression: Expression, _ name: String) -> [Expression] {
    guard case .infix(let left, name, let right) = expression.kind else { return [expression] }
    return parts(left, name) + parts(right, name)
  }

  private func equality(
    _ expression: Expression, _ place: Place, _ code: CodeBase
  ) -> (subject: String, operation: String, constant: OrientationConstant)? {
    guard let (left, name, right) = expression.operation, name == "==" || name == "!=" else {
      return nil
    }
    // A call may give something else each time.
    let inner = place.inside(expression)
    for (subject, value) in [(left, right), (right, left)] where subject.path != nil {
      guard
        let constant = value.spelledConstant(code, at: inner.inside(value))
          ?? Self.unmistakable(value)
      else { continue }
      return (place.file.text(subject.span), name, constant)
    }
    return nil
  }

  /// The constant that only the device's orientation has, whatever is known of what it is compared with.
  private static func unmistakable(_ value: Expression) -> OrientationConstant? {
    guard case .implicitMember(let name) = value.plain.kind, ["faceUp", "faceDown"].contains(name)
    else { return nil }
    return OrientationConstant(.device, name)
  }

  private func duplicates(_ place: Place, _ code: CodeBase) -> [(Place, Finding)] {
    guard case .switch(_, let cases)? = place.statement?.kind else { return [] }
    var seen: Set<OrientationConstant> = []
    return cases.filter { $0.filter == nil }.flatMap(\.patterns).compactMap { pattern in
      let inner = place.inside(pattern)
      if let constants = combined(pattern.plain, inner, code), constants.count > 1 {
        let meaning = meaning(of: constants.map(\.0), orElse: "so this is never reached")
        return (inner, finding("orientations combined with | give \(meaning)", at: inner))
      }
      guard let constant = pattern.spelledConstant(code, at: inner),
        !seen.insert(constant).inserted
      else { return nil }
      return (inner, finding("an earlier case already matches \(constant.name)", at: inner))
    }
  }
}
