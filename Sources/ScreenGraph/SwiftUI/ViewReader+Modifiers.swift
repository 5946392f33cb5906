import AppCodeAnalysis
import AppCodeModel
import Orientation
import TextFormats

extension ViewReader {
  /// The modifiers that present or push what their closure shows.
  private static let presentations: [String: (ControllerGraph.Edge.Action, title: String)] = [
    "sheet": (.presents(.pageSheet), "Sheet"),
    "fullScreenCover": (.presents(.fullScreen), "Cover"),
    "popover": (.presents(.popover), "Popover"),
    "inspector": (.presents(.pageSheet), "Inspector"),
    "navigationDestination": (.pushes, "Detail"),
  ]

  /// What a modifier adds to the view it is applied to.
  func modifier(
    _ name: String, _ arguments: [Expression.Argument], _ call: Expression, at site: ViewSite
  ) -> ViewContent {
    if let (action, title) = Self.presentations[name], let shown = arguments.content {
      let screens = targets(shown, arguments, call, at: site, title: (site.type ?? "View") + title)
      var content = ViewContent()
      content.ways = screens.map {
        ViewWay(
          action: action, target: .screen($0), location: site.file.location(of: call.nameSpan))
      }
      return content
    }
    if name == "modifier", let first = arguments.first?.value, let found = body(of: first, at: site)
    {
      return read(found.body, at: found.site)
    }
    if let callee = call.callee?.callee, isModifier(name),
      let found = followed(callee, arguments, at: site)
    {
      return read(found.body, at: found.site)
    }
    var content = name.isEventModifier ? ViewContent() : readAll(arguments, at: site)
    if let system = SystemScreens.modifiers[name] {
      content.ways.append(way(to: system, call, at: site))
    }
    return content
  }

  /// Whether a modifier of SwiftUI's is known to lead somewhere.
  static func isKnown(_ name: String) -> Bool {
    presentations[name] != nil || name == "modifier" || SystemScreens.modifiers[name] != nil
  }

  /// The screens of a presentation's closure; one that is written in place, if it has none.
  private func targets(
    _ shown: Expression, _ arguments: [Expression.Argument], _ call: Expression, at site: ViewSite,
    title: String
  ) -> [ViewScreen] {
    var found: [ViewScreen]
    if case .closure(let closure) = shown.plain.kind,
      let item = item(of: closure, arguments, at: site)
    {
      found = [ViewScreen(view: item, title: title, location: site.file.location(of: shown.span))]
      let choices = choices(of: item)
      if choices.count > 1 { found = choices }
    } else if shown.isClosure {
      found = screens(shown, at: site, title: title)
    } else {
      found = screens(Expression(.call(shown, []), shown.span), at: site, title: title)
      if found.isEmpty { found = screens(shown, at: site, title: title) }
    }
    guard found.isEmpty else { return found.withoutPlaceholders }
    // A value of the project's, for which something else finds a view.
    guard shown.isClosure else { return [] }
    return [
      ViewScreen(
        title: title, content: read(shown, at: site),
        location: site.file.location(of: call.nameSpan))
    ]
  }

  /// The view that `sheet(item: $item) { $0 }` shows: the item itself.
  private func item(
    of closure: Expression.Closure, _ arguments: [Expression.Argument], at site: ViewSite
  ) -> String? {
    guard closure.body.count == 1, case .expression(let value) = closure.body[0].kind,
      case .name(let name) = value.plain.kind,
      name == "$0" || closure.parameters.first?.name == name
    else { return nil }
    guard let binding = arguments.first(where: { $0.label == "item" || $0.label == "for" })?.value
    else { return nil }
    if let type = binding.base?.lastName, binding.lastName == "self" { return view(type) }
    return code.typeName(of: binding.withoutDollar, at: site.place).flatMap(view)
  }

  /// What a stack pushes by the states of its path.
  func stack(_ arguments: [Expression.Argument], at site: ViewSite) -> ViewContent {
    var content = ViewContent()
    for argument in arguments where argument.label == "destination" {
      content.ways += pushes(argument.value, at: site)
    }
    return content
  }

  private func pushes(_ shown: Expression, at site: ViewSite) -> [ViewWay] {
    let location = site.file.location(of: shown.span)
    return targets(shown, [], shown, at: site, title: (site.type ?? "View") + "Detail")
      .map { ViewWay(action: .pushes, target: .screen($0), location: location) }
  }

