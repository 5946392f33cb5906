package import DeviceSetup
package import RotationScenario
package import Orientation
import AppCodeAnalysis
import AppCodeModel
package import ScreenGraph
import TextFormats
import XcodeProjectFiles

/// Creates a scenario of an app's project.
struct ScenarioBuilder {
  let project: AppProject
  private var answers: [[String?]: ClassAnswers] = [:]
  private var app = AppDescription()
  private var places = Places()
  private var reactions: [ScenarioFact: MaskReactions] = [:]
  private var changes: [ScenarioFact: DelegateChanges] = [:]
  /// What delegates answer for the controller on top of the screen.
  private var tops: [ScenarioFact: TopMasks] = [:]
  /// What containers answer for what they show, by their nodes.
  private var contents: [Int: ContentMasks] = [:]
  /// What containers answer from when one of what they show appears, by its node.
  private var containerChanges: [Int: [RotationEvent]] = [:]
  /// What one of what containers show does to their masks, by its node.
  private var containerLocks: [Int: [Reaction]] = [:]
  /// The delegates that answer something else for some windows beside the main one.
  private var windowAnswers: [ScenarioFact] = []

  init(_ project: AppProject) { self.project = project }

  mutating func scenario(on stage: Stage?) -> Scenario {
    takeInfoPlist()
    takeDelegates()
    takeContainers()
    let graph = project.graph
    for index in graph.nodes.indices { app.screens.append(screen(index)) }
    app.root = graph.root.map { ControllerID($0) }
    app.rootVariants = graph.rootsByIdiom.map { idiom, root in
      Situated(ControllerID(root), when: Circumstance(idiom: idiom))
    }
    app.otherRoots = (graph.otherRoots + graph.otherScenes).map { ControllerID($0) }
    takeRoot()
    takeWindows()
    if app.screens.isEmpty { addUnknownScreen() }
    let stage = stage ?? Self.stage(for: project)
    places[.stage] = nil
    let configuration = project.target.configuration.map { ", \($0)" } ?? ""
    return Scenario(
      title: project.target.name + configuration, stage: stage, app: app,
      steps: [
        Scenario.Step(.launch, at: shown(project.target.location))
      ], places: places)
  }

  /// A phone, or an iPad for an app that is made for nothing else, with a system that runs it.
  static func stage(for project: AppProject) -> Stage {
    let isPad = !project.code.idioms.contains(.phone)
    let wanted = isPad ? "iPad Air 5" : "iPhone 15"
    let fallback = DeviceProfile.all.first { $0.idiom == (isPad ? .pad : .phone) }
    let device = DeviceProfile.named(wanted) ?? fallback ?? DeviceProfile.all[0]
    let version = max(project.code.deploymentTarget, .usual)
    return Stage(device: device, version: version)
  }

  // MARK: The app

  private mutating func takeInfoPlist() {
    let located = project.target.infoPlist.located
    app.application = project.target.application
    if project.code.declaresScenes { app.application.infoPlist.hasSceneManifest = true }
    app.application.infoPlist.minimumOSVersion = project.oldestVersion
    places[.infoPlist(nil)] = shown(located.location)
    for (key, place) in located.places { places[.infoPlist(key)] = shown(place) }
    if project.target.infoPlist.isUnread {
      let file = project.target.infoPlist.file
      app.doubts.append(
        Doubt(
          about: .infoPlist(nil),
          because: "the Info.plist \(file?.value ?? "") could not be read".plain,
          taken: "the values in its build settings", at: file.map { shown($0.location) }))
    }
    if let open = project.target.infoPlist.undecidedOrientations {
      app.doubts.append(
        Doubt(
          about: .infoPlist(nil), because: "\(open.value) depends on a setting that has no value",
          taken: "the other orientations it lists", at: shown(open.location)))
    }
    if let unread = project.unreadMainInterface {
      app.doubts.append(
        Doubt(
          about: .root, because: "\(unread.location.file) could not be read".plain,
          taken: "the screen in the code", assumption: "root=<screen>", at: shown(unread.location)))
    }
    if project.target.families == nil, project.target.origin != .tuist {
      app.doubts.append(
        Doubt(
          about: .infoPlist(nil), because: "the app's device families are unknown",
          taken: "iPhone and iPad", at: shown(project.target.location),
          when: [Circumstance(idiom: .pad)]))
    }
  }

