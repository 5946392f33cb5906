import AppCodeAnalysis
import AppCodeModel
import RotationFindings

/// Layouts of collections that keep what they made for their first width.
extension SizeReadOnce {
  /// Finds layouts that prepare only while they have nothing, and forget nothing when they are
  /// invalidated.
  func keptAttributes(in project: CheckedProject, _ screens: TurningScreens) -> [Finding] {
    let code = project.code
    return code.classes.all.compactMap { entry in
      guard isLayout(entry.name, code),
        let member = ["prepare", "prepareLayout"].lazy
          .compactMap({ code.classes.ownMember($0, of: entry.name) }).first,
        case .function(let function) = member.kind, !member.file.isTest,
        let body = function.body, let (kept, place) = asked(body),
        !code.mentions(of: "bounds", inCodeOf: entry.name).isEmpty,
        !isForgotten(kept, by: entry.name, in: function, code),
        !mayForget(entry.name, code),
        screens.mayTurn(entry.name, in: member.file, isCertain: true)
      else { return nil }
      return finding(
        "the layout caches the result for its first width and does not recompute it when the interface "
          + "turns", at: place, in: member.file.source, group: Self.group)
    }
  }

  private func isLayout(_ type: String, _ code: CodeBase) -> Bool {
    code.classes.ancestors(of: type).contains {
      $0 == "UICollectionViewLayout" || $0 == "UICollectionViewFlowLayout"
    }
  }

  /// What `prepare` asks to be empty before it does anything, and where.
  private func asked(_ body: [Statement]) -> (kept: String, place: SourceSpan)? {
    for statement in body {
      let conditions: [Statement.Condition]
      switch statement.kind {
      case .guard(let all, _): conditions = all
      case .if(let all, let then, nil) where then.alwaysLeave || statement == body.last:
        conditions = all
      default: continue
      }
      for case .expression(let test) in conditions.map(\.kind) {
        if let name = test.emptyName { return (name, test.span) }
      }
    }
    return nil
  }

  /// Whether a layout forgets what it keeps when it is invalidated, or other code makes it when a size
  /// changes.
  private func isForgotten(
    _ kept: String, by type: String, in prepare: FunctionDeclaration, _ code: CodeBase
  ) -> Bool {
    let names = kept.hasPrefix("_") ? [kept, String(kept.dropFirst())] : [kept, "_" + kept]
    let changes = names.flatMap { name in
      code.assignments(to: name).map(\.place)
        + code.mentions(of: name, inCodeOf: type).filter { mention in
          ["removeAll", "removeAllObjects"].contains(mention.parent?.expression?.lastName)
        }
    }
    return changes.contains { change in
      guard case .function(let function)? = change.scope.member else { return false }
      guard function.span != prepare.span, !function.isInitializing else { return false }
      if function.name.contains("nvalidate") || TurningScreens.sizeCallbacks.contains(function.name)
      {
        return true
      }
      return code.callingBodies(of: function, change.scope.typeName).contains { call in
        guard let name = call.scope.member?.name else { return false }
        return name.contains("nvalidate") || name == "prepare" || name == "prepareLayout"
          || TurningScreens.sizeCallbacks.contains(name) || name == "willTransition(to:with:)"
      }
    }
  }
}

extension SizeReadOnce {
  /// Whether a layout runs code when it is invalidated that is not read, or that others have.
  private func mayForget(_ type: String, _ code: CodeBase) -> Bool {
    code.classes.hasUnknownSuperclass(type)
      || code.classes.ownMembers(of: type).contains { member in
        guard case .function(let function) = member.kind, function.name.contains("nvalidate") else {
          return false
        }
        guard !function.isBodySkipped, let unit = code.unit(of: member.file) else { return true }
        return unit.calledNames(in: function.span).contains { name in
          code.classes.ownMethods(name, of: type).contains { $0.function.isBodySkipped }
        }
      }
  }
}

extension Expression {
  /// The property whose being empty, or not, a condition asks for.
  fileprivate var emptyName: String? {
    switch plain.kind {
    case .prefix("!", let inner): return inner.emptyName
    case .member(let base, "isEmpty"), .member(let base, "count"): return base.plain.path?.last
    case .infix(let left, let name, let right) where ["==", ">", "!="].contains(name):
      if case .null = right.plain.kind { return left.plain.path?.last }
      guard case .integer(0) = right.plain.kind else { return nil }
      return left.emptyName
    default: return nil
    }
  }
}