  /// `NavigationLink`, whose destination is an argument or its first closure.
  func link(_ arguments: [Expression.Argument], at site: ViewSite) -> ViewContent {
    var content = ViewContent()
    let isByValue = arguments.contains { $0.label == "value" || $0.label == "state" }
    let destination =
      arguments.firstIndex { $0.label == "destination" }
      ?? (isByValue ? nil : arguments.firstIndex { $0.label == nil && $0.value.isClosure })
    for (index, argument) in arguments.enumerated() {
      guard index == destination else {
        content.add(read(argument.value, at: site))
        continue
      }
      content.ways += pushes(argument.value, at: site)
    }
    return content
  }

  /// The body of a view or a view modifier that is made here, with what is passed to it.
  func body(
    of expression: Expression, at site: ViewSite, _ bodyName: String = "body(content:)"
  ) -> (body: [Statement], site: ViewSite)? {
    guard site.depth < Self.deepest, let name = expression.instantiatedClass ?? expression.lastName,
      let entry = code.classes[name],
      let member = code.classes.ownMember(bodyName, of: entry.name),
      let body = member.body
    else { return nil }
    var arguments: [String: (value: Expression, site: ViewSite)] = [:]
    let passed = expression.callee?.arguments ?? []
    for argument in passed {
      if let label = argument.label { arguments[label] = (argument.value, site) }
    }
    // A closure without a label is for the last of the properties that are left to hold one.
    if let trailing = passed.last(where: { $0.label == nil && $0.value.isClosure }),
      let last = code.classes.ownMembers(of: entry.name).last(where: {
        $0.body == nil && $0.valueType?.isBuilderType == true && arguments[$0.name] == nil
      })
    {
      arguments[last.name] = (trailing.value, site)
    }
    return (
      body,
      ViewSite(
        member.file, type: entry.name, arguments: arguments,
        parameters: bodyName == "body" ? [] : ["content"], depth: site.depth + 1)
    )
  }

  /// A way to a controller of the system's.
  func way(
    to system: SystemScreens.Shown, _ call: Expression, at site: ViewSite
  ) -> ViewWay {
    ViewWay(
      action: .presents(system.style), target: .system(system.className),
      location: site.file.location(of: call.nameSpan))
  }
}

extension [Expression.Argument] {
  /// What a presentation shows: the argument called so, else the closure behind it.
  fileprivate var content: Expression? {
    (first { $0.label == "content" || $0.label == "destination" }
      ?? last { $0.label == nil && $0.value.isClosure })?.value
  }
}

extension Expression {
  /// The stretch of a call that begins with the name of what is called.
  var nameSpan: SourceSpan {
    guard case .call(let callee, _) = plain.kind, case .member(let base, _) = callee.plain.kind
    else { return span }
    return SourceSpan(Int(base.span.end), Int(span.end))
  }

  /// `item` of `$item`, `model.item` of `$model.item`.
  fileprivate var withoutDollar: Expression {
    switch plain.kind {
    case .name(let name) where name.hasPrefix("$"):
      Expression(.name(String(name.dropFirst())), span)
    case .member(let base, let name): Expression(.member(base.withoutDollar, name), span)
    default: self
    }
  }
}

extension String {
  /// Whether a modifier's closure is called when something happens.
  fileprivate var isEventModifier: Bool {
    self == "task" || self == "refreshable" || self == "gesture"
      || hasPrefix("on") && dropFirst(2).first?.isUppercase == true
  }

  /// Whether it may be the type of a property that holds a view or makes one: a closure with a
  /// result, or a generic parameter.
  var isBuilderType: Bool {
    if contains("->") { return closureResult.map { !["Void", "()", ""].contains($0) } ?? false }
    return utf8.count <= 2 || hasSuffix("Content") || self == "Destination" || self == "Inner"
  }

  /// What a closure of this type gives: what is behind the last arrow outside of parentheses.
  private var closureResult: String? {
    var type = Substring(filter { !$0.isWhitespace })
    // `(() -> Void)?`
    if let last = type.last, "?!".contains(last) {
      type = type.dropLast()
      if type.first == "(", type.last == ")" { type = type.dropFirst().dropLast() }
    }
    var depth = 0
    var result: Substring?
    var index = type.startIndex
    while index < type.endIndex {
      switch type[index] {
      case "(", "<", "[": depth += 1
      case "-" where depth == 0 && type[index...].hasPrefix("->"):
        index = type.index(after: index)
        result = type[type.index(after: index)...]
      case "-": index = type.index(after: index)
      case ")", ">", "]": depth -= 1
      default: break
      }
      index = type.index(after: index)
    }
    return result.map(String.init)
  }
}
