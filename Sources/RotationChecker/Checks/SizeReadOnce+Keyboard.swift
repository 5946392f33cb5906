import AppCodeAnalysis
import AppCodeModel
import RotationFindings

/// The keyboard's height, which is another one in landscape.
extension SizeReadOnce {
  /// Properties that keep the keyboard's height from the first time it is shown.
  func keyboardHeightsKept(in project: CheckedProject, _ screens: TurningScreens) -> [Finding] {
    let code = project.code
    var seen: Set<Origin> = []
    return ["keyboardFrameEndUserInfoKey", "UIKeyboardFrameEndUserInfoKey"]
      .flatMap { code.mentions(of: $0) }.flatMap { key -> [Finding] in
        guard !key.file.isTest, project.runs(key), let type = key.scope.typeName,
          code.classes.isController(type),
          screens.mayTurn(type, in: key.file, isCertain: true)
        else { return [] }
        return ValueFlow(code).uses(of: key).near.compactMap { use in
          guard case .assigned(let target) = use.kind, let name = target.plain.lastName,
            isProperty(name, target, at: use.place, of: type, code),
            isFirstTimeOnly(use.place, name, of: type, code),
            seen.insert(Origin(use.place.file, use.place.span)).inserted
          else { return nil }
          return finding(
            "the keyboard's height is stored the first time it is shown, but changes when the"
              + " interface turns", at: use.place, group: Self.group)
        }
      }
  }

  private func isProperty(
    _ name: String, _ target: Expression, at place: Place, of type: String, _ code: CodeBase
  ) -> Bool {
    guard target.plain.base.map(\.isSelf) ?? (place.local(named: name) == nil),
      case .variable(let variable)? = code.member(name, of: type)?.kind
    else { return false }
    return variable.getter == nil && !variable.isConstant
  }

  /// Whether a property is only set where it is still empty, and nothing empties it again.
  private func isFirstTimeOnly(
    _ place: Place, _ name: String, of type: String, _ code: CodeBase
  ) -> Bool {
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    let family = code.classes.family(of: type)
    let all = [plain, "_" + plain].flatMap { name in
      family.flatMap { code.assignments(to: name, inCodeOf: $0) }
    }
    return all.count == 1
      && place.scope.facts.contains { fact in
        switch fact {
        case .conditions(let conditions, true):
          conditions.contains { condition in
            guard case .expression(let test) = condition.kind else { return false }
            return isEmptiness(place.settled(test), of: plain)
          }
        case .expression(let test, true): isEmptiness(place.settled(test), of: plain)
        default: false
        }
      }
  }

  /// Whether a test asks for `height == nil`, `self.height == 0` or `!height`.
  private func isEmptiness(_ test: Expression, of name: String) -> Bool {
    func isIt(_ part: Expression) -> Bool {
      part.plain.lastName == name || part.plain.lastName == "_" + name
    }
    if case .prefix("!", let value) = test.plain.kind { return isIt(value) }
    guard let (left, operation, right) = test.operation, operation == "==" || operation == "<="
    else { return false }
    return isIt(left) && isNothing(right) || operation == "==" && isNothing(left) && isIt(right)
  }

  private func isNothing(_ value: Expression) -> Bool {
    switch value.plain.kind {
    case .null, .integer(0): true
    case .member(_, "zero"), .implicitMember("zero"): true
    case .float(let text): Double(text) == 0
    default: false
    }
  }
}
