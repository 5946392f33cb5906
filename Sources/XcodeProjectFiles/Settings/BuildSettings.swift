package import Orientation
package import TextFormats

/// The build settings of a target in one configuration, with all that they build on.
///
/// Settings of the project come first, those of the target last; in each of them a configuration
/// file comes before the project file. What is added later wins, and `$(inherited)` is what was
/// there before.
package struct BuildSettings: Sendable, Hashable {
  private let configuration: String
  private var assignments: [String: [SettingAssignment]] = [:]
  private var count = 0

  /// How many assignments are kept; a file with more is not written by people.
  static let most = 200_000

  /// Makes settings without any assignment, of a configuration that a device is built for.
  package init(configuration: String) { self.configuration = configuration }

  /// Adds an assignment that wins over those before it.
  package mutating func append(_ assignment: SettingAssignment) {
    guard count < Self.most else { return }
    count += 1
    assignments[assignment.key, default: []].append(assignment)
  }

  /// The names of the settings that something gives a value, sorted.
  package var keys: [String] { assignments.keys.sorted() }

  /// The assignments of a setting that count, the one that wins last.
  package func assignments(of key: String) -> [SettingAssignment] {
    assignments[key]?.filter { $0.counts(in: configuration) } ?? []
  }

  /// A setting's value.
  package struct Value: Sendable, Hashable {
    /// The value with its variables replaced.
    package var text: String
    /// The location of the assignment that wins.
    package var location: SourceLocation
    /// The variables that nothing gives a value, in order.
    package var unknown: [String]

    /// The words of a list.
    package var words: [String] { BuildSettings.words(text) }

    /// The value with its place.
    package var located: Located<String> { Located(text, at: location) }
  }

  /// A setting's value; nil when nothing gives it one.
  ///
  /// - Complexity: bounded, however the settings refer to each other.
  package func value(of key: String) -> Value? {
    let counting = assignments(of: key)
    guard let last = counting.last else { return nil }
    var expansion = SettingExpansion(settings: self)
    let text = expansion.value(of: key, below: counting.count)
    return Value(text: text, location: last.location, unknown: expansion.unknown)
  }

  /// A setting as yes or no; nil when it is neither.
  package func flag(_ key: String) -> Located<Bool>? {
    guard let value = value(of: key), let flag = PropertyList.flag(value.text) else { return nil }
    return Located(flag, at: value.location)
  }

  /// Replaces the variables of a text that is not a setting itself, such as a value in an
  /// Info.plist.
  ///
  /// - Parameter text: a text with `$(NAME)` in it.
  /// - Returns: the text, and the variables that nothing gives a value.
  package func expand(_ text: String) -> (text: String, unknown: [String]) {
    guard text.contains("$") else { return (text, []) }
    var expansion = SettingExpansion(settings: self)
    return (expansion.expand(text), expansion.unknown)
  }

  /// The words of a list, between spaces; quotes and backslashes keep spaces in a word.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isWord = false
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
        isWord = true
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        isWord = true
      } else if character.isWhitespace {
        if isWord { words.append(word) }
        word = ""
        isWord = false
      } else {
        word.append(character)
        isWord = true
      }
    }
    if isWord { words.append(word) }
    return words
  }
}
