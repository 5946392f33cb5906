import Orientation
import AppCodeAnalysis
import AppCodeModel

extension ControllerResolver {
  /// A controller with what is done to the variable that holds it: its style and its children.
  func changed(_ making: Making, variable: String, in place: Place, depth: Int) -> Making {
    var making = making
    for assignment in code.assignments(to: "modalPresentationStyle")
    where isAbout(variable, assignment.target.base, assignment.place, place) {
      if let style = style(assignment.value, at: assignment.place) { making.style = style }
    }
    if code.classes.kind(of: making.className) == .imagePicker,
      code.assignments(to: "sourceType").contains(where: {
        isAbout(variable, $0.target.base, $0.place, place) && $0.value.lastName == "camera"
      })
    {
      making.title = making.className + "Camera"
      making.style = making.style ?? .fullScreen
    }
    guard making.children.isEmpty else { return making }
    making.children = children { base, at in isAbout(variable, base, at, place) }
    return making
  }

  /// Whether an expression is a variable of the same body.
  private func isAbout(
    _ variable: String, _ expression: Expression?, _ at: Place, _ place: Place
  ) -> Bool {
    guard let expression, case .name(variable) = expression.plain.kind else { return false }
    return at.file == place.file && at.scope.member?.span == place.scope.member?.span
  }

  /// The children that code gives to a container.
  ///
  /// - Parameter isContainer: whether an expression at a place is the container.
  /// - Returns: none when it is unknown from the code.
  func children(where isContainer: (Expression?, Place) -> Bool) -> [Making] {
    for assignment in code.assignments(to: "viewControllers")
    where isContainer(assignment.target.base, assignment.place) {
      let found = once(elements(assignment.value, assignment.valuePlace))
      if !found.isEmpty { return found }
    }
    for name in ["setViewControllers", "setViewController"] {
      for call in code.calls(of: name) {
        guard let (callee, arguments) = call.expression?.callee, isContainer(callee.base, call),
          let first = arguments.first?.value
        else { continue }
        let found =
          name == "setViewControllers" ? once(elements(first, call)) : makings(first, at: call)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// Controllers that are made in one place count once, though two branches may name them.
  private func once(_ makings: [Making]) -> [Making] {
    var seen: Set<Making> = []
    return makings.filter { seen.insert($0).inserted }
  }

  /// The controllers that are put into a local list one after another.
  private func appended(to name: String, in place: Place) -> [Making] {
    var found: [Making] = []
    for call in code.calls(of: "append") + code.calls(of: "addObject")
      + code.calls(of: "addObject:")
    {
      guard let (callee, arguments) = call.expression?.callee,
        isAbout(name, callee.base, call, place), let first = arguments.first
      else { continue }
      found += makings(first.value, at: call).prefix(1)
      if found.count >= 16 { break }
    }
    return found
  }

  /// The controllers of a list.
  func elements(_ expression: Expression, _ place: Place, depth: Int = 0) -> [Making] {
    guard depth < 4 else { return [] }
    switch expression.plain.kind {
    case .array(let elements):
      return elements.flatMap { Array(makings($0, at: place).prefix(1)) }
    case .name(let name):
      if let local = place.local(named: name) {
        let values = (local.initialValue.map { [$0] } ?? []) + local.assignedValues
        for value in values {
          let found = elements(value, place, depth: depth + 1)
          if !found.isEmpty { return found + appended(to: name, in: place) }
        }
        return appended(to: name, in: place)
      }
      return []
    case .infix(let first, "+", let second):
      return elements(first, place, depth: depth + 1) + elements(second, place, depth: depth + 1)
    case .call(let callee, let arguments):
      // `[a, b].compactMap { $0 }` and `[a, b].map(wrap)`.
      if let base = callee.base, ["compactMap", "map", "filter"].contains(callee.lastName ?? "") {
        return elements(base, place, depth: depth + 1)
      }
      if callee.lastName == "NSArray", let first = arguments.first {
        return elements(first.value, place, depth: depth + 1)
      }
      return []
    case .cast(let value, _, _): return elements(value, place, depth: depth + 1)
    default: return []
    }
  }

  /// The style that a class gives itself when it is made.
  func ownStyle(ofClass name: String) -> PresentationStyle? {
    for step in [name] + code.classes.ancestors(of: name) {
      guard code.classes[step] != nil else { continue }
      for assignment in code.assignments(to: "modalPresentationStyle")
      where assignment.place.scope.typeName == step
        && (assignment.target.base == nil || assignment.target.base?.isSelf == true)
      {
        let member = assignment.place.scope.member?.name ?? ""
        let isWhenMade =
          ["init", "awakeFromNib", "commonInit", "setup", "setUp", "configure"].contains {
            member.hasPrefix($0)
          }
        if isWhenMade, let style = style(assignment.value, at: assignment.place) { return style }
      }
      if let member = code.classes.ownMember("modalPresentationStyle", of: step),
        let body = member.body, body.count == 1
      {
        switch body[0].kind {
        case .return(let value?), .expression(let value):
          if case .implicitMember(let word) = value.plain.kind {
            if let style = PresentationStyle(word: word) { return style }
          }
        default: break
        }
      }
    }
    return nil
  }

  /// A style; of a choice the first.
  func style(_ expression: Expression, at place: Place) -> PresentationStyle? {
    switch expression.plain.kind {
    case .implicitMember(let word), .member(_, let word), .name(let word):
      if let style = PresentationStyle(word: word) { return style }
      if case .name(let name) = expression.plain.kind,
        let value = place.local(named: name)?.onlyValue
      {
        return style(value, at: place)
      }
      return nil
    case .ternary(_, let first, let second):
      return style(first, at: place) ?? style(second, at: place)
    case .infix(let first, "??", let second):
      return style(first, at: place) ?? style(second, at: place)
    case .integer(let number):
      let styles: [PresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .currentContext,
        .custom(removesPresentersView: false), .overFullScreen, .overCurrentContext, .popover,
      ]
      return styles.indices.contains(number) ? styles[number] : nil
    default: return nil
    }
  }
}
