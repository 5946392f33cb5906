import AppCodeAnalysis
import AppCodeModel
import RotationFindings

/// Sizes of a `GeometryReader` that a view of SwiftUI keeps from when it appears.
extension SizeReadOnce {
  /// Finds states that `onAppear` makes of the size, and nothing else.
  func keptGeometry(in project: CheckedProject, _ screens: TurningScreens) -> [Finding] {
    let code = project.code
    return code.units.filter { !$0.file.isTest }.flatMap { unit in
      unit.calls["GeometryReader", default: []].isEmpty
        ? []
        : unit.assignments.values.joined().compactMap { assignment -> Finding? in
          let place = assignment.place
          guard let type = place.scope.typeName, code.classes.conforms(type, to: "View"),
            let name = assignment.target.plain.lastName, place.local(named: name) == nil,
            let outermost = place.callsAround.first(where: {
              Self.events.contains($0.callee.lastName ?? "")
            }),
            outermost.callee.lastName == "onAppear",
            // What is measured behind something is that and not the screen; what is animated ends there.
            !place.callsAround.contains(where: { Self.behind.contains($0.callee.lastName ?? "") }),
            readsGeometry(assignment.value, at: assignment.valuePlace),
            isOnlyOne(assignment, name, of: type, code), project.runs(place),
            screens.mayTurn(type, in: place.file, isCertain: true)
          else { return nil }
          return finding(
            "the size is read when the view appears and is not updated at a turn", at: place,
            group: Self.group)
        }
    }
  }

  private static let behind: Set<String> = ["background", "overlay", "withAnimation"]
  private static let events: Set<String> = [
    "onAppear", "onChange", "onReceive", "task", "onGeometryChange", "onPreferenceChange",
    "gesture",
    "onChanged", "onEnded", "onTapGesture", "Button", "animation", "DispatchQueue",
  ]

  /// Whether a value is made of the size that a closure of a `GeometryReader` is given.
  private func readsGeometry(_ value: Expression, at place: Place) -> Bool {
    let readers = place.callsAround.filter { $0.callee.lastName == "GeometryReader" }
    return place.finds(in: value) { part in
      guard part.lastName == "size" || part.lastName == "frame",
        case .name(let name)? = part.base?.plain.kind
      else { return false }
      return readers.contains { reader in
        reader.arguments.contains { argument in
          guard case .closure(let closure) = argument.value.plain.kind else { return false }
          return closure.takes(name)
        }
      }
    }
  }

  /// Whether nothing else of a view gives a state its value.
  private func isOnlyOne(
    _ assignment: Assignment, _ name: String, of type: String, _ code: CodeBase
  ) -> Bool {
    code.mentions(of: "$" + name, inCodeOf: type).isEmpty
      && code.assignments(to: name, inCodeOf: type).allSatisfy {
        $0.place.span == assignment.place.span
      }
  }
}
