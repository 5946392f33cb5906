/// What a presented controller has to do with the decision, by the way it is presented.
///
/// - UIKit: not offered: no API tells it. Rule: `D-24` to `D-31`, `D-57`, `Q-01`
public struct PresentedRole: Sendable, Hashable {
  /// What it comes to.
  public var say: Say
  /// The rule it rests on.
  public var rule: RuleID
  /// The disputed point it rests on.
  public var policy: PolicyPoint?

  /// How much a presented controller has to say.
  public enum Say: Sendable, Hashable {
    /// UIKit asks it in place of its presenter.
    case decides
    /// Its mask narrows what its presenter allows.
    case narrows
    /// UIKit does not ask it: its presenter keeps deciding.
    case notAsked
  }

  private init(_ say: Say, _ rule: RuleID, _ policy: PolicyPoint? = nil) {
    self.say = say
    self.rule = rule
    self.policy = policy
  }

  /// Finds the role of a controller that is presented by one that is itself asked.
  ///
  /// - Parameters:
  ///   - kind: which of UIKit's controllers it is.
  ///   - style: the style it is presented in.
  ///   - behaviors: how the system behaves for the app.
  ///   - policy: how disputed points are settled.
  ///   - isCompact: whether the window is compact in width.
  ///   - fillsWindow: whether the presenter is as large as its window.
  public init(
    _ kind: Controller.Kind = .plain, presentedIn style: PresentationStyle,
    behaviors: Behaviors, policy: RotationPolicy = RotationPolicy(),
    isCompact: @autoclosure () -> Bool, presenterFillsWindow fillsWindow: @autoclosure () -> Bool
  ) {
    if kind == .alert {
      self.init(.notAsked, "D-57")
      return
    }
    switch style.resolved(for: behaviors) {
    case .automatic, .fullScreen: self.init(.decides, "D-24")
    case .pageSheet, .formSheet, .popover:
      let covers = behaviors[.sheetsFillCompactWidth] && isCompact()
      self = covers ? PresentedRole(.decides, "D-31") : PresentedRole(.notAsked, "D-25")
    case .custom(let removesPresentersView):
      self.init(removesPresentersView ? .decides : .notAsked, "Q-01")
    case .overFullScreen:
      switch policy.overFullScreen {
      case .notAsked: self.init(.notAsked, "Q-01", .overFullScreen)
      case .narrows: self.init(.narrows, "D-27", .overFullScreen)
      case .asked: self.init(.decides, "D-27", .overFullScreen)
      }
    case .currentContext:
      let covers = policy.currentContext == .whenCovering && fillsWindow()
      self.init(covers ? .decides : .notAsked, "D-29", .currentContext)
    case .overCurrentContext: self.init(.notAsked, "D-29", .currentContext)
    }
  }
}

extension PresentationStyle {
  /// The style that an automatic presentation gets.
  ///
  /// - UIKit: reading `modalPresentationStyle` gives it. Rule: `D-26`, `Q-05`
  public func resolved(for behaviors: Behaviors) -> PresentationStyle {
    guard self == .automatic else { return self }
    return behaviors[.automaticIsSheet] ? .pageSheet : .fullScreen
  }
}
