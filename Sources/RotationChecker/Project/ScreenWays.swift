import Orientation
import AppCodeAnalysis
import AppCodeModel
import ScreenGraph

/// The ways by which the controllers of a graph come on screen.
///
/// What is known of a node depends on what is around it, and ways go round in circles: a screen
/// pushes the one that pushed it. So nothing follows paths. What is known spreads from the nodes
/// where it begins until nothing is added, each way as often as what is around it grows.
struct ScreenWays {
  typealias Context = ScreenContexts.Context

  private let graph: ControllerGraph
  private let code: CodeBase
  /// The systems that the app runs on and how they behave, the oldest first; one for several that
  /// behave alike.
  private let systems: [(version: SystemVersion, behaviors: Behaviors)]
  /// The containers that begin with a node.
  private var containers: [[Int]]
  /// The kinds of containers that ask a delegate of the project.
  private let delegating: Set<ClassKind>

  init(_ graph: ControllerGraph, _ code: CodeBase, linkedSDK: SystemVersion) {
    self.graph = graph
    self.code = code
    systems = Self.systems(code, linkedSDK: linkedSDK)
    containers = graph.nodes.map { _ in [] }
    for (index, node) in graph.nodes.enumerated() {
      for child in node.children { containers[child].append(index) }
    }
    var delegating: Set<ClassKind> = []
    let hooks: [(ClassKind, String)] = [
      (.navigation, "navigationControllerSupportedInterfaceOrientations(_:)"),
      (.tabBar, "tabBarControllerSupportedInterfaceOrientations(_:)"),
      (.split, "splitViewControllerSupportedInterfaceOrientations(_:)"),
      (.page, "pageViewControllerSupportedInterfaceOrientations(_:)"),
    ]
    for unit in code.units {
      for type in unit.file.source.types {
        for function in type.functions {
          for (kind, hook) in hooks where function.name == hook { delegating.insert(kind) }
        }
      }
    }
    self.delegating = delegating
  }

  /// How each node comes on screen, each way once; on an idiom, or whatever the idiom.
  func contexts(on idiom: Idiom?) -> [Set<Context>] {
    let (direct, around) = beginnings(on: idiom)
    let forwarding = Set(around.joined()).reduce(into: [Int: Bool]()) { known, container in
      known[container] = forwards(graph.nodes[container])
    }
    let isAsked = spread(direct.map { $0.filter(\.isAsked) }, around) { container, outer in
      switch forwarding[container] {
      case true?: outer
      case false?: []
      case nil: [.unknown]
      }
    }
    let isShown = spread(direct, around) { container, outer in
      forwarding[container] == true ? outer : [.unknown]
    }
    return spread(direct, around) { container, outer in
      switch forwarding[container] {
      case true?: return outer
      case nil: return [.unknown]
      case false?:
        // A container that is not asked either is not more at fault than what keeps it from that.
        let unasked = outer.filter { !$0.isAsked }
        guard !isAsked[container].isEmpty || isShown[container].isEmpty else { return unasked }
        let node = graph.nodes[container]
        return unasked.union([.contained(container: node.className, location: node.location)])
      }
    }
  }

  private static let mostDeciders = 8

  /// What is on screen with each node on an idiom, by their nodes.
  ///
  /// - Returns: who may be asked: the root of its window, or what fills the window over that; nil for
  ///   one that the project does not show. And what is inside: what it begins with, and what is pushed.
  func surroundings(on idiom: Idiom) -> (deciders: [Set<Int?>], contents: [Set<Int>]) {
    let (direct, containers) = beginnings(on: idiom)
    var contents = graph.nodes.map { Set($0.children) }
    for (node, containers) in containers.enumerated() {
      for container in containers { contents[container].insert(node) }
    }
    var around = containers
    var isOpen = graph.nodes.map { _ in false }
    for (source, node) in graph.nodes.enumerated() {
      for edge in node.edges where edge.isUsed(on: idiom) {
        switch edge.action {
        case .presents, .pushes: around[edge.target].insert(source)
        case .opensWindow(let isKey): if !isKey { isOpen[edge.target] = true }
        }
      }
    }
    let own = graph.nodes.indices.map { node -> Set<Int?> in
      if isOpen[node] || direct[node].isEmpty && around[node].isEmpty { return [nil] }
      // Where it is unknown who of two is asked, it is one of them.
      return direct[node].contains(where: \.isAsked) ? [node] : []
    }
    // Of a screen with very many ways it is not known, so that each passes on few.
    let deciders = spread(own, around) { _, outer in
      outer.count > Self.mostDeciders ? [nil] : outer
    }
    return (deciders, contents)
  }

  /// What is known of each node by itself, and the containers around it.
  private func beginnings(on idiom: Idiom?) -> (direct: [Set<Context>], around: [Set<Int>]) {
    var direct: [Set<Context>] = graph.nodes.map { _ in [] }
    var around = containers.map { Set($0) }
    let roots = [graph.root].compactMap(\.self) + graph.otherRoots + graph.rootsByIdiom.values
    for root in roots { direct[root].insert(.asked) }
    let asking = nodesAskingPresented()
    let navigations = navigations()
    for (source, node) in graph.nodes.enumerated() {
      for edge in node.edges where idiom.map(edge.isUsed) ?? true {
        switch edge.action {
        case .presents(let style):
          for style in [style] + edge.otherStyles {
            direct[edge.target].insert(
              asking.contains(source) ? .asked : context(style, edge, on: idiom))
          }
        case .pushes:
          let others = navigations[source].subtracting([edge.target])
          if others.isEmpty { direct[edge.target].insert(.unknown) }
          around[edge.target].formUnion(others)
        case .opensWindow(let isKey): direct[edge.target].insert(isKey ? .asked : .unknown)
        }
      }
    }
    return (direct, around)
  }

