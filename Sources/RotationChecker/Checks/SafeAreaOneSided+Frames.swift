import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// Frames that leave room for the safe area on one side only.
extension SafeAreaOneSided {
  /// Finds widths made of a view's whole width less the inset of one side, in classes that never ask for
  /// the other: `bounds.width - safeAreaInsets.left - 16`.
  func unevenFrames(in project: CheckedProject, _ screens: TurningScreens) -> [Finding] {
    let code = project.code
    let asking = Memo<[String], Bool>()
    // One of a body is enough.
    var seen: Set<Origin> = []
    return code.units.filter { !$0.file.isTest }.flatMap { unit in
      unit.operations.compactMap { place -> Finding? in
        guard case .function(let function)? = place.scope.member,
          TurningScreens.sizeCallbacks.contains(function.name),
          !seen.contains(Origin(place.file, place.memberSpan)),
          let whole = place.expression, whole.operation?.name == "-", place.isOutermostDifference,
          let type = place.scope.typeName, isWholeWidth(whole.minuend, at: place),
          let side = insetTakenOff(whole, at: place), project.purposes.becomesWidth(place),
          !asking.value([type, side], { asksElsewhere(for: side, type, code) }),
          project.runs(place), project.runs(on: .phone, place.file.source) != false,
          screens.mayTurn(type, in: place.file, isCertain: true)
        else { return nil }
        seen.insert(Origin(place.file, place.memberSpan))
        return finding(
          "the width subtracts only the \(side) safe area inset, so in landscape the other end may be"
            + " under the sensor housing", at: place)
      }
    }
  }

  private static let insetSides = ["left", "right"]

  /// Whether an expression is the width of a view's own bounds or of the screen.
  private func isWholeWidth(_ expression: Expression, at place: Place) -> Bool {
    guard var path = TurningScreens.path(of: expression, at: place), path.popLast() == "width"
    else {
      return false
    }
    if path.last == "size" { path.removeLast() }
    return path == ["bounds"] || path == ["view", "bounds"] || path == ["frame"]
      || path == ["view", "frame"]
  }

  /// The side whose inset a difference takes off once, and no other.
  private func insetTakenOff(_ whole: Expression, at place: Place) -> String? {
    var sides: [String] = []
    var isDoubled = false
    _ = place.finds(in: whole) { part in
      if part.operation?.name == "*" { isDoubled = true }
      if part.base?.plain.lastName == "safeAreaInsets", let name = part.lastName {
        sides.append(name)
      }
      return false
    }
    guard !isDoubled, sides.count == 1, Self.insetSides.contains(sides[0]) else { return nil }
    return sides[0]
  }

  /// Whether code of a class asks for the inset of the other side, or for all of them.
  private func asksElsewhere(for side: String, _ type: String, _ code: CodeBase) -> Bool {
    code.mentions(of: "safeAreaInsets", inCodeOf: type).contains { mention in
      guard case .member(_, let name)? = mention.parent?.expression?.kind else { return true }
      return Self.insetSides.contains(name) && name != side
    }
      || ["safeAreaLayoutGuide", "layoutMargins"].contains {
        !code.mentions(of: $0, inCodeOf: type).isEmpty
      }
  }
}

extension Expression {
  /// What a chain of differences begins with: `a` of `a - b - c`.
  fileprivate var minuend: Expression {
    var current = plain
    while let (left, name, _) = current.operation, name == "-" { current = left.plain }
    return current
  }
}

extension Place {
  /// Whether nothing more is taken off from a difference.
  fileprivate var isOutermostDifference: Bool { parent?.expression?.operation?.name != "-" }
}
