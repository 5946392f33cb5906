import AppCodeAnalysis
import AppCodeModel

/// What code knows of a size, a size class or an orientation, as a statement on one subject.
struct SizeAnswer: Hashable {
  /// What was asked: the names that lead to it.
  private var subject: [String]
  /// What it is compared with, or how.
  private var value: String
  /// Whether it is so.
  private var isTrue: Bool

  /// Whether two facts never hold at the same time.
  static func exclude(_ one: HeldFact, _ other: HeldFact) -> Bool {
    if one.place.file === other.place.file, one.fact.truth(knowing: [other.fact]) == false {
      return true
    }
    let others = answers(other)
    return answers(one).contains { first in
      others.contains { second in
        first.subject == second.subject
          && (first.value == second.value
            ? first.isTrue != second.isTrue : first.isTrue && second.isTrue)
      }
    }
  }

  private static func answers(_ held: HeldFact) -> [SizeAnswer] {
    switch held.fact {
    case .conditions(let conditions, let holds):
      let tests = conditions.compactMap { condition -> Expression? in
        if case .expression(let test) = condition.kind { return test }
        return nil
      }
      guard holds || conditions.count == 1 else { return [] }
      return tests.flatMap { answers($0, holds, held.place) }
    case .expression(let test, let holds): return answers(test, holds, held.place)
    case .chosen(let subject, let patterns, _):
      guard patterns.count == 1, let name = patterns[0].caseNamed,
        let path = TurningScreens.path(of: subject, at: held.place)
      else { return [] }
      return [SizeAnswer(subject: path, value: name, isTrue: true)]
    case .compilation, .availability: return []
    }
  }

  private static func answers(
    _ test: Expression, _ holds: Bool, _ place: Place, _ depth: Int = 0
  ) -> [SizeAnswer] {
    guard depth < 8 else { return [] }
    let test = test.plain
    switch test.kind {
    case .prefix("!", let inner): return answers(inner, !holds, place, depth + 1)
    case .name(let name):
      if let value = place.local(named: name)?.onlyValue {
        return answers(value, holds, place, depth + 1)
      }
      return [SizeAnswer(subject: [name], value: "", isTrue: holds)]
    case .infix(let left, let name, let right):
      switch name {
      case "&&" where holds, "||" where !holds:
        return answers(left, holds, place, depth + 1) + answers(right, holds, place, depth + 1)
      case "==", "!=":
        let isEqual = (name == "==") == holds
        return [(left, right), (right, left)].compactMap { subject, constant in
          constant.constantName.flatMap { value in
            TurningScreens.path(of: subject, at: place).map {
              SizeAnswer(subject: $0, value: value, isTrue: isEqual)
            }
          }
        }
      case "<", ">", "<=", ">=": return comparison(left, name, right, holds, place)
      default: return []
      }
    case .member(let base, let name) where name == "isLandscape" || name == "isPortrait":
      return TurningScreens.path(of: base, at: place).map {
        [SizeAnswer(subject: $0 + ["orientation"], value: name, isTrue: holds)]
      } ?? []
    case .member:
      return test.path.map { [SizeAnswer(subject: $0, value: "", isTrue: holds)] } ?? []
    case .call(let callee, let arguments):
      guard let name = callee.lastName, arguments.count == 1,
        name.hasSuffix("IsLandscape") || name.hasSuffix("IsPortrait"),
        let path = TurningScreens.path(of: arguments[0].value, at: place)
      else { return [] }
      let value = name.hasSuffix("IsLandscape") ? "isLandscape" : "isPortrait"
      return [SizeAnswer(subject: path + ["orientation"], value: value, isTrue: holds)]
    default: return []
    }
  }

  private static func comparison(
    _ left: Expression, _ name: String, _ right: Expression, _ holds: Bool, _ place: Place
  ) -> [SizeAnswer] {
    guard let one = TurningScreens.path(of: left, at: place),
      let other = TurningScreens.path(of: right, at: place)
    else { return [] }
    let isTurned = other.lexicographicallyPrecedes(one)
    let isGreater = (name.first == ">") != isTurned
    // `a >= b` is that `a < b` is not so.
    let isStrict = name.count == 1
    let value = isGreater == isStrict ? ">" : "<"
    return [
      SizeAnswer(
        subject: isTurned ? other + ["?"] + one : one + ["?"] + other, value: value,
        isTrue: isStrict == holds)
    ]
  }
}

extension Expression {
  /// The constant's name where it is one of an enumeration: `.compact`, `UIUserInterfaceSizeClass.compact`,
  /// `UIUserInterfaceSizeClassCompact`.
  fileprivate var constantName: String? {
    switch plain.kind {
    case .implicitMember(let name): name
    case .member(let base, let name) where base.typeNamed != nil: name
    case .name(let name) where name.isTypeName: name
    default: nil
    }
  }
}
