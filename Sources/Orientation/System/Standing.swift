/// Who is asked in a window, of its root and what is presented up to some place.
///
/// Each place is found from the one below it, so that presenting one more looks at that one only.
struct Standing: Sendable, Hashable {
  /// What the controller at this place has to do with the decision.
  var role: PresentedRole
  /// The place of the last presented controller that covers what is below; nil where none does.
  var cover: Int?
  /// The place of the one that is asked; nil where that is the root.
  var asked: Int?
  /// How many of those above it narrow its answer (`D-27`).
  var narrowing: Int
  /// Whether something at or below this place does not remove its presenter's view.
  var liesOverPresenter: Bool

  /// Finds it for one more presented controller.
  init(
    _ role: PresentedRole, at place: Int, over below: Standing?, policy: RotationPolicy
  ) {
    self.role = role
    cover = role.say == .decides ? place : below?.cover
    asked = below?.asked
    narrowing = below?.narrowing ?? 0
    liesOverPresenter = below?.liesOverPresenter ?? false
    // Over what leaves its presenter in place nothing is asked, by policy.
    guard !liesOverPresenter || policy.fullScreenOverSheet == .asked else { return }
    switch role.say {
    case .decides:
      asked = place
      narrowing = 0
    case .narrows:
      narrowing += 1
      liesOverPresenter = true
    case .notAsked: liesOverPresenter = true
    }
  }
}

extension RotationSystem {
  /// What is presented, with who is asked from then on.
  func presentation(
    of controller: ControllerID, in style: PresentationStyle, from presenter: ControllerID,
    window: WindowID
  ) -> Presentation {
    let state = windows[window.index]
    let below = state.presentations.last
    let place = state.presentations.count
    func standing(isCompact: Bool) -> Standing {
      let role = PresentedRole(
        controllers[controller.index].kind, presentedIn: style, behaviors: behaviors,
        policy: policy, isCompact: isCompact,
        presenterFillsWindow: fills(presenter, window, isCompact: isCompact))
      return Standing(
        role, at: place, over: isCompact ? below?.compact : below?.regular, policy: policy)
    }
    let regular = standing(isCompact: false)
    return Presentation(
      controller: controller, presenter: presenter, style: style,
      compact: standingsDiffer ? standing(isCompact: true) : regular,
      regular: regular)
  }

  /// Whether a presenter is as large as its window: the root and what is presented full screen are.
  private func fills(_ presenter: ControllerID, _ window: WindowID, isCompact: Bool) -> Bool {
    guard let place = topPlaces[presenter], place.window == window else { return false }
    guard place.level > 0 else { return true }
    let presentation = windows[window.index].presentations[place.level - 1]
    return (isCompact ? presentation.compact : presentation.regular).role.say == .decides
  }

  /// Who is asked where a presented controller of a window is on top; nil for the root.
  func standing(at place: Int, in window: WindowID) -> Standing? {
    guard place >= 0 else { return nil }
    let state = windows[window.index]
    let presentation = state.presentations[place]
    return standingsDiffer && isCompact(state.scene) ? presentation.compact : presentation.regular
  }

  /// Whether who is asked depends on the width of the window.
  var standingsDiffer: Bool { behaviors[.sheetsFillCompactWidth] }

  /// Whether a scene is compact in width, where sheets become full screen up to iOS 12 (`D-31`).
  ///
  /// A phone idiom whose size classes no source gives, as on an iPad, counts as compact.
  func isCompact(_ scene: SceneID) -> Bool {
    guard behaviors[.sizeClasses], let traits = shownTraits(of: scene) else {
      return idiom == .phone
    }
    return traits.horizontal == .compact
  }
}
