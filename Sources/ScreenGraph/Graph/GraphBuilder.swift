import Orientation
import AppCodeAnalysis
import AppCodeModel
import TextFormats
import XcodeProjectFiles

/// Follows the ways between controllers from the roots on.
struct GraphBuilder {
  let code: CodeBase
  let interfaces: InterfaceIndex
  let ways: CodeWays
  var graph = ControllerGraph()
  /// What hosting controllers show, by their nodes.
  var trees: [Int: [ViewScreen]] = [:]
  /// The controllers in those.
  var embedded: Set<Making.Key> = []
  /// The views in the trees of those.
  var visitedViews: Set<String> = []
  /// The first nodes of classes.
  var nodesByClass = NodesByClass()
  /// The views in the tree of each, from the outside in.
  var viewsByNode: [Int: [String]] = [:]
  /// The first node in whose tree each of them is.
  var nodesByView: [String: Int] = [:]
  /// The nodes that are views in a tree, whose ways are those of the tree.
  var parts: Set<Int> = []
  /// What is to be added to nodes that were visited before.
  var lateTrees: [(node: Int, screen: ViewScreen)] = []
  /// The nodes that are pushed or presented.
  private var linked: [Making.Key: Int] = [:]
  private var names: Set<String> = []
  /// Whether a node is inside of a navigation controller.
  var isInNavigation: [Bool] = []
  private var isInSplit: [Bool] = []
  /// Where a node is made.
  private var origins: [Set<SourceLocation>] = []
  /// What can be in the place of a node's children, by the node.
  private var openContent: [Int: [(child: Int, others: [Making])]] = [:]
  /// What a node is connected with, by it.
  private var connected: [Int: [Connection: Int]] = [:]

  private struct Connection: Hashable {
    var target: Int
    var action: ControllerGraph.Edge.Action
  }
  /// As what a node was made.
  private var keys: [Making.Key] = []
  /// As what a node was made, whole.
  private(set) var makings: [Making] = []
  /// The ways of code by who goes them, as places in their list.
  private let edgesBySpeaker: [Speaker: [Int]]
  private let edgesOfRoot: [Int]
  /// The ways of code as they are gone, by their places in their list.
  var prepared: [Int: PreparedWay] = [:]
  /// The classes around a node, so that a container that begins with itself ends.
  private var queue: [Int] = []

  private static let mostNodes = 3_000
  private static let deepest = 12

  init(code: CodeBase, interfaces: InterfaceIndex, ways: CodeWays) {
    self.code = code
    self.interfaces = interfaces
    self.ways = ways
    var edges: [Speaker: [Int]] = [:]
    for (index, edge) in ways.edges.enumerated() {
      for speaker in edge.speakers { edges[speaker, default: []].append(index) }
    }
    edgesBySpeaker = edges
    edgesOfRoot = ways.edges.indices.filter { ways.edges[$0].speakers.isEmpty }
  }

  mutating func build(_ roots: GraphRoots) {
    var open = code.idioms
    // Where both idioms have roots of their own, the phone's is the one that others differ from.
    let first = roots.candidates.firstIndex { $0.idioms?.contains(.phone) ?? true } ?? 0
    let candidates = roots.candidates.enumerated().sorted { left, right in
      (left.offset == first ? -1 : left.offset) < (right.offset == first ? -1 : right.offset)
    }
    for (_, making) in candidates {
      guard let node = link(making) else { continue }
      let idioms = open.intersection(making.idioms ?? code.idioms)
      open.subtract(idioms)
      if graph.root == nil {
        graph.root = node
        graph.rootLocation = making.location
      } else if !idioms.isEmpty, graph.root != node {
        for idiom in idioms { graph.rootsByIdiom[idiom] = node }
      }
      if graph.root != node, !graph.rootsByIdiom.values.contains(node),
        !graph.otherRoots.contains(node)
      {
        graph.otherRoots.append(node)
      }
    }
    graph.rootDoubt = roots.doubt
    for making in roots.otherScenes {
      if let node = link(making), node != graph.root { graph.otherScenes.append(node) }
    }
    follow()
    if graph.root == nil, !roots.isNone { guessRoot() }
    addWaysOfStrayViews()
    follow()
    addPushedOutside()
    addMade()
    addPushedOutside()
    renameReached()
    addParts()
    addUnreached()
    settleNavigation()
    for index in graph.nodes.indices where origins[index].count == 1 {
      graph.nodes[index].origin = origins[index].first
    }
  }

