/// How what the headless UIKit declares compares with what Apple's pages list.
struct SurfaceComparison {
  /// A member whose declaration is another one there.
  struct Difference {
    var owner: String
    var here: String
    var there: String
  }

  /// A type, and how many of its members are where.
  struct Count {
    var owner: String
    var listed: Int
    var absent: Int
    var differing: Int
  }

  /// The path of the page, from the root of the checkout.
  static let path = "Documentation/UIKitSurfaceCompared.md"

  private(set) var differences: [Difference] = []
  /// What the pages do not list, although it should be as old as they are.
  private(set) var alone: [Declaration] = []
  private(set) var counts: [Count] = []

  init(_ surface: PublicSurface, _ facts: UIKitFacts) {
    for owner in surface.owners where facts.owners.contains(owner) {
      let members = surface.members(of: owner)
      let names = Set(members.map(\.documentedName))
      let listed = Set(facts.members(of: owner).map(\.name))
      let before = differences.count
      for member in members {
        let known = facts.facts(of: member)
        if known.isEmpty {
          let since = surface.since(member).flatMap { Double($0) } ?? 0
          if since < UIKitFacts.end, !facts.has(member, in: surface) { alone.append(member) }
        } else if !known.contains(where: { $0.signature.isPlainly(member.signature) }),
          let here = Shape(member.signature),
          !known.contains(where: { Shape($0.signature) == here })
        {
          differences.append(
            Difference(owner: owner, here: member.signature, there: known[0].signature))
        }
      }
      counts.append(
        Count(
          owner: owner, listed: listed.count, absent: listed.subtracting(names).count,
          differing: differences.count - before))
    }
  }

  /// The page that says it.
  var text: String {
    let listed = counts.map(\.listed).reduce(0, +)
    let absent = counts.map(\.absent).reduce(0, +)
    var lines = [
      "# The headless UIKit's surface against Apple's pages", "",
      """
      A program compares the declarations with what Apple's documentation listed in April 2025 (SDK \
      18.4). Of \(listed) members of the \(counts.count) types here, \(absent) are absent. Attributes, \
      isolation, defaults of parameters and the names they have inside are not compared, and neither \
      is behaviour. Nothing was compiled with Apple's SDK. What is newer than SDK 18.4 is not on those \
      pages and is left out.
      """, "",
      "A test writes this page: `QUARTERTURN_RECORD=1 swift test --filter ExhaustiveSurfaceTests`.",
      "",
      "| type | members there | absent here | declared otherwise |", "| --- | --: | --: | --: |",
    ]
    lines += counts.map { "| `\($0.owner)` | \($0.listed) | \($0.absent) | \($0.differing) |" }
    lines += ["", "## Declared otherwise", "", "| type | here | there |", "| --- | --- | --- |"]
    lines += differences.map { "| `\($0.owner)` | \(code($0.here)) | \(code($0.there)) |" }
    lines += ["", "## Not listed there", "", "| type | member |", "| --- | --- |"]
    lines += alone.map { "| `\($0.owner)` | \(code($0.signature)) |" }
    return lines.joined(separator: "\n")
  }

  private func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }
}

/// What has to agree of two declarations: the kind, the types, and what can be set.
private struct Shape: Equatable {
  var text: String

  // Compiled once.
  private nonisolated(unsafe) static let owner = #/\b[A-Z]\w*\.(?=[A-Z])/#
  private nonisolated(unsafe) static let usual =
    #/ = ("[^"]*"|\[[^\]]*\]|\.?[\w.]+(\([^()]*\))?|\([^()]*\))/#
  private nonisolated(unsafe) static let inside = #/(\w+) \w+: /#

  /// nil where a declaration leaves its type to the compiler.
  init?(_ signature: String) {
    var text = signature
    for word in [
      "override ", "convenience ", "weak ", "optional ", "nonisolated ", "open ",
      "mutating ", "@escaping ", "@MainActor ", "@Sendable ", "any ", "unowned(unsafe) ",
      "dynamic ",
      "unowned ", "indirect ", "final ",
    ] { text = text.replacing(word, with: "") }
    text = text.replacing("required init", with: "init")
      .replacing("class func", with: "static func")
      .replacing("class var", with: "static var").replacing("class let", with: "static let")
      // Pages leave out the parameters of Objective-C's generics.
      .replacing("<AnchorType>", with: "")

    let isCase = text.hasPrefix("case")
    // Nested types may have their owner's name before them.
    text = unsafe text.replacing(Self.owner, with: "")
    // Defaults and the names of parameters inside.
    text = unsafe text.replacing(Self.usual, with: "")
    // What cannot be set may be stored.
    if text.hasPrefix("let ") || text.hasPrefix("static let ") {
      text = text.replacing("let ", with: "var ", maxReplacements: 1) + " { get }"
    }
    text = unsafe text.replacing(Self.inside) { "\($0.output.1): " }
    if text.hasPrefix("var") || text.hasPrefix("static var") {
      guard text.contains(": ") else { return nil }
      let isReadOnly = text.contains("{ get }")
      text = String(text.prefix { $0 != "{" }).trimming(" ") + (isReadOnly ? " { get }" : "")
    }
    if isCase { text = String(text.prefix { $0 != "=" }).trimming(" ") }
    self.text = text.replacing("()->", with: "() ->").replacing(" -> Void", with: "")
      .replacing("Self.", with: "").replacing(" ", with: "")
  }
}

extension String {
  /// Whether it is the same declaration but for what a page adds to every one.
  fileprivate func isPlainly(_ other: String) -> Bool {
    self == other || replacing(" { get set }", with: "") == other
  }
}
