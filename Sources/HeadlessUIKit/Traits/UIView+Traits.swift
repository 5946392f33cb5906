extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitListener {
  package var traitRegistrations: [TraitRegistration] {
    get { extras?.traitRegistrations ?? [] }
    set { ensuredExtras.traitRegistrations = newValue }
  }

  /// The traits of the controller or, without one, of the superview.
  var inheritedTraits: UITraitCollection {
    if flags.contains(.hasOwner), let owningController { return owningController.traitCollection }
    return storedSuperview?.traitCollection ?? DeviceHost.current?.defaultTraits
      ?? UITraitCollection()
  }

  /// Notifies this view and its descendants of traits that differ from their last ones, top-down.
  ///
  /// A controller is called before its view. A view that enters its first window gets its traits
  /// without a call.
  ///
  /// - UIKit: same from iOS 13 on.
  ///
  /// Rule: `J-13`
  package func deliverTraits() {
    deliver(traitCollection)
  }

  private func deliver(_ traits: UITraitCollection) {
    let previous = knownTraits
    if previous !== traits {
      knownTraits = traits
      if let previous, previous.values != traits.values {
        extras?.variations?.apply(traits)
        tell(of: traits, after: previous)
      }
    }
    for view in storedSubviews { view.deliverInherited(traits) }
  }

  private func deliverInherited(_ inherited: UITraitCollection) {
    guard flags.contains(.hasOwner), let owner = owningController else {
      deliver(inherited)
      return
    }
    owner.hearTraitsMayHaveChanged()
    deliver(owner.traitCollection)
  }
}
