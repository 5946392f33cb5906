package import Orientation

/// What is assumed while an expression is evaluated.
package struct Assumption: Sendable, Hashable {
  /// The idiom the app runs with.
  package var idiom: Idiom
  /// The system it runs on.
  package var system: SystemVersion

  /// Creates an assumption.
  package init(_ idiom: Idiom, _ system: SystemVersion) {
    self.idiom = idiom
    self.system = system
  }
}
