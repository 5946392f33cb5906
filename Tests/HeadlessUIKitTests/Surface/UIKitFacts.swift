import Foundation
import RecordedFiles

/// What Apple's pages list of UIKit's types.
struct UIKitFacts {
  static let path = "Tests/HeadlessUIKitTests/Surface/UIKit.tsv"
  /// From this iOS on the pages that were read have nothing.
  static let end = 19.0

  /// A member, or a type itself.
  struct Fact {
    var owner: String
    /// With the labels of its arguments: `present(_:animated:completion:)`; empty for a type.
    var name: String
    var since: String
    var signature: String
  }

  let facts: [Fact]
  /// By type and name.
  private let byName: [String: [Fact]]
  let owners: Set<String>

  init() throws {
    let text = try String(
      contentsOf: Checkout.root.appending(path: Self.path), encoding: .utf8)
    facts = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4 else { return nil }
      return Fact(owner: cells[0], name: cells[1], since: cells[2], signature: cells[3])
    }
    byName = Dictionary(grouping: facts) { $0.owner + "\t" + $0.name }
    owners = Set(facts.map(\.owner))
    inherited = Set(facts.filter { Self.protocols.contains($0.owner) }.map(\.name))
      .union(["init(rawValue:)", "rawValue", "init()", "==(_:_:)", "init(coder:)"])
  }

  /// The members of a type, itself left out.
  func members(of owner: String) -> [Fact] {
    facts.filter { $0.owner == owner && !$0.name.isEmpty }
  }

  /// What the pages have of a declaration.
  func facts(of declaration: Declaration) -> [Fact] {
    let name = declaration.isType ? "" : declaration.documentedName
    let owner = declaration.isType ? declaration.fullName : declaration.owner
    return byName[owner + "\t" + name] ?? []
  }

  /// Whether UIKit has a declaration, as far as its pages tell.
  func has(_ declaration: Declaration, in surface: PublicSurface) -> Bool {
    let owner = declaration.isType ? declaration.fullName : declaration.owner
    guard owners.contains(owner), facts(of: declaration).isEmpty else { return true }
    // An override is on the page of what it overrides.
    if declaration.isOverride { return true }
    return inherited.contains(declaration.documentedName)
      || Self.ofFoundation.contains("\(owner).\(declaration.documentedName)")
      || Self.shortened.contains("\(owner).\(declaration.documentedName)")
  }

  /// What types have by protocols, whose pages have it, and what all option sets and enumerations
  /// have.
  private let inherited: Set<String>

  private static let protocols: Set = [
    "UITraitEnvironment", "UIContentContainer", "UICoordinateSpace", "UITraitChangeObservable",
    "UIBarPositioning", "UIViewControllerTransitionCoordinatorContext", "UIAppearance",
  ]

  /// Methods whose last parameter may be left out there: it is optional, which makes nil its default.
  private static let shortened: Set = [
    "UIViewControllerTransitionCoordinator.animate(alongsideTransition:)"
  ]

  /// What all objects have there, and Foundation's pages list.
  private static let ofFoundation: Set = [
    "UIDevice.setValue(_:forKey:)", "UIWindowScene.observe(_:options:changeHandler:)",
  ]
}

extension Declaration {
  /// As Apple's pages name a member: `present(_:animated:completion:)`.
  var documentedName: String {
    switch keyword {
    case "func", "init", "subscript":
      let name = keyword == "func" ? baseName : keyword
      return name + "(" + labels.map { $0 + ":" }.joined() + ")"
    case "case":
      return labels.isEmpty ? baseName : baseName + "(" + labels.map { $0 + ":" }.joined() + ")"
    default: return baseName
    }
  }
}
