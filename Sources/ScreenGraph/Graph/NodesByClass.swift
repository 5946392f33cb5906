import AppCodeAnalysis

/// The first node of each class, found without going through all nodes.
struct NodesByClass {
  private var exact: [String: Int] = [:]
  /// The first node whose class is one or derives from it.
  private var kinds: [String: Int] = [:]
  private var count = 0

  /// The first node of a class or, if it is a controller's, of one that derives from it.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - nodes: the nodes, those of the last time first; a node keeps its class.
  ///   - classes: the classes of the app.
  /// - Returns: nil when there is none.
  /// - Complexity: linear in the nodes that were not there the last time.
  mutating func first(
    of type: String, in nodes: [ControllerGraph.Node], _ classes: ClassTable
  ) -> Int? {
    for index in nodes.indices[count...] {
      let name = nodes[index].className
      if exact[name] == nil { exact[name] = index }
      for kind in [classes[name]?.name ?? name] + classes.ancestors(of: name)
      where kinds[kind] == nil {
        kinds[kind] = index
      }
    }
    count = nodes.count
    let derived = classes.isController(type) ? kinds[classes[type]?.name ?? type] : nil
    return [exact[type], derived].compactMap(\.self).min()
  }
}
