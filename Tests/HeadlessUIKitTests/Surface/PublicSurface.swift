import RecordedFiles

/// All that an app can name of the headless UIKit.
struct PublicSurface {
  /// In the order of the files.
  let declarations: [PublicDeclaration]
  /// The types among them, by their full names.
  let types: [String: PublicDeclaration]

  /// Reads the module's sources.
  init() throws {
    self.init(
      try Checkout.swiftFiles(below: "Sources/HeadlessUIKit").flatMap {
        DeclarationScanner.declarations(in: $0.text, file: $0.path)
      })
  }

  init(_ declarations: [PublicDeclaration]) {
    self.declarations = declarations
    types = Dictionary(
      declarations.filter(\.isType).map { ($0.fullName, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The first system that has a declaration: what it says itself, else what its type says.
  func since(_ declaration: PublicDeclaration) -> String? {
    declaration.notes.since ?? types[declaration.owner].flatMap(since)
  }

  /// How it compares to UIKit's; of its type's sentence, only whether it is the same.
  func comparison(_ declaration: PublicDeclaration) -> String? {
    declaration.notes.comparison
      ?? types[declaration.owner].flatMap(comparison).map { String($0.prefix { $0.isLetter }) }
  }

  /// What belongs to a type, itself left out, in the order of the table.
  ///
  /// An override without a comment is what it overrides. The implementation that a protocol's
  /// extension gives a requirement only shows that the requirement is optional.
  func members(of owner: String) -> [PublicDeclaration] {
    declarations.filter { member in
      guard member.owner == owner, !member.isType else { return false }
      return !(member.isOverride && member.notes.isEmpty) && !isDefault(member)
    }
  }

  /// Whether a requirement has an implementation in an extension.
  func isOptional(_ requirement: PublicDeclaration) -> Bool {
    requirement.isRequirement
      && declarations.contains {
        $0.isExtending && $0.owner == requirement.owner && $0.key == requirement.key
      }
  }

  /// The types that have members, and those that are one.
  var owners: [String] {
    Set(types.keys).union(declarations.filter { !$0.isType }.map(\.owner)).sorted()
  }

  private func isDefault(_ member: PublicDeclaration) -> Bool {
    member.isExtending
      && declarations.contains {
        $0.isRequirement && $0.owner == member.owner && $0.key == member.key
      }
  }
}
