import AppCodeAnalysis
import AppCodeModel
import ScreenGraph

/// The methods and properties of a project in whose code an orientation is read or the interface is
/// turned, so that the code that uses them matters, too.
///
/// A body without a word of interest is not read. One that calls `tilt.start()` is of interest in a
/// file that names the type of `tilt`, where that begins device orientations in `start`.
struct RotationMembers: Sendable {
  /// How uses of the members of each type begin, and those of its protocols' by their names.
  private let words: [String: Set<String>]
  private let types: WordFilter

  /// What makes a body one of rotation.
  private static let names = [
    "orientation", "interfaceOrientation", "statusBarOrientation",
    "supportedInterfaceOrientations", "requestGeometryUpdate",
    "beginGeneratingDeviceOrientationNotifications",
    "endGeneratingDeviceOrientationNotifications",
    "setNeedsUpdateOfSupportedInterfaceOrientations", "attemptRotationToDeviceOrientation",
    "isLandscape", "isPortrait", "isValidInterfaceOrientation", "UIInterfaceOrientationMask",
    "UIInterfaceOrientation", "UIDeviceOrientation", "videoOrientation", "videoRotationAngle",
    "keyboardFrameEndUserInfoKey", "UIKeyboardFrameEndUserInfoKey",
  ]

  /// Finds those of some files.
  ///
  /// - Complexity: linear in the number of places that name something of rotation.
  init(_ units: [CodeUnit]) {
    var words: [String: Set<String>] = [:]
    for unit in units where !unit.file.isTest {
      for scope in Self.names.lazy.flatMap({ unit.mentions[$0] ?? [] }).map(\.scope) {
        guard let type = scope.typeName, let word = Self.word(of: scope.member, in: unit) else {
          continue
        }
        words[Self.lastPart(of: type), default: []].insert(word)
      }
    }
    let own = words
    for unit in units { Self.addProtocols(of: unit.file.source.types, own, to: &words) }
    self.words = words
    types = WordFilter(words.keys.sorted())
  }

  /// What is used by a protocol's name is used, too.
  private static func addProtocols(
    of types: [TypeDeclaration], _ own: [String: Set<String>],
    to words: inout [String: Set<String>]
  ) {
    for type in types {
      addProtocols(of: type.types, own, to: &words)
      guard let known = own[lastPart(of: type.name)] else { continue }
      for inherited in type.inherited {
        words[lastPart(of: inherited), default: []].formUnion(known)
      }
    }
  }

  private static func lastPart(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// How a use of a member begins; nil for what UIKit itself calls.
  private static func word(of member: CodeScope.Member?, in unit: CodeUnit) -> String? {
    switch member {
    case .function(let function)?:
      guard !function.modifiers.contains(.override), !function.isInitializing else { return nil }
      let name = function.baseName.prefix { $0 != ":" }
      return unit.file.source.language == .swift ? "\(name)(" : String(name)
    case .variable(let variable, _)?: return variable.name
    case nil: return nil
    }
  }

  /// What makes a body of a file one that uses such a member.
  func words(for unit: CodeUnit) -> Set<String> {
    guard !words.isEmpty else { return [] }
    return types.names(in: unit.file.source.text.bytes).reduce(into: []) {
      $0.formUnion(words[$1] ?? [])
    }
  }
}
