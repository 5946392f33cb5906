extension UIView {
  /// What few views have, kept apart so that the many stay small.
  final class Extras {
    var traitRegistrations: [TraitRegistration] = []
  }

  /// The extras, made now if there are none.
  var ensuredExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}
