import AppCodeAnalysis
import Orientation

/// What is assumed where the code does not show with what an app begins, or where it pushes.
extension GraphBuilder {
  /// Without any root: the controller from which the most others can be reached.
  ///
  /// It is found on a copy: what nothing leads to is listed there only to be compared.
  mutating func guessRoot() {
    var copy = self
    // They know the nodes that they lead to, which are others here.
    copy.prepared = [:]
    copy.addUnreached()
    guard let making = copy.likelyRoot, let root = link(making) else { return }
    graph.root = root
    graph.rootLocation = graph.nodes[root].location
    graph.rootDoubt = "the app's first screen is unknown"
    follow()
  }

  private var likelyRoot: Making? {
    let targets = Set(graph.nodes.flatMap { $0.edges.map(\.target) + $0.children })
    var best: (node: Int, count: Int, isNamed: Bool)?
    for index in graph.nodes.indices where !targets.contains(index) {
      var seen: Set<Int> = []
      var open = [index]
      while let next = open.popLast() {
        guard seen.insert(next).inserted else { continue }
        open += graph.nodes[next].children + graph.nodes[next].edges.map(\.target)
      }
      let name = graph.nodes[index].className
      let isNamed = Self.rootNames.contains { name.contains($0) }
      guard let known = best else {
        best = (index, seen.count, isNamed)
        continue
      }
      if seen.count > known.count || seen.count == known.count && isNamed && !known.isNamed {
        best = (index, seen.count, isNamed)
      }
    }
    return (best?.node ?? graph.nodes.indices.first).map { makings[$0] }
  }

  /// What the controllers are called that apps begin with.
  private static let rootNames = ["Root", "Main", "Home", "Tab", "Splash", "Launch"]

  /// Shows what is pushed by screens of which it is unknown in which navigation controller they are.
  ///
  /// The code pushes it, so that there is one: in a container of a library's, or in code that was not
  /// understood. What is pushed has a row, in doubt: with the answers of what is around the screen
  /// that pushes it or, where that fills the window itself, with its own.
  mutating func addPushedOutside() {
    var known: Set<Int> = []
    while true {
      let reached = reached
      let alone = fillingWindow
      var isDone = true
      for index in reached.sorted() where !isInNavigation[index] && trees[index] == nil {
        guard known.insert(index).inserted else { continue }
        let name = graph.nodes[index].name
        for place in graph.nodes[index].edges.indices {
          let edge = graph.nodes[index].edges[place]
          guard edge.action == .pushes, !reached.contains(edge.target) else { continue }
          graph.nodes[index].edges[place].action = .presents(
            alone.contains(index) ? .fullScreen : .custom(removesPresentersView: false))
          graph.nodes[index].edges[place].doubt =
            "it is pushed, but it is unknown which navigation controller contains \(name)"
          isDone = false
        }
      }
      if isDone { return }
    }
  }

  /// The roots, and what is presented over the full screen.
  private var fillingWindow: Set<Int> {
    var found = Set(graph.otherRoots + graph.otherScenes).union(graph.rootsByIdiom.values)
    if let root = graph.root { found.insert(root) }
    for edge in graph.nodes.flatMap(\.edges) where edge.action == .presents(.fullScreen) {
      found.insert(edge.target)
    }
    return found
  }
}
