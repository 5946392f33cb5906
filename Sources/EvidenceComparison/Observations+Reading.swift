import Orientation
public import RotationEvidence
public import TextFormats
import YAMLDocuments

extension Observations {
  /// The most bytes a file may have.
  package static let mostBytes = 16 << 20

  /// Reads a file of observations.
  ///
  /// - Parameter path: the file.
  /// - Throws: the first thing in it that is not as the format requires, with its line and column.
  /// - Complexity: linear in the file.
  public init(contentsOf path: String) throws(ReadingError) {
    let bytes = try FileBytes.read(
      path, most: Self.mostBytes, location: SourceLocation(file: path))
    try self.init(bytes, file: path)
  }

  /// Reads the content of such a file.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - file: the path, for messages.
  /// - Throws: the first thing in it that is not as the format requires.
  public init(_ bytes: [UInt8], file: String) throws(ReadingError) {
    let root = try Document.element(
      bytes, file: file, kind: "file of observations",
      content: "observations: schema, version, device and system", most: Self.mostBytes)
    self = try ObservationReader().observations(root)
  }
}

/// Reads observations from the elements of a file; JSON is YAML, whose reader keeps places.
private struct ObservationReader {
  func observations(_ root: Element) throws(ReadingError) -> Observations {
    let entries = try root.entries("an object")
    // Another version may have other members: it is looked at first.
    for entry in entries where entry.key.text == "version" {
      let version = try whole(entry.value)
      guard version == Observations.version else {
        throw ReadingError(
          entry.value.location, "version \(version) of the format",
          expected: "\(Observations.version), which this quarterturn reads")
      }
    }
    let fields = try Fields<Key>(entries, at: root.location, of: "observation file")
    let schema = try required(fields, .schema).word("the name of the schema")
    guard schema.text == Observations.schema else {
      throw .unknown("schema", schema, allowed: [Observations.schema])
    }
    _ = try required(fields, .version)
    var screens: [ObservedScreen] = []
    for element in try list(fields[.screens]) { screens.append(try screen(element)) }
    var observations = Observations(
      device: try device(required(fields, .device)),
      system: try version(required(fields, .system)), screens: screens)
    if let element = fields[.sdk] { observations.sdk = try version(element) }
    if let element = fields[.app] { observations.app = try app(element) }
    for element in try list(fields[.rules]) { observations.rules.append(try rule(element)) }
    for element in try list(fields[.steps]) {
      observations.steps.append(try step(element, screens.count))
    }
    if !observations.steps.isEmpty, observations.app == nil {
      throw ReadingError(root.location, "steps without an app", expected: "the member app")
    }
    return observations
  }

  private enum Key: String, CaseIterable {
    case schema, version, device, system, sdk, rules, app, screens, steps
  }

  // MARK: What the observations are of

  private func device(_ element: Element) throws(ReadingError) -> ObservedDevice {
    enum Key: String, CaseIterable { case name, machine, isSimulator }
    let fields = try Fields<Key>(
      element.entries("a device"), at: element.location, of: "device")
    var device = ObservedDevice(
      name: try required(fields, .name).word("the name of a model").text)
    if let element = fields[.machine] {
      device.machine = try element.word("the name of a model").text
    }
    if let element = fields[.isSimulator] { device.isSimulator = try bool(element) }
    return device
  }

  private func rule(_ element: Element) throws(ReadingError) -> RuleObservation {
    enum Key: String, CaseIterable { case rule, test, result, seen }
    let fields = try Fields<Key>(
      element.entries("a rule's observation"), at: element.location, of: "rule")
    let word = try required(fields, .rule).word("the id of a rule")
    guard let id = RuleID(word.text) else {
      throw ReadingError(
        word.location, "\(ReadingError.quoted(word.text)) is not the id of a rule",
        expected: "an id such as D-04")
    }
    return RuleObservation(
      rule: id, test: try required(fields, .test).word("the name of a test").text,
      result: try name(required(fields, .result), "result"),
      seen: try fields[.seen].map { element throws(ReadingError) in try element.word("text").text })
  }

  private func app(_ element: Element) throws(ReadingError) -> ObservedApp {
    enum Key: String, CaseIterable { case orientations, requiresFullScreen, isPhoneOnly }
    let fields = try Fields<Key>(element.entries("an app"), at: element.location, of: "app")
    var app = ObservedApp()
    if let element = fields[.orientations] {
      app.orientations = try orientations(element)
    }
    if let element = fields[.requiresFullScreen] { app.requiresFullScreen = try bool(element) }
    if let element = fields[.isPhoneOnly] { app.isPhoneOnly = try bool(element) }
    return app
  }

  private func screen(_ element: Element) throws(ReadingError) -> ObservedScreen {
    enum Key: String, CaseIterable { case name, kind, reports }
    let fields = try Fields<Key>(element.entries("a screen"), at: element.location, of: "screen")
    let kind: Controller.Kind = try choice(
      required(fields, .kind), "kind", Controller.Kind.allCases.map { ("\($0)", $0) })
    var screen = ObservedScreen(
      name: try required(fields, .name).word("the name of a class").text, kind: kind)
    for element in try list(fields[.reports]) {
      let isAnswers = try choice(element, "report", [("answers", true), ("transitions", false)])
      if isAnswers { screen.reportsAnswers = true } else { screen.reportsTransitions = true }
    }
    return screen
  }

