import Orientation
import AppCodeAnalysis
import AppCodeModel
import TextFormats

/// Screens that code makes and shows in a way that is not understood.
///
/// A router of the app's own, a container of a library's, a pager that is given a list: the code shows
/// that the screen is shown, if not how. Such a screen is presented by the one whose code
/// makes it, or by the root, and the way is marked as a guess.
extension GraphBuilder {
  mutating func addMade() {
    guard let root = graph.root else { return }
    let launched = launchedTypes
    var uses = TypeUses(code)
    var waiting = makingSites
    // What no code leads to that was read, the text of the files may lead to.
    var text: TextUses?
    while true {
      // The types whose code runs: of the app, of what is reached, and what these mention.
      let screens = launched.union(graph.nodes.map(\.className)).union(visitedViews)
      let live = uses.reached(from: screens.union(text?.starts ?? []))
      let next = waiting.filter { site in
        let types = site.place.scope.typeNames
        return types.isEmpty || !live.isDisjoint(with: types)
      }
      guard !next.isEmpty else {
        if let text {
          if addNamed(text, live, root) { continue }
          return
        }
        let found = TextUses(code)
        uses.add(found)
        text = found
        continue
      }
      let known = Set(next.map(\.place.location))
      waiting.removeAll { known.contains($0.place.location) }
      var reached = Reached(reached.map { graph.nodes[$0] })
      for site in next {
        for making in makings(at: site) where isNew(making, at: site, reached) {
          let node = node(of: site.place.scope) ?? root
          add(
            CodeEdge(
              speakers: [], action: .presents, making: making,
              idioms: ways.resolver.idioms(at: site.place),
              doubt: site.session == nil ? Self.doubt : Self.sessionDoubt,
              location: site.place.location), to: node)
          if let target = graph.nodes[node].edges.last?.target { reached.add(graph.nodes[target]) }
        }
      }
      follow()
    }
  }

  /// Lets the one whose code names a screen lead to it, which nothing else does.
  ///
  /// Its class is kept in a list, cast to, or made by its name: the code shows that the screen is
  /// shown, if not how.
  ///
  /// - Returns: whether there are such screens.
  private mutating func addNamed(
    _ text: TextUses, _ live: Set<String>, _ root: Int
  ) -> Bool {
    var reached = Set(graph.nodes.map(\.className))
    let before = graph.nodes.count
    for naming in text.namings {
      guard naming.user.map({ live.contains($0) }) ?? true, !reached.contains(naming.name),
        code.classes.kind(of: naming.name).isShown, !ways.onOtherDisplays.contains(naming.name),
        code.classes.directSubclasses(of: naming.name).isEmpty,
        let entry = code.classes[naming.name]
      else { continue }
      let location = naming.file.location(of: naming.span)
      reached.insert(naming.name)
      let making =
        ways.resolver.inInterface(naming.name)
        ?? Making(
          className: entry.name, styles: ways.resolver.styles(ofClass: entry.name),
          location: location)
      add(
        CodeEdge(
          speakers: [], action: .presents, making: making, doubt: Self.namedDoubt,
          location: location), to: naming.user.flatMap { node(ofType: $0) } ?? root)
      follow()
      for node in graph.nodes[before...] { reached.insert(node.className) }
    }
    return graph.nodes.count > before
  }

  private static let namedDoubt = "its class is named here, but it is unknown how it is shown"

  private static let doubt = "it is created here, but it is unknown how it is shown"

  private static let sessionDoubt = "how the system presents it is not documented"

  /// A place where a screen is made.
  private struct MakingSite {
    var place: Place
    /// The class of the session that brings up a screen of the system's.
    var session: String?
    /// The view that is made; nil for a controller.
    var view: String?
  }

  /// What the nodes are that ways lead to.
  private struct Reached {
    private(set) var classes: Set<String> = []
    private(set) var interfaces: Set<InterfacePlace> = []

    init(_ nodes: [ControllerGraph.Node]) {
      for node in nodes { add(node) }
    }

    mutating func add(_ node: ControllerGraph.Node) {
      classes.insert(node.className)
      if let place = node.interface { interfaces.insert(place) }
    }
  }

