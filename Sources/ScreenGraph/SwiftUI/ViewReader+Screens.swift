import AppCodeAnalysis
import AppCodeModel
import TextFormats

extension ViewReader {
  /// The screens that statements choose from or show beside each other.
  ///
  /// - Parameters:
  ///   - statements: the content of a builder closure or of a body.
  ///   - site: where it is.
  ///   - title: the name of a screen that is written in place.
  /// - Returns: one screen for views beside each other, but in a tab view.
  func screens(_ statements: [Statement], at site: ViewSite, title: String) -> [ViewScreen] {
    var found: [ViewScreen] = []
    let views = statements.built.filter(\.isView)
    if views.count > 1, !isAmongTabs {
      var screen = ViewScreen(title: title, location: site.file.location(of: views[0].span))
      screen.content = read(statements, at: site)
      return [screen]
    }
    for statement in views {
      switch statement.kind {
      case .expression(let value), .return(let value?):
        found += screens(value, at: site, title: title)
      default:
        for list in statement.lists { found += screens(list, at: site, title: title) }
      }
    }
    return found
  }

  /// The screens that an expression stands for; none for what is not a view.
  func screens(_ expression: Expression, at site: ViewSite, title: String) -> [ViewScreen] {
    guard steps > 0 else { return [] }
    steps -= 1
    let plain = expression.plain
    switch plain.kind {
    case .call(let callee, let arguments):
      return screens(callee.plain, arguments, plain, at: site, title: title)
    case .name, .member:
      switch property(plain, at: site) {
      case .value(let value, let site)?: return screens(value, at: site, title: title)
      case .body(let body, let site)?: return screens(body, at: site, title: title)
      case .view(let view)?: return [screen(view, plain, at: site, title: title)]
      case nil: return []
      }
    case .ternary(_, let first, let second), .infix(let first, "??", let second):
      return screens(first, at: site, title: title) + screens(second, at: site, title: title)
    case .closure(let closure): return screens(closure.body, at: site, title: title)
    case .statement(let statement): return screens([statement], at: site, title: title)
    case .cast(let value, _, _): return screens(value, at: site, title: title)
    case .other(let values):
      // Modifiers behind `#if` follow what they modify.
      guard let first = values.first else { return [] }
      var found = screens(first, at: site, title: title)
      for index in found.indices {
        for value in values.dropFirst() { found[index].content.add(read(value, at: site)) }
      }
      return found
    default: return []
    }
  }

  private func screen(
    _ view: String?, _ expression: Expression, at site: ViewSite, title: String
  ) -> ViewScreen {
    ViewScreen(view: view, title: title, location: site.file.location(of: expression.span))
  }

  /// Views that show one thing, or one of several, and have no controller of their own.
  private static let wrappers: Set<String> = [
    "AnyView", "Group", "NavigationStack", "NavigationView", "GeometryReader", "ScrollView",
    "ForEach", "Tab", "TabSection", "ScrollViewReader", "EquatableView", "ViewThatFits",
  ]

  /// Views of SwiftUI's that are not worth a name.
  private static let parts = Set(
    """
    Text Image Button Label Link NavigationLink Menu Toggle Picker TextField SecureField TextEditor Slider
    Stepper DatePicker ColorPicker ProgressView Gauge Divider Spacer Color Rectangle RoundedRectangle
    Circle Capsule Ellipse Path Canvas EmptyView VStack HStack ZStack LazyVStack LazyHStack LazyVGrid
    LazyHGrid Grid GridRow List Form Section Table OutlineGroup DisclosureGroup GroupBox ControlGroup
    ScrollView Group ForEach GeometryReader ScrollViewReader ViewThatFits TimelineView AsyncImage
    AnyView NavigationStack NavigationView NavigationSplitView TabView Tab TabSection HSplitView
    LinearGradient RadialGradient AngularGradient ContentUnavailableView LabeledContent Map Chart
    ShareLink PhotosPicker VideoPlayer EditButton PasteButton ToolbarItem ToolbarItemGroup
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Views that lead somewhere instead of showing it.
  private static let controls: Set<String> = ["NavigationLink", "Button", "Menu", "Link", "Label"]

  private func screens(
    _ callee: Expression, _ arguments: [Expression.Argument], _ call: Expression, at site: ViewSite,
    title: String
  ) -> [ViewScreen] {
    if let name = modifierName(callee) {
      if !isModifier(name), let found = followed(callee, arguments, at: site) {
        return screens(found.body, at: found.site, title: title)
      }
      guard let base = callee.base, !isOwnAction(name, of: base, at: site) else { return [] }
      var inner = screens(base, at: site, title: title)
      let around = modifier(name, arguments, call, at: site)
      for index in inner.indices {
        if name == "tabViewStyle" { inner[index].content = read(call, at: site) }
        inner[index].content.add(around)
      }
      return inner
    }
    guard let name = callee.lastName else {
      return callee.isClosure ? screens(callee, at: site, title: title) : []
    }
    // A function that gives a view may be called as a view is.
    if !name.isTypeName || view(name) == nil && ViewContainer(name) == nil,
      let found = followed(callee, arguments, at: site)
    {
      return screens(found.body, at: found.site, title: title)
    }
    guard name.isTypeName else { return [] }
    if name == "EmptyView" || code.classes.isController(name) { return [] }
    let before = isAmongTabs
    isAmongTabs = before && ["ForEach", "Group", "TabSection"].contains(name)
    defer { isAmongTabs = before }
    let own = view(name)
    let arguments = own.map { view in arguments.filter { !isAction($0, of: view) } } ?? arguments
    var inner = arguments.filter { argument in
      argument.label != "destination" && !Self.controls.contains(name)
        && (argument.value.isClosure || argument.label == nil || Self.wrappers.contains(name))
    }.flatMap { screens($0.value, at: site, title: title) }
    if name == "NavigationStack", !inner.isEmpty {
      inner[0].content.add(stack(arguments, at: site))
    }
    let named = inner.filter { $0.view != nil }
    // What is in the same place, one at a time.
    if name == "ZStack", named.count > 1, named.count == inner.count, own == nil {
      return inner
    }
    if let view = own {
      // What wraps one view is named after that.
      if named.count == 1, isRepresentable(view) == false {
        var screen = named[0]
        screen.content.add(
          filled(view, arguments, call, at: site) ?? ViewContent(views: [view]))
        return [screen]
      }
      var screen = screen(view, call, at: site, title: title)
      screen.content.add(readAll(arguments, at: site))
      return [screen]
    }
    if Self.wrappers.contains(name) || ViewContainer(name) == nil && inner.count == 1 {
      if !named.isEmpty || inner.count == 1 { return inner }
    }
    // A view of another module has its name.
    var screen = screen(nil, call, at: site, title: Self.parts.contains(name) ? title : name)
    screen.content = read(call, at: site)
    return [screen]
  }

  /// Whether a view is a controller in the clothes of one.
  func isRepresentable(_ view: String) -> Bool {
    code.classes[view]?.protocols.contains("UIViewControllerRepresentable") ?? false
  }
}

extension Statement {
  /// Whether it may show something: neither declares nor assigns.
  fileprivate var isView: Bool {
    switch kind {
    case .expression(let value):
      if let operation = value.operation { return !operation.name.hasSuffix("=") }
      return value.callee.map { $0.callee.lastName != "print" } ?? true
    case .return(let value): return value != nil
    case .if, .switch, .loop, .block, .conditionalCompilation: return true
    default: return false
    }
  }
}
