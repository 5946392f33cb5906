import DeviceSetup
import Orientation
import TextFormats
import YAMLDocuments

/// Reads a scenario from the elements of its file.
struct ScenarioReader {
  let fields: Fields<ScenarioKey>
  /// Where the paths of property lists begin, with its last slash; nil where none can be read.
  let folder: String?
  /// The windows that steps open; complete once the steps are read.
  var windows = NameTable(kind: "window")
  private var places = Places()
  /// The stages by their names, in the order of the file; empty for a file with one.
  private let stages: [Element.Entry]
  /// The name of the stage that is read; nil for the only one.
  let stageName: String?

  /// The names of the stages; empty for a file with one.
  var stageNames: [String] { stages.map(\.key.text) }

  /// - Parameters:
  ///   - document: the file's value.
  ///   - folder: where the paths of property lists begin.
  ///   - stage: the name of the stage to read; nil for the first.
  /// - Throws: what is wrong with the keys or the stages.
  init(_ document: Element, folder: String?, stage: String? = nil) throws(ReadingError) {
    self.folder = folder
    let entries = try document.entries("a map with stage, screens, root and steps")
    fields = try Fields(entries, at: document.location, of: "scenario")
    stages = try Self.stages(fields)
    stageName = stage ?? stages.first?.key.text
  }

  /// The scenario.
  mutating func scenario() throws(ReadingError) -> Scenario {
    for (key, fact) in [
      (stageName == nil ? ScenarioKey.stage : .stages, ScenarioFact.stage),
      (.appDelegate, .appDelegate),
      (.sceneDelegate, .sceneDelegate), (.root, .root),
    ] {
      places[fact] = fields.place(of: key)
    }
    if let stage = stages.first(where: { $0.key.text == stageName }) {
      places[.stage] = stage.key.location
    }
    let title = try fields[.title].map { element throws(ReadingError) in
      try element.word("a title").text
    }
    let stage = try stage()
    var application = try application()
    let policy = try policy()
    let screens = try required(.screens, "the screens by their names").entries("a map of screens")
    guard !screens.isEmpty else {
      throw ReadingError(
        fields.place(of: .screens) ?? fields.location, "no screens", expected: "at least one")
    }
    let cast = try ScreenNames(screens)
    var tree = try tree(screens, cast)
    try addReactions(screens, &tree)
    let root = try root(tree)
    let steps = try steps(tree)
    application.delegateMaskByWindow = try delegateMaskByWindow()
    var app = AppDescription(
      application: application, policy: policy, screens: tree.screens, root: root)
    app.otherRoots = try otherRoots(tree)
    app.rootVariants = try rootVariants(tree)
    app.delegateMasks = try masks(.appDelegate, of: "appDelegate")
    app.sceneDelegateMasks = try masks(.sceneDelegate, of: "sceneDelegate")
    app.addLinks(from: steps)
    app.doubts = try doubts(tree)
    var scenario = Scenario(title: title, stage: stage, app: app, steps: steps, places: places)
    scenario.stageName = stageName
    return scenario
  }

  private func required(_ key: ScenarioKey, _ what: String) throws(ReadingError) -> Element {
    guard let element = fields[key] else {
      throw ReadingError(
        fields.location, "the scenario has no \(key.rawValue)", expected: "\(key.rawValue): \(what)"
      )
    }
    return element
  }

  /// How a stage is written.
  private static let stageLine = "a line such as iPhone 15, iOS 17, held portrait"

  /// The most stages a file may have; each plays all steps.
  private static let mostStages = 50

  /// The stages by their names, none of which means something else in an expectation.
  private static func stages(_ fields: Fields<ScenarioKey>) throws(ReadingError) -> [Element.Entry]
  {
    guard let element = fields[.stages] else { return [] }
    if let place = fields.place(of: .stage) {
      throw ReadingError(place, "stage and stages in one file", expected: "one of the two")
    }
    let stages = try element.entries("a map from names to lines such as pad: iPad Air 5, iOS 17")
    guard (1...mostStages).contains(stages.count) else {
      throw ReadingError(
        fields.place(of: .stages) ?? element.location, "\(stages.count) stages",
        expected: "from 1 to \(mostStages)")
    }
    let taken = ExpectationKey.allCases.map(\.rawValue) + [ExpectationReader.sceneKey]
    for stage in stages where taken.contains(stage.key.text) {
      throw ReadingError(
        stage.key.location,
        "a stage called \(ReadingError.quoted(stage.key.text)), which is the name of an expectation"
      )
    }
    return stages
  }