  /// The types whose code runs by itself: delegates, apps, and what is found while the app runs.
  private var launchedTypes: Set<String> {
    var names: Set<String> = []
    for entry in code.classes.all where !entry.mainPart.file.isTest {
      switch code.classes.kind(of: entry.name) {
      case .appDelegate, .sceneDelegate: names.insert(entry.name)
      default:
        if entry.protocols.contains("App") || isFoundAtRunTime(entry) { names.insert(entry.name) }
      }
    }
    return names
  }

  /// Whether only a protocol leads to a class: no code names it, but a library asks all classes that
  /// have the protocol for what their class methods give, as a router does for its routes.
  private func isFoundAtRunTime(_ entry: ClassEntry) -> Bool {
    entry.form == .class && !code.classes.isController(entry.name)
      && !entry.protocols.subtracting(Self.protocolsOfValues).isEmpty
      && code.mentions(of: entry.name.lastNamePart).isEmpty
      && code.classes.ownMembers(of: entry.name).contains { member in
        if case .function = member.kind { member.modifiers.contains(.isStatic) } else { false }
      }
  }

  private static let protocolsOfValues: Set<String> = [
    "NSObject", "NSObjectProtocol", "NSCopying", "NSCoding", "NSSecureCoding", "Codable",
    "Decodable", "Encodable", "Equatable", "Hashable", "Comparable", "Sendable", "Identifiable",
    "CustomStringConvertible", "Error",
  ]

  private var makingSites: [MakingSite] {
    var found: [MakingSite] = []
    for entry in code.classes.controllers where code.classes.kind(of: entry.name).isWayTo {
      found += code.instantiations(of: entry.name).map { MakingSite(place: $0) }
      found += code.mentions(of: entry.name.lastNamePart).compactMap(Self.makerCall)
        .map { MakingSite(place: $0) }
    }
    for name in UIKitClasses.names(of: ClassKind.systemKinds) {
      found += code.instantiations(of: name).map { MakingSite(place: $0) }
    }
    for name in Self.makers { found += code.calls(of: name).map { MakingSite(place: $0) } }
    found += code.instantiations(of: "UIHostingController").map { MakingSite(place: $0) }
    for (word, session) in SystemScreens.sessions {
      found += code.mentions(of: word).map { MakingSite(place: $0, session: session) }
    }
    let views = ways.resolver.views.screenViews
    for name in views.sorted() {
      found += code.mentions(of: name).map { MakingSite(place: $0, view: name) }
    }
    for name in ways.resolver.views.allViews where !views.contains(name) {
      for place in code.instantiations(of: name) where place.isHandedOver || isKept(place) {
        found.append(MakingSite(place: place, view: name))
      }
    }
    // `func downloads() -> DownloadsView { .init(…) }`
    for entry in code.classes.all where !entry.mainPart.file.isTest {
      for member in code.classes.ownMembers(of: entry.name) {
        guard case .function(let function) = member.kind,
          let name = function.returnType.flatMap({ ways.resolver.views.view($0.strippedType) }),
          views.contains(name)
        else { continue }
        let value = Expression(.name(function.name), function.nameSpan)
        let place = Place.outside(member.file, type: entry.name).inside(value)
        found.append(MakingSite(place: place, view: name))
      }
    }
    var seen: Set<SourceLocation> = []
    return found.filter {
      !$0.place.file.isTest && $0.place.scope.isBuilt
        && ($0.place.scope.typeName != nil || $0.place.scope.member != nil)
        && seen.insert($0.place.location).inserted
    }
  }

  /// `A.make(…)`, where a class is mentioned.
  private static func makerCall(_ mention: Place) -> Place? {
    guard let type = mention.expression, let member = mention.parent,
      member.expression?.base?.span == type.span, let call = member.parent,
      call.expression?.callee?.callee.span == member.expression?.span
    else { return nil }
    return call
  }

  private static let makers = [
    "instantiateViewController", "instantiateViewControllerWithIdentifier",
    "instantiateInitialViewController",
  ]

  private func makings(at site: MakingSite) -> [Making] {
    if let session = site.session { return [.session(session, at: site.place.location)] }
    if let view = site.view {
      return [ViewScreen(view: view, title: view, location: site.place.location).making]
    }
    return site.place.expression.map { ways.resolver.makings($0, at: site.place) } ?? []
  }