  /// Visits the nodes in the order in which they were found.
  mutating func follow() {
    var next = 0
    while next < queue.count || !lateTrees.isEmpty {
      if let (node, screen) = lateTrees.popLast() {
        addWays(of: screen, to: node)
        continue
      }
      let node = queue[next]
      next += 1
      addEdges(of: node)
    }
    queue = []
  }

  // MARK: Nodes

  /// The node for a controller that is pushed, presented or a root.
  mutating func link(_ making: Making) -> Int? {
    if let known = linked[making.key] {
      origins[known].insert(making.location)
      addTree(making, to: known)
      return known
    }
    guard let node = add(making, around: []) else { return nil }
    linked[making.key] = node
    return node
  }

  mutating func add(_ making: Making, around: [String]) -> Int? {
    guard graph.nodes.count < Self.mostNodes, around.count < Self.deepest else { return nil }
    let entry = code.classes[making.className]
    let name = entry?.name ?? making.className
    var kind = code.classes.kind(of: name)
    if !kind.isController { kind = .plain }
    let index = graph.nodes.count
    graph.nodes.append(
      ControllerGraph.Node(
        name: "", className: name, kind: kind, children: [], edges: [],
        location: entry?.form == .class ? entry?.location ?? making.location : making.location,
        interface: making.interface))
    graph.nodes[index].isForeign = making.isForeign
    graph.nodes[index].view = making.view?.view
    origins.append([making.location])
    keys.append(making.key)
    makings.append(making)
    isInNavigation.append(kind == .navigation)
    isInSplit.append(kind == .split)
    queue.append(index)
    var children = making.children
    let classes = [name] + code.classes.ancestors(of: name)
    let speakers = [.made(making.location)] + classes.map { Speaker.ofClass($0) }
    if children.isEmpty { children = ways.children.first(of: speakers) ?? [] }
    if kind.isContainer {
      graph.nodes[index].delegate = ways.delegates.first(of: speakers)
      graph.nodes[index].hasOpenDelegate = !ways.openDelegates.isDisjoint(with: speakers)
    }
    graph.nodes[index].getsChildrenLater = !ways.filledLater.isDisjoint(with: speakers)
    let kindOfTree = hostedChildren(making, of: index, &children)
    if let kindOfTree { graph.nodes[index].kind = kindOfTree }
    for child in children where !around.contains(child.nameInside) || child.interface != nil {
      guard let place = add(child, around: around + [making.nameInside]) else { continue }
      graph.nodes[index].children.append(place)
      if !child.others.isEmpty { openContent[index, default: []].append((place, child.others)) }
    }
    graph.nodes[index].name = uniqueName(making, index)
    return index
  }

