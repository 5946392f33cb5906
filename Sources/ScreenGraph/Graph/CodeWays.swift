import Orientation
import AppCodeAnalysis
import AppCodeModel
import XcodeProjectFiles

/// The ways between screens, the roots and the children that code makes.
struct CodeWays {
  let code: CodeBase
  let resolver: ControllerResolver
  /// Presentations, pushes and windows, in the order of the files.
  private(set) var edges: [CodeEdge] = []
  /// The roots that code gives the main window.
  private(set) var roots: [CodeRoot] = []
  /// The children that containers give themselves, or that they are given, by who has them.
  private(set) var children: [Speaker: [Making]] = [:]
  /// The classes that answer for containers as their delegates, by whose delegates they are.
  private(set) var delegates: [Speaker: String] = [:]
  /// Those whose delegate may be another one: it is set under a condition, or exchanged.
  private(set) var openDelegates: Set<Speaker> = []
  /// Those that get their children only after they are shown: by an action, say.
  private(set) var filledLater: Set<Speaker> = []
  /// Calls of which it is unknown what they show.
  private(set) var unknown: [SourceLocation] = []
  /// The functions that run when the app is launched.
  let launch: LaunchCode
  /// The delegates of scenes on other displays: a second one, a car's.
  private let foreignScenes: Set<String>
  /// The classes that only windows on other displays show.
  private(set) var onOtherDisplays: Set<String> = []

  var calls: CodeCalls { resolver.calls }

  /// How many calls are followed back from what shows a controller.
  private static let deepest = 3
  /// How many ways one call of UIKit can stand for.
  private static let mostWays = 500

  init(code: CodeBase, interfaces: InterfaceIndex, scenes: SceneManifest? = nil) {
    self.code = code
    resolver = ControllerResolver(code: code, interfaces: interfaces)
    foreignScenes = code.foreignSceneDelegates(in: scenes)
    launch = LaunchCode(resolver.calls, without: foreignScenes)
    findChildren()
    findEdges()
    findWindows()
    fillOpenContainers()
    findDelegates()
  }

  // MARK: Ways

  private static let actions: [(name: String, action: CodeEdge.Action)] = [
    ("present", .presents), ("presentViewController", .presents),
    ("presentModalViewController", .presents), ("pushViewController", .pushes),
    ("show", .shows), ("showViewController", .shows), ("showDetailViewController", .showsDetail),
    ("addChild", .contains), ("addChildViewController", .contains), ("transition", .contains),
  ]

