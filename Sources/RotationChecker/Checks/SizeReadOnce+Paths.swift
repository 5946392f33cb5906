import AppCodeAnalysis
import AppCodeModel
import RotationFindings

/// Paths of layers, which keep the size of the view that they were made for.
extension SizeReadOnce {
  /// Finds masks and shadows that are made before the screen turns and never again: of what fills a
  /// controller's view, of some of the corners of something, of what a view lays out.
  func paths(in project: CheckedProject, _ screens: TurningScreens) -> [Finding] {
    let code = project.code
    return ["path", "shadowPath"].flatMap { code.assignments(to: $0) }.compactMap { assignment in
      let place = assignment.place
      guard !place.file.isTest, project.runs(place), let type = place.scope.typeName,
        screens.isEarly(place) || screens.isAtAppearance(place),
        let size = bounds(of: assignment),
        code.classes.isController(type)
          && isWide(size.bounds, size.path, at: assignment.valuePlace)
          || code.classes.kind(of: type) == .view && isLaidOut(size.bounds, by: type, code),
        !isMadeAgain(type, code, screens),
        screens.mayTurn(type, in: place.file, isCertain: true)
      else { return nil }
      return finding(
        "the path is created for the current size and is not updated at a turn", at: place,
        group: Self.group)
    }
  }

  /// The bounds that a path is made of, and the call that makes it.
  func bounds(of assignment: Assignment) -> (bounds: Expression, path: Expression)? {
    var found: (bounds: Expression, path: Expression)?
    _ = assignment.valuePlace.finds(in: assignment.value) { part in
      guard let (callee, arguments) = part.callee, let first = arguments.first,
        Self.makers.contains(callee.plain.lastName ?? "")
      else { return false }
      let bounds = assignment.valuePlace.settled(first.value)
      guard bounds.plain.lastName == "bounds" else { return false }
      found = (bounds, part)
      return true
    }
    return found
  }

  private static let makers: Set<String> = [
    "UIBezierPath", "bezierPathWithRect", "bezierPathWithRoundedRect", "CGPath",
    "bezierPathWithRect:", "bezierPathWithRoundedRect:cornerRadius:",
    "bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:", "CGPathCreateWithRect",
  ]

  /// Whether bounds are those of what is as wide as the screen, or rounded like a bar or a sheet.
  private func isWide(_ bounds: Expression, _ path: Expression, at place: Place) -> Bool {
    TurningScreens.isWholeSize(bounds, at: place) || isRounded(path)
  }

  func isRounded(_ path: Expression) -> Bool {
    path.callee?.arguments.contains { $0.label == "byRoundingCorners" } ?? false
  }

  /// Whether bounds are those of a view to which the one around it gives new ones.
  private func isLaidOut(_ bounds: Expression, by type: String, _ code: CodeBase) -> Bool {
    guard let owner = bounds.plain.base?.plain.lastName,
      let member = code.classes.ownMember("layoutSubviews", of: type),
      case .function(let function) = member.kind, let unit = code.unit(of: member.file)
    else { return false }
    return unit.uses([owner], in: function.span)
  }

  /// Whether something that a new size calls makes paths, too.
  func isMadeAgain(
    _ type: String, _ code: CodeBase, _ screens: TurningScreens, by helpers: Set<String> = []
  ) -> Bool {
    code.classes.hasUnknownSuperclass(type)
      || TurningScreens.sizeCallbacks.contains { name in
        guard let member = code.classes.member(name, of: type) else { return false }
        guard case .function(let function) = member.kind, !function.isBodySkipped else {
          return true
        }
        return screens.reached(from: function.span, in: member.file, of: type).contains {
          $0.unit.uses(helpers.union(["path", "shadowPath", "UIBezierPath", "mask"]), in: $0.span)
        }
      }
  }
}
