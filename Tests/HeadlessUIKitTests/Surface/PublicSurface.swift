import RecordedFiles

/// All that an app can name of the headless UIKit.
struct PublicSurface {
  /// What has a name for apps; of each type first what is in the type itself.
  let declarations: [Declaration]
  /// The types among them, by their full names.
  let types: [String: Declaration]

  /// The types that apps cannot name.
  let hiddenTypes: Set<String>
  /// What belongs to each type, in the order of `declarations`.
  private let belongings: [String: [Declaration]]

  /// The path of the sources, from the root of the checkout.
  static let folder = "Sources/HeadlessUIKit"

  /// Reads the module's sources.
  init() throws {
    self.init(
      try Checkout.swiftFiles(below: Self.folder).flatMap {
        DeclarationScanner.declarations(in: $0.text, file: $0.path)
      })
  }

  init(_ all: [Declaration]) {
    let hidden = Set(all.filter { !$0.isPublic }.map(\.fullName))
    hiddenTypes = hidden
    let known = all.filter { $0.isPublic && !hidden.contains($0.owner) }
    declarations = known.filter { !$0.isExtending } + known.filter(\.isExtending)
    belongings = Dictionary(grouping: declarations, by: \.owner)
    types = Dictionary(uniqueKeysWithValues: known.filter(\.isType).map { ($0.fullName, $0) })
  }

  /// The first system that has a declaration: what it says itself, else what its type says.
  func since(_ declaration: Declaration) -> String? {
    declaration.notes.since ?? types[declaration.owner].flatMap(since)
  }

  /// How it compares to UIKit's; of its type's sentence, only whether it is the same.
  func comparison(_ declaration: Declaration) -> String? {
    declaration.notes.comparison
      ?? types[declaration.owner].flatMap(comparison).map { String($0.prefix { $0.isLetter }) }
  }

  /// What belongs to a type, itself left out, in the order of the table.
  ///
  /// An override without a comment is what it overrides. The implementation that a protocol's
  /// extension gives a requirement only shows that the requirement is optional.
  func members(of owner: String) -> [Declaration] {
    belongings[owner, default: []].filter { member in
      !member.isType && !(member.isOverride && member.notes.isEmpty) && !isDefault(member)
    }
  }

  /// A type's declaration without protocols that apps cannot name.
  func signature(of type: Declaration) -> String {
    let parts = type.signature.split(separator: ": ", maxSplits: 1)
    guard parts.count == 2 else { return type.signature }
    let inherited = parts[1].split(separator: ", ").filter { !hiddenTypes.contains(String($0)) }
    return parts[0] + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", "))
  }

  /// Whether a requirement has an implementation in an extension.
  func isOptional(_ requirement: Declaration) -> Bool {
    requirement.isRequirement
      && belongings[requirement.owner, default: []].contains {
        $0.isExtending && $0.key == requirement.key
      }
  }

  /// The types that have members, and those that are one.
  var owners: [String] {
    Set(types.keys).union(declarations.filter { !$0.isType }.map(\.owner)).sorted()
  }

  /// Whether it is what an extension answers where a type has no answer.
  func isDefault(_ member: Declaration) -> Bool {
    member.isExtending
      && belongings[member.owner, default: []].contains {
        $0.isRequirement && $0.key == member.key
      }
  }
}
