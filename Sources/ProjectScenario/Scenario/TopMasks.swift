import AppCodeAnalysis
import Orientation
import ScreenGraph

/// What a delegate answers for the controller on top of the screen, by the controller.
///
/// Many delegates look for it: they walk from the root of the window to what is presented, selected or
/// pushed last, and answer by its class, by a protocol, or by whether it has a method.
struct TopMasks {
  private let graph: ControllerGraph
  /// The masks by class, on the first idiom on which masks count.
  private var masks: [String: InterfaceOrientationMask] = [:]
  /// The classes for which the answer is another one on other idioms, by the idiom.
  private(set) var others: [Idiom: [String]] = [:]

  /// Evaluates the answer for each class of the app's screens; nil where it is the same for all classes, or
  /// not known for one.
  ///
  /// - Parameters:
  ///   - name: the delegate's method.
  ///   - type: its class.
  ///   - project: the app.
  ///   - counts: whether masks count on an idiom and some systems.
  init?(
    of name: String, of type: String, in project: AppProject,
    where counts: (Idiom, SystemSpan) -> Bool
  ) {
    graph = project.graph
    let walkers = project.code.topWalkers
    for node in graph.nodes where Self.isTop(node) && masks[node.className] == nil {
      let top = TopController(node.className, walkers: walkers)
      let answers = project.code.answers(member: name, of: type, below: top)
        .filter { counts($0.idiom, $0.systems) }
      for answer in answers {
        guard let mask = answer.possibilities.onlyValue?.asMask else { return nil }
        guard let first = masks[node.className] else {
          masks[node.className] = mask
          continue
        }
        guard mask != first else { continue }
        // What differs between systems of one idiom is not kept apart.
        guard answer.idiom != answers[0].idiom else { return nil }
        if others[answer.idiom]?.last != node.className {
          others[answer.idiom, default: []].append(node.className)
        }
      }
    }
    guard Set(masks.values).count > 1 else { return nil }
  }

  /// Whether such code stops at a controller: at content, not at containers and alerts.
  private static func isTop(_ node: ControllerGraph.Node) -> Bool {
    !node.kind.isContainer && node.kind != .alert && node.kind != .search
  }

  /// The mask while a controller is on top; nil for one that others are on top of.
  func mask(of node: Int) -> InterfaceOrientationMask? {
    Self.isTop(graph.nodes[node]) ? masks[graph.nodes[node].className] : nil
  }

  /// The mask with which an app begins.
  ///
  /// - Parameter root: the root of its window.
  /// - Returns: nil where nothing of it can be on top.
  func mask(atLaunchOf root: Int) -> InterfaceOrientationMask? {
    var node = root
    for _ in 0..<Self.deepest {
      if let mask = mask(of: node) { return mask }
      guard let next = graph.nodes[node].children.first else { return nil }
      node = next
    }
    return nil
  }

  /// How many containers may be inside of each other.
  private static let deepest = 12
}
