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
  /// How each node comes on screen, by idiom; found once for all that ask.
  private let known: [Idiom?: Once<[Set<Context>]>]
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

  /// The classes of controllers that have others inside, as far as code and storyboards show.
  var containers: Set<String> {
    Set(graph.nodes.filter { !$0.children.isEmpty }.map(\.className))
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
