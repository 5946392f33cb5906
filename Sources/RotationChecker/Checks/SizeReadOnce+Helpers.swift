import AppCodeAnalysis
import AppCodeModel

/// Layouts of collections that a function outside of the screen makes for the size of a view that it is
/// given: `GridLayouts.square(in: view, columns: 3)`.
extension SizeReadOnce {
  /// The calls of such functions, in screens that do not choose the size of each item.
  func madeByHelpers(_ project: CheckedProject) -> [Layout] {
    let code = project.code
    return ["itemSize", "estimatedItemSize"].flatMap { code.assignments(to: $0) }.flatMap {
      assignment -> [Layout] in
      let place = assignment.place
      guard !place.file.isTest, case .function(let function)? = place.scope.member,
        !(place.scope.typeName.map(code.classes.isController) ?? false),
        let index = function.parameters.firstIndex(where: {
          readsSize(of: $0.name, in: assignment.value, at: assignment.valuePlace)
        })
      else { return [] }
      return code.callers(of: function, place.scope.typeName).compactMap { call in
        guard !call.file.isTest, let type = call.scope.typeName, !choosesSizes(type, code),
          let given = code.value(ofParameter: index, of: function, around: place, in: call),
          let path = given.expression.flatMap({ TurningScreens.path(of: $0, at: given) }),
          [["view"], ["collectionView"]].contains(path)
        else { return nil }
        return Layout(
          place: call, owner: nil, value: assignment.value, valuePlace: assignment.valuePlace)
      }
    }
  }

  /// Whether an expression holds a side of what a function is given under a name.
  private func readsSize(of name: String, in value: Expression, at place: Place) -> Bool {
    guard place.local(named: name)?.isParameter ?? false else { return false }
    return place.finds(in: value) { part in
      guard var path = TurningScreens.path(of: part, at: place), path.count > 2,
        ["width", "height"].contains(path.removeLast())
      else { return false }
      if path.last == "size" { path.removeLast() }
      return path == [name, "bounds"] || path == [name, "frame"]
    }
  }

  /// Whether a class is asked for the size of each item.
  private func choosesSizes(_ type: String, _ code: CodeBase) -> Bool {
    ValuePurposes.itemSizes.contains { code.classes.member($0, of: type) != nil }
  }
}
