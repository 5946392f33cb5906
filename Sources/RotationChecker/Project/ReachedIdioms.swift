import AppCodeAnalysis
import AppCodeModel
import Orientation

extension CodeBase {
  /// The idioms on which a place is reached, by what is around it and by what all callers of its
  /// function test before they call it.
  func idioms(reaching place: Place) -> Set<Idiom> {
    let own = reach(of: place).idioms
    guard own.count > 1, case .function(let function)? = place.scope.member,
      // UIKit calls these, too.
      !function.modifiers.contains(.override), function.attributes.isEmpty,
      !handsOn(function, place.scope.typeName)
    else { return own }
    let calls = callers(of: function, place.scope.typeName)
    // Each who asks would look at each who calls.
    guard !calls.isEmpty, calls.count <= Self.mostCallers else { return own }
    return own.intersection(calls.reduce(into: []) { $0.formUnion(reach(of: $1).idioms) })
  }

  private static let mostCallers = 64
}