  // MARK: Steps

  private func step(_ element: Element, _ count: Int) throws(ReadingError) -> ObservedStep {
    enum Key: String, CaseIterable {
      case time, events, before, asked, posted, called, refused, after
    }
    let fields = try Fields<Key>(element.entries("a step"), at: element.location, of: "step")
    var events: [ObservedEvent] = []
    let all = try required(fields, .events)
    for element in try list(all) { events.append(try event(element, count)) }
    guard !events.isEmpty else { throw ReadingError(all.location, "a step without events") }
    var step = ObservedStep(
      time: try number(required(fields, .time)), events: events,
      before: try state(required(fields, .before), count))
    for element in try list(fields[.asked]) { step.asked.append(try answer(element, count)) }
    for element in try list(fields[.posted]) { step.posted.append(try notification(element)) }
    for element in try list(fields[.called]) { step.called.append(try callback(element, count)) }
    for element in try list(fields[.refused]) { step.refused.append(try refusal(element)) }
    step.after = try geometry(required(fields, .after))
    return step
  }

  private func event(_ element: Element, _ count: Int) throws(ReadingError) -> ObservedEvent {
    enum Key: String, CaseIterable { case kind, to, orientations, shown }
    enum Kind: String, CaseIterable {
      case turn, request, update, attempt, show, background, foreground, unseen
    }
    let fields = try Fields<Key>(element.entries("an event"), at: element.location, of: "event")
    let kind: Kind = try name(required(fields, .kind), "event")
    switch kind {
    case .turn: return .turn(try pose(required(fields, .to)))
    case .request: return .request(try mask(required(fields, .orientations)))
    case .update: return .update
    case .attempt: return .attempt
    case .show: return .show(try layers(required(fields, .shown), count))
    case .background: return .background
    case .foreground: return .foreground
    case .unseen: return .unseen
    }
  }

  private func state(_ element: Element, _ count: Int) throws(ReadingError) -> ObservedState {
    enum Key: String, CaseIterable {
      case interface, size, held, upright, appDelegate, sceneDelegate, shown, obstacle
    }
    let fields = try Fields<Key>(element.entries("a state"), at: element.location, of: "state")
    let upright = try required(fields, .upright)
    var state = ObservedState(
      geometry: ObservedGeometry(
        interface: try orientation(required(fields, .interface)),
        size: try size(required(fields, .size))),
      held: try pose(required(fields, .held)), upright: try pose(upright),
      shown: try layers(required(fields, .shown), count))
    guard state.upright.isValidInterfaceOrientation else {
      throw ReadingError(
        upright.location, "the pose \(state.upright)", expected: "one that is not flat")
    }
    if let element = fields[.appDelegate] { state.appDelegate = try mask(element) }
    if let element = fields[.sceneDelegate] { state.sceneDelegate = try mask(element) }
    if let element = fields[.obstacle] { state.obstacle = try name(element, "obstacle") }
    return state
  }

  private func layers(_ element: Element, _ count: Int) throws(ReadingError) -> [ShownScreen] {
    var layers: [ShownScreen] = []
    for element in try element.elements("a list of screens") {
      layers.append(try shown(element, count))
    }
    guard !layers.isEmpty else { throw ReadingError(element.location, "no screen is shown") }
    var known: Set<Int> = []
    for layer in layers {
      var twice: Int?
      layer.forEach { if !known.insert($0.screen).inserted { twice = $0.screen } }
      if let twice {
        throw ReadingError(element.location, "the screen \(twice) is shown in two places")
      }
    }
    return layers
  }

  private func shown(_ element: Element, _ count: Int) throws(ReadingError) -> ShownScreen {
    enum Key: String, CaseIterable {
      case screen, style, allows, given, autorotates, prefers, children, selected
    }
    let fields = try Fields<Key>(
      element.entries("a shown screen"), at: element.location, of: "shown screen")
    var shown = ShownScreen(
      screen: try place(required(fields, .screen), count),
      allows: try mask(required(fields, .allows)))
    if let element = fields[.given] { shown.given = try mask(element) }
    if let element = fields[.autorotates] { shown.autorotates = try bool(element) }
    if let element = fields[.prefers] { shown.prefers = try orientation(element) }
    if let element = fields[.style] {
      shown.style = try choice(
        element, "style", PresentationStyle.words.map { ($0.word, $0.style) })
    }
    for element in try list(fields[.children]) {
      shown.children.append(try self.shown(element, count))
    }
    if let element = fields[.selected] {
      shown.selected = try whole(element)
      guard shown.children.indices.contains(shown.selected) else {
        throw ReadingError(
          element.location, "there is no child \(shown.selected)",
          expected: "one of the \(shown.children.count)")
      }
    }
    return shown
  }

