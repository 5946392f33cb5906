import AppCodeAnalysis
import AppCodeModel

/// Which views have a size that changes with that of the window, as far as code shows it.
struct WindowSizes {
  private let project: CheckedProject
  private let code: CodeBase
  private let screens: TurningScreens
  private let turns: TurnCode

  init(_ project: CheckedProject) {
    self.project = project
    code = project.code
    screens = TurningScreens(project)
    turns = TurnCode(project.code)
  }

  /// How many views are inside of each other.
  private static let deepest = 4

  /// What ties the size of a view of a class to that of a screen that may turn, and that does not touch
  /// the view when it turns; nil where nothing shows that.
  func tie(of type: String) -> Place? { tie(of: type, 0) }

  private func tie(of type: String, _ depth: Int) -> Place? {
    guard depth < Self.deepest else { return nil }
    for place in code.instantiations(of: type) where !place.file.isTest {
      guard let owner = place.scope.typeName, let name = name(of: place) else { continue }
      let isRoot = name == "view" && code.classes.isController(owner)
      guard let tie = isRoot ? place : tie(of: name, made: place, in: owner, depth),
        !isTouched(name, in: owner)
      else { continue }
      if code.classes.isController(owner) {
        guard screens.mayTurn(owner, in: place.file, isCertain: true) else { continue }
      }
      return tie
    }
    return nil
  }

  /// The name by which code knows what it makes at a place.
  private func name(of made: Place) -> String? {
    for ancestor in sequence(first: made, next: \.parent) {
      switch ancestor.node {
      case .statement(let statement):
        if case .variable(let variable) = statement.kind {
          // In a closure that makes a property's value it has the property's name outside.
          if case .variable(let property, .initialValue)? = made.scope.member {
            return property.name
          }
          return variable.name
        }
        if case .return? = ancestor.statement?.kind,
          case .variable(let property, _)? = made.scope.member
        {
          return property.name
        }
        return nil
      case .expression(let expression):
        if let (target, operation, _) = expression.operation, operation == "=" {
          return target.plain.lastName?.withoutMark
        }
        if expression.span != made.span, expression.callee != nil,
          expression.instantiatedClass == nil,
          !isClosureCall(expression)
        {
          return nil
        }
      case .condition: return nil
      }
    }
    if case .variable(let property, .initialValue)? = made.scope.member { return property.name }
    return nil
  }

  private func isClosureCall(_ expression: Expression) -> Bool {
    if case .closure? = expression.callee?.callee.kind { return true }
    return false
  }

  // MARK: Ties

  /// What gives a view of a class a size that follows that of a view around it, which follows that of
  /// the window.
  private func tie(of name: String, made: Place, in owner: String, _ depth: Int) -> Place? {
    guard depth < Self.deepest else { return nil }
    return constraints(of: name, in: owner, depth) ?? mask(of: name, in: owner, depth)
      ?? frame(of: name, in: owner) ?? blocks(of: name, in: owner, depth)
  }

  /// Whether the size of an object follows that of the window: it is the controller's view, a guide of it, or
  /// a view that is tied itself.
  private func follows(_ path: [String], in owner: String, _ depth: Int) -> Bool {
    var path = path
    if let last = path.last, Self.guides.contains(last) { path.removeLast() }
    if path == ["view"], code.classes.isController(owner) { return true }
    guard depth < Self.deepest else { return false }
    if path.isEmpty { return tie(of: owner, depth + 1) != nil }
    guard path.count == 1 else { return false }
    return constraints(of: path[0], in: owner, depth + 1) != nil
      || mask(of: path[0], in: owner, depth + 1) != nil
  }

  private static let guides: Set<String> = [
    "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
  ]

  /// The constraint that ties one side, where the one of the other side is there, too.
  private func constraints(of name: String, in owner: String, _ depth: Int) -> Place? {
    var ties: [String: Place] = [:]
    let calls = Self.constraintCalls.flatMap { code.calls(of: $0, inCodeOf: owner) }
    for call in calls {
      guard let (callee, arguments) = call.expression?.callee, let first = callee.base,
        let second = arguments.first?.value,
        let one = end(first, at: call), let other = end(second, at: call)
      else { continue }
      for (own, far) in [(one, other), (other, one)]
      where own.path == [name] && far.path != [name] && Self.sides.contains(far.side)
        && follows(far.path, in: owner, depth)
      {
        ties[own.side] = call
      }
    }
    if let width = ties["width"] ?? ties["height"] { return width }
    for (one, other) in [("leading", "trailing"), ("left", "right"), ("top", "bottom")] {
      if let tie = ties[one], ties[other] != nil { return tie }
    }
    return nil
  }

