import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

extension Check {
  /// A finding at a place of the code.
  ///
  /// - Parameters:
  ///   - message: what is wrong and on which systems, without a full stop.
  ///   - place: the code in question.
  ///   - severity: nil for the check's own.
  ///   - related: other places that matter.
  ///   - fix: how to fix it.
  ///   - group: the message of several of them, when they are grouped.
  /// - Returns: the finding.
  func finding(
    _ message: String, at place: Place, severity: Severity? = nil,
    related: [Finding.Related] = [], fix: Fix? = nil, group: String? = nil
  ) -> Finding {
    finding(
      message, at: place.span, in: place.file.source, severity: severity, related: related,
      fix: fix, group: group)
  }

  /// A finding for something inside of a place.
  func finding(
    _ message: String, at expression: Expression, in place: Place, severity: Severity? = nil,
    fix: Fix? = nil
  ) -> Finding {
    finding(
      message, at: expression.span, in: place.file.source, severity: severity, fix: fix)
  }
}

extension [Finding] {
  /// The findings, those of several targets at one place as one that names them all.
  var mergedByPlace: [Finding] {
    var merged: [Finding] = []
    var places: [SourceLocation: Int] = [:]
    for finding in self {
      guard let known = places[finding.location] else {
        places[finding.location] = merged.count
        merged.append(finding)
        continue
      }
      let first = merged[known].declaration ?? ""
      guard let other = finding.declaration, other != first, !first.isEmpty else { continue }
      merged[known].related.append(
        Finding.Related(finding.location, "the same of the target \(other)"))
    }
    return merged
  }
}

extension CodeBase {
  /// The files of the app whose code has to do with orientation.
  var orientationUnits: [CodeUnit] {
    units.filter { unit in
      !unit.file.isTest
        && (Self.orientationWords.contains { unit.mentions[$0] != nil }
          || unit.bodies.contains(where: \.takesOrientation))
    }
  }

  private static let orientationWords = [
    "UIDeviceOrientation", "UIInterfaceOrientation", "UIInterfaceOrientationMask", "orientation",
    "interfaceOrientation", "statusBarOrientation", "supportedInterfaceOrientations",
    "UIDeviceOrientationIsLandscape", "UIDeviceOrientationIsPortrait",
    "UIInterfaceOrientationIsLandscape", "UIInterfaceOrientationIsPortrait",
    "AVCaptureVideoOrientation", "videoOrientation",
    // What is of one of these types by a signature alone.
    "isLandscape", "isPortrait", "landscapeLeft", "landscapeRight", "landscape",
    "portraitUpsideDown", "faceUp", "allButUpsideDown",
  ]
}

extension CodeScope {
  /// Whether it is the body of a function with an orientation among its parameters.
  fileprivate var takesOrientation: Bool {
    guard case .function(let function)? = member else { return false }
    return function.parameters.contains { parameter in
      parameter.type.map { OrientationTag(type: $0) != nil } ?? false
    }
  }
}

extension CheckedProject {
  /// Whether code at a place can run at all in an app for iPhone or iPad; not in tests.
  func runs(_ place: Place) -> Bool {
    !place.file.isTest && place.scope.isBuilt && code.reach(of: place).systems != nil
  }

  /// Whether code at a place may run on a system or a later one: as far as the conditions around it
  /// show, and those around all calls of its method.
  func runs(_ place: Place, from version: SystemVersion) -> Bool {
    guard code.reach(of: place).includes(from: version) else { return false }
    return place.scope.member.map { !isNeverCalled($0, from: version) } ?? true
  }

  private func isNeverCalled(_ member: CodeScope.Member, from version: SystemVersion) -> Bool {
    guard case .function(let function) = member else { return false }
    let bodies = callingBodies.value(Called(name: function.name, version: version)) {
      bodiesCalling(function, from: version)
    }
    return !bodies.running.contains { $0 != member.span }
      && bodies.all.contains { $0 != member.span }
  }

  private func bodiesCalling(
    _ function: FunctionDeclaration, from version: SystemVersion
  ) -> CallingBodies {
    let calls = code.calls(of: function.baseName).lazy.filter { place in
      guard let (callee, arguments) = place.expression?.callee, !(callee.base?.isSuper ?? false)
      else { return false }
      // Methods of delegates begin alike: `collectionView(_:layout:sizeForItemAt:)`.
      return !place.file.isSwift
        || FunctionDeclaration.name(function.baseName, labels: arguments.map(\.label))
          == function.name
    }
    // Selectors, and Objective-C's messages without arguments.
    let others = code.mentions(of: function.baseName).lazy.filter { place in
      place.parent?.expression?.callee?.callee.span != place.span
    }
    var bodies = CallingBodies()
    func isEnough(_ place: Place) -> Bool {
      let span = place.scope.member?.span
      if bodies.all.count < 2, !bodies.all.contains(span) { bodies.all.append(span) }
      if !bodies.running.contains(span), code.reach(of: place).includes(from: version) {
        bodies.running.append(span)
      }
      return bodies.running.count == 2
    }
    if !calls.contains(where: isEnough) { _ = others.contains(where: isEnough) }
    return bodies
  }

  /// A function as calls name it, and the oldest system that counts.
  struct Called: Hashable {
    var name: String
    var version: SystemVersion
  }

  /// The bodies that call a function, and those of them that may run: of each two, so that one is
  /// not the function's own.
  struct CallingBodies {
    var all: [SourceSpan?] = []
    var running: [SourceSpan?] = []
  }
}

extension Expression {
  /// The expressions that one of several can come out of: branches of `?:`, sides of `|` and `??`.
  var leaves: [Expression] {
    switch kind {
    case .ternary(_, let first, let second): first.leaves + second.leaves
    case .infix(let left, "|", let right), .infix(let left, "??", let right):
      left.leaves + right.leaves
    case .unwrapped(let value, _): value.leaves
    default: [self]
    }
  }

  /// The constant that it spells out itself, not by the name of another.
  func spelledConstant(_ code: CodeBase, at place: Place) -> OrientationConstant? {
    switch plain.kind {
    case .member(let base, let name):
      guard let type = base.path?.last, let tag = OrientationTag(type: type) else { return nil }
      return OrientationConstant(tag.kind, name)
    case .implicitMember: return code.constant(plain, at: place)
    default: return nil
    }
  }
}

extension OrientationTag.Kind {
  /// The kind in words, with its article.
  var words: String {
    switch self {
    case .device: "a device orientation"
    case .interface: "an interface orientation"
    case .mask: "a mask"
    case .capture: "a capture orientation"
    }
  }
}

extension CodeFile {
  /// Whether it is Swift.
  var isSwift: Bool { source.language == .swift }
}