  private mutating func findEdges() {
    for (name, action) in Self.actions {
      for call in code.calls(of: name) where isOfInterest(call) {
        guard let (callee, arguments) = call.expression?.callee,
          let shown = shown(by: name, arguments),
          !isOfRouter(callee, arguments, at: call)
        else { continue }
        let receiver = callee.base
        var found = ways(shown, receiver, at: call)
        if found.isEmpty, name != "transition",
          name != "present" || arguments.dropFirst().contains(where: { $0.label == "animated" })
        {
          found = foreignWays(shown, receiver, at: call)
          if found.isEmpty, action != .contains { noteUnknown(shown, call) }
        }
        for way in found
        where way.making.isForeign || code.classes.kind(of: way.making.className).isWayTo {
          edges.append(
            CodeEdge(
              speakers: way.speakers, action: action, making: way.making, idioms: way.idioms,
              rank: launch.rank(of: way.origin) ?? launch.rank(of: call), doubt: way.doubt,
              isLater: action == .contains && isLater(way.origin), location: call.location))
        }
      }
    }
    // A container's content that is exchanged, or given to it by other code.
    var columns: [Speaker: Set<String>] = [:]
    for (list, container, place, column) in contents() {
      guard !resolver.type(of: container, at: place, Following()).isOwnClass(place, container)
      else { continue }
      if case .array(let elements) = list.plain.kind, elements.count == 1,
        takeHanded(elements[0], to: container, place)
      {
        continue
      }
      let speakers = speakers(container, place, Following(), at: place) ?? []
      let makings = resolver.distinct(
        resolver.contents(list, at: place) + resolver.single(list, at: place))
      guard !speakers.isEmpty, !makings.isEmpty else { continue }
      let stacks = stacks(container, place)
      for stack in stacks where children[stack] == nil { children[stack] = makings }
      for speaker in speakers {
        if !stacks.isEmpty, children[speaker] != nil { continue }
        // What a column begins with is its first.
        let isFirst = column.map { columns[speaker, default: []].insert($0).inserted }
        if !isAround(container, speaker), isFirst ?? (children[speaker] == nil) {
          let known = children[speaker] ?? []
          children[speaker] =
            known + makings.filter { making in !known.contains { $0.key == making.key } }
        } else {
          for making in makings where code.classes.kind(of: making.className).isShown {
            edges.append(
              CodeEdge(
                speakers: [speaker], action: .pushes, making: making, location: place.location))
          }
        }
      }
    }
    addVideo()
    edges.sort { left, right in
      left.location.file == right.location.file
        ? (left.location.line ?? 0, left.location.column ?? 0)
          < (right.location.line ?? 0, right.location.column ?? 0)
        : left.location.file < right.location.file
    }
    for edge in edges where edge.action == .contains {
      for speaker in edge.speakers {
        let kind =
          if case .ofClass(let name) = speaker { code.classes.kind(of: name) } else {
            ClassKind.navigation
          }
        let known = children[speaker] ?? []
        guard !kind.isContainer || known.isEmpty, known.count < 12,
          !known.contains(where: { $0.key == edge.making.key })
        else { continue }
        if known.isEmpty, edge.isLater { filledLater.insert(speaker) }
        if !edge.isLater { filledLater.remove(speaker) }
        children[speaker] = known + [edge.making]
      }
    }
    edges.removeAll { $0.action == .contains }
  }

  /// Whether a container is the one that a screen is in: what it is given there is shown instead of the
  /// screen, and is not inside of it.
  private func isAround(_ container: Expression, _ speaker: Speaker) -> Bool {
    guard case .ofClass(let name) = speaker, !code.classes.kind(of: name).isContainer else {
      return false
    }
    return container.plain.lastName.map(Self.around.contains) ?? false
  }

  /// The stacks that a container stands for, where there are several of one class of the app's: each has
  /// a content of its own.
  private func stacks(_ container: Expression, _ place: Place) -> [Speaker] {
    resolver.makings(container.plain, at: place).compactMap { making in
      guard code.classes[making.className]?.form == .class, making.location.line != nil,
        code.classes.kind(of: making.className) == .navigation,
        code.instantiations(of: making.className).count > 1
      else { return nil }
      return .made(making.location)
    }
  }

  /// Fills a container with what the callers of a method hand over: `router.setRoot(home)`.
  ///
  /// - Returns: whether it is for the callers to say.
  private mutating func takeHanded(
    _ content: Expression, to container: Expression, _ place: Place
  ) -> Bool {
    resolver.memory.metParameter = false
    _ = resolver.makings(content, at: place)
    guard resolver.memory.metParameter else { return false }
    let found = ways(content, container, at: place).filter {
      !$0.speakers.isEmpty && code.classes.kind(of: $0.making.className).isShown
    }
    for way in found {
      edges.append(
        CodeEdge(
          speakers: way.speakers, action: .pushes, making: way.making, idioms: way.idioms,
          rank: launch.rank(of: way.origin) ?? launch.rank(of: place), location: way.origin.location
        ))
    }
    return !found.isEmpty
  }

  /// Whether a call is of a method of the project's own that has the name of UIKit's and calls UIKit.
  ///
  /// Who shows what by it is seen there: `router.present(detail, from: self, .modal)`.
  private func isOfRouter(
    _ callee: Expression, _ arguments: [Expression.Argument], at call: Place
  ) -> Bool {
    let isOwn = callee.base.map { $0.isSelf } ?? true
    let type =
      isOwn
      ? call.scope.typeName : callee.base.flatMap { resolver.type(of: $0, at: call, Following()) }
    guard let type, code.classes[type] != nil, !code.classes.isController(type) else {
      return false
    }
    return calls.functions(called: callee, arguments, on: type, at: call).contains { found in
      found.function.body != nil && found.function.span.contains(call.span) == false
        && Self.actions.contains { action in
          code.calls(of: action.name).contains {
            $0.file == found.file && found.function.span.contains($0.span)
          }
        }
    }
  }

