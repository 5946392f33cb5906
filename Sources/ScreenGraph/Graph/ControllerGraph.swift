package import Orientation
package import AppCodeAnalysis
internal import AppCodeModel
package import TextFormats
package import XcodeProjectFiles

/// The controllers of an app, what they contain, and how they lead to each other.
///
/// A class that is made in several places is one node for all who push or present it, and one more
/// for each container that begins with it.
package struct ControllerGraph: Sendable {
  /// The controllers; those that nothing leads to come last.
  package internal(set) var nodes: [Node]
  /// The root of the main window, by its place in ``nodes``.
  package internal(set) var root: Int?
  /// The roots on idioms that begin with another.
  package internal(set) var rootsByIdiom: [Idiom: Int] = [:]
  /// Other controllers that the app makes the root.
  package internal(set) var otherRoots: [Int]
  /// What the windows of further scenes begin with.
  package internal(set) var otherScenes: [Int]
  /// Why the root is a guess; nil when it is none.
  package internal(set) var rootDoubt: String?
  /// Where the root is made.
  package internal(set) var rootLocation: SourceLocation?
  /// What could not be found out.
  package internal(set) var problems: [Problem]

  /// A controller.
  package struct Node: Sendable, Hashable {
    /// A name that no other node has, made of the class's.
    package var name: String
    /// The class: the app's own, UIKit's, or a library's.
    package var className: String
    /// Whether the class is of a library whose source is not there.
    package var isForeign = false
    /// What the class is to rotation.
    package var kind: ClassKind
    /// The controllers it begins with, by their places.
    package var children: [Int]
    /// The ways from it.
    package var edges: [Edge]
    /// Where the class is declared, or where the controller is made.
    package var location: SourceLocation
    /// Where it is made, if that is one place of the code.
    package var origin: SourceLocation?
    /// Where an interface file has it.
    package var interface: InterfacePlace?
    /// The class of the delegate that answers for the container.
    package var delegate: String?
    /// Whether the delegate may be another one.
    package var hasOpenDelegate = false
    /// Whether it gets its children only after it is shown.
    package var getsChildrenLater = false
    /// The view of SwiftUI's that it shows, or that it is.
    package var view: String?
    /// What the container around it can begin with in its place, by their places.
    package var others: [Int] = []

    /// The name without the number at its end which distinguishes copies; one that belongs to the
    /// class's name stays.
    package var nameWithoutNumber: String {
      let own = [className, view].compactMap { $0?.lastNamePart }.first(where: isNamed)
      return own ?? String(name.dropLast(name.reversed().prefix { $0.isNumber }.count))
    }

    /// Whether it is called after a class or a view, as a copy or not.
    func isNamed(after own: String) -> Bool {
      name.hasPrefix(own) && name.dropFirst(own.count).allSatisfy(\.isNumber)
    }
  }

  /// A way from one controller to another.
  package struct Edge: Sendable, Hashable {
    /// How.
    package var action: Action
    /// Where to, by its place in the nodes.
    package var target: Int
    /// The idioms on which there is this way; nil for all.
    package var idioms: Set<Idiom>?
    /// The other styles that it may be presented in: which, the code decides while it runs.
    package var otherStyles: [PresentationStyle] = []
    /// Why the way is a guess, a clause without a full stop; nil when it is none.
    package var doubt: String?
    /// The call or the segue.
    package var location: SourceLocation
    /// Further calls that do the same; before them, something else may be done.
    package var others: [SourceLocation] = []

    /// How a controller is reached from another.
    package enum Action: Sendable, Hashable {
      /// It is presented in a style.
      case presents(PresentationStyle)
      /// It is pushed onto the navigation controller of the other.
      case pushes
      /// It is the root of a window of its own, which is made key or only shown.
      case opensWindow(isKey: Bool)
    }
  }

  /// Puts the graph together.
  ///
  /// - Parameters:
  ///   - code: the app's code.
  ///   - interfaces: its storyboards and xibs.
  ///   - target: its target in the project.
  package init(code: CodeBase, interfaces: [InterfaceFile], target: ProjectTarget) {
    let index = InterfaceIndex(interfaces)
    let ways = CodeWays(code: code, interfaces: index, scenes: target.infoPlist.scenes)
    var builder = GraphBuilder(code: code, interfaces: index, ways: ways)
    builder.build(GraphRoots(code: code, interfaces: index, ways: ways, target: target))
    self = builder.graph
    for location in ways.unknown.prefix(200) {
      problems.append(
        Problem(.undecided, location, "it is unknown from the code what is shown here"))
    }
  }

  /// What each controller has in common with those that are made of the same in other places: the
  /// class, and the name without the number that distinguishes them.
  package var kinds: [(name: String, isCopy: Bool)] {
    let names = Set(nodes.map(\.name))
    return nodes.map { node in
      let base = node.nameWithoutNumber
      let isCopy = base != node.name && names.contains(base)
      return (node.className + " " + (isCopy ? base : node.name), isCopy)
    }
  }

  init() {
    nodes = []
    otherRoots = []
    otherScenes = []
    problems = []
  }
}