  private func stage() throws(ReadingError) -> Stage {
    let line = Self.stageLine
    let element =
      if let named = stages.first(where: { $0.key.text == stageName }) {
        named.value
      } else {
        try required(.stage, line)
      }
    let word = try element.word(line)
    return try Stage(parsing: word.text, at: word.location)
  }

  private mutating func application() throws(ReadingError) -> ApplicationModel {
    var application = ApplicationModel()
    if let element = fields[.plist] {
      let located = try LocatedInfoPlist(element, folder: folder)
      application.infoPlist = located.plist
      places[.infoPlist(nil)] = located.location
      for (key, place) in located.places { places[.infoPlist(key)] = place }
    }
    if let element = fields[.appDelegate] {
      if case .map(let entries) = element.content {
        let keys = try Fields<AppDelegateKey>(entries, at: element.location, of: "appDelegate")
        application.delegateMask = try keys[.mask].flatMap { element throws(ReadingError) in
          try ScenarioWords.overriddenMask(element)
        }
      } else {
        application.delegateMask = try ScenarioWords.overriddenMask(element)
      }
    }
    if let element = fields[.sceneDelegate] {
      if case .map(let entries) = element.content {
        let keys = try Fields<SceneDelegateKey>(entries, at: element.location, of: "sceneDelegate")
        application.sceneDelegateMask = try keys[.mask].flatMap { element throws(ReadingError) in
          try ScenarioWords.overriddenMask(element)
        }
      } else {
        application.sceneDelegateMask = try ScenarioWords.overriddenMask(element)
      }
    }
    return application
  }

  /// The masks that a delegate answers under some circumstances.
  private func masks(
    _ key: ScenarioKey, of owner: String
  ) throws(ReadingError) -> [Situated<InterfaceOrientationMask?>] {
    guard let element = fields[key], case .map(let entries) = element.content,
      let list = entries.first(where: { $0.key.text == AppDelegateKey.when.rawValue })?.value
    else { return [] }
    var masks: [Situated<InterfaceOrientationMask?>] = []
    for element in list.oneOrMore {
      let entries = try element.entries("a map such as {idiom: pad, mask: all}")
      let keys = try Fields<WhenMaskKey>(entries, at: element.location, of: owner)
      let mask = try keys[.mask].flatMap { element throws(ReadingError) in
        try ScenarioWords.overriddenMask(element)
      }
      masks.append(
        Situated(
          mask, when: try Circumstance(keys[.idiom], from: keys[.from], until: keys[.until])))
    }
    return masks
  }

  private func doubts(_ tree: ScreenTree) throws(ReadingError) -> [Doubt] {
    var doubts: [Doubt] = []
    for element in fields[.doubts]?.oneOrMore ?? [] {
      doubts.append(try DoubtReader(element, cast: tree.cast).doubt())
    }
    return doubts
  }

  private func otherRoots(_ tree: ScreenTree) throws(ReadingError) -> [ControllerID] {
    var roots: [ControllerID] = []
    for element in fields[.otherRoots]?.oneOrMore ?? [] {
      roots.append(try free(tree.cast.id(element), element, tree))
    }
    return roots
  }

  /// `root` as a map: the root under some circumstances.
  private func rootVariants(_ tree: ScreenTree) throws(ReadingError) -> [Situated<ControllerID>] {
    var roots: [Situated<ControllerID>] = []
    for element in try rootFields()?[.when]?.oneOrMore ?? [] {
      let entries = try element.entries("a map such as {idiom: pad, screen: Split}")
      let keys = try Fields<WhenRootKey>(entries, at: element.location, of: "root")
      guard let name = keys[.screen] else {
        throw ReadingError(element.location, "no screen", expected: "screen: the root")
      }
      roots.append(
        Situated(
          try free(tree.cast.id(name), name, tree),
          when: try Circumstance(keys[.idiom], from: keys[.from], until: keys[.until])))
    }
    return roots
  }

