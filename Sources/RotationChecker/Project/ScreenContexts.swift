import Orientation
import AppCodeAnalysis
import AppCodeModel
import ScreenGraph
import XcodeProjectFiles

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
  /// How each node comes on screen, by idiom; found once for all that ask.
  private let known: [Idiom?: Once<[Set<Context>]>]
  /// Who is asked while each node is on screen, and what is inside of each, by idiom.
  private let decided: [Idiom: Once<(deciders: [Set<Int?>], contents: [Set<Int>])>]
  /// The classes that others are pushed or presented over.
  private let coveredClasses: Once<Set<String>>
  /// The classes that an app begins with.
  private let first: Once<Set<String>>
  /// The nodes of each class.
  private let nodesByClass: Once<[String: [Int]]>
  /// The nodes that are presented full screen, by idiom.
  private let presented: [Idiom: Once<Set<Int>>]
  /// The nodes by the class whose answer they give.
  private let owners: Once<[UIKitAnswer: [String: [Int]]]>

  init(_ graph: ControllerGraph, _ code: CodeBase, linkedSDK: SystemVersion) {
    self.graph = graph
    self.code = code
    let ways = ScreenWays(graph, code, linkedSDK: linkedSDK)
    let idioms: [Idiom?] = [nil] + Idiom.allCases
    known = idioms.reduce(into: [:]) { known, idiom in
      known[idiom] = Once { ways.contexts(on: idiom) }
    }
    decided = Idiom.allCases.reduce(into: [:]) { decided, idiom in
      decided[idiom] = Once { ways.surroundings(on: idiom) }
    }
    coveredClasses = Once {
      let leading = graph.nodes.filter { node in
        node.edges.contains { [.pushes, .presents(.fullScreen)].contains($0.action) }
      }
      let tabs = graph.nodes.filter { $0.kind == .tabBar && $0.children.count > 1 }
        .flatMap(\.children).map { graph.nodes[$0] }
      return Set((leading + tabs).map(\.className))
    }
    first = Once {
      var found: Set<Int> = []
      var waiting = [graph.root].compactMap(\.self) + graph.rootsByIdiom.values
      while let node = waiting.popLast() {
        if found.insert(node).inserted { waiting += graph.nodes[node].children }
      }
      return Set(found.map { graph.nodes[$0].className })
    }
    nodesByClass = Once {
      Dictionary(grouping: graph.nodes.indices) { graph.nodes[$0].className }
    }
    presented = Idiom.allCases.reduce(into: [:]) { presented, idiom in
      presented[idiom] = Once {
        Set(
          graph.nodes.flatMap(\.edges).filter { edge in
            [.presents(.fullScreen), .presents(.overFullScreen)].contains(edge.action)
              && edge.idioms?.contains(idiom) ?? true
          }.map(\.target))
      }
    }
    owners = Once {
      var owners: [UIKitAnswer: [String: [Int]]] = [:]
      for (index, node) in graph.nodes.enumerated() {
        for question in UIKitAnswer.allCases {
          guard let owner = code.classes.member(question.name, of: node.className)?.owner else {
            continue
          }
          owners[question, default: [:]][owner, default: []].append(index)
        }
      }
      return owners
    }
  }

  /// The nodes whose override is that of a class: its own and those of subclasses that inherit it.
  func nodes(answeringAs type: String, _ question: UIKitAnswer) -> [Int] {
    code.classes[type].flatMap { owners.value[question]?[$0.name] } ?? []
  }

  /// The masks that UIKit may get on an idiom while a node is on screen, as far as they are known; nil
  /// where it is not known who is asked.
  func knownMasks(over node: Int, on idiom: Idiom) -> Set<InterfaceOrientationMask>? {
    guard let deciders = decided[idiom]?.value.deciders[node], !deciders.isEmpty else { return nil }
    var masks: Set<InterfaceOrientationMask> = []
    for decider in deciders {
      guard let decider else { return nil }
      var visited: Set<Int> = []
      masks.formUnion(knownMasks(of: decider, on: idiom, &visited))
    }
    return masks
  }

  /// What a node is known to answer, without what it answers in want of content.
  private func knownMasks(
    of node: Int, on idiom: Idiom, _ visited: inout Set<Int>
  ) -> Set<InterfaceOrientationMask> {
    guard visited.insert(node).inserted else { return [] }
    var masks: Set<InterfaceOrientationMask> = []
    for answer in code.answers(.mask, of: graph.nodes[node].className) where answer.idiom == idiom {
      let isOwn = answer.possibilities.masks != nil
      for possibility in answer.possibilities.all {
        switch possibility.outcome {
        case .value(let value):
          if let mask = value.asMask, isOwn || mask != idiom.defaultMask { masks.insert(mask) }
        case .forwards(let forwarding) where forwarding.target.isContent:
          for content in decided[idiom]?.value.contents[node] ?? [] {
            masks.formUnion(knownMasks(of: content, on: idiom, &visited))
          }
        case .forwards, .unknown: break
        }
      }
    }
    return masks
  }

  /// The masks that UIKit may get on an idiom while a node is on screen; nil where one is unknown.
  func decidingMasks(over node: Int, on idiom: Idiom) -> Set<InterfaceOrientationMask>? {
    guard let deciders = decided[idiom]?.value.deciders[node] else { return nil }
    var masks: Set<InterfaceOrientationMask> = []
    for decider in deciders {
      var visited: Set<Int> = []
      guard let decider, let own = self.masks(of: decider, on: idiom, &visited) else { return nil }
      masks.formUnion(own)
    }
    return masks.isEmpty ? nil : masks
  }

  /// The masks that controllers which answer as a class have where they are presented full screen, one
  /// set for each; only where all are known.
  func presentedMasks(
    answeringAs type: String, on idiom: Idiom
  ) -> [Set<InterfaceOrientationMask>] {
    let presented = presented[idiom]?.value ?? []
    return nodes(answeringAs: type, .preferred).filter(presented.contains).compactMap { node in
      var visited: Set<Int> = []
      return masks(of: node, on: idiom, &visited)
    }
  }

  /// What a node answers, which may be what those inside of it do.
  private func masks(
    of node: Int, on idiom: Idiom, _ visited: inout Set<Int>
  ) -> Set<InterfaceOrientationMask>? {
    guard visited.insert(node).inserted else { return [] }
    var masks: Set<InterfaceOrientationMask> = []
    for answer in code.answers(.mask, of: graph.nodes[node].className) where answer.idiom == idiom {
      for possibility in answer.possibilities.all {
        switch possibility.outcome {
        case .value(let value):
          guard let mask = value.asMask else { return nil }
          masks.insert(mask)
        case .forwards(let forwarding):
          guard forwarding.target.isContent, let contents = decided[idiom]?.value.contents[node],
            !contents.isEmpty
          else { return nil }
          for content in contents {
            guard let inner = self.masks(of: content, on: idiom, &visited) else { return nil }
            masks.formUnion(inner)
          }
        case .unknown: return nil
        }
      }
    }
    return masks
  }

  /// Whether it is known with which screen an app begins.
  var hasKnownRoot: Bool { graph.root != nil && graph.rootDoubt == nil }

  /// The classes of the controllers that an app begins with: its roots, and what is in them.
  var firstClasses: Set<String> { first.value }

  /// The classes of controllers that others are pushed or presented over, or that are tabs beside others:
  /// they disappear and come back.
  var covered: Set<String> { coveredClasses.value }

  /// The classes of controllers that have others inside, as far as code and storyboards show.
  var containers: Set<String> {
    Set(graph.nodes.filter { !$0.children.isEmpty }.map(\.className))
  }

  /// How controllers of a class itself come on screen, each way once.
  func contexts(ofClass name: String) -> Set<Context> {
    (nodesByClass.value[name] ?? []).reduce(into: []) { $0.formUnion(contexts(of: $1)) }
  }

  /// How a node comes on screen, each way once; on an idiom, or whatever the idiom.
  func contexts(of node: Int, on idiom: Idiom? = nil) -> Set<Context> {
    known[idiom]?.value[node] ?? []
  }
}

