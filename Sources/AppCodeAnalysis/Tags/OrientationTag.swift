/// Which of the kinds of orientation a value is, or a number that stands for one.
///
/// The numbers of the kinds differ, and compilers of Objective-C let one pass for another.
package struct OrientationTag: Sendable, Hashable {
  /// The kind.
  package var kind: Kind
  /// Whether it is the raw value, or the value in a box, instead of the value itself.
  package var isNumber: Bool

  /// Creates a tag.
  package init(_ kind: Kind, isNumber: Bool = false) {
    self.kind = kind
    self.isNumber = isNumber
  }

  /// The kinds of orientation.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// `UIDeviceOrientation`
    case device
    /// `UIInterfaceOrientation`
    case interface
    /// `UIInterfaceOrientationMask`
    case mask
    /// `AVCaptureVideoOrientation`
    case capture

    /// The name of the type, in both languages.
    package var typeName: String {
      switch self {
      case .device: "UIDeviceOrientation"
      case .interface: "UIInterfaceOrientation"
      case .mask: "UIInterfaceOrientationMask"
      case .capture: "AVCaptureVideoOrientation"
      }
    }

    /// The names of the cases or members in Swift.
    package var constants: [String] {
      let upright = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
      return switch self {
      case .device: upright + ["unknown", "faceUp", "faceDown"]
      case .interface: upright + ["unknown"]
      case .mask: upright + ["landscape", "all", "allButUpsideDown"]
      case .capture: upright
      }
    }
  }

  /// A device orientation.
  package static let device = OrientationTag(.device)
  /// An interface orientation.
  package static let interface = OrientationTag(.interface)
  /// A set of interface orientations.
  package static let mask = OrientationTag(.mask)
  /// The orientation of captured video.
  package static let capture = OrientationTag(.capture)

  /// The tag of its raw value.
  package var number: OrientationTag { OrientationTag(kind, isNumber: true) }

  /// The tag of a type's name, as written: `UIDeviceOrientation?`.
  package init?(type: String) {
    guard let kind = Self.kinds[type.strippedType] else { return nil }
    self.init(kind)
  }

  private static let kinds: [String: Kind] = [
    "UIDeviceOrientation": .device,
    "UIInterfaceOrientation": .interface,
    "UIInterfaceOrientationMask": .mask,
    "AVCaptureVideoOrientation": .capture,
  ]
}

extension String {
  /// A type's name without optionals, qualifiers, stars and the module.
  package var strippedType: String {
    // Most types are a name alone.
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"),
        UInt8(ascii: "*"):
        false
      default: true
      }
    }
    if isPlain { return self }
    var text = Substring(self).utf8
    for (before, behind) in Self.typeMarks {
      while text.starts(with: before) { text = text.dropFirst(before.count) }
      while text.count >= behind.count, text.suffix(behind.count).elementsEqual(behind) {
        text = text.dropLast(behind.count)
      }
    }
    while let last = text.last, "?!* ".utf8.contains(last) { text = text.dropLast() }
    while text.first == UInt8(ascii: " ") { text = text.dropFirst() }
    for module in Self.typeModules where text.starts(with: module) {
      text = text.dropFirst(module.count)
    }
    return String(Substring(text))
  }

  /// The type of a list's elements: `A` of `[A]` and of `NSArray<A *>`.
  package var elementType: String? {
    if hasPrefix("["), hasSuffix("]"), !contains(":") {
      return String(dropFirst().dropLast()).strippedType
    }
    guard let open = firstIndex(of: "<"), hasPrefix("NS"), let close = lastIndex(of: ">") else {
      return nil
    }
    return String(self[index(after: open)..<close]).strippedType
  }

  /// Words around a type's name that do not matter: before it, and after it.
  private static let typeMarks: [(before: [UInt8], behind: [UInt8])] = [
    "_Nullable", "_Nonnull", "nullable", "nonnull", "__kindof", "const", "__block", "__weak",
    "__strong", "inout", "some", "any",
  ].map { (Array("\($0) ".utf8), Array(" \($0)".utf8)) }

  private static let typeModules = ["UIKit.", "AVFoundation."].map { Array($0.utf8) }
}
