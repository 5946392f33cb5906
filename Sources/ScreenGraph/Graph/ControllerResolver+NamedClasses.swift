import AppCodeAnalysis
import AppCodeModel

/// Controllers of classes that code finds by a text: `[[NSClassFromString(self.names[row]) alloc] init]`.
extension ControllerResolver {
  /// The controllers that a call makes of classes which are known by their names.
  func ofNamedClasses(_ callee: Expression, _ call: Expression, _ place: Place) -> [Making] {
    guard !code.calls(of: Self.finder).isEmpty, let object = classObject(callee, place) else {
      return []
    }
    let names = ValueFlow(code).sources(of: object, at: place).flatMap { source -> [String] in
      guard let (finder, arguments) = source.expression?.callee, finder.lastName == Self.finder,
        let name = arguments.first?.value
      else { return [] }
      return texts(name, source).map(\.lastNamePart).sorted()
    }
    return distinct(names.flatMap { ofType($0, call, place) })
  }

  /// What is called to make an object, where it is not the name of a class: `type.init()`,
  /// `[[NSClassFromString(name) alloc] init]`, `[[type alloc] init]`.
  private func classObject(_ callee: Expression, _ place: Place) -> Expression? {
    if callee.lastName == "init", let base = callee.base {
      return base.isSelf || base.isSuper || base.typeNamed != nil ? nil : base
    }
    if callee.plain.callee?.callee.lastName == Self.finder { return callee }
    guard case .name(let name) = callee.plain.kind else { return nil }
    return place.local(named: name)?.type?.strippedType == "Class" ? callee : nil
  }

  private static let finder = "NSClassFromString"

  /// Those of several controllers whose class a place is for, where it is only reached with one of their
  /// names or without it: `if ([name isEqualToString:@"PlayerController"])`.
  func narrowed(_ makings: [Making], at place: Place) -> [Making] {
    guard makings.count > 1 else { return makings }
    var rest = makings
    for case .conditions(let conditions, let holds) in place.scope.facts where conditions.count == 1
    {
      guard case .expression(let test) = conditions[0].kind, let name = test.comparedText,
        rest.contains(where: { $0.className == name })
      else { continue }
      rest = rest.filter { ($0.className == name) == holds }
    }
    return rest.isEmpty ? makings : rest
  }
}

extension Expression {
  /// The text that something is compared with: `name == "A"`, `[name isEqualToString:@"A"]`.
  fileprivate var comparedText: String? {
    let sides: [Expression]
    if let (left, name, right) = operation {
      guard name == "==" else { return nil }
      sides = [left, right]
    } else if let (callee, arguments) = callee, arguments.count == 1, let base = callee.base,
      callee.lastName?.hasPrefix("isEqual") ?? false
    {
      sides = [base, arguments[0].value]
    } else {
      return nil
    }
    return sides.lazy.compactMap { side in
      guard case .string(let text?) = side.plain.kind else { return nil }
      return text
    }.first
  }
}

extension KnownFact {
  /// The text that something is equal to where this holds.
  var comparedText: String? {
    switch self {
    case .conditions(let conditions, true):
      for case .expression(let test) in conditions.map(\.kind) {
        if let text = test.comparedText { return text }
      }
      return nil
    case .chosen(_, let patterns, _):
      guard patterns.count == 1, case .string(let text?) = patterns[0].plain.kind else {
        return nil
      }
      return text
    default: return nil
    }
  }
}
