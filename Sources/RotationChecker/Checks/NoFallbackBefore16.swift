import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A turn that only iOS 16 and later make.
struct NoFallbackBefore16: Check {
  static let description = CheckDescription(
    "no-fallback-before-16",
    title: "Nothing turns the interface before iOS 16",
    rationale: """
      `setNeedsUpdateOfSupportedInterfaceOrientations()` and `requestGeometryUpdate` are available
      in iOS 16 and later. Behind an availability check without an `else`, they do nothing on the
      older systems that the app supports: the button is dead, or the lock never takes effect.

      Before iOS 16, `attemptRotationToDeviceOrientation()` makes UIKit ask for the mask again:

      ```swift
      if #available(iOS 16, *) {
        setNeedsUpdateOfSupportedInterfaceOrientations()
      } else {
        UIViewController.attemptRotationToDeviceOrientation()
      }
      ```
      """,
    severity: .warning, versions: "before iOS 16", rules: ["D-08", "F-10", "F-24"],
    triggering: [
      CheckExample(files: [
        .app("Player", from: "15.0", families: nil),
        player(
          """
              ↓if #available(iOS 16, *) {
                setNeedsUpdateOfSupportedInterfaceOrientations()
              }
          """),
      ]),
      CheckExample(files: [
        .app("Player", from: "15.0", families: nil),
        player(
          """
              ↓guard #available(iOS 16, *) else { return }
              setNeedsUpdateOfSupportedInterfaceOrientations()
          """),
      ]),
      CheckExample(files: [
        .app("Player", from: "14.0", families: nil),
        .init(
          "Player.m",
          """
          #import <UIKit/UIKit.h>

          @implementation PlayerViewController : UIViewController
          - (void)unlock {
            ↓if (@available(iOS 16.0, *)) {
              [self setNeedsUpdateOfSupportedInterfaceOrientations];
            }
          }
          @end
          """),
      ]),
    ],
    quiet: [
      CheckExample(files: [
        .app("Player", from: "15.0", families: nil),
        player(
          """
              if #available(iOS 16, *) {
                setNeedsUpdateOfSupportedInterfaceOrientations()
              } else {
                UIViewController.attemptRotationToDeviceOrientation()
              }
          """),
      ]),
      CheckExample(
        note: "The app does not run on older systems.",
        files: [
          .app("Player", from: "16.0", families: nil),
          player(
            """
                if #available(iOS 16, *) {
                  setNeedsUpdateOfSupportedInterfaceOrientations()
                }
            """),
        ]),
    ])

  /// A controller whose method does this.
  private static func player(_ body: String) -> CheckExample.File {
    CheckExample.File(
      "Player.swift",
      """
      import UIKit

      final class PlayerViewController: UIViewController {
        func unlock() {
      \(body)
        }
      }
      """)
  }

  fileprivate static let new = [
    "setNeedsUpdateOfSupportedInterfaceOrientations", "requestGeometryUpdate",
  ]

