import AppCodeAnalysis
import AppCodeModel
import TextFormats
import XcodeProjectFiles

extension CodeBase {
  /// The delegates of scenes that are on no phone's or iPad's own display.
  ///
  /// - Parameter manifest: the scenes that the Info.plist declares.
  /// - Returns: the classes that the manifest names for other roles only, and those that the app
  ///   delegate chooses where it has tested for such a role.
  func foreignSceneDelegates(in manifest: SceneManifest?) -> Set<String> {
    let own = Set(manifest?.applicationConfigurations.compactMap { $0.delegateClass?.value } ?? [])
    var found = Set(
      (manifest?.configurations ?? []).filter { $0.role.isForeignRole }
        .compactMap { $0.delegateClass?.value })
    for assignment in assignments(to: "delegateClass") where !assignment.place.file.isTest {
      guard case .member(let base, let word) = assignment.value.plain.kind,
        ["self", "class"].contains(word), let name = base.lastName
      else { continue }
      if assignment.place.scope.facts.contains(where: \.namesForeignRole) { found.insert(name) }
    }
    return found.subtracting(own)
  }
}

extension KnownFact {
  /// Whether it holds because the role of a scene is that of another display.
  fileprivate var namesForeignRole: Bool {
    switch self {
    case .conditions(let conditions, true):
      conditions.contains { $0.expressions.contains(where: \.namesForeignRole) }
    case .expression(let expression, true): expression.namesForeignRole
    case .chosen(_, let patterns, _): patterns.contains(where: \.namesForeignRole)
    default: false
    }
  }
}

extension Expression {
  /// Whether it names such a role, also as a text.
  fileprivate var namesForeignRole: Bool {
    contains { part in
      if case .string(let text?) = part.kind { return text.isForeignRole }
      return part.lastName?.isForeignRole ?? false
    }
  }
}

extension String {
  /// Whether it names a scene's role on a second display or in a car.
  fileprivate var isForeignRole: Bool {
    contains("xternalDisplay") || contains("CPTemplate") || contains("carTemplate")
  }
}
