import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// Frames that leave room for the safe area on one side only.
extension SafeAreaOneSided {
  /// Finds widths of a view's bounds less the inset of one side, in classes that never ask for the other:
  /// `bounds.width - safeAreaInsets.left - 16`.
  func unevenFrames(in project: CheckedProject, _ screens: TurningScreens) -> [Finding] {
    let code = project.code
    var seen: Set<Origin> = []
    return code.units.filter { !$0.file.isTest }.flatMap { unit in
      unit.operations.compactMap { place -> Finding? in
        guard let whole = place.expression, let (left, name, right) = whole.operation, name == "-",
          TurningScreens.readsWidth(left, at: place),
          case .function(let function)? = place.scope.member,
          TurningScreens.sizeCallbacks.contains(function.name),
          let type = place.scope.typeName, project.runs(place),
          project.runs(on: .phone, place.file.source) != false,
          let side = Self.insetSides.first(where: { insets(of: $0, in: whole, at: place) }),
          !Self.insetSides.contains(where: { $0 != side && asks(for: $0, type, code) }),
          !doubles(right, at: place), place.isOutermostDifference,
          project.purposes.isLaidOut(place),
          screens.mayTurn(type, in: place.file, isCertain: true),
          seen.insert(Origin(place.file, place.memberSpan)).inserted
        else { return nil }
        return finding(
          "the width leaves room for the safe area's \(side) side only, and the other end may be under"
            + " the sensor housing in landscape", at: place)
      }
    }
  }

  private static let insetSides = ["left", "right"]

  /// Whether an expression takes off the inset of a side, and nothing of the other.
  private func insets(of side: String, in whole: Expression, at place: Place) -> Bool {
    place.finds(in: whole) { part in
      part.lastName == side && part.base?.plain.lastName == "safeAreaInsets"
    }
  }

  /// Whether code of a class asks for the inset of a side, or for all of them.
  private func asks(for side: String, _ type: String, _ code: CodeBase) -> Bool {
    code.mentions(of: "safeAreaInsets", inCodeOf: type).contains { mention in
      guard case .member(_, let name)? = mention.parent?.expression?.kind else { return true }
      return name == side
    } || !code.mentions(of: "safeAreaLayoutGuide", inCodeOf: type).isEmpty
      || !code.mentions(of: "layoutMargins", inCodeOf: type).isEmpty
  }

  /// Whether what is taken off is so twice.
  private func doubles(_ value: Expression, at place: Place) -> Bool {
    place.finds(in: value) { part in
      guard let (left, name, right) = part.operation, name == "*" else { return false }
      return [left, right].contains { [.integer(2), .float("2.0")].contains($0.plain.kind) }
    }
  }
}

extension Place {
  /// Whether nothing more is taken off from a difference.
  fileprivate var isOutermostDifference: Bool {
    parent?.expression?.operation?.name != "-"
  }
}
