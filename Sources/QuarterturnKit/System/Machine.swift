#if os(iOS) || canImport(HeadlessUIKit)
import UIKit

#if canImport(Darwin)
import Darwin
#endif

/// The model of a device as the system calls it: `iPhone14,6`.
package struct Machine: Sendable, Hashable {
  /// The name.
  package var name: String

  /// Creates a model.
  package init(_ name: String) { self.name = name }

  /// The one the code runs on; nil away from Apple's systems.
  package static let current: Machine? = {
    #if canImport(Darwin)
    // A simulator runs on another machine.
    if let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
      return Machine(model)
    }
    #endif
    return ofSystem
  }()

  // Swift 6.1 does not know the word `unsafe`.
  #if canImport(Darwin) && compiler(>=6.2)
  private static var ofSystem: Machine? {
    var system = utsname()
    guard unsafe uname(&system) == 0 else { return nil }
    return Machine(
      unsafe withUnsafeBytes(of: &system.machine) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      })
  }
  #elseif canImport(Darwin)
  private static var ofSystem: Machine? {
    var system = utsname()
    guard uname(&system) == 0 else { return nil }
    return Machine(
      withUnsafeBytes(of: &system.machine) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      })
  }
  #else
  private static var ofSystem: Machine? { nil }
  #endif

  /// Whether it is a phone with a Home button, of those that run iOS 13 or later.
  package var hasHomeButton: Bool { Self.homeButtonPhones.contains(name) }

  // iPhone 6s, 6s Plus, SE, 7, 7 Plus, 8, 8 Plus, SE (2nd and 3rd generation), iPod touch (7th).
  private static let homeButtonPhones: Set = [
    "iPhone8,1", "iPhone8,2", "iPhone8,4", "iPhone9,1", "iPhone9,2", "iPhone9,3", "iPhone9,4",
    "iPhone10,1", "iPhone10,2", "iPhone10,4", "iPhone10,5", "iPhone12,8", "iPhone14,6", "iPod9,1",
  ]
}
#endif
