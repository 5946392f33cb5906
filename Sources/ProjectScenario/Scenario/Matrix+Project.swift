package import RotationScenario
import Orientation
package import ScreenGraph

extension Matrix {
  /// The matrix of a project's screens, where copies of one controller that do the same are one row.
  package func withoutCopies(in graph: ControllerGraph) -> Matrix {
    let kinds = graph.kinds
    // An app without any controller has a screen that is not of its graph.
    return withoutCopies(
      of: { kinds.indices.contains($0.index) ? kinds[$0.index].name : "" },
      isCopy: { kinds.indices.contains($0.index) && kinds[$0.index].isCopy })
  }
}
