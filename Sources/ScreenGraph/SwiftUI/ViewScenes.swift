import AppCodeAnalysis
import AppCodeModel
import TextFormats

/// The windows of a SwiftUI app: what its scenes begin with.
struct ViewScenes {
  /// The hosting controllers, the main window's first.
  private(set) var roots: [ViewScreen] = []

  private static let scenes: Set<String> = ["WindowGroup", "Window", "DocumentGroup"]

  /// Finds the scenes of the type with `@main`, or of one that a UIKit app brings up by itself.
  init(_ reader: ViewReader) {
    let code = reader.code
    for entry in code.classes.all where !entry.mainPart.file.isTest {
      let isMain =
        entry.protocols.contains("App")
        && entry.parts.contains { $0.declaration.attributes.contains { $0.name == "main" } }
      let name = isMain ? "body" : "rootScene"
      guard isMain || entry.protocols.contains("UIHostingSceneDelegate"),
        let member = code.classes.ownMember(name, of: entry.name, isStatic: nil)
      else { continue }
      let site = ViewSite(member.file, type: entry.name)
      add(member.body ?? [], reader, site, entry.name)
      if roots.isEmpty, isMain { roots = [ViewScreen(title: entry.name, location: entry.location)] }
    }
  }

  private mutating func add(
    _ statements: [Statement], _ reader: ViewReader, _ site: ViewSite, _ app: String
  ) {
    for statement in statements.built {
      switch statement.kind {
      case .expression(let value), .return(let value?): add(value, reader, site, app)
      default: for list in statement.lists { add(list, reader, site, app) }
      }
    }
  }

  private mutating func add(
    _ expression: Expression, _ reader: ViewReader, _ site: ViewSite, _ app: String
  ) {
    switch expression.plain.kind {
    case .name, .member:
      if case .body(let body, let site)? = reader.property(expression.plain, at: site) {
        add(body, reader, site, app)
      }
      return
    default: break
    }
    guard let (callee, arguments) = expression.callee else { return }
    if let name = callee.lastName, Self.scenes.contains(name) {
      guard let content = arguments.last(where: { $0.value.isClosure || $0.label == "content" })
      else { return }
      let screens = reader.screens(content.value, at: site, title: app)
      guard screens.count != 1 else {
        roots += screens
        return
      }
      // One hosting controller that shows one of several views.
      var root = ViewScreen(title: app, location: site.file.location(of: expression.span))
      root.content.screens = screens
      if screens.isEmpty { root.content = reader.read(content.value, at: site) }
      roots.append(root)
    } else if let found = reader.followed(callee, arguments, at: site)
      ?? reader.body(of: expression.plain, at: site, "body")
    {
      add(found.body, reader, found.site, app)
    } else if let base = callee.base {
      add(base, reader, site, app)
    } else {
      for argument in arguments where argument.value.isClosure {
        if case .closure(let closure) = argument.value.plain.kind {
          add(closure.body, reader, site, app)
        }
      }
    }
  }
}
