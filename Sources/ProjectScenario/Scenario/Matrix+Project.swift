package import RotationScenario
package import Orientation
package import ScreenGraph

extension Matrix {
  /// The matrix of a project's screens, where copies of one controller that do the same are one row.
  package func withoutCopies(in graph: ControllerGraph) -> Matrix {
    let kinds = graph.kinds
    // An app without any controller has a screen that is not of its graph.
    var matrix = withoutCopies(
      of: { kinds.indices.contains($0.index) ? kinds[$0.index].name : "" },
      isCopy: { kinds.indices.contains($0.index) && kinds[$0.index].isCopy })
    for (index, node) in graph.nodes.enumerated() where kinds[index].isCopy {
      matrix.commonNames[ControllerID(index)] = node.nameWithoutNumber
    }
    for (place, screen) in matrix.screens.enumerated()
    where matrix.ways[place] == nil && matrix.commonNames[screen] != nil {
      matrix.ways[place] = matrix.way(toCopy: screen)
    }
    return matrix
  }

  /// What leads to a copy: as much of its way as is of copies, too.
  private func way(toCopy screen: ControllerID) -> Way? {
    var through: [ControllerID] = []
    var next = leaders[screen]
    while let id = next, !through.contains(id) {
      through.insert(id, at: 0)
      next = commonNames[id] == nil ? nil : leaders[id]
    }
    return through.isEmpty ? nil : Way(through: through)
  }
}

extension AppProject {
  /// The copies of a screen in other containers: controllers of its class and its name.
  ///
  /// - Complexity: linear in the controllers.
  package func copies(of screen: ControllerID) -> [ControllerID] {
    let kinds = graph.kinds
    guard kinds.indices.contains(screen.index) else { return [] }
    return kinds.indices.filter { $0 != screen.index && kinds[$0].name == kinds[screen.index].name }
      .map { ControllerID($0) }
  }
}