  private static let old = ["attemptRotationToDeviceOrientation", "setStatusBarOrientation"]
  private static let writes = ["setValue", "setOrientation", "setOrientation:", "perform"]

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let direct = Self.new.flatMap { code.calls(of: $0) }
    let calls = direct + callers(ofNewMethodsAround: direct, code)
    var seen: Set<String> = []
    let guards = Memo<Origin, VersionGuard?>()
    let helpers = helpers(in: project.code)
    return calls.compactMap { call in
      guard let check = onlyNew(call, guards), !call.file.isTest,
        let oldest = project.deploymentTarget(of: call.file.source),
        !Behaviors(of: oldest)[.geometryRequests],
        seen.insert("\(call.file.location(of: check.span))").inserted
      else { return nil }
      // Older systems are looked after elsewhere in the class, or behind this.
      let around = call.scope.typeDeclaration?.span ?? call.memberSpan
      guard !code.hasCalls(of: Self.old, in: around, of: call.file),
        !code.hasCalls(of: Self.writes, in: call.memberSpan, of: call.file),
        // The `else` may be in a later branch of `#if`.
        !(code.reach(of: check.scope).systems.map { Behaviors(of: $0.from)[.geometryRequests] }
          ?? true),
        !isMeantForNew(call), !isHelped(call, by: helpers, code), !isAskedAnyway(call, code),
        !areCallersHelped(call, by: helpers, code),
        call.file.codeByte(from: check.end) != UInt8(ascii: "#")
      else { return nil }
      return finding(
        "on iOS \(oldest.major == 15 ? "15" : "\(oldest) to 15") nothing happens here: the mask is not read again",
        at: check.span, in: call.file.source)
    }
  }

  /// The calls of methods that are declared for iOS 16 and later and ask UIKit anew.
  private func callers(ofNewMethodsAround calls: [Place], _ code: CodeBase) -> [Place] {
    var seen: Set<Origin> = []
    // A type may have very many methods of one name.
    let declared = Memo<[String], Bool>()
    return calls.flatMap { call -> [Place] in
      guard case .function(let function)? = call.scope.member,
        function.attributes.areFromSixteen
          || declared.value(
            [call.scope.typeName ?? "", function.name],
            { isDeclaredForNew(function, call.scope.typeName, code) })
          || call.scope.typeDeclaration?.attributes.areFromSixteen ?? false,
        seen.insert(Origin(call.file, function.span)).inserted
      else { return [] }
      return code.callers(of: function, call.scope.typeName)
    }
  }

  /// Whether a method is declared for iOS 16 and later somewhere, such as in a header.
  private func isDeclaredForNew(
    _ function: FunctionDeclaration, _ type: String?, _ code: CodeBase
  ) -> Bool {
    guard let type else { return false }
    return code.classes.ownMethods(function.baseName, of: type).contains {
      $0.function.name == function.name && $0.function.attributes.areFromSixteen
    }
  }

  /// The version check that guards a call, if nothing is done on older systems.
  private func onlyNew(_ call: Place, _ guards: Memo<Origin, VersionGuard?>) -> VersionCheck? {
    for place in call.ancestors {
      guard case .if(let conditions, let then, let otherwise)? = place.statement?.kind,
        let last = conditions.last
      else { continue }
      let isNew =
        conditions.contains { $0.isFromSixteen } && otherwise?.allSatisfy(\.onlyLogs) ?? true
        && !then.alwaysLeave && then.contains { $0.span.contains(call.span) }
      let isElse =
        conditions.contains { $0.isBeforeSixteen } && then.doNothing
        && otherwise?.contains { $0.span.contains(call.span) } ?? false
      guard isNew || isElse else { continue }
      return VersionCheck(
        span: SourceSpan(Int(place.span.start), Int(last.span.end)), end: Int(place.span.end),
        scope: place.scope)
    }
    guard let member = call.scope.member,
      let first = guards.value(Origin(call.file, member.span), { Self.firstGuard(of: member) }),
      first.statement.end <= call.span.start,
      let scope = call.scope.chain.first(where: { $0.opening == .member })
    else { return nil }
    return VersionCheck(
      span: SourceSpan(Int(first.statement.start), Int(first.conditions.end)),
      end: Int(first.statement.end), scope: scope)
  }

  /// The first early exit of a body on older systems that does nothing there.
  private static func firstGuard(of member: CodeScope.Member) -> VersionGuard? {
    for statement in member.body ?? [] {
      switch statement.kind {
      case .guard(let conditions, let otherwise):
        guard let last = conditions.last, conditions.contains(where: { $0.isFromSixteen }),
          otherwise.doNothing, !otherwise.isEmpty
        else { continue }
        return VersionGuard(statement: statement.span, conditions: last.span)
      case .if(let conditions, let then, nil):
        guard conditions.count == 1, conditions[0].isBeforeSixteen, then.doNothing,
          then.alwaysLeave
        else { continue }
        return VersionGuard(statement: statement.span, conditions: conditions[0].span)
      default: continue
      }
    }
    return nil
  }

  /// An early exit that tests the version.
  private struct VersionGuard {
    var statement: SourceSpan
    /// The last condition.
    var conditions: SourceSpan
  }

  /// A test of the version, and where older systems are still there.
  private struct VersionCheck {
    var span: SourceSpan
    var end: Int
    var scope: CodeScope
  }
}

extension NoFallbackBefore16 {
  /// The functions that turn the interface on older systems, themselves or by one they call.
  private func helpers(in code: CodeBase) -> Set<String> {
    let turning =
      Self.old.flatMap { code.calls(of: $0) }
      + Self.writes.flatMap { code.calls(of: $0) }.filter { call in
        call.expression?.callee?.arguments.contains {
          $0.value.plain.kind == .string("orientation")
        }
          ?? false
      }
    let direct = Set(turning.compactMap(\.functionName))
    return direct.union(direct.flatMap { code.calls(of: $0) }.compactMap(\.functionName))
  }

  /// Whether the same body calls a function that turns the interface on older systems.
  private func isHelped(_ call: Place, by helpers: Set<String>, _ code: CodeBase) -> Bool {
    guard !helpers.isEmpty, let unit = code.unit(of: call.file) else { return false }
    let own = call.functionName
    return unit.calledNames(in: call.memberSpan).contains { $0 != own && helpers.contains($0) }
  }

