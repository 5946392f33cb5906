public import Orientation

/// What is assumed while an expression is evaluated.
public struct Assumption: Sendable, Hashable {
  /// The idiom the app runs with.
  public var idiom: Idiom
  /// The system it runs on.
  public var system: SystemVersion

  /// Creates an assumption.
  public init(_ idiom: Idiom, _ system: SystemVersion) {
    self.idiom = idiom
    self.system = system
  }
}
