extension UIView {
  /// What few views have, kept apart so that the many stay small.
  final class Extras {
    var traitRegistrations: [TraitRegistration] = []
    var margins: NSDirectionalEdgeInsets?
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var tint: UIColor?
    /// Who types into this window.
    weak var firstResponder: UIResponder?
  }

  /// The extras, made now if there are none.
  var ensuredExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}
