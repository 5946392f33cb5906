import Orientation
import AppCodeAnalysis
import TextFormats
import XcodeProjectFiles

/// Follows the ways between controllers from the roots on.
struct GraphBuilder {
  let code: CodeBase
  let interfaces: InterfaceIndex
  let ways: CodeWays
  var graph = ControllerGraph()
  /// What hosting controllers show, by their nodes.
  var trees: [Int: [ViewScreen]] = [:]
  /// The controllers in those.
  var embedded: Set<Making.Key> = []
  /// The views in the trees of those.
  var visitedViews: Set<String> = []
  /// What is to be added to nodes that were visited before.
  var lateTrees: [(node: Int, screen: ViewScreen)] = []
  /// The nodes that are pushed or presented.
  private var linked: [Making.Key: Int] = [:]
  private var names: Set<String> = []
  /// Whether a node is inside of a navigation controller.
  private var isInNavigation: [Bool] = []
  private var isInSplit: [Bool] = []
  /// The classes around a node, so that a container that begins with itself ends.
  private var queue: [Int] = []

  private static let mostNodes = 3_000
  private static let deepest = 12

  init(code: CodeBase, interfaces: InterfaceIndex, ways: CodeWays) {
    self.code = code
    self.interfaces = interfaces
    self.ways = ways
  }

  mutating func build(_ roots: GraphRoots) {
    for making in roots.candidates {
      let node = link(making)
      if graph.root == nil {
        graph.root = node
        graph.rootLocation = making.location
      } else if let node, graph.root != node, !graph.otherRoots.contains(node) {
        graph.otherRoots.append(node)
      }
    }
    graph.rootDoubt = roots.doubt
    for making in roots.otherScenes {
      if let node = link(making), node != graph.root { graph.otherScenes.append(node) }
    }
    follow()
    addWaysOfStrayViews()
    follow()
    addUnreached()
    if graph.root == nil { guessRoot() }
    settleNavigation()
  }

  /// Visits the nodes in the order in which they were found.
  private mutating func follow() {
    var next = 0
    while next < queue.count || !lateTrees.isEmpty {
      if let (node, screen) = lateTrees.popLast() {
        addWays(of: screen, to: node)
        continue
      }
      let node = queue[next]
      next += 1
      addEdges(of: node)
    }
    queue = []
  }

  // MARK: Nodes

  /// The node for a controller that is pushed, presented or a root.
  private mutating func link(_ making: Making) -> Int? {
    if let known = linked[making.key] {
      addTree(making, to: known)
      return known
    }
    guard let node = add(making, around: []) else { return nil }
    linked[making.key] = node
    return node
  }

  private mutating func add(_ making: Making, around: [String]) -> Int? {
    guard graph.nodes.count < Self.mostNodes, around.count < Self.deepest else { return nil }
    let entry = code.classes[making.className]
    let name = entry?.name ?? making.className
    var kind = code.classes.kind(of: name)
    if !kind.isController { kind = .plain }
    let index = graph.nodes.count
    graph.nodes.append(
      ControllerGraph.Node(
        name: "", className: name, kind: kind, children: [], edges: [],
        location: entry?.form == .class ? entry?.location ?? making.location : making.location,
        interface: making.interface))
    isInNavigation.append(kind == .navigation)
    isInSplit.append(kind == .split)
    queue.append(index)
    var children = making.children
    if children.isEmpty {
      for step in [name] + code.classes.ancestors(of: name) {
        if let own = ways.children[step] {
          children = own
          break
        }
      }
    }
    let kindOfTree = hostedChildren(making, of: index, &children)
    if let kindOfTree { graph.nodes[index].kind = kindOfTree }
    for child in children where !around.contains(child.nameInside) || child.interface != nil {
      guard let place = add(child, around: around + [making.nameInside]) else { continue }
      graph.nodes[index].children.append(place)
    }
    graph.nodes[index].name = uniqueName(making, index)
    return index
  }

