import RotationScenario
import Orientation
import AppCodeAnalysis
import DeviceSetup
import ProjectScenario
import AppCodeModel

/// Whether UIKit asks the controllers of a graph, by the ways they come on screen.
struct ScreenContexts {
  /// How a controller comes on screen.
  enum Context: Hashable {
    /// UIKit asks it, or a container that passes the question on to it.
    case asked
    /// A container around it answers for itself: its class, and where it is made or declared.
    case contained(container: String, location: SourceLocation)
    /// It is presented in a style that does not fill the window, by this call.
    case sheet(style: PresentationStyle, location: SourceLocation)
    /// Unknown from the project.
    case unknown
  }

  private let graph: ControllerGraph
  private let code: CodeBase
  /// The containers that begin with a node.
  private var containers: [Int: [Int]] = [:]
  /// The ways to a node: where from, and the way.
  private var ways: [Int: [(source: Int, edge: ControllerGraph.Edge)]] = [:]
  /// The kinds of containers that ask a delegate of the project.
  private let delegating: Set<ClassKind>

  /// How deep containers may be nested.
  private static let deepest = 12

  init(_ graph: ControllerGraph, _ code: CodeBase) {
    self.graph = graph
    self.code = code
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
      let sheets = outer.filter { if case .sheet = $0 { true } else { false } }
      // A container that is not asked either is not more at fault than the way it is presented.
      return sheets.isEmpty || sheets.count < outer.count ? sheets.union([blocked]) : sheets
    }
  }

  /// Whether a container answers by code of the project; nil if unknown.
  private func forwards(_ node: ControllerGraph.Node) -> Bool? {
    if code.classes.member(UIKitAnswer.mask.name, of: node.className) != nil { return true }
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

  private func context(_ style: PresentationStyle, _ edge: ControllerGraph.Edge) -> Context {
    switch style {
    case .fullScreen, .overFullScreen: return .asked
    case .automatic, .pageSheet, .formSheet, .popover:
      // Up to iOS 12 sheets cover an iPhone, and the automatic style is full screen.
      return Behaviors(of: code.deploymentTarget)[.sheetsFillCompactWidth]
        ? .unknown : .sheet(style: style, location: edge.location)
    case .currentContext, .overCurrentContext, .custom: return .unknown
    }
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