  private mutating func takeDelegates() {
    let classes = project.code.classes
    func delegates(_ kind: ClassKind) -> [ClassEntry] {
      classes.all.filter {
        $0.form == .class && classes.kind(of: $0.name) == kind && !$0.mainPart.file.isTest
      }
    }
    let name = UIKitAnswer.ofAppDelegate
    if let (entry, place) = implementer(name, among: delegates(.appDelegate)) {
      places[.appDelegate] = shown(place)
      let masks = masks(name, of: entry, .appDelegate)
      app.application.delegateMask = masks.base
      app.delegateMasks = masks.variants
    }
    takeForeignDelegate()
    let scene = "supportedInterfaceOrientations(for:)"
    if let (entry, place) = implementer(scene, among: delegates(.sceneDelegate)) {
      places[.sceneDelegate] = shown(place)
      let masks = masks(scene, of: entry, .sceneDelegate)
      app.application.sceneDelegateMask = masks.base
      app.sceneDelegateMasks = masks.variants
    }
  }

  /// What is not sure of the app's delegate where it is, or derives from, a class whose source is not there,
  /// or where its method is exchanged while the app runs.
  private mutating func takeForeignDelegate() {
    let code = project.code
    let name = UIKitAnswer.ofAppDelegate
    func doubt(_ reason: String, at location: SourceLocation?) {
      app.doubts.append(
        Doubt(
          about: .appDelegate, because: reason, taken: "what its known code allows",
          assumption: "appDelegate=<mask>", at: location.map(shown)))
    }
    for delegate in code.appDelegateTypes {
      if let entry = code.classes[delegate.name] {
        let chain = code.classes.ancestors(of: entry.name)
        guard code.classes.member(name, of: entry.name) == nil,
          // In Swift a superclass that is not there may look like a protocol.
          let last = chain.last ?? entry.protocols.sorted().first(where: { !code.isKnown($0) }),
          !code.isKnown(last)
        else { continue }
        doubt(
          "the app delegate inherits from \(last), which is not in the project", at: entry.location)
      } else {
        doubt(
          "the app delegate is \(delegate.name), which is not in the project", at: delegate.location
        )
      }
    }
    if let place = code.exchangedDelegateMethod {
      doubt("the delegate's method is swizzled at run time", at: place.location)
    }
  }

  private func implementer(
    _ name: String, among entries: [ClassEntry]
  ) -> (String, SourceLocation)? {
    for entry in entries {
      if let member = project.code.classes.member(name, of: entry.name) {
        return (entry.name, member.location)
      }
    }
    return nil
  }

