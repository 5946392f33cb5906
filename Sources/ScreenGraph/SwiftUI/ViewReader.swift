import AppCodeAnalysis
import AppCodeModel
import TextFormats

/// Reads the code of SwiftUI views.
///
/// The same code is looked at in two ways: as what is in one tree (``read(_:at:)-statements``), and as
/// screens to choose from (``screens(_:at:title:)``), as in the closure of a sheet or of a tab view.
final class ViewReader {
  let code: CodeBase
  /// The content of views by name, once it is known.
  private var bodies: [String: ViewContent] = [:]
  /// The screens they choose from.
  private var chosen: [String: [ViewScreen]] = [:]
  /// Views that are read where they are filled, with what is in them.
  private(set) var filledViews: Set<String> = []
  /// How many expressions may still be followed for what is read.
  var steps = ViewReader.longest

  /// Whether views beside each other are screens, as in a tab view, and not one screen.
  var isAmongTabs = false
  /// The functions and computed properties of the project that give views, by base name.
  private let givers: [String: [Giver]]

  /// How many expressions are followed for one body.
  static let longest = 50_000

  /// How many calls are followed inside of each other.
  static let deepest = 8

  /// A function or a computed property that gives a view.
  struct Giver {
    var file: CodeFile
    /// The type it belongs to; nil outside of types.
    var type: String?
    var kind: ClassMember.Kind
  }

  init(_ code: CodeBase) {
    self.code = code
    var givers: [String: [Giver]] = [:]
    for entry in code.classes.all {
      for member in code.classes.ownMembers(of: entry.name)
      where member.body != nil && Self.isView(member.valueType, code) {
        givers[FunctionDeclaration.baseName(of: member.name), default: []].append(
          Giver(file: member.file, type: entry.name, kind: member.kind))
      }
    }
    for file in code.files {
      for function in file.source.functions
      where function.body != nil && Self.isView(function.returnType, code) {
        givers[function.baseName, default: []].append(
          Giver(file: file, type: nil, kind: .function(function)))
      }
    }
    self.givers = givers
  }

  // MARK: Types

  private static let viewProtocols: Set<String> = [
    "View", "UIViewControllerRepresentable", "UIViewRepresentable",
  ]

  /// The full name of a view of the project; nil for any other name.
  func view(_ name: String) -> String? { Self.view(name, code) }

  /// Whether a type is one that SwiftUI shows.
  private static func isView(_ type: String?, _ code: CodeBase) -> Bool {
    guard let type else { return false }
    return type.isViewType || view(type.strippedType, code) != nil
  }

  private static func view(_ name: String, _ code: CodeBase) -> String? {
    guard let entry = code.classes[name], entry.form != .protocol, entry.form != .foreign else {
      return nil
    }
    if !entry.protocols.isDisjoint(with: viewProtocols) { return entry.name }
    // A protocol of the project's may inherit View.
    let type = code.classes.ownMember("body", of: entry.name)?.valueType
    return type?.isViewType == true ? entry.name : nil
  }

  /// All views of the project but representables, by name.
  var allViews: [String] {
    code.classes.all.filter { !$0.mainPart.file.isTest }.compactMap { view($0.name) }
      .filter { !isRepresentable($0) }
  }

