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
      let file = assignment.place.file
      if assignment.place.scope.facts.contains(where: { $0.namesForeignRole(in: file) }) {
        found.insert(name)
      }
    }
    return found.subtracting(own)
  }
}

extension KnownFact {
  /// Whether it holds because the role of a scene is that of another display.
  fileprivate func namesForeignRole(in file: CodeFile) -> Bool {
    switch self {
    case .conditions(let conditions, true):
      conditions.contains { file.text($0.span).isForeignRole }
    case .expression(let expression, true): file.text(expression.span).isForeignRole
    case .chosen(_, let patterns, _):
      patterns.contains { file.text($0.span).isForeignRole }
    default: false
    }
  }
}

extension String {
  /// Whether it names a scene's role on a second display or in a car.
  fileprivate var isForeignRole: Bool {
    contains("xternalDisplay") || contains("CPTemplate") || contains("carTemplate")
  }
}
