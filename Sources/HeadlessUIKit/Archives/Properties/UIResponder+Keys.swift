import Foundation

/// What happens to a value for a key that an object has not got.
enum UndefinedKeys {
  /// Whether it is only logged, as for what a document sets by name.
  @TaskLocal static var areLogged = false
}

extension UIResponder {
  /// A value for a key that the class does not have, nor the app's code.
  func undefined(_ key: String) {
    let name = "<\(type(of: self))>"
    let reason =
      "[\(name) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key"
      + " \(key)."
    guard !UndefinedKeys.areLogged else {
      DeviceHost.current?.log.append(
        "Failed to set (\(key)) user defined inspected property on (\(type(of: self))): \(reason)")
      return
    }
    ArchiveMistake(name: "NSUnknownKeyException", reason: reason).raise()
  }
}