  /// Whether code outside of views makes a view, to keep it or to give it away.
  private func isKept(_ place: Place) -> Bool {
    guard let type = place.scope.typeName, let entry = code.classes[type],
      entry.form != .foreign, code.classes.kind(of: entry.name) != .view,
      entry.protocols.isDisjoint(with: Self.viewParts),
      ways.resolver.views.view(entry.name) == nil
    else { return false }
    return !place.ancestors.contains {
      $0.expression?.callee?.callee.lastName == "UIHostingConfiguration"
    }
  }

  /// What SwiftUI makes parts of views of.
  private static let viewParts: Set<String> = [
    "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "Commands",
    "PreviewProvider", "Widget", "WidgetBundle", "App", "Scene", "ToolbarContent",
  ]

  /// Whether nothing leads to it yet.
  private func isNew(_ making: Making, at site: MakingSite, _ reached: Reached) -> Bool {
    if let screen = making.view {
      return screen.view.map { view in
        !visitedViews.contains(view) && !ways.resolver.views.filledViews.contains(view)
      } ?? false
    }
    let kind = code.classes.kind(of: making.className)
    guard kind.isWayTo, !ways.onOtherDisplays.contains(making.className) else { return false }
    if let session = site.session { return !graph.nodes.contains { $0.name == session } }
    // A category of UIKit's class does not make it the project's.
    if let entry = code.classes[making.className], entry.form == .class {
      return !reached.classes.contains(entry.name)
    }
    if let place = making.interface {
      return !reached.interfaces.contains(place)
    }
    return ClassKind.systemKinds.contains(kind)
      && !reached.classes.contains(making.className)
  }

  /// Gives the names of classes to screens that something leads to, before those of nothing.
  mutating func renameReached() {
    let reached = reached
    var others: [String: Int] = [:]
    for index in graph.nodes.indices where !reached.contains(index) {
      others[graph.nodes[index].name] = index
    }
    for index in reached.sorted() {
      let node = graph.nodes[index]
      let digits = node.name.reversed().prefix { $0.isNumber }.count
      guard digits > 0, let other = others[String(node.name.dropLast(digits))],
        graph.nodes[other].className == node.className
      else { continue }
      others[graph.nodes[other].name] = nil
      graph.nodes[index].name = graph.nodes[other].name
      graph.nodes[other].name = node.name
    }
  }

  /// The nodes that ways lead to from the roots: a push leads nowhere without a navigation controller.
  var reached: Set<Int> {
    var found: Set<Int> = []
    var open = [graph.root].compactMap(\.self) + graph.otherRoots + graph.otherScenes
    open += graph.rootsByIdiom.values
    while let index = open.popLast() {
      guard found.insert(index).inserted else { continue }
      open += graph.nodes[index].children
      let pushes = isInNavigation[index] || trees[index] != nil
      for edge in graph.nodes[index].edges where pushes || edge.action != .pushes {
        open.append(edge.target)
      }
    }
    return found
  }

  /// The screen whose code makes another.
  private mutating func node(of scope: CodeScope) -> Int? {
    for type in scope.typeNames {
      if let found = node(ofType: type) { return found }
    }
    guard let type = scope.typeName, case .ofClass(let keeper)? = ways.keeper(of: type) else {
      return nil
    }
    return node(ofType: keeper)
  }

  private mutating func node(ofType name: String) -> Int? {
    for type in CodeScope.outwards(from: name) {
      if let found = nodesByClass.first(of: type, in: graph.nodes, code.classes) { return found }
      if let shown = nodesByView[type] { return shown }
    }
    return nil
  }
}

extension Place {
  /// Whether a view is passed to what shows screens by its name: `router.present(Paywall())`.
  fileprivate var isHandedOver: Bool {
    for around in ancestors.prefix(8) {
      guard let (callee, _) = around.expression?.callee else {
        if around.statement != nil { return false }
        continue
      }
      // Modifiers of the view, and what wraps it.
      guard let name = callee.lastName, !name.isTypeName,
        callee.base.map({ !$0.span.contains(span) }) ?? true
      else { continue }
      let words = name.lowercased()
      return Self.showing.contains { words.hasPrefix($0) }
        || Self.shown.contains { words.hasSuffix($0) }
    }
    return false
  }

  /// What modifiers of the project's own are called: `landscapeCover { … }`.
  private static let shown = ["sheet", "cover", "popover", "popup", "presented", "fullscreen"]

  private static let showing = [
    "present", "show", "push", "navigate", "open", "route", "display", "sheet", "cover",
  ]
}
