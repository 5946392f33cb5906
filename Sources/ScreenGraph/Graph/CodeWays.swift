import Orientation
import AppCodeAnalysis
import AppCodeModel
import XcodeProjectFiles

/// The ways between screens, the roots and the children that code makes.
struct CodeWays {
  let code: CodeBase
  let resolver: ControllerResolver
  /// Presentations and pushes, in the order of the files.
  private(set) var edges: [CodeEdge] = []
  /// What the app's and scene's delegates make the root of a window.
  private(set) var roots: [Making] = []
  /// What other code makes the root of a window that it did not make itself.
  private(set) var laterRoots: [Making] = []
  /// The children that containers give themselves, by class.
  private(set) var children: [String: [Making]] = [:]
  /// Who calls what, so that each is worked out once.
  private let memory = Memory()

  private final class Memory {
    var callers: [String: Set<String>] = [:]
  }

  /// Calls of which it is unknown what they show.
  private(set) var unknown: [SourceLocation] = []

  init(code: CodeBase, interfaces: InterfaceIndex) {
    self.code = code
    resolver = ControllerResolver(code: code, interfaces: interfaces)
    findEdges()
    findRoots()
    findChildren()
  }

  private static let actions: [(name: String, action: CodeEdge.Action)] = [
    ("present", .presents), ("presentViewController", .presents),
    ("presentModalViewController", .presents), ("pushViewController", .pushes),
    ("show", .shows), ("showViewController", .shows), ("showDetailViewController", .showsDetail),
  ]

