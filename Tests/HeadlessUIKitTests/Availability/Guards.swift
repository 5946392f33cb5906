import SwiftParser
import SwiftSyntax

/// Under which conditions the code at a place of a file runs, and is compiled.
struct Guards {
  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  /// What is known where some code runs.
  struct Known: Equatable {
    /// The first iOS there; nil where nothing says so.
    var system: Double?
    /// The first compiler; nil where nothing says so.
    var compiler: Double?
    /// Whether it is compiled for iOS at all.
    var isForIOS = true
  }

  init(_ text: String, file: String) {
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: file, tree: tree)
  }

  /// What is known at a line and column, counted from 1.
  func known(line: Int, column: Int) -> Known {
    let position = converter.position(ofLine: line, column: column)
    guard let token = tree.token(at: position) else { return Known() }
    var known = Known()
    var node: Syntax = Syntax(token)
    while let parent = node.parent {
      known.add(from: parent, inside: node)
      node = parent
    }
    return known
  }

  /// The identifiers in parts that are compiled for iOS and not here, with their places, and whether
  /// each is called only if it is there.
  var foreignNames: [(name: String, line: Int, column: Int, isOptionalCall: Bool)] {
    var names: [(String, Int, Int, Bool)] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      // The name behind a number sign is a macro's, as in `#selector`, and not that of a member.
      guard case .identifier(let name) = token.tokenKind,
        token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .pound
      else { continue }
      let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
      var node: Syntax = Syntax(token)
      var isForeign = false
      if token.parent?.is(PlatformVersionSyntax.self) == true { continue }
      while let parent = node.parent {
        if let clause = parent.as(IfConfigClauseSyntax.self),
          clause.condition.map({ Syntax($0) }) != node
        {
          let text = clause.condition?.trimmedDescription ?? ""
          // What is for iOS or the headless UIKit is compiled here, too.
          isForeign =
            isForeign
            || ["os(iOS)", "canImport(Darwin)", "canImport(ObjectiveC)"]
              .contains { text.hasPrefix($0) && !text.contains("||") }
            || text == "targetEnvironment(macCatalyst)"
        }
        node = parent
      }
      // `delegate.method?(…)` calls what a protocol need not have.
      let isOptionalCall =
        token.nextToken(viewMode: .sourceAccurate)?.tokenKind
        == .postfixQuestionMark
      if isForeign { names.append((name, place.line, place.column, isOptionalCall)) }
    }
    return names
  }
}

extension Guards.Known {
  fileprivate mutating func add(from parent: Syntax, inside node: Syntax) {
    if let declaration = parent.asProtocol((any WithAttributesSyntax).self) {
      for attribute in declaration.attributes {
        if let attribute = attribute.as(AttributeSyntax.self),
          attribute.attributeName.trimmedDescription == "available",
          let list = attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
        {
          learn(list)
        }
      }
    }
    if let condition = parent.as(IfExprSyntax.self), Syntax(condition.body) == node {
      for element in condition.conditions { learn(element) }
    }
    if let list = parent.as(ConditionElementListSyntax.self) {
      // What precedes it in the same condition.
      for element in list {
        if Syntax(element) == node { break }
        learn(element)
      }
    }
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      for item in list {
        if Syntax(item) == node { break }
        if let early = item.item.as(GuardStmtSyntax.self) {
          for element in early.conditions { learn(element) }
        }
      }
    }
    if let clause = parent.as(IfConfigClauseSyntax.self),
      clause.condition.map({ Syntax($0) }) != node
    {
      let text = clause.condition?.trimmedDescription.filter { $0 != " " } ?? ""
      let isFirst = clause.poundKeyword.tokenKind == .poundIf
      if text == "!os(iOS)" { isForIOS = false }
      if text.hasPrefix("compiler(>="),
        let version = Double(text.dropFirst(11).prefix { $0 != ")" })
      {
        compiler = max(compiler ?? 0, version)
      }
      if !isFirst, let first = parent.parent?.as(IfConfigClauseListSyntax.self)?.first {
        let other = first.condition?.trimmedDescription.filter { $0 != " " } ?? ""
        if ["os(iOS)", "canImport(Darwin)", "canImport(ObjectiveC)"].contains(other)
          || other == "os(iOS)&&canImport(SwiftUI)"
        {
          isForIOS = false
        }
      }
      if text == "!canImport(ObjectiveC)" { isForIOS = false }
    }
  }

  private mutating func learn(_ element: ConditionElementSyntax) {
    guard let condition = element.condition.as(AvailabilityConditionSyntax.self),
      condition.availabilityKeyword.tokenKind == .poundAvailable
    else { return }
    learn(condition.availabilityArguments)
  }

  private mutating func learn(_ list: AvailabilityArgumentListSyntax) {
    for argument in list {
      guard let platform = argument.argument.as(PlatformVersionSyntax.self),
        platform.platform.text == "iOS", let version = platform.version?.trimmedDescription
      else { continue }
      let parts = version.split(separator: ".").prefix(2).joined(separator: ".")
      system = max(system ?? 0, Double(parts) ?? 0)
    }
  }
}
