import AppCodeAnalysis
import AppCodeModel
import RotationFindings

/// What a scene's callback gives after a turn, which is what was before it.
extension OldValueInTransition {
  /// Callbacks of scene delegates that take the previous orientation for the current one (`G-36`).
  func previousOrientations(in project: CheckedProject) -> [Finding] {
    let code = project.code
    return code.classes.all.compactMap { entry in
      guard let member = code.classes.ownMember(Self.sceneCallback, of: entry.name),
        case .function(let function) = member.kind, !member.file.isTest,
        let parameter = function.parameters.first(where: { $0.label == "interfaceOrientation" }),
        !Self.isOfBefore(parameter.name), let unit = code.unit(of: member.file)
      else { return nil }
      let reads = (unit.mentions[parameter.name] ?? []).within(member.span).filter { mention in
        mention.expression?.base == nil
          && mention.local(named: parameter.name)?.isParameter ?? false
      }
      guard !reads.contains(where: isCompared),
        let read = reads.first(where: { project.runs($0) && isTakenAsCurrent($0) })
      else { return nil }
      return finding(
        "windowScene(_:didUpdate:…) passes the previous orientation; ask the scene for the current one",
        at: read)
    }
  }

  private static let sceneCallback =
    "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"

  /// Whether a name says that it is about what was before.
  static func isOfBefore(_ name: String) -> Bool {
    let words = name.lowercased()
    return ["previous", "old", "last", "former", "from", "before"].contains { words.contains($0) }
  }

  private func isCompared(_ read: Place) -> Bool {
    guard let (_, name, _) = read.parent?.expression?.operation else { return false }
    return ["==", "!="].contains(name)
  }

  /// Whether a read is given on or decides something, and no name says that it is the one of before.
  private func isTakenAsCurrent(_ read: Place) -> Bool {
    for ancestor in read.ancestors {
      guard let expression = ancestor.expression else { break }
      if let (target, name, _) = expression.operation, name == "=" {
        return !(target.plain.lastName.map(Self.isOfBefore) ?? false)
      }
      if let (callee, arguments) = expression.callee,
        let argument = arguments.first(where: { $0.value.span.contains(read.span) })
      {
        let names = [callee.lastName, argument.label].compactMap(\.self)
        return !names.contains { Self.isOfBefore($0) || OrientationNames.logs.contains($0) }
      }
    }
    return true
  }
}