  /// What a view has that fills the screen.
  private static let marks = """
    NavigationStack NavigationView NavigationSplitView TabView List Form navigationTitle
    navigationBarTitle navigationBarTitleDisplayMode navigationBarItems navigationBarHidden
    navigationBarBackButtonHidden navigationDestination toolbar searchable sheet fullScreenCover
    edgesIgnoringSafeArea ignoresSafeArea
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// The project's views that look like whole screens.
  private(set) lazy var screenViews: Set<String> = {
    var found: Set<String> = []
    for name in Self.marks {
      for call in code.calls(of: name) where !call.file.isTest {
        if let type = call.scope.typeName.flatMap(view), !isRepresentable(type) {
          found.insert(type)
        }
      }
    }
    for entry in code.classes.all where entry.name.isScreenName {
      if let type = view(entry.name), !isRepresentable(type) { found.insert(type) }
    }
    return found
  }()

  /// What the body of a view shows.
  func content(of view: String) -> ViewContent {
    if let known = bodies[view] { return known }
    bodies[view] = ViewContent()
    steps = Self.longest
    var content = ViewContent()
    if let member = code.classes.ownMember("body", of: view), let body = member.body {
      content = read(body, at: ViewSite(member.file, type: member.owner))
    }
    bodies[view] = content
    return content
  }

  /// The screens between which the body of a view chooses, or the only one that it wraps.
  func choices(of view: String) -> [ViewScreen] {
    if let known = chosen[view] { return known }
    chosen[view] = []
    guard let member = code.classes.ownMember("body", of: view), let body = member.body else {
      return []
    }
    let found = screens(body, at: ViewSite(member.file, type: member.owner), title: view)
      .filter { $0.view != nil }
    chosen[view] = found
    return found
  }

  // MARK: Trees

  /// What statements show in one tree.
  func read(_ statements: [Statement], at site: ViewSite) -> ViewContent {
    var content = ViewContent()
    for statement in statements.built {
      switch statement.kind {
      case .expression(let value), .return(let value?): content.add(read(value, at: site))
      case .variable(let variable):
        if let value = variable.initialValue { content.add(read(value, at: site)) }
      default:
        for list in statement.lists { content.add(read(list, at: site)) }
      }
    }
    return content
  }

  /// What an expression shows in one tree.
  func read(_ expression: Expression, at site: ViewSite) -> ViewContent {
    guard steps > 0 else { return ViewContent() }
    steps -= 1
    let plain = expression.plain
    switch plain.kind {
    case .call(let callee, let arguments): return read(callee.plain, arguments, plain, at: site)
    case .name, .member: return read(named: plain, at: site)
    case .ternary(_, let first, let second), .infix(let first, "??", let second):
      var content = read(first, at: site)
      content.add(read(second, at: site))
      return content
    case .closure(let closure): return read(closure.body, at: site)
    case .statement(let statement): return read([statement], at: site)
    case .cast(let value, _, _): return read(value, at: site)
    case .other(let values), .array(let values):
      return values.reduce(into: ViewContent()) { $0.add(read($1, at: site)) }
    default: return ViewContent()
    }
  }

  private func read(
    _ callee: Expression, _ arguments: [Expression.Argument], _ call: Expression, at site: ViewSite
  ) -> ViewContent {
    if let name = modifierName(callee) {
      if !isModifier(name), let found = followed(callee, arguments, at: site) {
        return read(found.body, at: found.site)
      }
      if let base = callee.base, isOwnAction(name, of: base, at: site) { return ViewContent() }
      var content = callee.base.map { read($0, at: site) } ?? ViewContent()
      if name == "tabViewStyle", arguments.contains(where: { $0.value.isPageStyle }) {
        content = content.flattened
      }
      content.add(modifier(name, arguments, call, at: site))
      return content
    }
    guard let name = callee.lastName, !code.classes.isController(name) else {
      return callee.lastName == nil ? read(callee, at: site) : ViewContent()
    }
    if let container = ViewContainer(name), callee.base != nil || view(name) == nil {
      var content = ViewContent()
      content.container = container.kind
      content.screens = tabs(arguments, at: site, title: container.title)
      if container.kind == .split {
        // A column that is written in place is part of the split view.
        for column in content.screens where column.view == nil { content.add(column.content) }
        content.screens.removeAll { $0.view == nil }
      }
      return content
    }
    if name == "NavigationLink" { return link(arguments, at: site) }
    if let view = view(name) {
      if let filled = filled(view, arguments, call, at: site) { return filled }
      var content = ViewContent(views: [view])
      content.add(readAll(arguments.filter { !isAction($0, of: view) }, at: site))
      return content
    }
    if let found = followed(callee, arguments, at: site) { return read(found.body, at: found.site) }
    var shown = arguments.filter { $0.label != "destination" }
    // The closure of a button is what it does, but where that has a label.
    if name == "Button", !arguments.contains(where: { $0.label == "action" }) {
      shown.removeAll { $0.label == nil && $0.value.isClosure }
    }
    var content = readAll(shown, at: site)
    if name == "NavigationStack" { content.add(stack(arguments, at: site)) }
    if let system = SystemScreens.views[name] {
      content.ways.append(way(to: system, call, at: site))
    }
    return content
  }

  /// The name of what is called on a view; in extensions of `View` also on the view itself.
  func modifierName(_ callee: Expression) -> String? {
    switch callee.kind {
    case .member(_, let name): name.isTypeName ? nil : name
    case .name(let name): isModifier(name) || Self.isKnown(name) ? name : nil
    // Behind `#if`, what it modifies is in front of that.
    case .implicitMember(let name): name
    default: nil
    }
  }

  /// Whether the project adds a modifier of that name to all views.
  func isModifier(_ name: String) -> Bool {
    givers[name]?.contains { $0.type == "View" } ?? false
  }

  /// Whether a view of the project does something by a method that gives nothing, and is not changed by a
  /// modifier.
  func isOwnAction(_ name: String, of base: Expression, at site: ViewSite) -> Bool {
    guard let type = code.typeName(of: base, at: site.place) else { return false }
    let methods = code.classes.ownMethods(name, of: type).map(\.function)
    return !methods.isEmpty && methods.allSatisfy { $0.returnType.map { $0 == "Void" } ?? true }
  }

  /// Whether a view takes a closure that gives nothing: what it is to do, and not what it shows.
  func isAction(_ argument: Expression.Argument, of view: String) -> Bool {
    guard argument.value.isClosure else { return false }
    let parameters = code.classes.ownMethods("init", of: view).flatMap(\.function.parameters)
    var types: [String?]
    if let label = argument.label {
      types =
        parameters.filter { $0.label == label }.map(\.type)
        + [code.classes.ownMember(label, of: view)?.valueType]
    } else {
      // Behind the parentheses it is the last closure that the view takes.
      types = parameters.map(\.type)
      if types.isEmpty {
        types = code.classes.ownMembers(of: view).map { member in
          guard case .variable(let variable) = member.kind, variable.getter == nil else {
            return nil
          }
          return variable.type
        }
      }
      types = types.filter { $0?.contains("->") ?? false }.suffix(1)
    }
    return types.contains { $0.map { $0.contains("->") && !$0.isBuilderType } ?? false }
  }

  /// What a view shows that is filled with closures; nil for one that holds none.
  func filled(
    _ view: String, _ arguments: [Expression.Argument], _ call: Expression, at site: ViewSite
  ) -> ViewContent? {
    let holdsViews = code.classes.ownMembers(of: view).contains { member in
      guard case .variable(let variable) = member.kind, variable.getter == nil else { return false }
      return variable.type?.isBuilderType ?? false
    }
    guard holdsViews, arguments.contains(where: \.value.isClosure),
      let found = body(of: call, at: site, "body")
    else { return nil }
    filledViews.insert(view)
    return read(found.body, at: found.site)
  }

  /// The screens in the closures of a container.
  private func tabs(
    _ arguments: [Expression.Argument], at site: ViewSite, title: String
  ) -> [ViewScreen] {
    let before = isAmongTabs
    isAmongTabs = true
    defer { isAmongTabs = before }
    return arguments.filter { $0.value.isClosure || $0.label == "content" }.flatMap {
      screens($0.value, at: site, title: (site.type ?? "") + title).withoutPlaceholders
    }
  }

  /// What arguments show that are views or closures with views.
  func readAll(_ arguments: [Expression.Argument], at site: ViewSite) -> ViewContent {
    arguments.reduce(into: ViewContent()) { content, argument in
      guard argument.label != "action", argument.label != "perform" else { return }
      content.add(read(argument.value, at: site))
    }
  }

  private func read(named expression: Expression, at site: ViewSite) -> ViewContent {
    guard let found = property(expression, at: site) else {
      if case .member(let base, _) = expression.kind, !base.isSelf { return read(base, at: site) }
      return ViewContent()
    }
    switch found {
    case .value(let value, let site): return read(value, at: site)
    case .body(let body, let site): return read(body, at: site)
    case .view(let view): return ViewContent(views: [view])
    }
  }

  // MARK: Names

  /// What a name of a view stands for.
  enum Named {
    case value(Expression, ViewSite)
    case body([Statement], ViewSite)
    case view(String)
  }

  /// A parameter's value, or a computed property's body.
  func property(_ expression: Expression, at site: ViewSite) -> Named? {
    guard site.depth < Self.deepest, let name = expression.lastName else { return nil }
    var type = site.type
    switch expression.kind {
    case .name:
      if let argument = site.arguments[name] { return .value(argument.value, argument.site) }
      if site.parameters.contains(name) { return nil }
    case .member(let base, _):
      if base.isSelf {
        if let argument = site.arguments[name] { return .value(argument.value, argument.site) }
      } else if name == "self" || name == "init" {
        return base.lastName.flatMap(view).map { .view($0) }
      } else {
        type =
          code.typeName(of: base, at: site.place)
          ?? base.lastName.flatMap { code.classes[$0]?.name }
      }
    default: return nil
    }
    let known = type.flatMap { code.classes.member(name, of: $0, isStatic: nil) }
      .map { Giver(file: $0.file, type: $0.owner, kind: $0.kind) }
    guard let member = known ?? onlyProperty(name, of: expression),
      case .variable(let variable) = member.kind
    else { return nil }
    let inside = ViewSite(
      member.file, type: member.type,
      arguments: member.type == site.type ? site.properties : [:], depth: site.depth + 1)
    if let body = variable.getter, variable.type?.isViewType ?? false { return .body(body, inside) }
    if let value = variable.initialValue, value.callee?.callee.lastName.flatMap(view) != nil {
      return .value(value, inside)
    }
    return variable.type.flatMap { view($0.strippedType) }.map { .view($0) }
  }

  /// The only computed property of that name that is a view, whatever it is a property of.
  private func onlyProperty(_ name: String, of expression: Expression) -> Giver? {
    guard case .member = expression.kind, name != "body" else { return nil }
    let found = (givers[name] ?? []).filter { giver in
      if case .variable = giver.kind { true } else { false }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The body of a function of the project's that gives a view, with what is passed to it.
  func followed(
    _ callee: Expression, _ arguments: [Expression.Argument], at site: ViewSite
  ) -> (body: [Statement], site: ViewSite)? {
    guard site.depth < Self.deepest, let name = callee.lastName else { return nil }
    if case .name = callee.kind, let argument = site.arguments[name] {
      guard case .closure(let closure) = argument.value.plain.kind else {
        return ([Statement(.expression(argument.value), argument.value.span)], argument.site)
      }
      return (closure.body, argument.site)
    }
    guard let giver = giver(callee, name, arguments, at: site),
      case .function(let function) = giver.kind, let body = function.body
    else { return nil }
    let held = giver.type == site.type ? site.properties : [:]
    return (
      body,
      ViewSite(
        giver.file, type: giver.type,
        arguments: held.merging(passed(arguments, to: function, at: site)) { $1 },
        parameters: Set(function.parameters.map(\.name)), depth: site.depth + 1)
    )
  }

  private func giver(
    _ callee: Expression, _ name: String, _ arguments: [Expression.Argument], at site: ViewSite
  ) -> Giver? {
    let fitting = (givers[name] ?? []).filter { giver in
      guard case .function(let function) = giver.kind else { return false }
      return function.takes(arguments) && (giver.type != nil || callee.base == nil)
    }
    guard !fitting.isEmpty else { return nil }
    var types = ["View", site.type].compactMap { $0 }
    if let base = callee.base {
      let named = base.lastName.flatMap { code.classes[$0]?.name }
      types = [code.typeName(of: base, at: site.place), named].compactMap { $0 } + types
    }
    for type in types {
      if let found = fitting.first(where: { $0.type == type }) { return found }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// What is passed for each parameter; trailing closures go to the parameters that are left.
  private func passed(
    _ arguments: [Expression.Argument], to function: FunctionDeclaration, at site: ViewSite
  ) -> [String: (value: Expression, site: ViewSite)] {
    var found: [String: (value: Expression, site: ViewSite)] = [:]
    var rest = function.parameters
    for argument in arguments {
      let index =
        rest.firstIndex { $0.label == argument.label }
        ?? (argument.value.isClosure ? rest.lastIndex(where: \.isClosure) : nil)
      guard let index else { continue }
      found[rest[index].name] = (argument.value, site)
      rest.remove(at: index)
    }
    return found
  }
}

extension FunctionDeclaration {
  /// Whether a call with these arguments can mean it.
  fileprivate func takes(_ arguments: [Expression.Argument]) -> Bool {
    let labels = parameters.map(\.label)
    return arguments.count <= parameters.count
      && arguments.allSatisfy { $0.value.isClosure || labels.contains($0.label) }
  }
}

extension String {
  /// Whether a type's name says that it is a screen.
  fileprivate var isScreenName: Bool {
    ["Screen", "Page", "Fragment"].contains { hasSuffix($0) }
  }

  /// Whether it is the type of something that SwiftUI shows.
  var isViewType: Bool {
    ["some View", "AnyView", "some Scene", "any View", "some ToolbarContent", "TupleView"].contains
    {
      contains($0)
    }
  }
}

extension Expression {
  var isClosure: Bool {
    if case .closure = plain.kind { return true }
    return false
  }

  /// Whether it is the style of a tab view whose pages have no controllers.
  fileprivate var isPageStyle: Bool {
    contains { $0.lastName == "page" || $0.lastName == "PageTabViewStyle" }
  }
}

extension [Statement] {
  /// The statements with those of `#if` branches in their places that are built for iOS.
  var built: [Statement] {
    flatMap { statement -> [Statement] in
      guard case .conditionalCompilation(let branches) = statement.kind else { return [statement] }
      for branch in branches {
        guard let condition = branch.condition else { return branch.body.built }
        switch CompilationCondition.truth(of: condition) {
        case true?: return branch.body.built
        case false?: continue
        case nil: return branches.flatMap { $0.body.built }
        }
      }
      return []
    }
  }
}