extension CheckedProject {
  /// How controllers of the apps that answer as a class does come on screen; empty if none is
  /// known.
  func contexts(
    answeringAs type: String, _ question: UIKitAnswer = .mask, on idiom: Idiom? = nil
  ) -> Set<ScreenContexts.Context> {
    screens.reduce(into: []) { found, contexts in
      for node in contexts.nodes(answeringAs: type, question) {
        found.formUnion(contexts.contexts(of: node, on: idiom))
      }
    }
  }

  /// Whether it makes no difference that controllers that answer as a class does are not asked: what is
  /// asked in their place allows nothing that they do not, on every idiom on which UIKit asks at all.
  func isKeptByOthers(_ type: String, in file: SourceFile) -> Bool {
    !isLost(type, in: file) { contexts, node, idiom, inner in
      guard let outer = contexts.decidingMasks(over: node, on: idiom), let inner else {
        return true
      }
      return !inner.allSatisfy { mask in outer.allSatisfy { $0.isSubset(of: mask) } }
    }
  }

  /// Whether what is asked in the place of controllers that answer as a class does allows more than they
  /// do, as far as it is known, or is a controller that the project does not show.
  func isGivenUpByOthers(_ type: String, in file: SourceFile) -> Bool {
    isLost(type, in: file) { contexts, node, idiom, inner in
      guard let outer = contexts.knownMasks(over: node, on: idiom) else { return true }
      return inner.map { inner in
        !inner.allSatisfy { mask in outer.allSatisfy { $0.isSubset(of: mask) } }
      } ?? false
    }
  }

  /// Whether a test of a screen and of its masks holds in an app with the class, on an idiom on which
  /// that app runs and is asked.
  private func isLost(
    _ type: String, in file: SourceFile,
    where test: (ScreenContexts, Int, Idiom, Set<InterfaceOrientationMask>?) -> Bool
  ) -> Bool {
    let using = Set(appsUsing(file).map(\.location))
    return zip(screens, apps).contains { contexts, app in
      guard using.isEmpty || using.contains(app.location) else { return false }
      let nodes = contexts.nodes(answeringAs: type, .mask)
      return code.idioms.contains { idiom in
        guard app.idioms?.contains(idiom) ?? true, !(idiom == .pad && leavesUnasked(app)) else {
          return false
        }
        let answers = code.answers(.mask, of: type).filter { $0.idiom == idiom }
        return nodes.contains { node in
          answers.contains { test(contexts, node, idiom, $0.possibilities.masks) }
        }
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