  private mutating func masks(
    _ name: String, of type: String, _ subject: ScenarioFact
  ) -> (base: InterfaceOrientationMask?, variants: [Situated<InterfaceOrientationMask?>]) {
    var found: [(Circumstance, InterfaceOrientationMask?)] = []
    var doubts: [Doubt] = []
    let both = project.code.idioms.count > 1
    let courses = project.code.courses(member: name, of: type)
    let readings = courses.map { AnswerReading($0.value, .mask, on: $0.idiom) }
    // Where masks do not count, what is done to them does not matter.
    let counting = zip(courses, readings).filter { course, _ in
      masksCount(on: course.idiom, course.systems)
    }
    reactions[subject] = MaskReactions(counting.map(\.0.value), counting.map(\.1))
    changes[subject] = DelegateChanges(
      counting.map(\.0.value), counting.map(\.1), in: project.code)
    if courses.contains(where: { !$0.value.otherWindows.isEmpty }) { windowAnswers.append(subject) }
    if let tops = masks(ofTops: name, of: type, readings, subject) { return tops }
    for (answer, reading) in zip(courses, readings) {
      var reading = reading
      var mask = reading.value?.asMask
      if let target = reading.forwarding ?? reading.outside {
        // The controllers are asked anyway: what they answer narrows what this allows.
        mask = .all
        reading.doubt = "the answer comes from \(target.words)"
      }
      let isFirst = answer.systems.from <= project.code.deploymentTarget
      let circumstance = Circumstance(
        idiom: both ? answer.idiom : nil, from: isFirst ? nil : answer.systems.from,
        until: answer.systems.until)
      if let reason = reading.doubt {
        let doubt = Doubt(
          about: subject, because: reason, taken: mask?.shortName ?? "not implemented",
          assumption: subject == .appDelegate ? "appDelegate=<mask>" : "sceneDelegate=<mask>",
          at: reading.location.map(shown) ?? places[subject],
          alternatives: reading.alternatives.map(shown))
        if let known = doubts.firstIndex(where: {
          $0.reason == doubt.reason && $0.taken == doubt.taken
        }) {
          doubts[known].circumstances.append(circumstance)
        } else {
          doubts.append(doubt)
          doubts[doubts.count - 1].circumstances = [circumstance]
        }
      }
      found.append((circumstance, mask))
    }
    for index in doubts.indices where doubts[index].circumstances.count == found.count {
      doubts[index].circumstances = []
    }
    app.doubts += doubts
    guard let first = found.first else { return (nil, []) }
    let variants = found.filter { $0.1 != first.1 }.map { Situated($0.1, when: $0.0) }
    return (first.1, variants)
  }

