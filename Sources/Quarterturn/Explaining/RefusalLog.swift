extension Quarterturn {
  /// Takes a line for each turn that the library asked for and UIKit refused; nil takes none.
  ///
  /// ```swift
  /// #if DEBUG
  ///   Quarterturn.log = { print($0) }
  /// #endif
  /// ```
  public static var log: (@MainActor (String) -> Void)?

  static func note(_ line: String) { log?(line) }
}
