/// A way to write code otherwise that changes nothing it does.
///
/// Findings are to stay the same; a check names those it does not follow.
public enum CodeChange: String, Sendable, Hashable, CaseIterable {
  /// Locals and parameters have other names.
  case renamedLocals
  /// What is returned or tested is put into a local first.
  case extractedLocal
  /// A local that is used once is replaced by its value.
  case inlinedLocal
  /// The sides of a comparison are exchanged.
  case turnedComparison
  /// A condition is negated and its branches are exchanged.
  case turnedBranches
  /// `if let` is written as `guard let`.
  case guardedBinding
  /// `switch` is written as `if`.
  case switchAsIf
  /// A `switch` that returns is written as one that is returned.
  case switchAsExpression
  /// Methods are in an extension.
  case memberInExtension
  /// Methods are in an extension in another file.
  case memberInAnotherFile
  /// Members are in a superclass, of which the class is all that is left.
  case memberInSuperclass
  /// Files are in a local package of the app.
  case fileInPackage
  /// The code is written in Objective-C.
  case objectiveC

  /// The change in words, to follow *does not follow code in which*.
  public var words: String {
    switch self {
    case .renamedLocals: "locals and parameters have other names"
    case .extractedLocal: "a returned or tested value is first stored in a local"
    case .inlinedLocal: "a local is replaced by its value"
    case .turnedComparison: "the sides of a comparison are swapped"
    case .turnedBranches: "a condition is negated and its branches are swapped"
    case .guardedBinding: "`guard let` is written in place of `if let`"
    case .switchAsIf: "`if` is written in place of `switch`"
    case .switchAsExpression: "a `switch` is the value that is returned"
    case .memberInExtension: "methods are in an extension"
    case .memberInAnotherFile: "methods are in another file"
    case .memberInSuperclass: "members are in a superclass"
    case .fileInPackage: "the app's files are in a local package"
    case .objectiveC: "the code is in Objective-C"
    }
  }
}
