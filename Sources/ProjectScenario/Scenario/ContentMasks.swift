import AppCodeAnalysis
import Orientation
import ScreenGraph

/// What a container answers for the content it shows, by the content.
///
/// Many navigation controllers ask their top for a mask of the app's own, by a protocol, or look at its
/// class. When UIKit asks the container again is for the engine to say (`E-11`, `E-12`).
struct ContentMasks {
  /// The masks, by the node that is shown; nil is UIKit's default.
  private(set) var masks: [Int: InterfaceOrientationMask?] = [:]
  /// The mask with what the container begins with.
  private(set) var first: InterfaceOrientationMask?
  /// What is not sure, by the class of what is shown.
  private(set) var doubts: [(className: String, reading: AnswerReading)] = []

  /// Evaluates what a container answers for all that it may show; nil where it does not look at that.
  ///
  /// - Parameters:
  ///   - container: its node.
  ///   - project: the app.
  ///   - counts: whether masks count on an idiom and some systems.
  /// - Complexity: one evaluation for each class of content.
  init?(
    of container: Int, in project: AppProject, where counts: (Idiom, SystemSpan) -> Bool
  ) {
    let graph = project.graph
    let code = project.code
    let name = UIKitAnswer.mask.name
    let type = graph.nodes[container].className
    let contents = Self.contents(of: container, in: graph)
    guard let first = contents.first,
      code.looksForTop(member: name, of: type, TopController(shownBy: first.path))
    else { return nil }
    var known: [[String]: InterfaceOrientationMask?] = [:]
    for (node, path) in contents {
      if let mask = known[path] {
        masks[node] = mask
        continue
      }
      let courses = code.courses(.mask, of: type, showing: TopController(shownBy: path))
        .filter { counts($0.idiom, $0.systems) }
      let readings = courses.map { AnswerReading($0.value, .mask, on: $0.idiom) }
      // Where it depends on the idiom or the system, or asks yet another one, it stays in doubt.
      guard let reading = readings.first, reading.forwarding == nil, reading.outside == nil,
        Set(readings.map { $0.value?.asMask }).count == 1
      else { return nil }
      if reading.doubt != nil { doubts.append((path.last ?? "", reading)) }
      known[path] = reading.value?.asMask
      masks[node] = reading.value?.asMask
    }
    self.first = masks[first.node] ?? nil
  }

  /// What a container may show, with the classes that lead to it: what it begins with, and what is pushed
  /// onto that.
  static func contents(
    of container: Int, in graph: ControllerGraph
  ) -> [(node: Int, path: [String])] {
    contents(of: container, in: graph, [], 0)
  }

  private static func contents(
    of container: Int, in graph: ControllerGraph, _ path: [String], _ depth: Int
  ) -> [(node: Int, path: [String])] {
    let holder = graph.nodes[container]
    guard depth < deepest else { return [] }
    guard holder.kind == .navigation else {
      return holder.children.flatMap { child -> [(node: Int, path: [String])] in
        let own = path + [graph.nodes[child].className]
        return graph.nodes[child].kind.isContainer
          ? contents(of: child, in: graph, own, depth + 1) : [(child, own)]
      }
    }
    var found: [Int] = holder.children
    var known = Set(found)
    var next = 0
    while next < found.count {
      for edge in graph.nodes[found[next]].edges
      where edge.action == .pushes && known.insert(edge.target).inserted {
        found.append(edge.target)
      }
      next += 1
    }
    return found.map { ($0, path + [graph.nodes[$0].className]) }
  }

  /// How many containers may be inside of each other.
  private static let deepest = 4
}