  private func shown(by name: String, _ arguments: [Expression.Argument]) -> Expression? {
    if name == "transition" {
      return arguments.first?.label == "from"
        ? arguments.first { $0.label == "to" || $0.label == "toViewController" }?.value : nil
    }
    guard let first = arguments.first, first.label == nil || first.label == name,
      arguments.count > 1 || name != "show"
    else { return nil }
    if name == "show", arguments[1].label != "sender" { return nil }
    return first.value
  }

  /// Assignments to the lists of containers, and what sets them; a column of a split view is set beside
  /// the others.
  private func contents() -> [(
    list: Expression, container: Expression, place: Place, column: String?
  )] {
    var found: [(list: Expression, container: Expression, place: Place, column: String?)] = []
    for assignment in code.assignments(to: "viewControllers") where isOfInterest(assignment.place) {
      guard assignment.operation == "=", let base = assignment.target.base, !base.isSelf,
        !base.isSuper
      else { continue }
      found.append((assignment.value, base, assignment.valuePlace, nil))
    }
    for name in ["setViewControllers", "setViewController"] {
      for call in code.calls(of: name) where isOfInterest(call) {
        guard let (callee, arguments) = call.expression?.callee, let base = callee.base,
          !base.isSelf, !base.isSuper, let first = arguments.first?.value
        else { continue }
        let column = arguments.first { $0.label == "for" || $0.label == "forColumn" }
        found.append((first, base, call, column?.value.plain.lastName))
      }
    }
    return found
  }

  /// A way that was found: who goes it, and where to.
  struct Way {
    var speakers: Set<Speaker>
    var making: Making
    var idioms: Set<Idiom>?
    /// The outermost call that was followed.
    var origin: Place
    /// Why it is a guess.
    var doubt: String?
  }

  /// Who shows what by a call, each caller for itself where it decides.
  func ways(_ shown: Expression, _ receiver: Expression?, at call: Place) -> [Way] {
    var found: [Way] = []
    follow(shown, receiver, call, Following(), from: call, depth: 0, &found)
    return found
  }

  /// Who shows the controllers of libraries by a call.
  private func foreignWays(
    _ shown: Expression, _ receiver: Expression?, at call: Place
  ) -> [Way] {
    let speakers = speakers(receiver, call, Following(), at: call) ?? []
    return resolver.foreign(shown, call).map {
      Way(speakers: speakers, making: $0, idioms: resolver.idioms(at: call), origin: call)
    }
  }

  private func follow(
    _ shown: Expression, _ receiver: Expression?, _ call: Place, _ following: Following,
    from origin: Place, depth: Int, _ found: inout [Way]
  ) {
    guard found.count < Self.mostWays, resolver.isReached(call, following) else { return }
    resolver.memory.metParameter = false
    let makings = resolver.makings(shown, at: call, in: following).filter(isComplete)
    let isOpen = resolver.memory.metParameter
    let speakers =
      shown.isSelf && receiver?.isSelf != true && receiver != nil
      ? nil : self.speakers(receiver, call, following, at: origin)
    let idioms = resolver.idioms(at: call)
    if isOpen || speakers == nil, depth < Self.deepest {
      var sites = isOpen ? calls.sites(ofClosureAround: origin) : []
      if sites.isEmpty { sites = knownSites(around: origin) }
      sites.removeAll { $0.place.span == origin.span }
      var inner: [Way] = []
      for site in sites {
        let base = site.place.expression?.callee?.callee.base ?? site.place.expression?.base
        let isOwn = base == nil || base?.isSelf == true || base?.isSuper == true
        let type =
          isOwn
          ? site.place.scope.typeName
          : base.flatMap { resolver.type(of: $0, at: site.place, Following()) }
        follow(
          shown, receiver, call, following.calling(site, on: base, type: type), from: site.place,
          depth: depth + 1, &inner)
      }
      if !inner.isEmpty {
        for way in inner {
          var way = way
          way.idioms = way.idioms.intersected(with: idioms)
          found.append(way)
        }
        return
      }
    }
    // `router.present(detail, from: self)` is a method of a library's that may show it in any way.
    let isOfLibrary = isOfLibrary(call)
    // A router that finds classes while the app runs calls their methods from any screen.
    let isOfRouter = speakers == nil && isUncalledClassMethod(origin)
    for making in makings {
      found.append(
        Way(
          speakers: isOfRouter ? [] : speakers ?? caller(origin) ?? [], making: making,
          idioms: idioms, origin: origin,
          doubt: isOfRouter ? Self.routerDoubt : isOfLibrary ? Self.libraryDoubt : nil))
    }
  }

