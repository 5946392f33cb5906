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
    /// It is presented by this call in a style that leaves its presenter deciding; the disputed
    /// point that this rests on.
    case overPresenter(style: PresentationStyle, dispute: PolicyPoint?, location: SourceLocation)
    /// Unknown from the project.
    case unknown
  }

  private let graph: ControllerGraph
  private let code: CodeBase
  /// How the systems behave that the app runs on.
  private let behaviors: [Behaviors]
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
    behaviors = Self.behaviors(code, linkedSDK: linkedSDK)
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

  private static func behaviors(_ code: CodeBase, linkedSDK: SystemVersion) -> [Behaviors] {
    var seen: Set<Behaviors> = []
    return BehaviorTable.known.systems(from: code.deploymentTarget).map {
      Behaviors(of: $0, linkedSDK: linkedSDK)
    }
    .filter { seen.insert($0).inserted }
  }

  /// The nodes whose override is that of a class: its own and those of subclasses that inherit it.
  func nodes(answeringAs type: String, _ question: UIKitAnswer) -> [Int] {
    graph.nodes.indices.filter { index in
      let name = graph.nodes[index].className
      return code.classes.isKind(name, of: type)
        && code.classes.member(question.name, of: name)?.owner == code.classes[type]?.name
    }
  }

  /// How a node comes on screen, each way once.
  func contexts(of node: Int) -> Set<Context> { contexts(of: node, []) }

  private func contexts(of node: Int, _ visited: Set<Int>) -> Set<Context> {
    guard !visited.contains(node), visited.count < Self.deepest else { return [] }
    let visited = visited.union([node])
    var found: Set<Context> = []
    if graph.root == node || graph.otherRoots.contains(node) { found.insert(.asked) }
    for container in containers[node] ?? [] { found.formUnion(contexts(in: container, visited)) }
    for (source, edge) in ways[node] ?? [] {
      switch edge.action {
      case .presents(let style): found.insert(context(style, edge))
      case .pushes:
        let navigations = navigations(around: source, [node])
        if navigations.isEmpty { found.insert(.unknown) }
        for navigation in navigations { found.formUnion(contexts(in: navigation, visited)) }
      }
    }
    return found
  }

  /// How what is in a container comes to be asked.
  private func contexts(in container: Int, _ visited: Set<Int>) -> Set<Context> {
    let outer = contexts(of: container, visited)
    let node = graph.nodes[container]
    switch forwards(node) {
    case true?: return outer
    case nil: return [.unknown]
    case false?:
      let blocked = Context.contained(container: node.className, location: node.location)
      let overPresenter = outer.filter { if case .overPresenter = $0 { true } else { false } }
      // A container that is not asked either is not more at fault than the way it is presented.
      return overPresenter.isEmpty || overPresenter.count < outer.count
        ? overPresenter.union([blocked]) : overPresenter
    }
  }

  /// Whether a container passes the question on by code of the project; nil if unknown.
  private func forwards(_ node: ControllerGraph.Node) -> Bool? {
    if code.classes.member(UIKitAnswer.mask.name, of: node.className) != nil {
      // An answer that is known in every case is the container's own.
      return code.answers(.mask, of: node.className).contains { $0.possibilities.masks == nil }
    }
    if code.classes.hasUnknownSuperclass(node.className) { return nil }
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

  /// What a presentation comes to on all the systems the app runs on, at any width.
  private func context(_ style: PresentationStyle, _ edge: ControllerGraph.Edge) -> Context {
    // What a presentation controller of the app's own answers is not known.
    if case .custom = style { return .unknown }
    let roles = behaviors.flatMap { behaviors in
      [true, false].map { isWide in
        PresentedRole(
          presentedIn: style, behaviors: behaviors, isCompact: !isWide,
          presenterFillsWindow: isWide)
      }
    }
    guard let first = roles.first, roles.allSatisfy({ $0.say == first.say }),
      first.policy.map({ $0.description.confidence >= .medium }) ?? true
    else { return .unknown }
    return first.say == .notAsked
      ? .overPresenter(style: style, dispute: first.policy, location: edge.location) : .asked
  }
}

extension CheckedProject {
  /// How controllers of the apps that answer as a class does come on screen; empty if none is
  /// known.
  func contexts(answeringAs type: String) -> Set<ScreenContexts.Context> {
    screens.reduce(into: []) { found, contexts in
      for node in contexts.nodes(answeringAs: type, .mask) {
        found.formUnion(contexts.contexts(of: node))
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