  /// Adds to what is known of each node what its containers let through, until nothing is new.
  private func spread<Fact: Hashable>(
    _ facts: [Set<Fact>], _ around: [Set<Int>], through: (Int, Set<Fact>) -> Set<Fact>
  ) -> [Set<Fact>] {
    var facts = facts
    var inside: [Int: [Int]] = [:]
    for (node, containers) in around.enumerated() {
      for container in containers { inside[container, default: []].append(node) }
    }
    var waiting = Set(inside.keys)
    while let container = waiting.popFirst() {
      let passed = through(container, facts[container])
      for node in inside[container] ?? [] where !passed.isSubset(of: facts[node]) {
        facts[node].formUnion(passed)
        if inside[node] != nil { waiting.insert(node) }
      }
    }
    return facts
  }

  /// The controllers that, or one around which, answer what is presented over them.
  private func nodesAskingPresented() -> Set<Int> {
    var outer: Set<Int> = []
    var next = graph.nodes.indices.filter { index in
      graph.nodes[index].edges.contains { if case .presents = $0.action { true } else { false } }
    }
    while let node = next.popLast() {
      if outer.insert(node).inserted { next += containers[node] }
    }
    var asking: Set<Int> = []
    next = outer.filter { node in
      code.answers(.mask, of: graph.nodes[node].className).contains { answer in
        answer.possibilities.forwardings.contains {
          $0.target == .presented || $0.target == .visible
        }
      }
    }
    while let node = next.popLast() {
      if asking.insert(node).inserted { next += graph.nodes[node].children }
    }
    return asking
  }

  /// The navigation controllers that pushes from each node go to.
  private func navigations() -> [Set<Int>] {
    var found: [Set<Int>] = graph.nodes.map { _ in [] }
    for (index, node) in graph.nodes.enumerated() where node.kind == .navigation {
      var next = [index]
      while let place = next.popLast() {
        guard place == index || graph.nodes[place].kind != .navigation,
          found[place].insert(index).inserted
        else { continue }
        next += graph.nodes[place].children
        next += graph.nodes[place].edges.filter { $0.action == .pushes }.map(\.target)
      }
    }
    return found
  }

  /// Whether a container passes the question on by code of the project; nil if unknown.
  private func forwards(_ node: ControllerGraph.Node) -> Bool? {
    if code.classes.member(UIKitAnswer.mask.name, of: node.className) != nil {
      // An answer that is known in every case is the container's own.
      return code.answers(.mask, of: node.className).contains { $0.possibilities.masks == nil }
    }
    if code.classes.hasUnknownSuperclass(node.className)
      || code.classes[node.className] == nil && !FrameworkClasses.contains(node.className)
    {
      return nil
    }
    return delegating.contains(node.kind) ? nil : false
  }

  /// What a presentation comes to from some system on, at any width.
  private func context(
    _ style: PresentationStyle, _ edge: ControllerGraph.Edge, on idiom: Idiom?
  ) -> Context {
    // What a presentation controller of the app's own answers is not known.
    if case .custom = style { return .unknown }
    // An iPad that asks for masks shows nothing beside the app, which is as wide as the display.
    let widths = idiom == .pad ? [true] : [true, false]
    let roles = systems.map { system in
      widths.map { isWide in
        PresentedRole(
          presentedIn: style, behaviors: system.behaviors, isCompact: !isWide,
          presenterFillsWindow: isWide)
      }
    }
    guard let latest = roles.last?.first,
      latest.policy.map({ $0.description.confidence >= .medium }) ?? true
    else { return .unknown }
    let alike = zip(systems, roles).reversed().prefix { $0.1.allSatisfy { $0.say == latest.say } }
    guard let first = alike.last?.0.version else { return .unknown }
    let isAlways = alike.count == systems.count
    if latest.say == .notAsked {
      return .overPresenter(
        style: style, from: isAlways ? nil : first, dispute: latest.policy,
        location: edge.location)
    }
    return isAlways ? .asked : .unknown
  }
}

extension ControllerGraph.Edge {
  /// Whether there is this way on an idiom.
  fileprivate func isUsed(on idiom: Idiom) -> Bool { idioms?.contains(idiom) ?? true }
}

extension ScreenWays {
  private static func systems(
    _ code: CodeBase, linkedSDK: SystemVersion
  ) -> [(version: SystemVersion, behaviors: Behaviors)] {
    var systems: [(version: SystemVersion, behaviors: Behaviors)] = []
    for version in BehaviorTable.known.systems(from: code.deploymentTarget) {
      let behaviors = Behaviors(of: version, linkedSDK: linkedSDK)
      if systems.last?.behaviors != behaviors { systems.append((version, behaviors)) }
    }
    return systems
  }
}