  private func answer(_ element: Element, _ count: Int) throws(ReadingError) -> ObservedAnswer {
    enum Key: String, CaseIterable { case screen, answer }
    let fields = try Fields<Key>(element.entries("an answer"), at: element.location, of: "answer")
    return ObservedAnswer(
      screen: try place(required(fields, .screen), count),
      mask: try mask(required(fields, .answer)))
  }

  private func notification(_ element: Element) throws(ReadingError) -> ObservedNotification {
    enum Key: String, CaseIterable { case kind, orientation }
    let fields = try Fields<Key>(
      element.entries("a notification"), at: element.location, of: "notification")
    return ObservedNotification(
      try name(required(fields, .kind), "notification"),
      try orientation(required(fields, .orientation)))
  }

  private func callback(_ element: Element, _ count: Int) throws(ReadingError) -> ObservedCallback {
    enum Key: String, CaseIterable { case screen, kind, size }
    let fields = try Fields<Key>(
      element.entries("a callback"), at: element.location, of: "callback")
    return ObservedCallback(
      screen: try place(required(fields, .screen), count),
      try name(required(fields, .kind), "callback"),
      size: try fields[.size].map { element throws(ReadingError) in try size(element) })
  }

  private func refusal(_ element: Element) throws(ReadingError) -> ObservedRefusal {
    enum Key: String, CaseIterable { case domain, code, text }
    let fields = try Fields<Key>(element.entries("an error"), at: element.location, of: "error")
    var text = ""
    if let element = fields[.text], case .word(let words) = element.content { text = words }
    return ObservedRefusal(
      domain: try required(fields, .domain).word("the domain of an error").text,
      code: try whole(required(fields, .code)), text: text)
  }

  private func geometry(_ element: Element) throws(ReadingError) -> ObservedGeometry {
    enum Key: String, CaseIterable { case interface, size }
    let fields = try Fields<Key>(
      element.entries("a geometry"), at: element.location, of: "geometry")
    return ObservedGeometry(
      interface: try orientation(required(fields, .interface)),
      size: try size(required(fields, .size)))
  }

  // MARK: Values

  private func required<Key>(_ fields: Fields<Key>, _ key: Key) throws(ReadingError) -> Element {
    guard let element = fields[key] else {
      throw ReadingError(fields.location, "the member \(key.rawValue) is missing")
    }
    return element
  }

  private func list(_ element: Element?) throws(ReadingError) -> [Element] {
    try element?.elements("a list") ?? []
  }

  private func choice<Value>(
    _ element: Element, _ kind: String, _ all: [(word: String, value: Value)]
  ) throws(ReadingError) -> Value {
    let word = try element.word("a \(kind)")
    guard let found = all.first(where: { $0.word == word.text }) else {
      throw .unknown(kind, word, allowed: all.map(\.word))
    }
    return found.value
  }

  private func name<Value: RawRepresentable<String> & CaseIterable>(
    _ element: Element, _ kind: String
  ) throws(ReadingError) -> Value {
    try choice(element, kind, Value.allCases.map { ($0.rawValue, $0) })
  }

  private func orientation(_ element: Element) throws(ReadingError) -> InterfaceOrientation {
    try choice(element, "orientation", InterfaceOrientation.valid.map { ("\($0)", $0) })
  }

  private func orientations(_ element: Element) throws(ReadingError) -> [InterfaceOrientation] {
    var all: [InterfaceOrientation] = []
    for element in try list(element) { all.append(try orientation(element)) }
    return all
  }

  private func mask(_ element: Element) throws(ReadingError) -> InterfaceOrientationMask {
    try orientations(element).reduce(into: []) { $0.formUnion($1.mask) }
  }

  private func pose(_ element: Element) throws(ReadingError) -> DeviceOrientation {
    try choice(element, "pose", DeviceOrientation.allCases.map { ("\($0)", $0) })
  }

  private func size(_ element: Element) throws(ReadingError) -> ScreenSize {
    let sides = try element.elements("width and height")
    guard sides.count == 2 else { throw element.mismatch("width and height") }
    return ScreenSize(try number(sides[0]), try number(sides[1]))
  }

  private func place(_ element: Element, _ count: Int) throws(ReadingError) -> Int {
    let place = try whole(element)
    guard (0..<count).contains(place) else {
      throw ReadingError(
        element.location, "there is no screen \(place)",
        expected: count == 0 ? "a list of screens" : "one of 0 to \(count - 1)")
    }
    return place
  }

  private func version(_ element: Element) throws(ReadingError) -> SystemVersion {
    let word = try element.word("a version")
    guard let version = SystemVersion(word.text) else {
      throw ReadingError(
        word.location, "\(ReadingError.quoted(word.text)) is not a version",
        expected: "one such as 17.4")
    }
    return version
  }

  private func whole(_ element: Element) throws(ReadingError) -> Int {
    guard let value = Int(try element.word("a whole number").text) else {
      throw element.mismatch("a whole number")
    }
    return value
  }

  private func number(_ element: Element) throws(ReadingError) -> Double {
    guard let value = Double(try element.word("a number").text), value.isFinite else {
      throw element.mismatch("a number")
    }
    return value
  }

  private func bool(_ element: Element) throws(ReadingError) -> Bool {
    try choice(element, "answer", [("true", true), ("false", false)])
  }
}
