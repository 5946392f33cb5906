import AppCodeAnalysis
import AppCodeModel
import RotationFindings

/// Sizes that are read in the first layout only.
extension SizeReadOnce {
  /// Finds what is made of a size where views are laid out, behind a question whether that was done
  /// before: `if itemWidth == 0 { itemWidth = bounds.width / 4 }`.
  func firstLayouts(
    in project: CheckedProject, _ screens: TurningScreens, _ helpers: [ViewHelper]
  ) -> [Finding] {
    let code = project.code
    // A body may give very many.
    let built = Memo<Origin, Set<String>>()
    var made: [String: [(call: Place, helper: ViewHelper)]] = [:]
    for helper in helpers {
      for call in helper.calls { made[call.file.path, default: []].append((call, helper)) }
    }
    return code.units.filter { !$0.file.isTest }.flatMap { unit in
      (unit.branches + unit.guards).compactMap { branch -> Finding? in
        guard branch.scope.closureDepth == 0, let (flag, span) = firstTime(of: branch),
          branch.local(named: flag) == nil, case .function(let function)? = branch.scope.member,
          let type = branch.scope.typeName, project.runs(branch),
          isSetOnce(flag, of: type, in: span, code),
          // A view that observes its own frame may forget it there.
          ["frame", "bounds"].allSatisfy({ code.classes.ownMember($0, of: type) == nil }),
          Self.layouts.contains(function.name)
            || ValueFlow(code).isOnlyCalled(
              function, of: type, from: { Self.layouts.contains($0.name) })
        else { return nil }
        let parts = [Origin(branch.file, span)] + onlyCalled(from: span, in: unit, of: type, code)
        let kept = parts.flatMap { part in
          code.unit(of: part.file)?.assignments.values.joined().filter {
            part.span.contains($0.place.span)
              && isKept($0, of: type, in: parts, built, screens, code)
          } ?? []
        }
        let made = (made[unit.file.path] ?? []).filter { call, helper in
          span.contains(call.span)
            && isStale(call, helper, of: type, project, screens, inFirst: span)
        }.map(\.call)
        guard
          let size = (kept.map(\.place) + made).min(by: { $0.span.start < $1.span.start }),
          screens.mayTurn(type, in: branch.file, isCertain: true)
        else { return nil }
        return finding(
          "the size is read only in the first layout and is not updated when the interface turns",
          at: size, group: Self.group)
      }
    }
  }

  /// What runs the first time only, and the property that says so: a branch, or what is behind one that
  /// leaves.
  private func firstTime(of branch: Place) -> (flag: String, span: SourceSpan)? {
    // `guard grid.path == nil, !bounds.isEmpty else { return }`
    if case .guard(let conditions, _)? = branch.statement?.kind {
      guard let end = branch.scope.member?.span.end else { return nil }
      return conditions.lazy.compactMap { condition in
        guard case .expression(let test) = condition.kind else { return nil }
        return test.unsetName.map { ($0, SourceSpan(Int(branch.span.end), Int(end))) }
      }.first
    }
    guard case .if(let conditions, let then, let otherwise)? = branch.statement?.kind,
      conditions.count == 1, case .expression(let written) = conditions[0].kind
    else { return nil }
    let test = branch.settled(written)
    if then.alwaysLeave, otherwise == nil {
      guard let flag = test.alternatives.lazy.compactMap({ $0.ownName ?? $0.setName }).first,
        let end = branch.scope.member?.span.end
      else { return nil }
      return (flag, SourceSpan(Int(branch.span.end), Int(end)))
    }
    guard let flag = test.unsetName ?? test.ownName, let first = then.first, let last = then.last
    else { return nil }
    return (flag, SourceSpan(Int(first.span.start), Int(last.span.end)))
  }

  private static let layouts: Set<String> = [
    "viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSubviews",
  ]

  /// Whether a branch makes sure that it does not run again, and nothing else makes it.
  private func isSetOnce(
    _ flag: String, of type: String, in span: SourceSpan, _ code: CodeBase
  ) -> Bool {
    let names = flag.hasPrefix("_") ? [flag, String(flag.dropFirst())] : [flag, "_" + flag]
    let settings = names.flatMap { code.assignments(to: $0, inCodeOf: type) }
    return settings.contains { span.contains($0.place.span) }
      && settings.allSatisfy { setting in
        span.contains(setting.place.span) || isOfAccessor(setting.place, names)
          || setting.place.scope.member?.isInitializer ?? false
      }
  }

  /// Whether code is what gives a property its value.
  private func isOfAccessor(_ place: Place, _ names: [String]) -> Bool {
    guard case .function(let function)? = place.scope.member else { return false }
    return names.contains { function.name == $0.setterSelector }
  }

  /// The methods of a class that are called in a part of a body and nowhere else.
  private func onlyCalled(
    from span: SourceSpan, in unit: CodeUnit, of type: String, _ code: CodeBase
  ) -> [Origin] {
    unit.calledNames(in: span).flatMap { code.classes.ownMethods($0, of: type) }
      .filter { method in
        let calls = code.callers(of: method.function, type)
        return !calls.isEmpty && !code.handsOn(method.function, type)
          && !method.function.modifiers.contains(.override)
          && calls.allSatisfy { $0.file == unit.file && span.contains($0.span) }
      }
      .map { Origin($0.file, $0.function.span) }
  }

