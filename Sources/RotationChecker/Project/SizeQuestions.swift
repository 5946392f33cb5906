import AppCodeAnalysis
import AppCodeModel

/// Where code asks for the size of a window, for a size class, or for an orientation.
struct SizeQuestions {
  private let code: CodeBase
  private let flow: ValueFlow

  init(_ code: CodeBase) {
    self.code = code
    flow = ValueFlow(code)
  }

  /// Whether an expression asks, itself or by a local, a property, a method or an argument.
  func asks(_ expression: Expression, at place: Place) -> Bool {
    if isQuestion(expression, at: place) { return true }
    return expression.contains { part in
      switch part.kind {
      case .name, .member, .call:
        flow.sources(of: part, at: place).contains { source in
          source.expression.map { isQuestion($0, at: source) } ?? false
        }
      default: false
      }
    }
  }

  /// Whether what is known to hold is an answer to such a question, and to no other.
  func isAnswer(_ fact: KnownFact, at place: Place) -> Bool {
    switch fact {
    case .conditions(let conditions, _):
      conditions.contains { condition in
        guard case .expression(let test) = condition.kind else { return false }
        return asks(test, at: place)
      }
    case .expression(let test, _): asks(test, at: place)
    case .chosen(let subject, _, _):
      asks(subject, at: place) || isOrientation(subject, at: place)
    case .compilation, .availability: false
    }
  }

  private func isQuestion(_ expression: Expression, at place: Place) -> Bool {
    expression.contains { part in
      switch part.kind {
      case .infix(let left, let name, let right):
        switch name {
        case "<", ">", "<=", ">=":
          isSide(left, at: place) || isSide(right, at: place)
        case "==", "!=": isOrientation(left, at: place) || isOrientation(right, at: place)
        default: false
        }
      case .call(let callee, _): Self.functions.contains(callee.lastName ?? "")
      case .member(let base, let name):
        Self.classes.contains(name)
          || Self.predicates.contains(name) && isOrientation(base, at: place)
      case .name(let name): Self.classes.contains(name)
      default: false
      }
    }
  }

  private static let classes: Set<String> = ["horizontalSizeClass", "verticalSizeClass"]
  private static let predicates: Set<String> = ["isLandscape", "isPortrait"]
  private static let functions: Set<String> = [
    "UIInterfaceOrientationIsLandscape", "UIInterfaceOrientationIsPortrait",
    "UIDeviceOrientationIsLandscape", "UIDeviceOrientationIsPortrait",
  ]

  private func isOrientation(_ expression: Expression, at place: Place) -> Bool {
    switch code.tag(of: expression, at: place)?.kind {
    case .interface, .device: true
    case .mask, .capture, nil: false
    }
  }

  /// Whether an expression is a side of the screen, of a whole view, or of a size that is handed on.
  private func isSide(_ expression: Expression, at place: Place) -> Bool {
    if TurningScreens.readsSize(expression, at: place) { return true }
    return place.finds(in: expression) { part in
      guard case .member(let size, let side) = part.plain.kind, ["width", "height"].contains(side)
      else { return false }
      return code.typeName(of: size, at: place) == "CGSize" && size.plain.base == nil
    }
  }
}
