import AppCodeAnalysis
import AppCodeModel
import Orientation

/// Locks of the app's delegate that views of SwiftUI take.
extension MaskChangeNotAnnounced {
  /// Whether a view of SwiftUI changes what the app's delegate answers, itself or by functions that are
  /// there for it, and nothing on the way notifies UIKit.
  func isLockOfViews(
    _ assignment: Assignment, of delegate: ClassEntry, _ code: CodeBase
  ) -> Bool {
    let place = assignment.place
    guard !place.file.isTest, assignment.operation == "=",
      let base = assignment.target.plain.base,
      let owner = base.typeNamed ?? code.typeName(of: base, at: place),
      code.classes.isKind(owner, of: delegate.name),
      code.reach(of: place).includes(from: Behavior.masksAreAnnounced.firstSystem)
    else { return false }
    return isOfSilentViews(place, code)
  }

  /// The changes that views of SwiftUI make to what a controller's model holds, where nothing that follows
  /// the model notifies UIKit.
  func changesByViews(
    of property: MaskState, in controller: ClassEntry, _ code: CodeBase
  ) -> [Assignment] {
    let (name, owner) = (property.member.name, property.member.owner)
    guard property.path.count == 2, !code.classes.isController(owner),
      code.classes.kind(of: owner) != .appDelegate, !hasAnnouncingObservers(property.member, code),
      !isFollowed(name, of: controller.name, code)
    else { return [] }
    return code.assignments(to: name).filter { change in
      guard !change.place.file.isTest, change.operation == "=",
        let base = change.target.plain.base,
        let type = code.typeName(of: base, at: change.place),
        code.classes[type]?.name == code.classes[owner]?.name,
        code.reach(of: change.place).includes(from: Behavior.masksAreAnnounced.firstSystem)
      else { return false }
      return isOfSilentViews(change.place, code)
    }
  }

  /// Whether code is a view's, or only views run it, and does not notify UIKit.
  private func isOfSilentViews(_ place: Place, _ code: CodeBase, _ depth: Int = 0) -> Bool {
    guard depth < 4, let unit = code.unit(of: place.file),
      !unit.uses(Self.announcing, in: place.memberSpan)
    else { return false }
    let type = place.scope.typeName
    if let type, ["View", "ViewModifier"].contains(where: { code.classes.conforms(type, to: $0) }) {
      return true
    }
    if let type, code.classes.isController(type) { return false }
    guard case .function(let function)? = place.scope.member,
      !code.handsOn(function, type)
    else { return false }
    let callers = Array(code.callingBodies(of: function, type))
    return !callers.isEmpty && callers.allSatisfy { isOfSilentViews($0, code, depth + 1) }
  }

  /// What notifies UIKit, or turns the interface.
  private static let announcing = Set(MaskAnnouncements.explicit + ["setValue", "present"])
}
