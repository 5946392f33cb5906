import AppCodeAnalysis
import AppCodeModel

// Decisions by the device's orientation that change nothing which a user sees.

extension DeviceOrientationForLayout {
  /// Whether a user sees the same whatever the answer to a question is, also where a local keeps it.
  func hasNoConsequence(_ place: Place, _ forces: Set<String>, _ code: CodeBase) -> Bool {
    var places = [place]
    if let name = place.nameOfLocal, let unit = code.unit(of: place.file) {
      places = (unit.mentions[name] ?? []).within(place.memberSpan).filter {
        $0.local(named: name) != nil
      }
    }
    return !places.isEmpty
      && places.allSatisfy {
        choosesLandscapes($0) || decidesForce($0, forces) || turnsPicture($0, code)
      }
  }

  /// Whether a question only decides how a picture is turned, as one from the camera is by the way the
  /// device is held: that is not a layout.
  private func turnsPicture(_ place: Place, _ code: CodeBase) -> Bool {
    let statement = place.ancestors.first { $0.statement != nil }
    guard let statement, case .if(let conditions, let then, _)? = statement.statement?.kind,
      conditions.contains(where: { $0.span.contains(place.span) }), !then.isEmpty
    else { return false }
    return then.allSatisfy { inner in
      guard case .expression(let value) = inner.kind,
        let (target, operation, made) = value.operation, operation == "=",
        let name = target.plain.lastName, made.contains(where: { $0.lastName == name }),
        let type = code.typeName(of: target, at: statement.inside(inner))
      else { return false }
      return Self.pictures.contains(type)
    }
  }

  private static let pictures: Set<String> = ["UIImage", "CIImage", "CGImage", "CGImageRef"]

  /// Whether all that a question chooses between are landscapes: a flat device has one of them, too.
  private func choosesLandscapes(_ place: Place) -> Bool {
    var chosen: [Expression] = []
    for ancestor in place.ancestors {
      if let expression = ancestor.expression {
        if case .ternary(let condition, _, _) = expression.kind,
          condition.span.contains(place.span)
        {
          chosen = expression.outcomes
        }
        continue
      }
      guard let statement = ancestor.statement else { continue }
      guard case .if(let conditions, _, _) = statement.kind,
        conditions.contains(where: { $0.span.contains(place.span) })
      else { break }
      chosen = [statement].results { _ in ancestor }.flatMap { result in
        result.expression.map { result.settled($0).outcomes } ?? []
      }
      break
    }
    return !chosen.isEmpty
      && chosen.allSatisfy { outcome in
        outcome.plain.lastName.map { name in
          ["landscape", "landscapeleft", "landscaperight"].contains { ending in
            name.lowercased().hasSuffix(ending)
          }
        } ?? false
      }
  }

  /// Whether a question only decides about a turn by force, which is of a check of its own.
  private func decidesForce(_ place: Place, _ forces: Set<String>) -> Bool {
    for ancestor in place.ancestors {
      guard case .if(let conditions, let then, nil)? = ancestor.statement?.kind else {
        if ancestor.statement != nil { return false }
        continue
      }
      return conditions.contains { $0.span.contains(place.span) }
        && then.allSatisfy { statement in
          guard case .expression(let call) = statement.kind,
            let (callee, arguments) = call.callee
          else { return false }
          let isWrite =
            callee.lastName == "setValue"
            && arguments.last?.value.kind == .string("orientation")
          return isWrite || callee.lastName.map(forces.contains) ?? false
        }
    }
    return false
  }

  /// The names of the methods that turn the interface by force.
  func forces(_ project: CheckedProject) -> Set<String> {
    let own = project.orientationKeyWrites.compactMap { write -> String? in
      guard case .function(let function)? = write.place.scope.member else { return nil }
      return function.baseName
    }
    return Set(own + ["attemptRotationToDeviceOrientation"])
  }

  /// Whether cases only tell the two landscapes apart and leave all else as it is: that is about how
  /// the device is held, and a flat one changes nothing.
  func tellsLandscapesApart(
    _ cases: [Statement.Case], _ place: Place, _ code: CodeBase
  ) -> Bool {
    var sides: [String] = []
    for item in cases {
      if item.body.allSatisfy({ $0.kind == .jump(.break, nil) }) { continue }
      guard item.patterns.count == 1,
        let constant = code.constant(item.patterns[0], at: place.inside(item.patterns[0])),
        constant.isLandscape
      else { return false }
      sides.append(constant.name)
    }
    return sides.count == 2 && sides[0] != sides[1]
  }

  /// What a question decides in a chain of `else if`: the whole chain, whose questions are one
  /// mistake.
  func chain(around place: Place) -> Place? {
    var found: Place?
    for ancestor in place.ancestors {
      guard case .if(let conditions, _, let otherwise)? = ancestor.statement?.kind else {
        if ancestor.statement != nil { break }
        continue
      }
      if let inner = found?.statement {
        guard otherwise?.count == 1, otherwise?.first?.span == inner.span else { break }
      } else {
        guard conditions.contains(where: { $0.span.contains(place.span) }) else { break }
      }
      found = ancestor
    }
    return found
  }
}

extension Expression {
  /// What a choice may give; an expression that is none itself.
  fileprivate var outcomes: [Expression] {
    if case .ternary(_, let left, let right) = plain.kind { return left.outcomes + right.outcomes }
    return [self]
  }
}

extension Place {
  /// The name of the local that an expression is the value of.
  fileprivate var nameOfLocal: String? {
    guard case .variable(let variable)? = parent?.statement?.kind else { return nil }
    return variable.name
  }
}
