import AppCodeAnalysis
import AppCodeModel

/// What a hosting controller shows, all views of its tree looked into.
struct ViewTree {
  /// What the trees of its views show together.
  private(set) var content = ViewContent()
  /// The controllers that representables bring along.
  private(set) var controllers: [Making] = []
  /// The project's views in it, from the outside in.
  private(set) var views: [String] = []

  /// How many views of one tree are looked into.
  private static let mostViews = 600

  /// Looks into a screen.
  ///
  /// - Parameters:
  ///   - screen: what the hosting controller shows.
  ///   - isRoot: whether it is a window's first screen, whose choices are screens of their own.
  ///   - reader: reads the bodies of views.
  ///   - resolver: finds what representables make.
  init(_ screen: ViewScreen, isRoot: Bool, _ reader: ViewReader, _ resolver: ControllerResolver) {
    var open = (screen.view.map { [$0] } ?? []) + screen.content.views
    var seen: Set<String> = []
    content.add(screen.content)
    var next = 0
    var isChoice = isRoot
    while next < open.count, seen.count < Self.mostViews {
      let name = open[next]
      next += 1
      guard seen.insert(name).inserted else { continue }
      views.append(name)
      if reader.isRepresentable(name) {
        controllers += resolver.controllers(ofRepresentable: name)
        continue
      }
      if isChoice {
        let choices = reader.choices(of: name)
        if choices.count > 1, Set(choices.compactMap(\.view)).count > 1 {
          content.screens += choices
          var around = reader.content(of: name)
          around.views.removeAll { view in choices.contains { $0.view == view } }
          open += around.views
          content.add(around)
          continue
        }
        isChoice = choices.count == 1
      }
      let inner = reader.content(of: name)
      content.add(inner)
      open += inner.views
    }
    var known: Set<Making.Key> = []
    controllers += content.controllers.map { Making(className: $0, location: screen.location) }
    controllers = controllers.filter { known.insert($0.key).inserted }
  }
}

extension ControllerResolver {
  /// The controllers that a representable makes.
  func controllers(ofRepresentable name: String) -> [Making] {
    guard
      let member = code.classes.ownMembers(of: name).first(where: {
        $0.name.hasPrefix("makeUIViewController(")
      }), case .function(let function) = member.kind
    else { return [] }
    let site = ViewSite(member.file, type: name)
    let called = CalledFunction(function: function, owner: name, file: member.file)
    let found = given(
      by: CallSite(function: called, place: site.place, arguments: [:]), nil, name,
      Expression(.name(function.name), function.nameSpan), Following(), depth: 0)
    if !found.isEmpty { return found }
    guard let type = function.returnType?.strippedType, type != "UIViewController",
      code.classes.isController(type)
    else { return [] }
    return [Making(className: type, location: member.location)]
  }
}
