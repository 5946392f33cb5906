public import Foundation

/// What an app keeps to end a registration for trait changes.
///
/// - UIKit: same. Since iOS 17
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something whose trait changes can be followed.
///
/// - UIKit: same; the forms with a selector are not offered. Since iOS 17
@preconcurrency @MainActor public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Runs a block after any of some traits has changed here.
  ///
  /// - Parameters:
  ///   - traits: The traits to follow.
  ///   - handler: Gets this object and its traits before the change.
  /// - Returns: What ends the registration; it need not be kept.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(TraitKinds(traits)) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
    (self as? any TraitListener)?.traitRegistrations.append(registration)
    return registration
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitListener)?.traitRegistrations.removeAll { $0 === registration }
  }
}

/// One registration for trait changes.
@MainActor package final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let kinds: TraitKinds
  let handler: (Any, UITraitCollection) -> Void

  init(_ kinds: TraitKinds, handler: @escaping (Any, UITraitCollection) -> Void) {
    self.kinds = kinds
    self.handler = handler
    super.init()
  }
}

/// Where registrations are kept: views, controllers and scenes.
@MainActor package protocol TraitListener: AnyObject, UITraitEnvironment, UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitListener {
  /// Reports a change of traits: to the method first, then to the closures registered for what has
  /// changed.
  package func tell(of traits: UITraitCollection, after previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    let registrations = traitRegistrations
    guard !registrations.isEmpty else { return }
    let changes = traits.values.changes(from: previous.values)
    for registration in registrations where !registration.kinds.isDisjoint(with: changes) {
      registration.handler(self, previous)
    }
  }
}