  private static let constraintCalls = [
    "constraint", "constraintEqualToAnchor:", "constraintEqualToAnchor:constant:",
    "constraintEqualToAnchor:multiplier:",
  ]
  private static let sides: Set<String> = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height",
  ]

  /// A view, and the side of it that an anchor is of.
  private func end(_ anchor: Expression, at place: Place) -> (path: [String], side: String)? {
    guard let name = anchor.plain.lastName, name.hasSuffix("Anchor") else { return nil }
    let side = String(name.dropLast("Anchor".count))
    guard let base = anchor.plain.base else { return ([], side) }
    return names(base, at: place).map { ($0, side) }
  }

  /// The names that lead to a view, without `self`.
  private func names(_ view: Expression, at place: Place) -> [String]? {
    if let path = TurningScreens.path(of: view, at: place) { return path.map(\.withoutMark) }
    return view.plain.path.map { path in path.filter { $0 != "self" }.map(\.withoutMark) }
  }

  /// The mask for resizing of a view in one that follows the window.
  private func mask(of name: String, in owner: String, _ depth: Int) -> Place? {
    let masks = code.assignments(to: "autoresizingMask", inCodeOf: owner).filter { mask in
      guard let view = mask.target.plain.base, names(view, at: mask.place) == [name] else {
        return false
      }
      return mask.value.contains { $0.lastName.map(Self.flexible.contains) ?? false }
    }
    guard let mask = masks.first, let around = superview(of: name, in: owner),
      follows(around, in: owner, depth)
    else { return nil }
    return mask.place
  }

  private static let flexible: Set<String> = [
    "flexibleWidth", "flexibleHeight", "FlexibleWidth", "FlexibleHeight",
    "UIViewAutoresizingFlexibleWidth", "UIViewAutoresizingFlexibleHeight",
  ]

  private func superview(of name: String, in owner: String) -> [String]? {
    for word in ["addSubview", "insertSubview", "insertSubview:atIndex:"] {
      for call in code.calls(of: word, inCodeOf: owner) {
        guard let (callee, arguments) = call.expression?.callee, let added = arguments.first?.value,
          names(added, at: call) == [name]
        else { continue }
        guard let base = callee.base else { return [] }
        return names(base, at: call)
      }
    }
    return nil
  }

  /// The frame that a view gets from that of the view around it where views are laid out.
  private func frame(of name: String, in owner: String) -> Place? {
    let parts = turns.all(of: owner)
    return code.assignments(to: "frame", inCodeOf: owner).first { assignment in
      guard let view = assignment.target.plain.base, names(view, at: assignment.place) == [name],
        parts.contains(where: { $0.contains(assignment.place) })
      else { return false }
      return TurningScreens.readsSize(assignment.value, at: assignment.valuePlace)
        || TurningScreens.isWholeSize(assignment.value, at: assignment.valuePlace)
    }?.place
  }

  /// Where SnapKit, Masonry or PureLayout ties a view to the one around it.
  private func blocks(of name: String, in owner: String, _ depth: Int) -> Place? {
    let ties = LibraryTies(in: owner, code) { names($0, at: $1) == [name] }
    guard let place = ties.place, ties.coverASide,
      let around = superview(of: name, in: owner), follows(around, in: owner, depth),
      ties.names.contains("equalToSuperview") || ties.names.contains(around.last ?? "self")
    else { return nil }
    return place
  }

  // MARK: What is done to it

  /// Whether code that runs at a turn does something with a view but to place it, or has views drawn.
  private func isTouched(_ name: String, in owner: String) -> Bool {
    turns.all(of: owner).contains { part in
      part.unit.uses(DrawingStretched.asking.union(["subviews"]), in: part.span)
        || [name, "_" + name].contains { word in
          (part.unit.mentions[word] ?? []).within(part.span).contains { mention in
            guard mention.expression?.base?.isSelf ?? true else { return false }
            guard name != "view" else { return false }
            guard case .member(_, let member)? = mention.parent?.expression?.kind else {
              return true
            }
            return !Self.placing.contains(member) && !member.hasSuffix("Anchor")
          }
        }
    }
  }

  private static let placing: Set<String> = [
    "frame", "bounds", "center", "setFrame:", "isHidden", "hidden", "alpha", "superview", "window",
    "setNeedsLayout", "layoutIfNeeded",
  ]
}

extension String {
  /// The name of the property whose variable it may be: `chart` of `_chart`.
  fileprivate var withoutMark: String { hasPrefix("_") ? String(dropFirst()) : self }
}
