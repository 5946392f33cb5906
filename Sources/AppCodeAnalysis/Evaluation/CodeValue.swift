package import Orientation

/// A value that an expression was found to have.
package enum CodeValue: Sendable, Hashable {
  /// `UIInterfaceOrientationMask`
  case mask(InterfaceOrientationMask)
  /// `UIInterfaceOrientation`
  case interface(InterfaceOrientation)
  /// `UIDeviceOrientation`
  case device(DeviceOrientation)
  /// `UIUserInterfaceIdiom`; nil for one that has no rotation system here, as TV.
  case idiom(Idiom?)
  /// `Bool`, `BOOL`
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number.
  case number(Double)
  /// Text.
  case text(String)
  /// The version of the system the code runs on.
  case version(SystemVersion)
  /// A case, without values, of an enumeration of the project.
  case enumerationCase(String, of: String)
  /// `nil`
  case null

  /// The mask it stands for; Objective-C lets any number pass.
  ///
  /// An interface orientation counts by its raw value, as the compiler takes it.
  package var asMask: InterfaceOrientationMask? {
    if case .mask(let mask) = self { return mask }
    return rawValue.map { InterfaceOrientationMask(rawValue: UInt(bitPattern: $0)) }
  }

  /// The interface orientation it stands for.
  package var asInterface: InterfaceOrientation? {
    if case .interface(let orientation) = self { return orientation }
    return rawValue.flatMap { InterfaceOrientation(rawValue: $0) }
  }

  /// The truth it stands for, as C sees it.
  package var asBoolean: Bool? {
    switch self {
    case .boolean(let truth): truth
    case .null: false
    case .text: true
    default: rawValue.map { $0 != 0 }
    }
  }

  /// The number behind it.
  package var rawValue: Int? {
    switch self {
    case .mask(let mask): Int(mask.rawValue)
    case .interface(let orientation): orientation.rawValue
    case .device(let orientation): orientation.rawValue
    case .idiom(let idiom): idiom?.rawValue
    case .boolean(let truth): truth ? 1 : 0
    case .integer(let number): number
    case .number, .text, .version, .enumerationCase, .null: nil
    }
  }
}