  /// The masks of a delegate that looks for the controller on top of the screen: each sets its own while
  /// it appears, and the app begins with that of the root's.
  ///
  /// - Returns: nil where the delegate does not look there, or what it answers is not sure.
  private mutating func masks(
    ofTops name: String, of type: String, _ readings: [AnswerReading], _ subject: ScenarioFact
  ) -> (base: InterfaceOrientationMask?, variants: [Situated<InterfaceOrientationMask?>])? {
    let isOpen = readings.contains { reading in
      reading.doubt != nil || reading.forwarding != nil || reading.outside != nil
    }
    guard isOpen, let root = project.graph.root else { return nil }
    let masks = TopMasks(of: name, of: type, in: project) { idiom, systems in
      masksCount(on: idiom, systems)
    }
    guard let masks, let first = masks.mask(atLaunchOf: root) else { return nil }
    for (idiom, classes) in masks.others.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let names = classes.prefix(4).joined(separator: " and ")
      app.doubts.append(
        Doubt(
          about: subject, because: "what it answers for \(names) depends on the idiom",
          taken: "the same on all idioms", at: places[subject], when: [Circumstance(idiom: idiom)]))
    }
    for (name, reading) in masks.doubts.prefix(Self.mostTopDoubts) {
      app.doubts.append(
        Doubt(
          about: subject, because: "for \(name), \(reading.doubt ?? "")", taken: reading.taken,
          assumption: subject == .appDelegate ? "appDelegate=<mask>" : "sceneDelegate=<mask>",
          at: reading.location.map(shown) ?? places[subject],
          alternatives: reading.alternatives.map(shown)))
    }
    tops[subject] = masks
    reactions[subject] = nil
    changes[subject] = nil
    return (first, [])
  }

  /// For how many classes it is said that what a delegate answers is not sure.
  private static let mostTopDoubts = 12

  /// Whether UIKit asks for masks on an idiom, on one of the systems at least.
  private func masksCount(on idiom: Idiom, _ systems: SystemSpan) -> Bool {
    let versions = Set(project.versions + [systems.from]).filter(systems.contains)
    return versions.contains { version in
      let facts = Facts(version: version, idiom: idiom, infoPlist: app.application.infoPlist)
      return MaskForceFinding(facts).force.counts
    }
  }

  private mutating func takeRoot() {
    let graph = project.graph
    if let location = graph.rootLocation { places[.root] = shown(location) }
    guard let root = graph.root else {
      if let doubt = graph.rootDoubt {
        app.doubts.append(
          Doubt(about: .root, because: doubt, taken: "none", assumption: "root=<screen>"))
      }
      return
    }
    let name = graph.nodes[root].name
    if let doubt = graph.rootDoubt {
      app.doubts.append(
        Doubt(
          about: .root, because: doubt, taken: name, assumption: "root=<screen>",
          at: graph.rootLocation.map(shown)))
    } else if !graph.otherRoots.isEmpty {
      let others = graph.otherRoots.prefix(4).map { graph.nodes[$0].name }
      app.doubts.append(
        Doubt(
          about: .root, because: "the root can also be \(others.joined(separator: " or "))",
          taken: name, assumption: "root=<screen>", at: graph.rootLocation.map(shown)))
    }
  }

  /// What a delegate answers for a window of a certain class is not what it answers for the main one.
  private mutating func takeWindows() {
    guard let delegate = windowAnswers.first else { return }
    for node in project.graph.nodes {
      for edge in node.edges {
        guard case .opensWindow = edge.action else { continue }
        app.doubts.append(
          Doubt(
            about: .screen(ControllerID(edge.target), .supports),
            because: "the delegate's answer depends on the window", taken: "the main window's",
            assumption: "\(project.graph.nodes[edge.target].name)=<mask>", at: places[delegate]))
      }
    }
  }

  /// Without any screen, what the app as a whole allows is still worth seeing.
  private mutating func addUnknownScreen() {
    app.screens = [Screen(Controller("UnknownScreen"))]
    app.root = ControllerID(0)
    app.doubts.append(
      Doubt(
        about: .screen(ControllerID(0), nil), because: "no controller was found in the code",
        taken: "a screen with UIKit's default answers", at: shown(project.target.location)))
  }

  // MARK: Screens

  /// What is not sure of a container can be so for each of what it shows.
  private mutating func takeContainers() {
    let graph = project.graph
    var locks: [String: MaskReactions] = [:]
    for index in graph.nodes.indices where graph.nodes[index].kind.isContainer {
      let known = answers(of: graph.nodes[index])
      guard known.doubts.contains(where: { $0.key == .supports }) else { continue }
      let masks = ContentMasks(of: index, in: project) { idiom, systems in
        masksCount(on: idiom, systems)
      }
      if let masks {
        contents[index] = masks
        for (node, mask) in masks.masks {
          containerChanges[node, default: []].append(change(index, to: mask))
        }
        continue
      }
      let name = graph.nodes[index].className
      let own = locks[name] ?? maskReactions(of: name)
      locks[name] = own
      for node in Set(ContentMasks.contents(of: index, in: graph).map(\.node)) {
        let shown = graph.nodes[node]
        containerLocks[node, default: []] += own.reactions(
          of: shown.view ?? shown.className, in: project.code.classes
        ) { change(index, to: $0) }
      }
    }
  }

  /// What controllers do to the mask of a container of a class.
  private func maskReactions(of container: String) -> MaskReactions {
    let courses = project.code.courses(.mask, of: container)
      .filter { masksCount(on: $0.idiom, $0.systems) }
    return MaskReactions(
      courses.map(\.value), courses.map { AnswerReading($0.value, .mask, on: $0.idiom) })
  }

  private func change(_ container: Int, to mask: InterfaceOrientationMask?) -> RotationEvent {
    let node = project.graph.nodes[container]
    var changed = answers[[node.className, node.delegate]]?.answers ?? ControllerAnswers()
    changed.mask = mask
    return .change(ControllerID(container), changed)
  }

  private mutating func screen(_ index: Int) -> Screen {
    let node = project.graph.nodes[index]
    let id = ControllerID(index)
    let known = answers(of: node)
    let kind = Self.kind(node)
    let first = answers(known, known.answers, known.forwarding, kind)
    var controller = Controller(node.name, kind, answers: first.answers)
    if let contents = contents[index] { controller.answers.mask = contents.first }
    controller.children = node.children.map { ControllerID($0) }
    controller.isHosting = project.code.classes.kind(of: node.className) == .hosting
    controller.forwarding = contents[index] == nil ? first.forwarding : .none
    if kind == .custom, let target = known.forwarding {
      controller.selected = selected(target, node)
    }
    let classes = project.code.classes
    controller.reactions =
      (reactions[.appDelegate]?.reactions(of: node.view ?? node.className, in: classes) {
        .changeAppDelegate($0)
      } ?? [])
      + (reactions[.sceneDelegate]?.reactions(of: node.view ?? node.className, in: classes) {
        .changeSceneDelegate($0)
      } ?? [])
    if let mask = tops[.appDelegate]?.mask(of: index) {
      controller.reactions.append(Reaction(on: .viewWillAppear, [.changeAppDelegate(mask)]))
    }
    if let mask = tops[.sceneDelegate]?.mask(of: index) {
      controller.reactions.append(Reaction(on: .viewWillAppear, [.changeSceneDelegate(mask)]))
    }
    if let changes = containerChanges[index] {
      controller.reactions.append(Reaction(on: .viewWillAppear, changes))
    }
    controller.reactions += containerLocks[index] ?? []
    var screen = Screen(controller)
    screen.links = node.edges.flatMap { edge in
      // Calls before which the same is changed are one way.
      var seen: Set<[RotationEvent]> = []
      return ([edge.location] + edge.others).compactMap { location -> Screen.Link? in
        let changes = changes(before: location)
        guard seen.insert(changes).inserted else { return nil }
        return Screen.Link(
          Screen.Action(edge.action), ControllerID(edge.target),
          when: Circumstance(idiom: edge.idioms?.count == 1 ? edge.idioms?.first : nil),
          after: changes, at: shown(location))
      }
    }
    takeOpenContent(node)
    if node.hasOpenDelegate, case .delegate = first.forwarding {
      app.doubts.append(
        Doubt(
          about: .screen(id, .supports), because: "another delegate may answer for \(node.name)",
          taken: node.delegate ?? "", assumption: "\(node.name)=<mask>", at: shown(node.location)))
    }
    if node.children.isEmpty, known.forwarding?.isInside == true {
      app.doubts.append(
        Doubt(
          about: .screen(id, .supports), because: "the first content of \(node.name) is unknown",
          taken: "nothing", assumption: "\(node.name)=<mask>", at: shown(node.location)))
    }
    if node.getsChildrenLater, known.forwarding?.isInside == true,
      let child = node.children.first.map({ project.graph.nodes[$0].name })
    {
      app.doubts.append(
        Doubt(
          about: .screen(id, .supports),
          because: "\(node.name) gets its children only after it is shown",
          taken: "what \(child) supports", assumption: "\(node.name)=<mask>",
          at: shown(node.location)))
    }
    for edge in node.edges {
      guard let doubt = edge.doubt, case .presents(let style) = edge.action else { continue }
      app.doubts.append(
        Doubt(
          about: .way(id, ControllerID(edge.target)), because: doubt, taken: style.word,
          at: shown(edge.location)))
    }
    // What a container shows decides on every idiom and system.
    let variants = contents[index] == nil ? known.variants : []
    screen.variants = variants.map { variant in
      let (answers, forwarding) = answers(
        known, variant.value.answers, variant.value.forwarding, kind)
      return Situated(
        Screen.Variant(answers, forwarding: forwarding), when: variant.circumstance)
    }
    takeSystem(node, id, &screen)
    takeCovers(node, id)
    places[.screen(id, nil)] = shown(node.location)
    for (key, place) in known.places { places[.screen(id, key)] = shown(place) }
    // That the source of a library's class is not there has been said.
    for doubt in known.doubts
    where doubt.key != .supports || !node.isForeign && contents[index] == nil {
      app.doubts.append(
        Doubt(
          about: .screen(id, doubt.key),
          because: "\(node.name) \(doubt.key.rawValue): \(doubt.reason)", taken: doubt.taken,
          assumption: doubt.key == .supports ? "\(node.name)=<mask>" : nil,
          at: doubt.location.map(shown), alternatives: doubt.alternatives.map(shown),
          when: doubt.circumstances))
    }
    for (name, reading) in (contents[index]?.doubts ?? []).prefix(Self.mostTopDoubts) {
      app.doubts.append(
        Doubt(
          about: .screen(id, .supports),
          because: "\(node.name) \(ScreenKey.supports.rawValue): with \(name), "
            + (reading.doubt ?? ""),
          taken: reading.taken, assumption: "\(node.name)=<mask>",
          at: reading.location.map(shown), alternatives: reading.alternatives.map(shown)))
    }
    return screen
  }

  /// What a controller answers: as all of its class do, unless that depends on how it is made.
  private mutating func answers(of node: ControllerGraph.Node) -> ClassAnswers {
    let code = project.code
    let common =
      answers[[node.className, node.delegate]]
      ?? ClassAnswers(node.className, delegate: node.delegate, code: code)
    answers[[node.className, node.delegate]] = common
    let makers = code.instantiations(of: node.className)
    guard let origin = node.origin, common.doubts.contains(where: { $0.key == .supports }),
      makers.count > 1, makers.contains(where: { $0.location == origin })
    else { return common }
    return ClassAnswers(
      node.className, delegate: node.delegate, madeAt: origin, code: code)
  }

  /// What a container begins with is open: the answer is that of the first of what it can be.
  private mutating func takeOpenContent(_ node: ControllerGraph.Node) {
    let graph = project.graph
    for child in node.children where !graph.nodes[child].others.isEmpty {
      let others = graph.nodes[child].others.prefix(4).map { graph.nodes[$0].name }
      app.doubts.append(
        Doubt(
          about: .screen(ControllerID(child), .supports),
          because: "\(node.name) can also begin with \(others.joined(separator: " or "))",
          taken: graph.nodes[child].name, at: shown(graph.nodes[child].location)))
    }
  }

  /// What the code before a place sets the masks of the delegates to.
  private func changes(before location: SourceLocation) -> [RotationEvent] {
    let app = changes[.appDelegate]?.mask(before: location)
    let scene = changes[.sceneDelegate]?.mask(before: location)
    return (app.map { [.changeAppDelegate($0)] } ?? [])
      + (scene.map { [.changeSceneDelegate($0)] } ?? [])
  }

  /// Where the root narrows, it matters whether a cover of SwiftUI's is asked in its place (`Q-14`).
  private mutating func takeCovers(_ node: ControllerGraph.Node, _ id: ControllerID) {
    let graph = project.graph
    guard let root = graph.root.map({ graph.nodes[$0] }),
      project.code.classes.kind(of: node.className) == .hosting,
      project.code.classes.member(UIKitAnswer.mask.name, of: root.className) != nil
    else { return }
    for edge in node.edges
    where edge.action == .presents(.fullScreen)
      && graph.nodes[edge.target].className == "UIHostingController"
    {
      app.doubts.append(
        Doubt(
          about: .way(id, ControllerID(edge.target)),
          because: "it is not documented whether UIKit asks a SwiftUI cover or the root below it",
          taken: "the cover", at: shown(edge.location)))
    }
  }

  /// What is known of a controller of the system's, by idiom, or of a library's.
  private mutating func takeSystem(
    _ node: ControllerGraph.Node, _ id: ControllerID, _ screen: inout Screen
  ) {
    if node.isForeign {
      app.doubts.append(
        Doubt(
          about: .screen(id, .supports), because: "\(node.className) is not in the project",
          taken: "UIKit's default", assumption: "\(node.name)=<mask>", at: shown(node.location)))
    }
    guard FrameworkClasses.contains(node.className) else { return }
    switch node.kind {
    case .imagePicker:
      screen.controller.kind = .imagePicker
      app.doubts.append(
        Doubt(
          about: .screen(id, .supports),
          because: "the mask of \(node.className) on iPad is not documented",
          taken: "all", assumption: "\(node.name)=<mask>", at: shown(node.location),
          when: [Circumstance(idiom: .pad)]))
    case .system:
      app.doubts.append(
        Doubt(
          about: .screen(id, .supports),
          because: "the mask of \(node.className), a system class, is not documented",
          taken: "UIKit's default", assumption: "\(node.name)=<mask>", at: shown(node.location)))
    default: break
    }
  }

  private static func kind(_ node: ControllerGraph.Node) -> Controller.Kind {
    switch node.kind {
    case .navigation: .navigation
    case .tabBar: .tab
    case .split: .split
    case .page: .page
    case .alert: .alert
    default: node.children.isEmpty ? .plain : .custom
    }
  }

  /// What a controller answers, and whom it asks.
  private func answers(
    _ known: ClassAnswers, _ answers: ControllerAnswers, _ target: Forwarding.Target?,
    _ kind: Controller.Kind
  ) -> (answers: ControllerAnswers, forwarding: Controller.Forwarding) {
    let asked = forwarding(target, kind)
    return asked == .none ? known.split(answers) : (answers, asked)
  }

  private func forwarding(
    _ target: Forwarding.Target?, _ kind: Controller.Kind
  ) -> Controller.Forwarding {
    if target == .presented { return .presented }
    guard let target, target.isInside else { return .none }
    switch kind {
    case .navigation: return target == .visible ? .visible : .top
    case .tab, .page, .split, .custom: return .selected
    case .plain, .alert, .imagePicker: return .none
    }
  }

  /// The child that a container of the app's own asks.
  private func selected(_ target: Forwarding.Target, _ node: ControllerGraph.Node) -> Int {
    guard !node.children.isEmpty else { return 0 }
    if case .named(let name) = target {
      let type = project.code.classes.member(name, of: node.className)?.valueType
      let wanted = type?.strippedOfMarks
      return node.children.firstIndex { project.graph.nodes[$0].className == wanted } ?? 0
    }
    return target == .lastChild || target == .top ? node.children.count - 1 : 0
  }

  /// Another answer as files write it.
  private func shown(_ other: AnswerReading.Alternative) -> Doubt.Alternative {
    Doubt.Alternative(
      other.mask?.shortName ?? other.answer, after: other.changes.first?.name,
      at: other.location.map(shown))
  }

  /// A place with the folder in front, as the reader of a report can open it.
  private func shown(_ location: SourceLocation) -> SourceLocation {
    let folder = project.contents.folder.path
    guard folder != ".", !folder.isEmpty else { return location }
    var location = location
    location.file = location.file == "." ? folder : folder + "/" + location.file
    return location
  }
}

