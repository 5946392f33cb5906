/// The Swift names of what Objective-C spells otherwise.
///
/// It holds what the checks need to know, not all of UIKit: orientations and everything that
/// decides about them, screens and the ways between them, notifications, availability of methods.
/// The names are those that Apple's documentation shows for each language.
package enum UIKitNames {
  /// What a selector is in Swift.
  package enum Meaning: Sendable, Hashable {
    /// A property that is read.
    case property(String)
    /// A property that is set.
    case assignment(String)
    /// A method and its labels, one for each parameter; nil for `_`.
    case method(String, labels: [String?])
    /// An initialiser that is a class method in Objective-C.
    case initializer(labels: [String?])

    /// The full name as a declaration has it: `viewWillTransition(to:with:)`, `shouldAutorotate`.
    package var fullName: String {
      switch self {
      case .property(let name), .assignment(let name): name
      case .method(let name, let labels): UIKitNames.fullName(name, labels)
      case .initializer(let labels): UIKitNames.fullName("init", labels)
      }
    }
  }

  /// What a selector is in Swift; nil for one that is not known.
  ///
  /// - Complexity: O(1) in the size of the table.
  package static func meaning(ofSelector selector: String) -> Meaning? { selectors[selector] }

  /// The member that an Objective-C constant is in Swift: `UIInterfaceOrientationMaskPortrait` is
  /// `portrait` of `UIInterfaceOrientationMask`.
  package static func constant(_ name: String) -> (type: String, member: String)? {
    constants[name].map { ($0.type, $0.member) }
  }

  /// A class's name in Swift, which is mostly the same.
  package static func type(_ name: String) -> String { types[name] ?? name }

  /// A property's name in Swift, which is mostly the same.
  ///
  /// - Parameters:
  ///   - name: as Objective-C has it behind a dot.
  ///   - type: the name of the class, if it is a class property that is read.
  /// - Returns: the name in Swift, or the same name.
  package static func property(_ name: String, of type: String? = nil) -> String {
    if let type, let own = typeProperties[type]?[name] { return own }
    return renamedProperties[name] ?? name
  }

  /// The labels of an initialiser: `initWithNibName:bundle:` is `init(nibName:bundle:)`.
  ///
  /// - Returns: nil if the selector is none of an initialiser.
  package static func initializerLabels(_ selector: String) -> [String?]? {
    guard selector.hasPrefix("init") else { return nil }
    let rest = selector.dropFirst(4)
    guard let first = rest.first else { return [] }
    guard first.isUppercase else { return nil }
    var parts = rest.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    guard !parts.isEmpty else { return [] }
    let head = parts[0].hasPrefix("With") ? parts[0].dropFirst(4) : parts[0]
    parts[0] = head
    return parts.enumerated().map { index, part in
      index == 0 ? lowercasedFirstWord(String(part)) : part.isEmpty ? nil : String(part)
    }
  }

  /// A full name from its parts; without parameters there are no parentheses.
  package static func fullName(_ base: String, _ labels: [String?]) -> String {
    guard !labels.isEmpty else { return base }
    return base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  /// `URLSession` becomes `urlSession`, `NibName` becomes `nibName`.
  static func lowercasedFirstWord(_ name: String) -> String {
    var characters = Array(name)
    for index in characters.indices {
      guard characters[index].isUppercase else { break }
      // The last capital of several begins the next word.
      if index > 0, index + 1 < characters.count, characters[index + 1].isLowercase { break }
      characters[index] = Character(characters[index].lowercased())
    }
    return String(characters)
  }
}
