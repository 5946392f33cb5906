import AppCodeAnalysis
import AppCodeModel
import TextFormats

extension Making {
  /// Takes what a hosting controller shows.
  mutating func show(_ screen: ViewScreen?) {
    view = screen
    title = screen.map { $0.view ?? $0.title }
  }
}

extension GraphBuilder {
  /// What a hosting controller shows as children of its own, and what it is to those.
  ///
  /// The containers that SwiftUI makes inside of it are never asked, as it is not asked for its children
  /// either: they are drawn together with it.
  ///
  /// - Returns: the kind of container that it is like; nil for none.
  mutating func hostedChildren(
    _ making: Making, of index: Int, _ children: inout [Making]
  ) -> ClassKind? {
    guard graph.nodes[index].kind == .hosting,
      let screen = making.view ?? ways.ownView(of: making.className)
    else { return nil }
    trees[index] = [screen]
    let tree = tree(screen, of: index)
    // A controller in many trees is asked in none of them: one of them has it.
    let controllers = tree.controllers.filter { embedded.insert($0.key).inserted }
    var known: Set<Making.Key> = []
    children = tree.content.screens.map(\.making).filter { known.insert($0.key).inserted }
    children += controllers
    guard let container = tree.content.container, !tree.content.screens.isEmpty else { return nil }
    return controllers.isEmpty ? container : nil
  }

  /// Adds what a known hosting controller shows where it is made again.
  mutating func addTree(_ making: Making, to node: Int) {
    guard let screen = making.view, trees[node]?.contains(screen) == false else { return }
    trees[node]?.append(screen)
    if !screen.content.ways.isEmpty || !screen.content.views.isEmpty {
      lateTrees.append((node, screen))
    }
  }

  /// Adds the ways from a tree of views.
  mutating func addWays(of screen: ViewScreen, to index: Int) {
    let tree = tree(screen, of: index)
    for way in tree.content.ways {
      connect(
        index, way.action,
        CodeEdge(speakers: [], action: .presents, making: way.making, location: way.location))
    }
    goWays(from: Set(tree.views), to: index)
    viewsByNode[index, default: []] += tree.views
    visitedViews.formUnion(tree.views)
    for view in tree.views { nodesByView[view] = min(nodesByView[view] ?? index, index) }
  }

  /// Lets the root go the ways from views of which it is unknown where they are shown.
  mutating func addWaysOfStrayViews() {
    guard let root = graph.root else { return }
    let views = ways.resolver.views
    for edge in ways.edges
    where !edge.classes.isEmpty && edge.classes.isDisjoint(with: visitedViews)
      && edge.classes.allSatisfy({ views.view($0) != nil })
    {
      add(edge, to: root)
    }
  }

  /// Lists the views in a tree that are screens to the user, though UIKit knows the
  /// controller around the tree alone.
  mutating func addParts() {
    var screens = ways.resolver.views.screenViews
    var shown = Set(graph.nodes.map(\.className))
    for node in trees.keys {
      let views = (trees[node] ?? []).compactMap(\.view)
      // A host of the project's is named after itself; the view that fills it is a screen to the user.
      let isOwn = code.classes[graph.nodes[node].className]?.form == .class
      screens.formUnion(views)
      shown.formUnion(isOwn ? views.filter { $0 == graph.nodes[node].name } : views)
    }
    for node in viewsByNode.keys.sorted() {
      var around = node
      // What is around tabs or columns is not one of them.
      while [.tabBar, .split, .page].contains(graph.nodes[around].kind),
        let first = graph.nodes[around].children.first
      {
        around = first
      }
      for view in viewsByNode[node] ?? [] where screens.contains(view) {
        guard let entry = code.classes[view], shown.insert(view).inserted,
          let part = add(Making(className: view, location: entry.location), around: [])
        else { continue }
        parts.insert(part)
        graph.nodes[around].children.append(part)
      }
    }
  }

  private func tree(_ screen: ViewScreen, of index: Int) -> ViewTree {
    ViewTree(
      screen, isRoot: graph.root.map { isOnTop(index, of: $0) } ?? (index == 0),
      ways.resolver.views, ways.resolver)
  }

  /// Whether a node is the root of the window, or shown in place of it.
  private func isOnTop(_ index: Int, of root: Int) -> Bool {
    index == root
      || graph.nodes[root].kind == .hosting && graph.nodes[root].children.contains(index)
  }

  /// Gives a navigation controller to each tree that pushes without one around it, and no second one
  /// to what is pushed.
  mutating func settleNavigation() {
    var seen: Set<Int> = []
    var made: Set<Int> = []
    var queue =
      ([graph.root].compactMap { $0 } + graph.otherRoots + graph.otherScenes
      + Array(graph.nodes.indices)).map { (node: $0, isInside: false) }
    var next = 0
    // What cannot be reached from a root comes last.
    while next < queue.count {
      let (index, around) = queue[next]
      next += 1
      guard seen.insert(index).inserted else { continue }
      let pushes = graph.nodes[index].edges.contains { $0.action == .pushes }
      if pushes, !around, trees[index] != nil {
        if graph.nodes[index].kind == .hosting {
          graph.nodes[index].kind = .navigation
          made.insert(index)
        } else {
          handPushesDown(from: index)
        }
      }
      let isInside = around || graph.nodes[index].kind == .navigation
      var found = graph.nodes[index].children.map { (node: $0, isInside: isInside) }
      for edge in graph.nodes[index].edges {
        if edge.action != .pushes {
          found.append((edge.target, false))
        } else if isInside {
          found.append((edge.target, true))
        }
      }
      queue.insert(contentsOf: found, at: next)
    }
    for index in graph.nodes.indices {
      graph.nodes[index].edges.removeAll { $0.action == .pushes && made.contains($0.target) }
    }
  }

  /// What a tree pushes around its tabs is pushed inside of them.
  private mutating func handPushesDown(from index: Int) {
    let pushes = graph.nodes[index].edges.filter { $0.action == .pushes }
    for child in graph.nodes[index].children.prefix(1) where trees[child] != nil {
      graph.nodes[index].edges.removeAll { $0.action == .pushes }
      for edge in pushes where !graph.nodes[child].edges.contains(edge) && edge.target != child {
        graph.nodes[child].edges.append(edge)
      }
    }
  }
}

extension CodeWays {
  /// What a hosting controller of the project's passes to its superclass.
  func ownView(of name: String) -> ViewScreen? {
    for call in code.calls(of: "init") where call.scope.typeName == name {
      guard let (callee, arguments) = call.expression?.callee, callee.base?.isSuper == true,
        let view = arguments.first(where: { $0.label == "rootView" })?.value
      else { continue }
      return resolver.views.shown(by: view, at: call)
    }
    return nil
  }
}

extension ViewReader {
  /// What an expression shows that is passed to a hosting controller.
  func shown(by expression: Expression, at place: Place) -> ViewScreen? {
    let site = ViewSite(place.file, type: place.scope.typeName)
    steps = Self.longest
    var value = expression
    if case .name(let name) = value.plain.kind, let local = place.local(named: name)?.onlyValue {
      value = local
    }
    let found = screens(value, at: site, title: (site.type ?? "View") + "Content")
    guard found.count != 1 else { return found[0] }
    if let type = code.typeName(of: value, at: place).flatMap(view) {
      return ViewScreen(view: type, title: type, location: place.file.location(of: value.span))
    }
    var screen = ViewScreen(
      title: (site.type ?? "") + "Content", location: place.file.location(of: value.span))
    screen.content.screens = found
    return screen
  }
}