extension AppProject {
  /// The app as a scenario that launches it.
  ///
  /// - Parameter stage: the device; nil takes one that the app is made for.
  /// - Returns: an app whose facts have their locations in the project.
  package func scenario(on stage: Stage? = nil) -> Scenario {
    var builder = ScenarioBuilder(self)
    return builder.scenario(on: stage)
  }

  /// Why the storyboard with which the app begins could not be read; nil where it could.
  var unreadMainInterface: Problem? {
    let plist = target.infoPlist
    var names = plist.scenes?.applicationConfigurations.compactMap { $0.storyboard?.value } ?? []
    for idiom in Idiom.allCases {
      if let name = plist.mainInterface.value(for: idiom)?.value { names.append(name) }
    }
    let files = Set(names.flatMap { ["\($0).storyboard", "\($0).xib"] })
    return problems.first { problem in
      [.unreadable, .malformed].contains(problem.kind)
        && files.contains { problem.location.file.hasSuffix($0) }
        && !interfaces.contains { $0.path == problem.location.file }
    }
  }

  /// The systems the app runs on, of those that are usually compared.
  package var versions: [SystemVersion] {
    Matrix.versions(from: code.deploymentTarget)
  }

  /// The oldest system the app runs on; nil where the project does not say.
  package var oldestVersion: SystemVersion? { target.deploymentTarget?.value }

  /// The devices the app is made for, one of each family.
  package var devices: [DeviceProfile] {
    Matrix.families.filter { device in
      code.idioms.contains(device.idiom) || device.idiom == .pad && code.idioms == [.phone]
    }
  }
}

extension Screen.Action {
  /// The action of a way between controllers.
  fileprivate init(_ action: ControllerGraph.Edge.Action) {
    switch action {
    case .presents(let style): self = .presents(style)
    case .pushes: self = .pushes
    case .opensWindow(let isKey): self = .opensWindow(isKey: isKey)
    }
  }
}
