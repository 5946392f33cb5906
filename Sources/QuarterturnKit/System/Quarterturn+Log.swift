#if os(iOS) || canImport(HeadlessUIKit)
import UIKit

extension Quarterturn {
  /// Takes a line for whatever did not turn out as it was wished; nil takes none.
  ///
  /// ```swift
  /// #if DEBUG
  ///   Quarterturn.log = { print($0) }
  /// #endif
  /// ```
  ///
  /// These are turns that the library requested and UIKit refused, and declarations that the app or
  /// the device does not allow at all.
  ///
  /// Every app has its own. Only on headless devices there are several in one process: what is set in
  /// the context of a device concerns its app.
  public static var log: (@MainActor (String) -> Void)? {
    get { AppLog.of(UIApplication.shared)?.write }
    set { AppLog.set(newValue, of: UIApplication.shared) }
  }

  package static func note(_ line: @autoclosure () -> String) {
    if let log { log(line()) }
  }
}

/// The log of one app.
@MainActor private struct AppLog {
  private weak var application: UIApplication?
  let write: @MainActor (String) -> Void

  private static var all: [AppLog] = []

  static func of(_ application: UIApplication) -> AppLog? {
    all.first { $0.application === application }
  }

  static func set(_ write: (@MainActor (String) -> Void)?, of application: UIApplication) {
    all.removeAll { $0.application == nil || $0.application === application }
    if let write { all.append(AppLog(application: application, write: write)) }
  }
}
#endif
