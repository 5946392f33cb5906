public import Orientation

/// What a step of a scenario is expected to lead to.
public struct Expectation: Sendable, Hashable {
  /// What is looked at.
  public var key: ExpectationKey
  /// What it should be.
  public var value: Value
  /// The scene that is looked at.
  public var scene: SceneID
  /// Its location in the file.
  public var location: SourceLocation

  /// Creates an expectation.
  public init(
    _ key: ExpectationKey, _ value: Value, scene: SceneID = .main, at location: SourceLocation
  ) {
    self.key = key
    self.value = value
    self.scene = scene
    self.location = location
  }

  /// What something should be: as texts, in the words of scenario files.
  ///
  /// State and happenings are put into the same words before they are compared, so that a
  /// difference reads as the file does.
  public enum Value: Sendable, Hashable {
    /// Exactly this word.
    case word(String)
    /// A text that contains this one.
    case containing(String)
    /// That there is nothing of the kind.
    case nothing
    /// All of these, in any order.
    case allOf([String])
    /// None of these.
    case noneOf([String])
    /// All of these, in this order, with others between them.
    case inOrder([String])
  }

  /// The value in one line.
  public var text: String {
    switch value {
    case .word(let word): word
    case .containing(let text): text
    case .nothing: "nothing"
    case .allOf(let words), .inOrder(let words): "[" + words.joined(separator: ", ") + "]"
    case .noneOf(let words): "none of [" + words.joined(separator: ", ") + "]"
    }
  }
}