  private static let libraryDoubt =
    "it is shown by a method that is neither UIKit's nor in the project"

  /// Whether a call has the name of a method of UIKit's, but not its parameters, and no function of the
  /// project's is meant.
  private func isOfLibrary(_ call: Place) -> Bool {
    guard let (callee, arguments) = call.expression?.callee, callee.lastName == "present",
      let base = callee.base, !base.isSelf, !base.isSuper,
      !arguments.contains(where: { $0.label == "animated" })
    else { return false }
    let type = resolver.type(of: base, at: call, Following())
    return calls.functions(called: callee, arguments, on: type, at: call).isEmpty
  }

  /// Whether a place runs after its controller is shown: in a method that no code calls, and that is not
  /// one of those in which UIKit sets a controller up.
  private func isLater(_ place: Place) -> Bool {
    guard let member = place.scope.outermostMember, case .function(let function) = member,
      let type = place.scope.typeName, code.classes.isController(type),
      !function.modifiers.contains(.override), !code.classes.hasUnknownSuperclass(type)
    else { return false }
    return code.setupRank(of: member, in: place.file, of: type) == nil
      && knownSites(around: place).isEmpty
  }

  private static let routerDoubt = "it is unknown from the code which screen shows it"

  /// Whether a place is in a class method that no code of the project calls.
  private func isUncalledClassMethod(_ place: Place) -> Bool {
    guard case .function(let function)? = place.scope.outermostMember,
      function.modifiers.contains(.isStatic)
    else { return false }
    return knownSites(around: place).isEmpty
  }

  /// The calls of the method around a place, without those on a class that only a router knows while the
  /// app runs: `Class<RouteHandler> handler = handlers[path]`.
  private func knownSites(around place: Place) -> [CallSite] {
    calls.sites(around: place).filter { site in
      guard let base = site.place.expression?.callee?.callee.base ?? site.place.expression?.base,
        let type = resolver.type(of: base, at: site.place, Following())
      else { return true }
      return !type.isClassObject
    }
  }

  /// Whether it is more than a container of UIKit's of which nothing else is known.
  private func isComplete(_ making: Making) -> Bool {
    !code.classes.kind(of: making.className).isContainer || !making.children.isEmpty
      || code.classes[making.className]?.form == .class || making.isOpen
  }

  /// Video in web pages, which the system may show on the whole screen.
  private mutating func addVideo() {
    for call in code.instantiations(of: "WKWebView") where isOfInterest(call) {
      edges.append(
        CodeEdge(
          speakers: speakers(nil, call, Following(), at: call) ?? [], action: .presents,
          making: .video(at: call.location), location: call.location))
    }
  }

  /// A call whose controller is not known; the system's own controllers do not matter.
  private mutating func noteUnknown(_ expression: Expression, _ place: Place) {
    if let type = calls.type(of: expression, at: place) {
      guard type == "UIViewController" || code.classes[type] != nil else { return }
    }
    unknown.append(place.location)
  }

  /// The classes of controllers that others show or contain.
  var led: Set<String> {
    var found: Set<String> = []
    func add(_ making: Making) {
      found.insert(making.className)
      making.children.forEach(add)
    }
    edges.forEach { add($0.making) }
    children.values.joined().forEach(add)
    return found
  }

  /// Whether code opens a storyboard by its name, so that the app does not begin with it.
  func instantiates(_ storyboard: String) -> Bool {
    (code.calls(of: "UIStoryboard") + code.calls(of: "init")).contains { call in
      guard let arguments = call.expression?.callee?.arguments, isOfInterest(call),
        let name = arguments.first, name.label == "name"
      else { return false }
      return name.value.plain.kind == .string(storyboard)
    }
  }

