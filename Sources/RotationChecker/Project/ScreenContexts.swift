import Orientation
import AppCodeAnalysis
import AppCodeModel
import ScreenGraph

/// Whether UIKit asks the controllers of a graph, by the ways they come on screen.
struct ScreenContexts {
  /// How a controller comes on screen.
  enum Context: Hashable {
    /// UIKit asks it, or a container that passes the question on to it.
    case asked
    /// A container around it answers for itself: its class, and where it is made or declared.
    case contained(container: String, location: SourceLocation)
    /// It is presented by this call in a style that leaves its presenter deciding; from which
    /// system on, nil for all that the app runs on, and the disputed point that this rests on.
    case overPresenter(
      style: PresentationStyle, from: SystemVersion?, dispute: PolicyPoint?,
      location: SourceLocation)
    /// Unknown from the project.
    case unknown

    /// Whether UIKit asks, or may.
    var isAsked: Bool {
      switch self {
      case .asked, .unknown: true
      case .contained, .overPresenter: false
      }
    }
  }

  private let graph: ControllerGraph
  private let code: CodeBase
  /// The systems that the app runs on and how they behave, the oldest first; one for several that
  /// behave alike.
  private let systems: [(version: SystemVersion, behaviors: Behaviors)]
  /// The containers that begin with a node.
  private var containers: [Int: [Int]] = [:]
  /// The ways to a node: where from, and the way.
  private var ways: [Int: [(source: Int, edge: ControllerGraph.Edge)]] = [:]
  /// The kinds of containers that ask a delegate of the project.
  private let delegating: Set<ClassKind>

  /// How deep containers may be nested.
  private static let deepest = 12

  init(_ graph: ControllerGraph, _ code: CodeBase, linkedSDK: SystemVersion) {
    self.graph = graph
    self.code = code
    systems = Self.systems(code, linkedSDK: linkedSDK)
    for (index, node) in graph.nodes.enumerated() {
      for child in node.children { containers[child, default: []].append(index) }
      for edge in node.edges { ways[edge.target, default: []].append((index, edge)) }
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

  /// The nodes whose override is that of a class: its own and those of subclasses that inherit it.
  func nodes(answeringAs type: String, _ question: UIKitAnswer) -> [Int] {
    graph.nodes.indices.filter { index in
      let name = graph.nodes[index].className
      return code.classes.isKind(name, of: type)
        && code.classes.member(question.name, of: name)?.owner == code.classes[type]?.name
    }
  }

  /// How a node comes on screen, each way once; on an idiom, or whatever the idiom.
  func contexts(of node: Int, on idiom: Idiom? = nil) -> Set<Context> {
    contexts(of: node, on: idiom, [])
  }

  private func contexts(of node: Int, on idiom: Idiom?, _ visited: Set<Int>) -> Set<Context> {
    guard !visited.contains(node), visited.count < Self.deepest else { return [] }
    let visited = visited.union([node])
    var found: Set<Context> = []
    if graph.root == node || graph.otherRoots.contains(node)
      || graph.rootsByIdiom.values.contains(node)
    {
      found.insert(.asked)
    }
    for container in containers[node] ?? [] {
      found.formUnion(contexts(in: container, on: idiom, visited))
    }
    for (source, edge) in ways[node] ?? [] {
      switch edge.action {
      case .presents(let style):
        found.insert(asksPresented(source, visited) ? .asked : context(style, edge, on: idiom))
      case .pushes:
        let navigations = navigations(around: source, [node])
        if navigations.isEmpty { found.insert(.unknown) }
        for navigation in navigations {
          found.formUnion(contexts(in: navigation, on: idiom, visited))
        }
      case .opensWindow(let isKey): found.insert(isKey ? .asked : .unknown)
      }
    }
    return found
  }

  /// Whether a controller that presents, or one around it, answers what is presented over it.
  private func asksPresented(_ node: Int, _ visited: Set<Int>) -> Bool {
    guard visited.count < Self.deepest else { return false }
    let visited = visited.union([node])
    let answers = code.answers(.mask, of: graph.nodes[node].className)
    let forwards = answers.contains { answer in
      answer.possibilities.forwardings.contains { $0.target == .presented || $0.target == .visible }
    }
    return forwards
      || (containers[node] ?? []).contains {
        !visited.contains($0) && asksPresented($0, visited)
      }
  }

  /// How what is in a container comes to be asked.
  private func contexts(
    in container: Int, on idiom: Idiom?, _ visited: Set<Int>
  ) -> Set<Context> {
    let outer = contexts(of: container, on: idiom, visited)
    let node = graph.nodes[container]
    switch forwards(node) {
    case true?: return outer
    case nil: return [.unknown]
    case false?:
      // A container that is not asked either is not more at fault than what keeps it from that.
      let unasked = outer.filter { !$0.isAsked }
      if !outer.isEmpty, unasked == outer { return outer }
      return unasked.union([.contained(container: node.className, location: node.location)])
    }
  }

  /// Whether a container passes the question on by code of the project; nil if unknown.
  private func forwards(_ node: ControllerGraph.Node) -> Bool? {
    if code.classes.member(UIKitAnswer.mask.name, of: node.className) != nil {
      // An answer that is known in every case is the container's own.
      return code.answers(.mask, of: node.className).contains { $0.possibilities.masks == nil }
    }
    if code.classes.hasUnknownSuperclass(node.className)
      || code.classes[node.className] == nil && !UIKitClasses.contains(node.className)
    {
      return nil
    }
    return delegating.contains(node.kind) ? nil : false
  }

  /// The navigation controllers that a push from a node goes to.
  private func navigations(around node: Int, _ visited: Set<Int>) -> Set<Int> {
    guard !visited.contains(node), visited.count < Self.deepest * 4 else { return [] }
    if graph.nodes[node].kind == .navigation { return [node] }
    let visited = visited.union([node])
    var found: Set<Int> = []
    for container in containers[node] ?? [] {
      found.formUnion(navigations(around: container, visited))
    }
    for (source, edge) in ways[node] ?? [] where edge.action == .pushes {
      found.formUnion(navigations(around: source, visited))
    }
    return found
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

extension CheckedProject {
  /// How controllers of the apps that answer as a class does come on screen; empty if none is
  /// known.
  func contexts(
    answeringAs type: String, on idiom: Idiom? = nil
  ) -> Set<ScreenContexts.Context> {
    screens.reduce(into: []) { found, contexts in
      for node in contexts.nodes(answeringAs: type, .mask) {
        found.formUnion(contexts.contexts(of: node, on: idiom))
      }
    }
  }

  /// Whether UIKit asks controllers that answer as a class on no device of an idiom, whatever the
  /// system.
  func leavesUnasked(_ type: String, on idiom: Idiom) -> Bool {
    let contexts = contexts(answeringAs: type, on: idiom)
    return !contexts.isEmpty
      && contexts.allSatisfy { context in
        switch context {
        case .asked, .unknown: false
        case .contained: true
        case .overPresenter(_, let from, let dispute, _): dispute == nil && from == nil
        }
      }
  }

  /// The masks of a class that keep something from turning, on some idiom and system.
  func narrows(_ type: String) -> Bool {
    code.answers(.mask, of: type).contains { answer in
      answer.possibilities.all.contains { possibility in
        guard case .value(let value) = possibility.outcome, let mask = value.asMask else {
          return false
        }
        return !mask.isSuperset(of: answer.idiom.defaultMask.subtracting(.portraitUpsideDown))
      }
    }
  }
}
