package import Orientation
import TextFormats

/// One line that gives a build setting a value: `KEY[sdk=iphoneos*] = value`.
package struct SettingAssignment: Sendable, Hashable {
  /// The setting's name without conditions.
  package var key: String
  /// What must hold for it to count.
  package var conditions: [Condition]
  /// The value as it is written, with variables in it.
  package var value: String
  /// Its location.
  package var location: SourceLocation

  /// Something that must hold.
  package struct Condition: Sendable, Hashable {
    /// What is asked for: `sdk`, `arch`, `config` or `variant`.
    package var name: String
    /// What it must match, with `*` and `?`.
    package var pattern: String
  }

  /// Takes a key with its conditions apart.
  ///
  /// - Parameters:
  ///   - name: such as `KEY[sdk=iphoneos*][arch=arm64]`.
  ///   - value: the value as it is written.
  ///   - location: its location.
  package init(_ name: String, _ value: String, at location: SourceLocation) {
    let parts = name.split(separator: "[", omittingEmptySubsequences: false)
    key = parts.first.map { Self.trimmed($0) } ?? ""
    conditions = parts.dropFirst().flatMap { part in
      (part.firstIndex(of: "]").map { part[..<$0] } ?? part).split(separator: ",").map { text in
        let sides = text.split(separator: "=", maxSplits: 1)
        return Condition(
          name: sides.first.map(Self.trimmed) ?? "",
          pattern: sides.count > 1 ? Self.trimmed(sides[1]) : "*")
      }
    }
    self.value = value
    self.location = location
  }

  /// Whether it counts for a build in a configuration for a device.
  func counts(in configuration: String) -> Bool {
    conditions.allSatisfy { condition in
      let asked: String
      switch condition.name {
      case "sdk": asked = "iphoneos"
      case "arch": asked = "arm64"
      case "config": asked = configuration
      case "variant": asked = "normal"
      default: return false
      }
      return Glob.matches(Glob.pieces(condition.pattern), Array(asked.unicodeScalars))
    }
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