  /// A name made of the class's or, for UIKit's classes, of what is inside.
  private mutating func uniqueName(_ making: Making, _ index: Int) -> String {
    let node = graph.nodes[index]
    let title = making.title?.split(separator: ".").last.map(String.init)
    var base = node.className.split(separator: ".").last.map(String.init) ?? node.className
    if let title, making.view != nil, UIKitClasses.contains(base) {
      base = title
    } else if names.contains(base), node.kind == .hosting, let title {
      // A host of the project's shows many views; the first is named after the class.
      base = title
    } else if ClassKind.systemKinds.contains(node.kind), UIKitClasses.contains(base) {
      base = making.title ?? node.className
    } else if UIKitClasses.contains(node.className) {
      let first = node.children.first.map { graph.nodes[$0].name }
      let short = first.map { name in
        name.hasSuffix("ViewController") ? String(name.dropLast(14)) : name
      }
      switch node.kind {
      case .navigation: base = (short ?? "Empty") + "Navigation"
      case .tabBar: base = "Tabs"
      case .split: base = "Split"
      case .page: base = (short ?? "") + "Pages"
      default: base = making.title ?? String(node.className.dropFirst(2))
      }
    }
    var scalars = String.UnicodeScalarView()
    for scalar in base.unicodeScalars {
      let isLetter = scalar.value >= 0x80 || scalar.properties.isAlphabetic
      let isKept = isLetter || ("0"..."9").contains(scalar) || scalar == "_"
      if isKept { scalars.append(scalar) }
    }
    base = scalars.isEmpty ? "Screen" : String(scalars)
    if ["scene", "main", "none", "nobody", "nothing", "default"].contains(base) {
      base += "Screen"
    }
    var name = base
    var number = 2
    while !names.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  // MARK: Ways

  private mutating func addEdges(of index: Int) {
    inherit(index)
    for screen in trees[index] ?? [] { addWays(of: screen, to: index) }
    let node = graph.nodes[index]
    if let place = node.interface {
      for (segue, making) in interfaces.segues(from: place) { add(segue, making, to: index) }
    }
    for child in node.children where graph.nodes[child].className == "AVPlayerViewController" {
      let video = Making.video(at: graph.nodes[child].location)
      connect(child, .presents(.fullScreen), video, at: video.location)
    }
    let classes = Set([node.className] + code.classes.ancestors(of: node.className))
    for edge in ways.edges {
      let isOwn =
        edge.classes.isEmpty
        ? index == graph.root : !edge.classes.isDisjoint(with: classes)
      guard isOwn else { continue }
      add(edge, to: index)
    }
  }

  /// What is inside a container is inside of what that is in.
  private mutating func inherit(_ index: Int) {
    for child in graph.nodes[index].children {
      if isInNavigation[index] { isInNavigation[child] = true }
      if isInSplit[index] { isInSplit[child] = true }
      inherit(child)
    }
  }

  private mutating func add(_ segue: Segue, _ making: Making, to index: Int) {
    let style = segue.presentationStyle.flatMap { PresentationStyle(word: $0.value) }
    var action: ControllerGraph.Edge.Action
    switch segue.kind {
    case .show: action = showing(index, style ?? making.style)
    case .push: action = .pushes
    case .showDetail, .replace: action = showing(index, style ?? making.style, isDetail: true)
    case .popover, .popoverPresentation: action = .presents(.popover)
    default: action = .presents(style ?? making.style ?? .automatic)
    }
    connect(index, action, making, at: segue.location)
  }

  mutating func add(_ edge: CodeEdge, to index: Int) {
    let action: ControllerGraph.Edge.Action =
      switch edge.action {
      case .presents: .presents(edge.making.style ?? SystemScreens.style(of: edge.making.className))
      case .pushes: .pushes
      case .shows: showing(index, edge.making.style)
      case .showsDetail: showing(index, edge.making.style, isDetail: true)
      }
    connect(index, action, edge.making, at: edge.location)
  }

  /// What `show` comes to: a push inside of a navigation controller, else a presentation.
  private func showing(
    _ index: Int, _ style: PresentationStyle?, isDetail: Bool = false
  ) -> ControllerGraph.Edge.Action {
    let pushes = isDetail ? isInSplit[index] && isInNavigation[index] : isInNavigation[index]
    return pushes ? .pushes : .presents(style ?? .automatic)
  }

  mutating func connect(
    _ index: Int, _ action: ControllerGraph.Edge.Action, _ making: Making,
    at location: SourceLocation
  ) {
    guard let target = link(making), target != index,
      !graph.nodes[index].edges.contains(where: { $0.target == target && $0.action == action })
    else { return }
    if action == .pushes, isInNavigation[index] { isInNavigation[target] = true }
    graph.nodes[index].edges.append(
      ControllerGraph.Edge(action: action, target: target, location: location))
  }

  // MARK: The rest

  /// Controllers that nothing leads to: in interface files, then classes without subclasses.
  private mutating func addUnreached() {
    var seen = Set(graph.nodes.compactMap(\.interface))
    for place in interfaces.all where !seen.contains(place) {
      guard let making = interfaces.making(place), isWorthListing(making) else { continue }
      _ = link(making)
      follow()
      seen.formUnion(graph.nodes.compactMap(\.interface))
    }
    var known = Set(graph.nodes.map(\.className))
    for entry in code.classes.controllers {
      guard !known.contains(entry.name), code.classes.directSubclasses(of: entry.name).isEmpty,
        code.classes.kind(of: entry.name).isShown, !entry.mainPart.file.isTest
      else { continue }
      _ = link(Making(className: entry.name, location: entry.location))
      follow()
      known.formUnion(graph.nodes.map(\.className))
    }
  }

  /// Whether a controller of an interface file is more than an empty one of UIKit's.
  private func isWorthListing(_ making: Making) -> Bool {
    code.classes[making.className] != nil || !making.children.isEmpty
      || !UIKitClasses.contains(making.className)
  }

  /// Without any root: the controller from which the most others can be reached.
  private mutating func guessRoot() {
    let targets = Set(graph.nodes.flatMap { $0.edges.map(\.target) + $0.children })
    var best: (node: Int, count: Int)?
    for index in graph.nodes.indices where !targets.contains(index) {
      var seen: Set<Int> = []
      var open = [index]
      while let next = open.popLast() {
        guard seen.insert(next).inserted else { continue }
        open += graph.nodes[next].children + graph.nodes[next].edges.map(\.target)
      }
      if seen.count > best?.count ?? 0 { best = (index, seen.count) }
    }
    guard let first = best?.node ?? graph.nodes.indices.first else { return }
    graph.root = first
    graph.rootLocation = graph.nodes[first].location
    graph.rootDoubt = "it is not known with which screen the app begins"
  }
}
