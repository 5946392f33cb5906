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
  /// The stored properties on which answers to UIKit may depend.
  private let states: Set<String>
  /// How code that has the object gives them another value.
  private let changes: Set<String>

  /// What makes a body one of rotation.
  private static let names = [
    "orientation", "interfaceOrientation", "statusBarOrientation",
    "supportedInterfaceOrientations", "requestGeometryUpdate",
    "beginGeneratingDeviceOrientationNotifications",
    "endGeneratingDeviceOrientationNotifications",
    "setNeedsUpdateOfSupportedInterfaceOrientations", "attemptRotationToDeviceOrientation",
    "isLandscape", "isPortrait", "isValidInterfaceOrientation", "UIInterfaceOrientationMask",
    "UIInterfaceOrientation", "UIDeviceOrientation", "videoOrientation", "videoRotationAngle",
    "keyboardFrameEndUserInfoKey", "UIKeyboardFrameEndUserInfoKey", "UIScreen",
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
        words[type.lastNamePart, default: []].insert(word)
      }
      // What runs when the device turns may be in another file.
      let observing = Set(
        CheckedProject.deviceNotifications.flatMap { unit.mentions[$0] ?? [] }
          .compactMap(\.scope.member?.span))
      guard !observing.isEmpty else { continue }
      for (name, places) in unit.selectors {
        for scope in places.lazy.map(\.scope) {
          guard let type = scope.typeName, let body = scope.member?.span, observing.contains(body)
          else { continue }
          words[type.lastNamePart, default: []].insert(name)
        }
      }
    }
    let own = words
    for unit in units { Self.addProtocols(of: unit.file.source.types, own, to: &words) }
    self.words = words
    types = WordFilter(words.keys.sorted())
    let stored = units.reduce(into: Set<String>()) {
      Self.addStored(in: $1.file.source.types, to: &$0)
    }
    // A word of two letters is in every body.
    states = stored.intersection(Self.askedNames(in: units)).filter { $0.utf8.count > 2 }
    changes = Set(states.flatMap { [".\($0) =", ".\($0).toggle("] })
  }

  /// The names that answers to UIKit use, themselves and by the members that they use.
  private static func askedNames(in units: [CodeUnit]) -> Set<String> {
    let answers = Set(UIKitAnswer.allCases.map(\.name) + [RotationMethods.ofAppDelegate])
    var bodies: [String: [(unit: CodeUnit, span: SourceSpan)]] = [:]
    var waiting: [(unit: CodeUnit, span: SourceSpan)] = []
    for unit in units where !unit.file.isTest {
      for scope in unit.bodies {
        guard let name = scope.member?.name else { continue }
        if answers.contains(name) { waiting.append((unit, scope.span)) }
        bodies[FunctionDeclaration.baseName(of: name), default: []].append((unit, scope.span))
      }
    }
    var names: Set<String> = []
    for _ in 0..<deepest where !waiting.isEmpty {
      var new: Set<String> = []
      for body in waiting {
        for mention in body.unit.mentions(in: body.span) {
          if let name = mention.expression?.lastName { new.insert(name) }
        }
      }
      new.subtract(names)
      names.formUnion(new)
      waiting = new.flatMap { name in
        // What very many have is UIKit's.
        bodies[name].flatMap { $0.count <= mostBodies ? $0 : nil } ?? []
      }
    }
    return names
  }

  /// How many members are between an answer and what it depends on.
  private static let deepest = 4
  /// How many members of one name are looked at.
  private static let mostBodies = 8

  private static func addStored(in types: [TypeDeclaration], to names: inout Set<String>) {
    for type in types {
      addStored(in: type.types, to: &names)
      for variable in type.variables where variable.getter == nil && !variable.isConstant {
        names.insert(variable.name)
      }
    }
  }

  /// What is used by a protocol's name is used, too.
  private static func addProtocols(
    of types: [TypeDeclaration], _ own: [String: Set<String>],
    to words: inout [String: Set<String>]
  ) {
    for type in types {
      addProtocols(of: type.types, own, to: &words)
      guard let known = own[type.name.lastNamePart] else { continue }
      for inherited in type.inherited {
        words[inherited.lastNamePart, default: []].formUnion(known)
      }
    }
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
    guard !words.isEmpty || !states.isEmpty, unit.file.source.hasSkippedBodies else { return [] }
    var own: Set<String> = []
    Self.addStored(in: unit.file.source.types, to: &own)
    return types.names(in: unit.file.source.text.bytes).reduce(into: changes) {
      $0.formUnion(words[$1] ?? [])
    }.union(own.intersection(states))
  }
}
