/// Which of the kinds of orientation a value is, or a number that stands for one.
///
/// The numbers of the kinds differ, and compilers of Objective-C let one pass for another.
public struct OrientationTag: Sendable, Hashable {
  /// The kind.
  public var kind: Kind
  /// Whether it is the raw value, or the value in a box, instead of the value itself.
  public var isNumber: Bool

  /// Makes a tag.
  public init(_ kind: Kind, isNumber: Bool = false) {
    self.kind = kind
    self.isNumber = isNumber
  }

  /// The kinds of orientation.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// `UIDeviceOrientation`
    case device
    /// `UIInterfaceOrientation`
    case interface
    /// `UIInterfaceOrientationMask`
    case mask
    /// `AVCaptureVideoOrientation`
    case capture

    /// The name of the type, in both languages.
    public var typeName: String {
      switch self {
      case .device: "UIDeviceOrientation"
      case .interface: "UIInterfaceOrientation"
      case .mask: "UIInterfaceOrientationMask"
      case .capture: "AVCaptureVideoOrientation"
      }
    }

    /// The names of the cases or members in Swift.
    public var constants: [String] {
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
  public static let device = OrientationTag(.device)
  /// An interface orientation.
  public static let interface = OrientationTag(.interface)
  /// A set of interface orientations.
  public static let mask = OrientationTag(.mask)
  /// The orientation of captured video.
  public static let capture = OrientationTag(.capture)

  /// The tag of its raw value.
  public var number: OrientationTag { OrientationTag(kind, isNumber: true) }

  /// The tag that a type's name says, as written: `UIDeviceOrientation?`.
  public init?(type: String) {
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
    var text = Substring(self)
    for mark in [
      "_Nullable", "_Nonnull", "nullable", "nonnull", "__kindof", "const", "__block",
      "__weak", "__strong", "inout", "some", "any",
    ] {
      while text.hasPrefix(mark + " ") { text = text.dropFirst(mark.count + 1) }
      while text.hasSuffix(" " + mark) { text = text.dropLast(mark.count + 1) }
    }
    while let last = text.last, "?!* ".contains(last) { text = text.dropLast() }
    while text.first == " " { text = text.dropFirst() }
    for module in ["UIKit.", "AVFoundation."] where text.hasPrefix(module) {
      text = text.dropFirst(module.count)
    }
    return String(text)
  }
}
