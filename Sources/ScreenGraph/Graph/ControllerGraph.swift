public import Orientation
public import AppCodeAnalysis
public import TextFormats
public import XcodeProjectFiles

/// The controllers of an app, what they contain, and how they lead to each other.
///
/// A class that is made in several places is one node for all who push or present it, and one more
/// for each container that begins with it.
public struct ControllerGraph: Sendable {
  /// The controllers; those that nothing leads to come last.
  public internal(set) var nodes: [Node]
  /// The root of the main window, by its place in ``nodes``.
  public internal(set) var root: Int?
  /// Other controllers that the app makes the root.
  public internal(set) var otherRoots: [Int]
  /// Why the root is a guess; nil when it is none.
  public internal(set) var rootDoubt: String?
  /// Where the root is made.
  public internal(set) var rootLocation: SourceLocation?
  /// What could not be found out.
  public internal(set) var problems: [Problem]

  /// A controller.
  public struct Node: Sendable, Hashable {
    /// A name that no other node has, made of the class's.
    public var name: String
    /// The class: the app's own, or UIKit's.
    public var className: String
    /// What the class is to rotation.
    public var kind: ClassKind
    /// The controllers it begins with, by their places.
    public var children: [Int]
    /// The ways from it.
    public var edges: [Edge]
    /// Where the class is declared, or where the controller is made.
    public var location: SourceLocation
    /// The name of the property that holds each child, where it is known from the code.
    package var interface: InterfacePlace?
  }

  /// A way from one controller to another.
  public struct Edge: Sendable, Hashable {
    /// How.
    public var action: Action
    /// Where to, by its place in the nodes.
    public var target: Int
    /// The call or the segue.
    public var location: SourceLocation

    /// How a controller is reached from another.
    public enum Action: Sendable, Hashable {
      /// It is presented in a style.
      case presents(PresentationStyle)
      /// It is pushed onto the navigation controller of the other.
      case pushes
    }
  }

  /// Puts the graph together.
  ///
  /// - Parameters:
  ///   - code: the app's code.
  ///   - interfaces: its storyboards and xibs.
  ///   - target: its target in the project.
  public init(code: CodeBase, interfaces: [InterfaceFile], target: ProjectTarget) {
    let index = InterfaceIndex(interfaces)
    let ways = CodeWays(code: code, interfaces: index)
    var builder = GraphBuilder(code: code, interfaces: index, ways: ways)
    builder.build(GraphRoots(code: code, interfaces: index, ways: ways, target: target))
    self = builder.graph
    for location in ways.unknown.prefix(200) {
      problems.append(
        Problem(.undecided, location, "what is shown here is not known from the code"))
    }
  }

  init() {
    nodes = []
    otherRoots = []
    problems = []
  }
}