  private mutating func findEdges() {
    for (name, action) in Self.actions {
      for call in code.calls(of: name) where isOfInterest(call) {
        guard let (callee, arguments) = call.expression?.callee, let first = arguments.first,
          first.label == nil || first.label == name,
          arguments.count > 1 || name != "show"
        else { continue }
        if name == "show", arguments[1].label != "sender" { continue }
        let makings = resolver.makings(first.value, at: call).filter { making in
          // A container with unknown content is left out.
          !code.classes.kind(of: making.className).isContainer || !making.children.isEmpty
            || code.classes[making.className]?.form == .class
              && making.interface == nil && !hasRoot(making, first.value, call)
        }
        guard !makings.isEmpty else {
          if name != "present" || arguments.dropFirst().contains(where: { $0.label == "animated" })
          {
            noteUnknown(first.value, call)
          }
          continue
        }
        let classes = speakers(callee.base, call, depth: 0)
        for making in makings where code.classes.kind(of: making.className).isWayTo {
          edges.append(
            CodeEdge(classes: classes, action: action, making: making, location: call.location))
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
  }

  /// Video in web pages, which the system may show on the whole screen.
  private mutating func addVideo() {
    for call in code.instantiations(of: "WKWebView") where isOfInterest(call) {
      edges.append(
        CodeEdge(
          classes: own(call, depth: 0), action: .presents,
          making: .video(at: call.location), location: call.location))
    }
  }

  /// A call whose controller is not known; the system's own controllers do not matter.
  private mutating func noteUnknown(_ expression: Expression, _ place: Place) {
    if let type = code.typeName(of: expression, at: place) {
      guard type == "UIViewController" || code.classes[type] != nil else { return }
    }
    unknown.append(place.location)
  }

  /// Whether a container is created with an unknown root.
  private func hasRoot(_ making: Making, _ expression: Expression, _ place: Place) -> Bool {
    let value =
      expression.callee == nil
      ? expression.lastName.flatMap { place.local(named: $0)?.onlyValue } : expression
    return value?.callee?.arguments.contains { $0.label == "rootViewController" } ?? false
  }

  private func isOfInterest(_ place: Place) -> Bool {
    !place.file.isTest && place.scope.isBuilt
  }

  /// The classes of the controllers that a call is sent to; empty when it may be any.
  private func speakers(_ receiver: Expression?, _ place: Place, depth: Int) -> Set<String> {
    guard depth < 4 else { return [] }
    guard let receiver, !receiver.isSelf, !receiver.isSuper else { return own(place, depth: depth) }
    let plain = receiver.plain
    let around: Set<String> = [
      "navigationController", "tabBarController", "splitViewController", "parent",
      "presentingViewController", "presentedViewController", "topViewController", "view",
    ]
    switch plain.kind {
    case .name(let name) where around.contains(name): return own(place, depth: depth)
    case .member(let base, let name) where around.contains(name):
      return speakers(base, place, depth: depth + 1)
    case .name(let name):
      guard let local = place.local(named: name) else { break }
      if local.isParameter {
        let found = callers(of: place, parameter: name, depth: depth)
        if !found.isEmpty { return found }
        // A passed controller: it may be any.
        guard let type = local.type, code.classes[type.strippedOfMarks]?.form == .class else {
          return []
        }
      } else if let value = local.onlyValue {
        if value.isSelf || value.path?.first == "self" {
          return speakers(value, place, depth: depth + 1)
        }
        let found = Set(resolver.makings(value, at: place).map(\.className))
        if !found.isEmpty { return found }
      }
    default: break
    }
    if plain.path?.contains("rootViewController") == true { return [] }
    if let type = code.typeName(of: plain, at: place), let entry = code.classes[type],
      entry.form == .class, code.classes.isController(type)
    {
      return [entry.name]
    }
    return own(place, depth: depth)
  }

  /// The class around a place if it is a controller; else the controllers that call what is there.
  private func own(_ place: Place, depth: Int) -> Set<String> {
    if let type = place.scope.typeName, let entry = code.classes[type], entry.form == .class,
      code.classes.isController(type)
    {
      return [entry.name]
    }
    if let view = view(around: place) { return [view] }
    return callers(of: place, parameter: nil, depth: depth)
  }

  /// The view of SwiftUI's around a place, or around the type that the place is in.
  private func view(around place: Place) -> String? {
    var type = place.scope.typeName
    while let name = type {
      if let view = resolver.views.view(name) { return view }
      type = name.lastIndex(of: ".").map { String(name[..<$0]) }
    }
    return nil
  }

  /// The controllers that call the function around a place, or that they pass for a parameter.
  private func callers(of place: Place, parameter: String?, depth: Int) -> Set<String> {
    guard depth < 3, case .function(let function)? = place.scope.member else { return [] }
    let index = parameter.flatMap { name in
      function.parameters.firstIndex { $0.name == name }
    }
    let key = "\(place.file.path):\(function.span.start):\(parameter ?? "")"
    if let known = memory.callers[key] { return known }
    // Asked again while it is being answered, it has no answer.
    memory.callers[key] = []
    var found: Set<String> = []
    defer { memory.callers[key] = found }
    for call in code.calls(of: function.baseName).prefix(60) {
      guard let arguments = call.expression?.callee?.arguments,
        arguments.count == function.parameters.count, call.span != place.span,
        isOfInterest(call)
      else { continue }
      if let index {
        found.formUnion(speakers(arguments[index].value, call, depth: depth + 1))
      } else {
        found.formUnion(own(call, depth: depth + 1))
      }
    }
    return found
  }

  private mutating func findRoots() {
    for assignment in code.assignments(to: "rootViewController")
    where isOfInterest(assignment.place) {
      let path = assignment.target.base?.path ?? []
      let type = assignment.place.scope.typeName
      let kind = type.map { code.classes.kind(of: $0) } ?? .other
      let isDelegate = kind == .appDelegate || kind == .sceneDelegate
      let last = path.last?.lowercased() ?? ""
      // A window that a class creates for itself is above the app's own.
      let isMain =
        isDelegate || (path.last == "window" && kind != .window && !makesWindow(assignment.place))
        || last == "keywindow"
      guard isMain, path.count > 0 || isDelegate else { continue }
      let makings = resolver.makings(assignment.value, at: assignment.valuePlace)
      for making in makings where !(roots + laterRoots).contains(where: { $0.key == making.key }) {
        if isDelegate { roots.append(making) } else { laterRoots.append(making) }
      }
    }
  }

  /// Whether the type around a place creates a window of its own.
  private func makesWindow(_ place: Place) -> Bool {
    let made = code.classes.allSubclasses(of: "UIWindow") + ["UIWindow"]
    return made.contains { name in
      code.instantiations(of: name).contains {
        $0.file == place.file && $0.scope.typeName == place.scope.typeName
      }
    }
  }

  private mutating func findChildren() {
    for entry in code.classes.controllers {
      let own = childrenOfSelf(entry.name)
      if !own.isEmpty { children[entry.name] = own }
    }
  }

  private func childrenOfSelf(_ name: String) -> [Making] {
    func isSelf(_ base: Expression?, _ place: Place) -> Bool {
      place.scope.typeName == name && (base == nil || base?.isSelf == true || base?.isSuper == true)
        && isOfInterest(place)
    }
    let kind = code.classes.kind(of: name)
    if kind.isContainer {
      for call in code.calls(of: "init") {
        guard let (callee, arguments) = call.expression?.callee, isSelf(callee.base, call),
          callee.base != nil,
          let root = arguments.first(where: { $0.label == "rootViewController" })
        else { continue }
        let found = resolver.makings(root.value, at: call)
        // A parameter is what those pass who make the controller; that is seen there.
        if case .name(let word) = root.value.plain.kind,
          call.local(named: word)?.isParameter == true
        {
          continue
        }
        if !found.isEmpty { return Array(found.prefix(1)) }
      }
      let own = resolver.children(where: isSelf)
      if !own.isEmpty { return own }
      // Other code may fill it.
      return resolver.children { base, place in
        guard let base, !base.isSelf, isOfInterest(place) else { return false }
        return code.typeName(of: base, at: place) == name
      }
    }
    var found: [Making] = []
    for name in ["addChild", "addChildViewController"] {
      for call in code.calls(of: name) {
        guard let (callee, arguments) = call.expression?.callee, isSelf(callee.base, call),
          let first = arguments.first?.value
        else { continue }
        for making in resolver.makings(first, at: call).prefix(4)
        where code.classes.kind(of: making.className).isWayTo
          && !found.contains(where: { $0.key == making.key })
        {
          found.append(making)
        }
      }
    }
    return found
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
  static let systemKinds: Set<ClassKind> = [.alert, .imagePicker, .system]

  /// Whether a way can lead to it: a screen, or something of the system's.
  var isWayTo: Bool { isShown || Self.systemKinds.contains(self) }
}
