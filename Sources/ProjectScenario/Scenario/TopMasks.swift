import AppCodeAnalysis
import Orientation
import ScreenGraph

/// What a delegate answers for the controller on top of the screen, by the controller.
///
/// Many delegates look for it: they walk from the root of the window to what is presented, selected or
/// pushed last, and answer by its class, by a protocol, or by whether it has a method.
struct TopMasks {
  private let graph: ControllerGraph
  private let covered: Set<Int>
  /// The masks by class, on the first idiom on which masks count.
  private var masks: [String: InterfaceOrientationMask] = [:]
  /// The classes for which the answer is another one on other idioms, by the idiom.
  private(set) var others: [Idiom: [String]] = [:]
  /// What is not sure, by the class; the mask is the one at launch, or the widest.
  private(set) var doubts: [(className: String, reading: AnswerReading)] = []

  /// Evaluates the answer for each class of the app's screens; nil where it is the same for all classes, or
  /// that of another controller.
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
    covered = Self.covered(in: project.graph)
    let code = project.code
    let walkers = code.topWalkers
    var known: Set<String> = []
    let tops = graph.nodes.filter { Self.isTop($0) && known.insert($0.className).inserted }
      .map { TopController($0.className, walkers: walkers) }
    // Most delegates do not look there, and answer the same for all.
    guard let first = tops.first, code.looksForTop(member: name, of: type, first) else {
      return nil
    }
    for top in tops {
      let courses = code.courses(member: name, of: type, below: top)
        .filter { counts($0.idiom, $0.systems) }
      for course in courses {
        let reading = AnswerReading(course.value, .mask, on: course.idiom)
        guard reading.forwarding == nil, reading.outside == nil, let mask = reading.value?.asMask
        else { return nil }
        if reading.doubt != nil, doubts.last?.className != top.className {
          doubts.append((top.className, reading))
        }
        guard let first = masks[top.className] else {
          masks[top.className] = mask
          continue
        }
        guard mask != first else { continue }
        // What differs between systems of one idiom is not kept apart.
        guard course.idiom != courses[0].idiom else { return nil }
        if others[course.idiom]?.last != top.className {
          others[course.idiom, default: []].append(top.className)
        }
      }
    }
    guard Set(masks.values).count > 1 else { return nil }
  }

  /// Whether such code stops at a controller: at content, not at containers and alerts.
  private static func isTop(_ node: ControllerGraph.Node) -> Bool {
    !node.kind.isContainer && node.kind != .alert && node.kind != .search
  }

  /// The mask while a controller is on top; nil for one that others are on top of, that is inside of
  /// one, or that only a window of its own shows.
  func mask(of node: Int) -> InterfaceOrientationMask? {
    Self.isTop(graph.nodes[node]) && !covered.contains(node)
      ? masks[graph.nodes[node].className] : nil
  }

  /// The nodes inside of a controller that is on top itself, and those that only windows show.
  private static func covered(in graph: ControllerGraph) -> Set<Int> {
    var found = Set(graph.nodes.filter(isTop).flatMap(\.children))
    let edges = graph.nodes.flatMap(\.edges)
    let shown = Set(
      edges.filter { edge in
        if case .opensWindow = edge.action { false } else { true }
      }.map(\.target))
    for edge in edges where !shown.contains(edge.target) { found.insert(edge.target) }
    return found
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