  private func isOfInterest(_ place: Place) -> Bool {
    !place.file.isTest && place.scope.isBuilt
  }

  // MARK: Who

  /// What leads from a controller to others around it, or to itself.
  private static let around: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "parent", "view",
    "presentingViewController", "presentedViewController", "topViewController",
    "visibleViewController", "parentViewController",
  ]

  /// The controllers that a call is sent to.
  ///
  /// - Parameters:
  ///   - receiver: what it is sent to; nil for `self`.
  ///   - place: the call.
  ///   - following: the calls that lead there.
  ///   - origin: the outermost of these.
  ///   - depth: how many receivers were followed.
  /// - Returns: nil when it is for the callers to say; empty when it may be any.
  private func speakers(
    _ receiver: Expression?, _ place: Place, _ following: Following, at origin: Place,
    depth: Int = 0
  ) -> Set<Speaker>? {
    guard depth < 6 else { return [] }
    guard let receiver, !receiver.isSelf, !receiver.isSuper else {
      guard let type = following.type(at: place) else { return nil }
      if let own = speaker(type) {
        // A subclass or a caller that is known is narrower.
        return [own]
      }
      return caller(origin)
    }
    let plain = receiver.plain
    func inner(_ base: Expression?) -> Set<Speaker>? {
      speakers(base, place, following, at: origin, depth: depth + 1)
    }
    switch plain.kind {
    case .name(let name) where Self.around.contains(name) && isUIKits(name, at: place):
      return inner(nil)
    case .member(let base, let name) where Self.around.contains(name):
      if base.isSelf, !isUIKits(name, at: place) { break }
      return inner(base)
    default: break
    }
    resolver.memory.metParameter = false
    let found = Set(
      resolver.makings(plain, at: place, in: following).compactMap { making -> Speaker? in
        code.classes[making.className]?.form != .class
          ? (making.location.line == nil ? nil : .made(making.location))
          : .ofClass(making.className)
      })
    if !found.isEmpty { return found }
    if resolver.memory.metParameter { return nil }
    if plain.path?.contains("rootViewController") == true { return caller(origin) }
    if let type = resolver.type(of: plain, at: place, following), let own = speaker(type) {
      return [own]
    }
    if let type = following.type(at: place), let own = speaker(type) { return [own] }
    return caller(origin)
  }

  /// The controller of the outermost call that was followed.
  private func caller(_ origin: Place) -> Set<Speaker>? {
    guard let type = origin.scope.typeName else { return nil }
    return (speaker(type) ?? keeper(of: type)).map { [$0] }
  }

  /// The only controller whose code makes a type, or makes what makes it: a coordinator's.
  ///
  /// What several make shows screens for each that calls it.
  func keeper(of type: String) -> Speaker? {
    var seen: Set<String> = [type]
    var open = [type]
    for _ in 0..<Self.deepest {
      var found: Set<Speaker> = []
      var next: [String] = []
      for type in open {
        for place in code.instantiations(of: type).prefix(20) where isOfInterest(place) {
          guard let maker = place.scope.typeName, seen.insert(maker).inserted else { continue }
          if let own = speaker(maker) { found.insert(own) } else { next.append(maker) }
        }
      }
      if !found.isEmpty { return found.count == 1 ? found.first : nil }
      open = next
    }
    return nil
  }

  private func speaker(_ type: String) -> Speaker? {
    if let entry = code.classes[type], entry.form == .class, code.classes.isController(type) {
      return .ofClass(entry.name)
    }
    // A view of SwiftUI's, or a type in one.
    var name: String? = type
    while let type = name {
      if let view = resolver.views.view(type) { return .ofClass(view) }
      name = type.lastIndex(of: ".").map { String(type[..<$0]) }
    }
    return nil
  }

  /// Whether a name is the property that UIKit gives controllers, not one of the type's own.
  private func isUIKits(_ name: String, at place: Place) -> Bool {
    guard place.local(named: name) == nil else { return false }
    guard let type = place.scope.typeName else { return true }
    return code.classes.member(name, of: type, isStatic: nil) == nil
  }

  // MARK: Delegates

  /// The containers whose delegates answer for them: `navigation.delegate = self`.
  private mutating func findDelegates() {
    let kinds = ClassKind.allCases.filter(\.isContainer)
    let questions = kinds.flatMap { kind in
      UIKitAnswer.allCases.compactMap { $0.ofDelegate(of: kind) }
    }
    let answering = Set(
      code.classes.all.filter { entry in
        questions.contains { code.classes.ownMember($0, of: entry.name) != nil }
      }.map(\.name))
    guard !answering.isEmpty else { return }
    for assignment in code.assignments(to: "delegate") where isOfInterest(assignment.place) {
      let (value, place) = (assignment.value.plain, assignment.place)
      let type =
        value.isSelf
        ? place.scope.typeName : resolver.type(of: value, at: assignment.valuePlace, Following())
      guard assignment.operation == "=", let entry = type.flatMap({ code.classes[$0] }),
        ([entry.name] + code.classes.ancestors(of: entry.name)).contains(where: answering.contains)
      else { continue }
      let containers = speakers(assignment.target.base, place, Following(), at: place)
      for speaker in containers ?? [] {
        let known = delegates[speaker]
        if place.scope.isOptional || known.map({ $0 != entry.name }) ?? false {
          openDelegates.insert(speaker)
        }
        delegates[speaker] = known ?? entry.name
      }
    }
  }

  // MARK: Windows

  private mutating func findWindows() {
    for assignment in code.assignments(to: "rootViewController")
    where isOfInterest(assignment.place) && assignment.operation == "=" {
      let window = Window(assignment, code)
      guard window.isWindow else { continue }
      var found = ways(assignment.value, nil, at: assignment.valuePlace)
      if found.isEmpty { found = foreignWays(assignment.value, nil, at: assignment.valuePlace) }
      guard !window.isOnOtherDisplay(foreignScenes) else {
        onOtherDisplays.formUnion(found.flatMap(\.making.classNames))
        continue
      }
      guard window.isMain(launch) || !window.isHidden else { continue }
      for way in found {
        guard window.isMain(launch) else {
          edges.append(
            CodeEdge(
              speakers: owner(of: way, assignment.place),
              action: .opensWindow(isKey: window.isKey), making: way.making, idioms: way.idioms,
              location: assignment.place.location))
          continue
        }
        let rank = launch.rank(of: way.origin) ?? launch.rank(of: assignment.place)
        var making = way.making
        making.idioms = making.idioms.intersected(with: way.idioms)
        roots.append(
          CodeRoot(
            making: making, rank: rank, isOptional: assignment.place.scope.isOptional,
            isSure: launch.begins(at: assignment.place) && !assignment.place.scope.isOptional,
            location: assignment.place.location))
      }
    }
    roots = roots.enumerated().sorted { left, right in
      (left.element.rank ?? .max, left.offset) < (right.element.rank ?? .max, right.offset)
    }.map(\.element)
  }

  /// Who opens a window: the controller around, or the callers of what does.
  private func owner(of way: Way, _ place: Place) -> Set<Speaker> {
    if let type = place.scope.typeName, let own = speaker(type), way.making.className != type {
      return [own]
    }
    if !way.speakers.isEmpty, !way.speakers.contains(.ofClass(way.making.className)) {
      return way.speakers
    }
    var found: Set<Speaker> = []
    for site in calls.sites(around: place) {
      if let own = site.place.scope.typeName.flatMap({ speaker($0) }) { found.insert(own) }
    }
    return found
  }

  // MARK: Children

  private mutating func findChildren() {
    for entry in code.classes.controllers where code.classes.kind(of: entry.name).isContainer {
      let own = childrenOfSelf(entry.name)
      if !own.isEmpty { children[.ofClass(entry.name)] = own }
    }
  }

  private func childrenOfSelf(_ name: String) -> [Making] {
    func isSelf(_ base: Expression?, _ place: Place) -> Bool {
      place.scope.typeName == name && (base == nil || base?.isSelf == true || base?.isSuper == true)
        && isOfInterest(place)
    }
    for call in code.calls(of: "init") {
      guard let (callee, arguments) = call.expression?.callee, isSelf(callee.base, call),
        callee.base != nil, let root = arguments.first(where: { $0.label == "rootViewController" })
      else { continue }
      // A parameter is what those pass who make the controller; that is seen there.
      if case .name(let word) = root.value.plain.kind, call.local(named: word)?.isParameter == true
      {
        continue
      }
      let found = resolver.makings(root.value, at: call)
      if !found.isEmpty { return Array(resolver.firstOfEach(found).prefix(1)) }
    }
    var own = resolver.children(where: isSelf)
    if code.classes.kind(of: name) == .page {
      own += pages(of: name).filter { page in !own.contains { $0.key == page.key } }
    }
    return own
  }

  /// The pages that a page controller gives itself as its data source.
  private func pages(of name: String) -> [Making] {
    code.classes.ownMembers(of: name).flatMap { member -> [Making] in
      guard case .function(let function) = member.kind,
        function.name.hasPrefix("pageViewController("), function.name.contains("iewController")
      else { return [] }
      let called = CalledFunction(function: function, owner: name, file: member.file)
      return calls.values(
        of: called.key, body: function.body, in: member.file, owner: name
      ).flatMap { resolver.makings($0.value, at: $0.place) }
    }
  }

  /// The first controller that is pushed onto an empty navigation controller is what it begins with.
  private mutating func fillOpenContainers() {
    var first: [Speaker: (rank: Int, edge: CodeEdge)] = [:]
    for edge in edges where edge.action == .pushes || edge.action == .shows {
      let rank = edge.rank ?? .max
      for speaker in edge.speakers where children[speaker] == nil {
        switch speaker {
        case .made: break
        case .ofClass(let name): guard code.classes.kind(of: name) == .navigation else { continue }
        }
        if first[speaker].map({ rank < $0.rank }) ?? true { first[speaker] = (rank, edge) }
      }
    }
    for (speaker, found) in first { children[speaker] = [found.edge.making] }
  }
}

