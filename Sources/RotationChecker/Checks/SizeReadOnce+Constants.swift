import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// Constants of the screen's size, which are read once for all that is laid out with them.
extension SizeReadOnce {
  /// Finds those that are not reported where something is laid out with them.
  func constants(
    in project: CheckedProject, _ screens: TurningScreens, beside reported: [Finding]
  ) -> [Finding] {
    let places = Set(reported.map { Line($0.location) })
    var seen: Set<Origin> = []
    return ["bounds", "statusBarFrame"].flatMap { project.code.mentions(of: $0) }.compactMap {
      place in
      guard !place.file.isTest, place.scope.isBuilt, place.isStored, !place.isSameTurned,
        isOfScreen(place.expression), case .variable(let variable, _)? = place.scope.member,
        isKept(variable, project.code), seen.insert(Origin(place.file, variable.span)).inserted
      else { return nil }
      let layouts = project.purposes.layouts(place)
      guard !layouts.contains(where: { places.contains(Line($0.location)) }),
        let user = layouts.lazy.compactMap({ turning($0, project, screens) }).first
      else { return nil }
      return finding(
        "\(variable.name) is read once, so the layout of \(user) is not updated at a turn",
        at: place, group: Self.group)
    }
  }

  /// Whether a variable keeps what it begins with, as no code of the project gives it something else.
  private func isKept(_ variable: VariableDeclaration, _ code: CodeBase) -> Bool {
    variable.isConstant
      || variable.modifiers.contains(.lazy) && variable.observers == nil
        && code.assignments(to: variable.name).isEmpty
  }

  private struct Line: Hashable {
    let file: String
    let line: Int?

    init(_ location: SourceLocation) { (file, line) = (location.file, location.line) }
  }

  private func isOfScreen(_ expression: Expression?) -> Bool {
    expression?.lastName == "statusBarFrame" || expression?.isOfMainScreen ?? false
  }

  /// The class that lays something out at a place, if it may turn.
  private func turning(
    _ layout: Place, _ project: CheckedProject, _ screens: TurningScreens
  ) -> String? {
    guard !layout.file.isTest, project.runs(layout), let type = layout.scope.typeName,
      project.code.classes.isController(type) || project.code.classes.kind(of: type) == .view
        || project.code.classes.isKind(type, of: "UIPresentationController"),
      screens.mayTurn(type, in: layout.file, isCertain: true)
    else { return nil }
    return type
  }
}
