import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

extension EmptyMaskIntersection {
  /// Masks that are put together part by part while the app runs, so that some of them have nothing
  /// in common with the app's, or with those of unknown apps.
  func assembled(
    _ answer: SituatedAnswer, _ controller: AnsweringController, _ project: CheckedProject,
    _ asking: Memo<String, Bool>
  ) -> (SourceSpan, Finding)? {
    guard let all = answer.possibilities.masks else { return nil }
    let masks = all.filter { !$0.isEmpty }
    guard masks.contains(where: { one in masks.contains { $0.isDisjoint(with: one) } }) else {
      return nil
    }
    let apps = project.appMasks(for: answer.idiom, controller.member.file.source)
    if let apps {
      guard masks.contains(where: { mask in apps.allSatisfy { mask.isDisjoint(with: $0.mask) } })
      else { return nil }
    } else if !project.apps(with: controller.member.file.source).isEmpty {
      return nil
    }
    for origin in answer.possibilities.all.compactMap(\.origin) {
      guard let place = returned(origin, project.code), let value = place.returnedValue,
        ![controller.member.file, place.file].contains(where: { file in
          asking.value(file.path) { asksApp(file, project.code) }
        })
      else { continue }
      return (
        value.span,
        finding(
          "the mask of \(controller.name) is computed at run time; if it has no orientation"
            + " in common with the app's mask, UIKit raises an exception when it asks",
          at: value.span, in: place.file.source, severity: .warning)
      )
    }
    return nil
  }

  /// Whether code reads the Info.plist's list or asks the app.
  private func asksApp(_ file: CodeFile, _ code: CodeBase) -> Bool {
    guard let unit = code.unit(of: file) else { return false }
    let calls =
      (unit.calls["application"] ?? []) + (unit.calls["supportedInterfaceOrientations"] ?? [])
    return calls.contains { call in
      call.expression?.callee?.arguments.contains {
        $0.label == "supportedInterfaceOrientationsFor" || $0.label == "for"
      } ?? false
    } || file.source.hasString(where: Self.keys.contains)
  }

  private static let keys: Set<String> = [
    "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~iphone",
    "UISupportedInterfaceOrientations~ipad",
  ]

  /// The `return` of a local that the function of an origin has put together.
  private func returned(_ origin: Origin, _ code: CodeBase) -> Place? {
    guard let unit = code.unit(of: origin.file) else { return nil }
    return unit.returns.first { place in
      guard let member = place.scope.member, member.span.contains(origin.span),
        case .name(let name)? = place.returnedValue?.plain.kind, place.local(named: name) != nil
      else { return false }
      let additions = (unit.assignments[name] ?? []).filter { addition in
        addition.adds(to: name) && member.span.contains(addition.place.span)
          && addition.place.ancestors.contains { $0.statement?.isConditional ?? false }
      }
      let calls = ["insert", "formUnion"].flatMap { unit.calls[$0] ?? [] }.filter { call in
        call.expression?.callee?.callee.base?.plain.kind == .name(name)
          && member.span.contains(call.span)
          && call.ancestors.contains { $0.statement?.isConditional ?? false }
      }
      return additions.count + calls.count > 1
    }
  }
}

extension Assignment {
  /// Whether it adds to a mask: `mask |= a`, `mask = mask | a`.
  fileprivate func adds(to name: String) -> Bool {
    if operation == "|=" { return true }
    guard operation == "=", let (left, sign, _) = value.plain.operation else { return false }
    return sign == "|" && left.plain.kind == .name(name)
  }
}

extension Place {
  /// What a `return` gives.
  fileprivate var returnedValue: Expression? {
    if case .return(let value?)? = statement?.kind { return value }
    return nil
  }
}

extension Statement {
  /// Whether what is in it may be left out.
  fileprivate var isConditional: Bool {
    switch kind {
    case .if, .switch, .loop: true
    default: false
    }
  }
}