  private func rootFields() throws(ReadingError) -> Fields<RootKey>? {
    guard let element = fields[.root], case .map(let entries) = element.content else { return nil }
    return try Fields<RootKey>(entries, at: element.location, of: "root")
  }

  /// A root, if it is inside of nothing.
  private func free(
    _ root: ControllerID, _ element: Element, _ tree: ScreenTree
  ) throws(ReadingError) -> ControllerID {
    if let container = tree.containers[root] {
      throw ReadingError(
        element.location, "the root \(tree.cast.name(root)) is inside \(tree.cast.name(container))",
        expected: "a screen that is not a child")
    }
    return root
  }

  /// The masks an app delegate answers for particular windows, which steps open.
  private func delegateMaskByWindow() throws(ReadingError) -> [WindowID: InterfaceOrientationMask] {
    guard let element = fields[.appDelegate], case .map(let entries) = element.content,
      let named = entries.first(where: { $0.key.text == AppDelegateKey.windows.rawValue })
    else { return [:] }
    var masks: [WindowID: InterfaceOrientationMask] = [:]
    for entry in try named.value.entries("a map from windows to masks") {
      masks[WindowID(try windows.index(entry.key))] = try ScenarioWords.mask(entry.value)
    }
    return masks
  }

  private mutating func policy() throws(ReadingError) -> RotationPolicy {
    var policy = RotationPolicy()
    guard let element = fields[.policy] else { return policy }
    let points = Vocabulary("policy", PolicyPoint.allCases.map { ($0.rawValue, $0) })
    for entry in try element.entries("a map from policies to options") {
      let point = try points.value(of: entry.key)
      let options = Vocabulary(
        "option of \(entry.key.text),",
        point.description.options.enumerated().map { ($0.element.name, $0.offset) })
      policy[point] = try options.value(of: entry.value)
      places[.policy(point)] = entry.key.location
    }
    return policy
  }

  private mutating func tree(
    _ entries: [Element.Entry], _ cast: ScreenNames
  ) throws(ReadingError) -> ScreenTree {
    var screens: [Screen] = []
    var childPlaces: [ScreenTree.ChildPlace] = []
    for (index, entry) in entries.enumerated() {
      let reader = try ScreenReader(entry, cast: cast)
      let screen = try reader.screen()
      let id = ControllerID(index)
      places[.screen(id, nil)] = entry.key.location
      for (key, place) in reader.fields.places { places[.screen(id, key)] = place }
      for (child, element) in zip(
        screen.controller.children, reader.fields[.children]?.oneOrMore ?? [])
      {
        childPlaces.append(
          ScreenTree.ChildPlace(container: id, child: child, location: element.location))
      }
      screens.append(screen)
    }
    let tree = ScreenTree(cast, screens, childPlaces)
    try tree.check()
    return tree
  }

  private func root(_ tree: ScreenTree) throws(ReadingError) -> ControllerID? {
    guard let element = fields[.root] else {
      guard tree.screens.count > 1 else { return ControllerID(0) }
      return try tree.cast.id(required(.root, "the name of the first screen, or none"))
    }
    let map = try rootFields()
    let name = map == nil ? element : map?[.screen]
    guard let name, let root = try tree.cast.idOrNone(name) else { return nil }
    return try free(root, name, tree)
  }
}

/// The keys of `appDelegate` when it answers differently for some windows or circumstances.
enum AppDelegateKey: String, CaseIterable {
  case mask, windows, when
}

/// The keys of `sceneDelegate` when it answers differently under some circumstances.
enum SceneDelegateKey: String, CaseIterable {
  case mask, when
}

/// The keys of one entry of a delegate's `when`.
enum WhenMaskKey: String, CaseIterable {
  case idiom, from, until, mask
}

/// The keys of `root` when it is not the same under all circumstances.
enum RootKey: String, CaseIterable {
  case screen, when
}

/// The keys of one entry of a root's `when`.
enum WhenRootKey: String, CaseIterable {
  case idiom, from, until, screen
}