/// A root of the main window.
struct CodeRoot {
  var making: Making
  /// How early it is set when the app is launched; nil when it is set later.
  var rank: Int?
  /// Whether it is set under a condition only.
  var isOptional: Bool
  /// Whether it is set whenever the app is launched.
  var isSure: Bool
  /// The assignment.
  var location: SourceLocation
}

extension CodeScope {
  /// Whether code here runs under a condition that may fail.
  var isOptional: Bool { facts.contains { $0.isTest } }
}

extension String? {
  /// Whether a container of this type is filled by code of its own class, which is seen there.
  fileprivate func isOwnClass(_ place: Place, _ container: Expression) -> Bool {
    guard let self else { return false }
    return container.isSelf && place.scope.typeName == self
  }
}

extension ControllerResolver {
  /// One controller in place of a list, as page and split controllers take it.
  func single(_ expression: Expression, at place: Place) -> [Making] {
    if case .array = expression.plain.kind { return [] }
    return Array(firstOfEach(makings(expression, at: place)).prefix(1))
  }
}

extension String {
  /// A type's name without the marks of optionals and pointers.
  package var strippedOfMarks: String {
    filter { $0 != "?" && $0 != "!" && $0 != "*" && $0 != " " }
  }
}

extension ClassKind {
  /// Whether it is a controller that counts as a screen: not an alert or a sheet of the system's.
  var isShown: Bool {
    switch self {
    case .plain, .navigation, .tabBar, .split, .page, .hosting: true
    default: false
    }
  }

  /// Controllers of the system's that come up by themselves.
  static let systemKinds: Set<ClassKind> = [.alert, .imagePicker, .search, .system]

  /// Whether a way can lead to it: a screen, or something of the system's.
  var isWayTo: Bool { isShown || Self.systemKinds.contains(self) }
}

extension String {
  /// Whether it is the type of a class itself: `Class<RouteHandler>`, `(any RouteHandler).Type`.
  fileprivate var isClassObject: Bool {
    self == "Class" || hasPrefix("Class<") || hasSuffix(".Type")
  }
}
