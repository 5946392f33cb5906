import AppCodeAnalysis
import AppCodeModel
import RotationFindings

extension FaceStatesUnhandled {
  /// What a `switch` leaves as it is for a flat device, where that is a portrait: the value that its
  /// cases replace, or what is returned behind it.
  func leftPortrait(_ place: Place, _ project: CheckedProject) -> [Finding] {
    let code = project.code
    guard case .switch(let subject, let cases)? = place.statement?.kind,
      code.tag(of: subject, at: place) == .device, project.runs(place),
      cases.first(where: \.isDefault)?.body.allSatisfy(\.isBreak) ?? true,
      mayBeFlat(subject, at: place, code)
    else { return [] }
    let named = cases.flatMap(\.patterns).compactMap {
      code.constant($0, at: place.inside($0))?.name
    }
    var kinds: Set<OrientationTag.Kind> = []
    var targets: Set<String?> = []
    for item in cases where !item.body.allSatisfy(\.isBreak) {
      guard let (value, inner) = result(item.body, place),
        let constant = code.constant(value, at: inner)
      else { return [] }
      kinds.insert(constant.kind)
      targets.insert(item.body.first?.assignedName)
    }
    guard named.contains("landscapeLeft"), !named.contains("faceUp"), kinds.count == 1,
      targets.count == 1, let target = targets.first
    else { return [] }
    var left: (Expression, Place)?
    if let target {
      left = place.local(named: target)?.initialValue.map { ($0, place.inside($0)) }
    } else if let next = place.statementsBehind.first,
      case .return(let value?)? = next.statement?.kind
    {
      left = (value, next.inside(value))
    }
    guard let (value, inner) = left, let found = portrait(value, at: inner, like: kinds, code)
    else { return [] }
    return [found]
  }
}

extension Statement {
  fileprivate var isBreak: Bool { kind == .jump(.break, nil) }

  /// What it is an assignment to; nil if it is none.
  fileprivate var assignedName: String? {
    guard case .expression(let value) = kind, let (left, name, _) = value.operation, name == "="
    else { return nil }
    return left.plain.lastName
  }
}