  /// Whether a layer gets the whole size of a view that constraints tie to the one around it.
  func fillsTiedView(
    _ assignment: Assignment, of type: String, _ code: CodeBase
  ) -> Bool {
    let place = assignment.place
    guard assignment.target.plain.lastName == "frame",
      let layer = assignment.target.plain.base, assignment.value.plain.lastName == "bounds",
      let view = assignment.value.plain.base?.plain.lastName,
      isLayer(layer, at: place, code)
    else { return false }
    return isTiedAtBothSides(view, of: type, code)
  }

  /// Whether code of a class ties both sides of a view that it has.
  func isTiedAtBothSides(_ view: String, of type: String, _ code: CodeBase) -> Bool {
    [["leadingAnchor", "leftAnchor"], ["trailingAnchor", "rightAnchor"]].allSatisfy { side in
      side.contains { isTied(view, by: $0, of: type, code) }
    }
      || LibraryTies(in: type, code) { tied, _ in tied.plain.lastName == view }.coverWidth
  }

  /// Whether code of a class ties an edge of a view that it has, by its name or as one of a list.
  private func isTied(
    _ view: String, by anchor: String, of type: String, _ code: CodeBase
  ) -> Bool {
    code.mentions(of: anchor, inCodeOf: type).contains { mention in
      guard let tied = mention.expression?.base?.plain else { return false }
      return tied.lastName == view
        || ValueFlow(code).sources(of: tied, at: mention).contains {
          $0.expression?.lastName == view
        }
    }
  }

  /// Whether what is given is a local to which code adds lines, or the like, by the size of a view.
  private func isBuiltOfSize(
    _ assignment: Assignment, _ built: Memo<Origin, Set<String>>, _ code: CodeBase
  ) -> Bool {
    let place = assignment.place
    guard let name = assignment.value.plain.path?.first, place.local(named: name) != nil,
      let unit = code.unit(of: place.file)
    else { return false }
    return built.value(Origin(place.file, place.memberSpan)) {
      Set(
        TurningScreens.sizeReads(in: place.memberSpan, of: unit).flatMap { read in
          read.callsAround.compactMap { $0.callee.base?.plain.path?.first }
        })
    }.contains(name)
  }

  /// Whether an assignment is made of the size of a view, is the only one of what it sets, and nothing
  /// else keeps that up to date.
  private func isKept(
    _ assignment: Assignment, of type: String, in parts: [Origin],
    _ built: Memo<Origin, Set<String>>, _ screens: TurningScreens, _ code: CodeBase
  ) -> Bool {
    guard
      TurningScreens.readsSize(assignment.value, at: assignment.valuePlace)
        || assignment.valuePlace.finds(
          in: assignment.value,
          where: { TurningScreens.isWholeSize($0, at: assignment.valuePlace) })
        || fillsTiedView(assignment, of: type, code) || isBuiltOfSize(assignment, built, code),
      let name = assignment.target.plain.lastName, !name.hasSuffix("ffset"), name != "zoomScale",
      let path = assignment.target.plain.path,
      assignment.place.local(named: path.first ?? "") == nil,
      !["frame", "bounds"].contains(name)
        || !(path.dropLast().last.map { screens.isPlaced($0, of: type) } ?? false)
    else { return false }
    return code.assignments(to: name, inCodeOf: type).allSatisfy { other in
      parts.contains { $0.file == other.place.file && $0.span.contains(other.place.span) }
        || other.target.plain.path != path
        || other.place.scope.member?.isInitializer ?? false || isOfAccessor(other.place, [name])
    }
  }
}

extension CodeScope.Member {
  fileprivate var isInitializer: Bool {
    if case .function(let function) = self { return function.isInitializing }
    return false
  }
}

extension Expression {
  /// The name whose being unset, zero or false a condition asks for.
  var unsetName: String? {
    switch plain.kind {
    case .prefix("!", let inner): return inner.plain.path?.last
    case .infix(let left, "==", let right):
      return right.isUnset ? left.plain.path?.last : left.isUnset ? right.plain.path?.last : nil
    default: return nil
    }
  }

  /// The name whose being set a condition asks for: `grid.path != nil`.
  fileprivate var setName: String? {
    guard case .infix(let left, "!=", let right) = plain.kind else { return nil }
    return right.isUnset ? left.plain.path?.last : left.isUnset ? right.plain.path?.last : nil
  }

  private var isUnset: Bool {
    switch plain.kind {
    case .integer(0), .null, .name("NULL"), .member(_, "zero"), .boolean(false): true
    default: false
    }
  }

  /// The name of a property of the same object that a condition asks about, and nothing else.
  fileprivate var ownName: String? {
    switch plain.kind {
    case .name(let name): return name
    case .member(let base, let name) where base.isSelf: return name
    default: return nil
    }
  }

  /// What a condition names with `||` between.
  var alternatives: [Expression] {
    guard let (left, name, right) = plain.operation, name == "||" else { return [self] }
    return left.alternatives + right.alternatives
  }
}