  /// A name made of the class's or, for UIKit's classes, of what is inside.
  private mutating func uniqueName(_ making: Making, _ index: Int) -> String {
    let node = graph.nodes[index]
    let title = making.title?.lastNamePart
    var base = node.className.lastNamePart
    if let title, making.view != nil, FrameworkClasses.contains(base) {
      base = title
    } else if names.contains(base), node.kind == .hosting, let title {
      // A host of the project's shows many views; the first is named after the class.
      base = title
    } else if ClassKind.systemKinds.contains(node.kind), FrameworkClasses.contains(base) {
      // A camera is named apart only beside the same class without one.
      let isFree = !names.contains(base) && making.title?.hasPrefix(base) == true
      base = isFree ? base : making.title ?? node.className
    } else if FrameworkClasses.contains(node.className) {
      // A copy is called after its class here, too.
      let first = node.children.first.map { child -> String in
        let (child, inner) = (graph.nodes[child], graph.nodes[child].className.lastNamePart)
        return child.isNamed(after: inner) ? inner : child.name
      }
      let short = first.map { name in
        name.hasSuffix("ViewController") ? String(name.dropLast(14)) : name
      }
      switch node.kind {
      case .navigation: base = (short ?? "Empty") + "Navigation"
      case .tabBar: base = "Tabs"
      case .split: base = "Split"
      case .page: base = (short ?? "") + "Pages"
      default: base = making.title ?? node.className
      }
    }
    var scalars = String.UnicodeScalarView()
    for scalar in base.unicodeScalars {
      let isLetter = scalar.value >= 0x80 || scalar.properties.isAlphabetic
      let isKept = isLetter || ("0"..."9").contains(scalar) || scalar == "_"
      if isKept { scalars.append(scalar) }
    }
    base = scalars.isEmpty ? "Screen" : String(scalars)
    if ["scene", "main", "none", "nobody", "nothing", "default"].contains(base) {
      base += "Screen"
    }
    var name = base
    var number = 2
    while !names.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  // MARK: Ways

  private mutating func addEdges(of index: Int) {
    guard !parts.contains(index) else { return }
    inherit(index)
    for screen in trees[index] ?? [] { addWays(of: screen, to: index) }
    let node = graph.nodes[index]
    if let place = node.interface {
      for (segue, making) in interfaces.segues(from: place) { add(segue, making, to: index) }
    }
    addOpenContent(of: index)
    for child in node.children where graph.nodes[child].className == "AVPlayerViewController" {
      let location = graph.nodes[child].location
      let edge = CodeEdge(
        speakers: [], action: .presents, making: .video(at: location), location: location)
      add(edge, to: child)
    }
    var own = isRoot(index) ? Set(edgesOfRoot) : []
    for name in [node.className] + code.classes.ancestors(of: node.className) {
      own.formUnion(edgesBySpeaker[.ofClass(name)] ?? [])
    }
    for origin in origins[index] { own.formUnion(edgesBySpeaker[.made(origin)] ?? []) }
    for way in own.sorted() { go(way, from: index) }
  }

  /// Goes a way of code, which very many may go, by its place in their list.
  private mutating func go(_ way: Int, from index: Int) {
    let known = prepared[way] ?? PreparedWay(ways.edges[way], code.idioms)
    prepared[way] = known
    add(known, to: index)
  }

  /// Goes the ways of code that start in views, in their order.
  mutating func goWays(from views: Set<String>, to index: Int) {
    let own = Set(views.flatMap { edgesBySpeaker[.ofClass($0)] ?? [] })
    for way in own.sorted() { go(way, from: index) }
  }

  /// Lets a container lead to what it can begin with in place of what is taken.
  private mutating func addOpenContent(of index: Int) {
    for (child, others) in openContent.removeValue(forKey: index) ?? [] {
      for making in others {
        let edge = CodeEdge(
          speakers: [], action: .pushes, making: making, location: making.location)
        if graph.nodes[index].kind == .navigation {
          connect(index, .pushes, edge)
          if let target = graph.nodes[index].edges.last?.target, keys[target] == making.key {
            graph.nodes[child].others.append(target)
          }
        } else if let place = add(making, around: [graph.nodes[index].className]) {
          graph.nodes[index].children.append(place)
          graph.nodes[child].others.append(place)
        }
      }
    }
  }

  private func isRoot(_ index: Int) -> Bool {
    index == graph.root || graph.rootsByIdiom.values.contains(index)
  }

  /// What is inside a container is inside of what that is in.
  private mutating func inherit(_ index: Int) {
    for child in graph.nodes[index].children {
      if isInNavigation[index] { isInNavigation[child] = true }
      if isInSplit[index] { isInSplit[child] = true }
      inherit(child)
    }
  }

  private mutating func add(_ segue: Segue, _ making: Making, to index: Int) {
    var making = created(by: segue, of: graph.nodes[index].className) ?? making
    if let style = segue.presentationStyle.flatMap({ PresentationStyle(word: $0.value) }) {
      making.styles = [StyleChoice(style: style)]
    }
    let action: CodeEdge.Action
    switch segue.kind {
    case .show: action = .shows
    case .push: action = .pushes
    case .showDetail, .replace: action = .showsDetail
    case .popover, .popoverPresentation:
      action = .presents
      making.styles = [StyleChoice(style: .popover)]
      making = adapted(making, by: graph.nodes[index].className)
    case .custom: return perform(segue, making, at: index)
    default: action = .presents
    }
    making = prepared(making, for: segue, by: graph.nodes[index].className)
    add(
      CodeEdge(speakers: [], action: action, making: making, location: segue.location), to: index)
  }

  /// The method in which a class prepares for its segues.
  private func preparation(of name: String) -> ClassMember? {
    ["prepare(for:sender:)", "prepareForSegue(_:sender:)"].lazy
      .compactMap { code.classes.member($0, of: name) }.first
  }

  /// A controller with the style that the class gives it which prepares for the segue to it.
  private func prepared(_ making: Making, for segue: Segue, by name: String) -> Making {
    guard let member = preparation(of: name) else { return making }
    let settings = code.assignments(to: "modalPresentationStyle").filter { setting in
      guard setting.place.file == member.file, member.span.contains(setting.place.span),
        let object = setting.target.base, !object.isSelf
      else { return false }
      let type = code.typeName(of: object, at: setting.place)
      let isMeant = type.map { code.classes.isKind(making.className, of: $0) } ?? true
      // `if segue.identifier == "detail"`
      let names = setting.place.scope.facts.compactMap(\.comparedText)
      return isMeant && names.allSatisfy { $0 == segue.identifier?.value }
    }
    return ways.resolver.styled(making, by: settings, at: settings.last?.place, Following())
  }

  /// A controller as the delegate adapts it that the class gives it which prepares for the segue to it.
  private func adapted(_ making: Making, by name: String) -> Making {
    guard let member = preparation(of: name),
      let place = code.assignments(to: "delegate").first(where: {
        $0.place.file == member.file && member.span.contains($0.place.span)
      })?.place
    else { return making }
    // Which of its segues it is does not show.
    return ways.resolver.adapted(making, in: place) { _, _ in true }
  }

  /// What the method makes that a segue names for it.
  private func created(by segue: Segue, of name: String) -> Making? {
    guard let base = segue.creator?.prefix(while: { $0 != ":" }), let entry = code.classes[name],
      let member = ([entry.name] + code.classes.ancestors(of: entry.name)).lazy
        .flatMap({ code.classes.ownMembers(of: $0) })
        .first(where: { FunctionDeclaration.baseName(of: $0.name) == base }),
      case .function(let function) = member.kind
    else { return nil }
    let called = CalledFunction(function: function, owner: member.owner, file: member.file)
    return ways.resolver.calls.values(
      of: called.key, body: function.body, in: member.file, owner: member.owner
    ).flatMap { ways.resolver.makings($0.value, at: $0.place) }.first
  }

  /// Follows a custom segue: what it does is what its class performs.
  private mutating func perform(_ segue: Segue, _ making: Making, at index: Int) {
    var edge = CodeEdge(
      speakers: [], action: .presents, making: making, location: segue.location)
    let name = segue.customClass?.value ?? "UIStoryboardSegue"
    guard let member = code.classes.member("perform", of: name) else {
      edge.doubt = "it is unknown what the segue class \(name) does"
      return add(edge, to: index)
    }
    func performs(_ names: String...) -> Bool {
      names.contains { name in
        code.calls(of: name).contains { $0.file == member.file && member.span.contains($0.span) }
      }
    }
    func assigned(_ name: String) -> [Assignment] {
      code.assignments(to: name).filter {
        $0.place.file == member.file && member.span.contains($0.place.span)
      }
    }
    if performs("pushViewController", "setViewControllers", "show", "showViewController") {
      edge.action = .pushes
    } else if !assigned("rootViewController").isEmpty {
      if let root = link(making), root != graph.root, !graph.otherRoots.contains(root) {
        graph.otherRoots.append(root)
      }
      return
    } else if performs("addChild", "addChildViewController") {
      if let child = add(making, around: [graph.nodes[index].className]) {
        graph.nodes[index].children.append(child)
      }
      return inherit(index)
    } else if performs("present", "presentViewController") {
      edge.making.styles = ways.resolver.styles(
        making.styles, changedBy: assigned("modalPresentationStyle"), at: nil)
    } else {
      edge.doubt = "it is unknown how the segue class \(name) shows the screen"
    }
    add(edge, to: index)
  }

  mutating func add(_ edge: CodeEdge, to index: Int) {
    add(PreparedWay(edge, code.idioms), to: index)
  }

  private mutating func add(_ way: PreparedWay, to index: Int) {
    switch way.edge.action {
    case .pushes: connect(index, .pushes, way.edge, way)
    case .opensWindow(let isKey): connect(index, .opensWindow(isKey: isKey), way.edge, way)
    case .presents, .contains: present(way, from: index)
    case .shows:
      if isInNavigation[index] {
        connect(index, .pushes, way.edge, way)
      } else {
        present(way, from: index)
      }
    case .showsDetail:
      guard let split = split(around: index) else { return present(way, from: index) }
      let isKnown = graph.nodes[split].children.contains { keys[$0] == way.key }
      if !isKnown, let child = add(way.edge.making, around: [graph.nodes[split].className]) {
        graph.nodes[split].children.append(child)
        inherit(split)
      }
    }
  }

  /// The split view that a node is in, or is.
  private func split(around index: Int) -> Int? {
    if graph.nodes[index].kind == .split { return index }
    guard isInSplit[index] else { return nil }
    return graph.nodes.indices.first { split in
      graph.nodes[split].kind == .split && contains(split, index)
    }
  }

  private func contains(_ container: Int, _ index: Int) -> Bool {
    graph.nodes[container].children.contains { $0 == index || contains($0, index) }
  }

  private mutating func present(_ way: PreparedWay, from index: Int) {
    for (style, edge) in way.presentations { connect(index, .presents(style), edge, way) }
  }

  mutating func connect(_ index: Int, _ action: ControllerGraph.Edge.Action, _ edge: CodeEdge) {
    connect(index, action, edge, PreparedWay(edge, code.idioms))
  }

  /// - Complexity: constant, but for the children of the node and the calls that do the same.
  private mutating func connect(
    _ index: Int, _ action: ControllerGraph.Edge.Action, _ edge: CodeEdge, _ way: PreparedWay
  ) {
    let idioms = edge.idioms.intersected(with: edge.making.idioms)
    // What a container begins with is not shown again.
    let isChild = graph.nodes[index].children.contains { keys[$0] == way.key }
    guard idioms?.isEmpty != true, !isChild, let target = link(way), target != index,
      !graph.nodes[index].children.contains(target)
    else { return }
    if action == .pushes {
      if isInNavigation[index] { isInNavigation[target] = true }
    }
    if let known = edgePlace(index, action, target) {
      return graph.nodes[index].edges[known].join(idioms, edge)
    }
    graph.nodes[index].edges.append(
      ControllerGraph.Edge(
        action: action, target: target, idioms: idioms, otherStyles: edge.otherStyles,
        doubt: edge.doubt, location: edge.location))
  }

  /// The node that a way leads to, found once.
  private mutating func link(_ way: PreparedWay) -> Int? {
    if let known = way.target { return known }
    way.target = link(way.edge.making)
    return way.target
  }

  /// The place of the edge that a node has already; nil where it is the next one.
  private mutating func edgePlace(
    _ index: Int, _ action: ControllerGraph.Edge.Action, _ target: Int
  ) -> Int? {
    let edges = graph.nodes[index].edges
    // Edges are also taken away.
    if connected[index]?.count != edges.count {
      connected[index] = Dictionary(
        edges.enumerated().map { (Connection(target: $1.target, action: $1.action), $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let connection = Connection(target: target, action: action)
    if let known = connected[index]?[connection] { return known }
    connected[index]?[connection] = edges.count
    return nil
  }

  // MARK: The rest

  /// Controllers that nothing leads to: in interface files, then classes without subclasses.
  mutating func addUnreached() {
    var seen = Set(graph.nodes.compactMap(\.interface))
    var known = Set(graph.nodes.map(\.className))
    func visit(_ making: Making) {
      let first = graph.nodes.count
      _ = link(making)
      follow()
      for node in graph.nodes[first...] {
        known.insert(node.className)
        if let interface = node.interface { seen.insert(interface) }
      }
    }
    for place in interfaces.all where !seen.contains(place) {
      guard let making = interfaces.making(place), isWorthListing(making),
        code.classes[making.className]?.form != .class || !known.contains(making.className)
      else { continue }
      visit(making)
    }
    // What others lead to comes behind them.
    let led = ways.led
    let controllers = code.classes.controllers
    for entry in controllers.filter({ !led.contains($0.name) })
      + controllers.filter({ led.contains($0.name) })
    {
      guard !known.contains(entry.name), code.classes.directSubclasses(of: entry.name).isEmpty,
        code.classes.kind(of: entry.name).isShown, !entry.mainPart.file.isTest
      else { continue }
      visit(Making(className: entry.name, location: entry.location))
    }
  }

  /// Whether a controller of an interface file is more than an empty one of UIKit's.
  private func isWorthListing(_ making: Making) -> Bool {
    code.classes[making.className]?.form == .class || !making.children.isEmpty
      || !FrameworkClasses.contains(making.className)
  }
}

extension ControllerGraph.Edge {
  /// Takes another call that does the same.
  fileprivate mutating func join(_ idioms: Set<Idiom>?, _ edge: CodeEdge) {
    if let own = self.idioms { self.idioms = idioms.map(own.union) }
    doubt = doubt ?? edge.doubt
    otherStyles += edge.otherStyles.filter { !otherStyles.contains($0) }
    if edge.location != location, !others.contains(edge.location) { others.append(edge.location) }
  }
}

extension Dictionary where Key == Speaker {
  /// What is known of the first of some that is known at all.
  fileprivate func first(of speakers: [Speaker]) -> Value? {
    for speaker in speakers { if let value = self[speaker] { return value } }
    return nil
  }
}
