import AppCodeAnalysis
import AppCodeModel

/// Where code asks whether the interface is in landscape or in portrait.
struct InterfaceQuestions {
  private let code: CodeBase

  init(_ code: CodeBase) { self.code = code }

  /// The questions of a stretch of a file: predicates, comparisons and `switch`.
  ///
  /// - Complexity: linear in what the stretch holds of these.
  func all(in span: SourceSpan, of unit: CodeUnit) -> [Place] {
    let members = ["isLandscape", "isPortrait"].flatMap { (unit.mentions[$0] ?? []).within(span) }
      .filter { read in read.expression?.base.map { isInterface($0, at: read) } ?? false }
    let calls = ["UIInterfaceOrientationIsLandscape", "UIInterfaceOrientationIsPortrait"].flatMap {
      (unit.calls[$0] ?? []).within(span)
    }
    let switches = unit.switches.within(span).compactMap { place -> Place? in
      guard case .switch(let subject, _)? = place.statement?.kind, isInterface(subject, at: place)
      else { return nil }
      return place.inside(subject)
    }
    let comparisons = unit.operations.within(span).filter { place in
      guard let (left, name, right) = place.expression?.operation, name == "==" || name == "!="
      else { return false }
      return isInterface(left, at: place) && isSide(right, at: place)
        || isInterface(right, at: place) && isSide(left, at: place)
    }
    return members + calls + switches + comparisons
  }

  private func isInterface(_ expression: Expression, at place: Place) -> Bool {
    code.tag(of: expression, at: place) == .interface
  }

  private func isSide(_ expression: Expression, at place: Place) -> Bool {
    code.constant(expression, at: place.inside(expression), expected: .interface).map {
      $0.name != "unknown"
    } ?? false
  }
}
