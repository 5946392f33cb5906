import AppCodeAnalysis
import AppCodeModel

/// Styles that a controller is given by calls between the place where it is made and that where it is
/// presented: `prepare(screen)`, `screen.makeFullScreen()`, `Screen().fullScreen()`.
extension ControllerResolver {
  /// A controller in a variable with the styles that the calls in a body give it.
  ///
  /// - Complexity: linear in how often the body names the variable, up to a limit.
  func styledByCalls(
    _ making: Making, variable: String, in place: Place, _ following: Following
  ) -> Making {
    guard let body = place.scope.member?.span, let unit = code.unit(of: place.file),
      !settersOfStyles.isEmpty
    else { return making }
    var making = making
    let mentions = (unit.mentions[variable] ?? []).within(body)
    for mention in mentions.prefix(Self.mostMentions) {
      guard mention.file == place.file, let expression = mention.expression,
        isAbout(variable, expression, mention, place)
      else { continue }
      if case .member(let base, _)? = mention.parent?.expression?.kind,
        base.plain.span == expression.span, let member = mention.parent
      {
        // `screen.makeFullScreen()`, which Objective-C may write without an argument list.
        let call =
          member.parent?.expression?.callee?.callee.span == member.span ? member.parent : member
        if let call { making = styled(making, bySelfIn: call, following) }
      } else if let call = mention.parent, call.expression?.callee != nil {
        making = styled(making, byParameterOf: call, given: expression, following)
      }
    }
    return making
  }

  private static let style = "modalPresentationStyle"
  private static let mostMentions = 24

  /// The names of the functions in which a style is set; most calls are of none of them, which is
  /// quickly seen.
  private var settersOfStyles: Set<String> {
    if let known = memory.settersOfStyles { return known }
    var names: Set<String> = []
    for assignment in code.assignments(to: Self.style) {
      let members = assignment.place.scope.chain.compactMap(\.member)
      for case .function(let function) in members { names.insert(function.baseName) }
    }
    memory.settersOfStyles = names
    return names
  }

  /// A controller with the style that a method sets which is called on it.
  func styled(_ making: Making, bySelfIn call: Place, _ following: Following) -> Making {
    guard let message = call.expression else { return making }
    let (callee, arguments) = message.callee ?? (message, [])
    return styled(making, callee, arguments, call, following) { function, _ in
      settings(in: function) { $0.base?.isSelf ?? true }
    }
  }

  /// A controller with the style that a function sets which is given it.
  private func styled(
    _ making: Making, byParameterOf call: Place, given value: Expression, _ following: Following
  ) -> Making {
    guard let (callee, arguments) = call.expression?.callee else { return making }
    return styled(making, callee, arguments, call, following) { function, bound in
      guard let name = bound.first(where: { $0.value.span == value.span })?.key else { return [] }
      return settings(in: function) { $0.base?.plain.kind == .name(name) }
    }
  }

  private func styled(
    _ making: Making, _ callee: Expression, _ arguments: [Expression.Argument], _ call: Place,
    _ following: Following, _ find: (CalledFunction, [String: Expression]) -> [Assignment]
  ) -> Making {
    guard settersOfStyles.contains(callee.lastName ?? "") else { return making }
    let base = callee.base
    let isOwn = base == nil || base?.isSelf ?? false
    let type =
      isOwn ? following.type(at: call) : base.flatMap { self.type(of: $0, at: call, following) }
    var making = making
    for function in calls.functions(called: callee, arguments, on: type, at: call) {
      guard let bound = function.takes(arguments) else { continue }
      let found = find(function, bound)
      guard !found.isEmpty else { continue }
      let site = CallSite(function: function, place: call, arguments: bound)
      let inner = following.calling(site, on: base, type: type)
      making = styled(making, by: found, at: nil, inner)
    }
    return making
  }

  /// Where a function sets the style of what a test is for.
  private func settings(
    in function: CalledFunction, of isMeant: (Expression) -> Bool
  ) -> [Assignment] {
    (code.unit(of: function.file)?.assignments[Self.style] ?? []).within(function.function.span)
      .filter { isMeant($0.target.plain) }
  }

  /// A controller with the styles that assignments give it; one whose value is unknown leaves the style
  /// open.
  func styled(
    _ making: Making, by assignments: [Assignment], at place: Place?, _ following: Following
  ) -> Making {
    var making = making
    making.styles = styles(making.styles, changedBy: assignments, at: place, following)
    if let last = assignments.last, styles(ofValue: last, following).isEmpty {
      making.styleDoubt =
        "its style is \(last.place.file.text(last.value.span)), which is unknown from the code"
    } else if !assignments.isEmpty {
      making.styleDoubt = nil
    }
    return making
  }
}
