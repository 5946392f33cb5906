import AppCodeAnalysis
import AppCodeModel
import RotationFindings

/// Separators that are hidden by an inset as wide as a cell, until the cell gets wider.
extension SizeReadOnce {
  /// Finds those of controllers and of cells that turn and do not set the inset again at a new size.
  func hiddenSeparators(in project: CheckedProject, _ screens: TurningScreens) -> [Finding] {
    let code = project.code
    return code.assignments(to: "separatorInset").compactMap { assignment in
      let place = assignment.place
      guard !place.file.isTest, project.runs(place), let type = place.scope.typeName,
        code.classes.isController(type) || isCell(type, code)
          || code.classes.kind(of: type) == .view
            && TurningScreens.readsScreen(assignment.value, at: assignment.valuePlace),
        isAsWide(assignment.value),
        !screens.isNotifiedOfSize(type) || screens.isLeftAlone("separatorInset", of: type),
        screens.mayTurn(type, in: place.file, isCertain: true)
      else { return nil }
      return finding(
        "a cell's width is read once, so the hidden separator shows when the cell gets wider",
        at: place, group: Self.group)
    }
  }

  /// Whether an inset is made of a width.
  private func isAsWide(_ inset: Expression) -> Bool {
    inset.plain.callee != nil
      && inset.contains { part in
        part.lastName == "CGRectGetWidth"
          || part.lastName == "width"
            && ["bounds", "frame", "size"].contains(part.base?.plain.lastName)
      }
  }
}