  /// Whether all callers of the method turn the interface on older systems:
  /// `if !announce() { attemptRotationToDeviceOrientation() }`.
  private func areCallersHelped(
    _ call: Place, by helpers: Set<String>, _ code: CodeBase
  ) -> Bool {
    guard case .function(let function)? = call.scope.member else { return false }
    let callers = code.callers(of: function, call.scope.typeName)
    return !callers.isEmpty
      && callers.allSatisfy { caller in
        code.hasCalls(of: Self.old, in: caller.memberSpan, of: caller.file)
          || code.hasCalls(of: Self.writes, in: caller.memberSpan, of: caller.file)
          || isHelped(caller, by: helpers, code)
      }
  }

  /// Whether a container asks anew when it appears: what is presented or a root is asked then on
  /// every system.
  private func isAskedAnyway(_ call: Place, _ code: CodeBase) -> Bool {
    guard let type = call.scope.typeName, code.classes.kind(of: type).isContainer,
      call.scope.closureDepth == 0, case .function(let function)? = call.scope.member
    else { return false }
    return Self.appearing.contains(function.name)
  }

  private static let appearing: Set<String> = [
    "viewDidLoad", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewIsAppearing(_:)",
    "viewWillAppear:", "viewDidAppear:", "viewIsAppearing:",
  ]

  /// Whether the class is for iOS 16 and later by its name, beside another.
  private func isMeantForNew(_ place: Place) -> Bool {
    place.scope.typeName?.nameWords.contains("16") ?? false
  }
}

extension [Statement] {
  /// Whether all they do is to write to a log, and to return nothing, nil or false.
  ///
  /// What throws leaves it to its caller.
  fileprivate var doNothing: Bool {
    allSatisfy { statement in
      if case .return(let value) = statement.kind { return value?.isNothing ?? true }
      return statement.onlyLogs
    }
  }
}

extension Expression {
  /// Whether it says that nothing was done: `nil`, `false`.
  fileprivate var isNothing: Bool { [.null, .boolean(false)].contains(plain.kind) }
}

extension Statement {
  /// Whether all it does is to write to a log.
  fileprivate var onlyLogs: Bool {
    guard case .expression(let expression) = kind, let (callee, _) = expression.callee else {
      return false
    }
    return OrientationNames.logs.contains(callee.lastName ?? "")
  }
}

extension Place {
  /// The name of the function around it.
  fileprivate var functionName: String? {
    guard case .function(let function)? = scope.member else { return nil }
    return function.baseName
  }
}

extension [Attribute] {
  /// Whether what has them is declared for iOS 16 or a later one: `@available(iOS 16.0, *)`.
  fileprivate var areFromSixteen: Bool {
    contains { attribute in
      guard let arguments = attribute.arguments else { return false }
      if attribute.name == "API_AVAILABLE" { return arguments.isFromSixteen }
      guard attribute.name == "available" else { return false }
      let words = arguments.split { $0 == "," || $0 == " " }
      guard let index = words.firstIndex(of: "iOS"), words.indices.contains(index + 1),
        let version = SystemVersion(String(words[index + 1]))
      else { return false }
      return Behaviors(of: version)[.geometryRequests]
    }
  }
}

extension String {
  /// Whether `ios(16.0)`, as headers have it, is iOS 16 or later.
  fileprivate var isFromSixteen: Bool {
    guard let start = firstRange(of: "ios(")?.upperBound else { return false }
    return SystemVersion(String(self[start...].prefix { $0.isNumber || $0 == "." })).map {
      Behaviors(of: $0)[.geometryRequests]
    } ?? false
  }
}

extension Statement.Condition {
  /// Whether it asks for an iOS before 16: `#unavailable(iOS 16)`.
  fileprivate var isBeforeSixteen: Bool {
    guard case .available(let version?, isUnavailable: true) = kind else { return false }
    return Behaviors(of: version.system)[.geometryRequests]
  }

  /// Whether it asks for iOS 16 or a later one.
  fileprivate var isFromSixteen: Bool {
    switch kind {
    case .available(let version?, isUnavailable: false):
      return Behaviors(of: version.system)[.geometryRequests]
    case .expression(let test):
      // `[self respondsToSelector:@selector(setNeedsUpdateOfSupportedInterfaceOrientations)]`
      guard let (callee, arguments) = test.callee, callee.lastName == "responds" else {
        return false
      }
      return arguments.first?.value.selectedMethod
        .map { NoFallbackBefore16.new.contains(FunctionDeclaration.baseName(of: $0)) } ?? false
    default: return false
    }
  }
}
