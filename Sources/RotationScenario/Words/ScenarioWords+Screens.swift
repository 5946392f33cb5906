import DeviceSetup
import Orientation

extension ScenarioWords {
  static let kind = Vocabulary<Controller.Kind>(
    "kind of screen",
    [
      ("plain", .plain), ("navigation", .navigation), ("tab", .tab), ("split", .split),
      ("page", .page), ("custom", .custom), ("alert", .alert),
    ])

  static let forwarding = Vocabulary<Controller.Forwarding>(
    "way of forwarding",
    [
      ("none", .none), ("top", .top), ("visible", .visible), ("selected", .selected),
      ("presented", .presented),
    ])

  static let presentationStyle = Vocabulary<PresentationStyle>(
    "presentation style",
    [
      ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet),
      ("formSheet", .formSheet), ("popover", .popover), ("currentContext", .currentContext),
      ("overCurrentContext", .overCurrentContext), ("overFullScreen", .overFullScreen),
      ("custom", .custom(removesPresentersView: false)),
      ("customRemovingPresenter", .custom(removesPresentersView: true)),
    ])

  static let overrides = Vocabulary<Controller.Overrides>(
    "override",
    [
      ("sizeTransition", .sizeTransition),
      ("sizeTransitionWithoutSuper", .sizeTransitionWithoutSuper), ("rotate", .rotate),
      ("rotateInHalves", .rotateInHalves), ("keepsRotationMethods", .keepsRotationMethods),
      ("onlyLegacyAnswer", .onlyLegacyAnswer),
    ])

  static let moment = Vocabulary<Reaction.Moment>(
    "moment",
    [
      ("viewWillAppear", .viewWillAppear), ("viewDidAppear", .viewDidAppear),
      ("viewWillDisappear", .viewWillDisappear), ("viewWillTransition", .viewWillTransition),
      ("transitionCompletion", .transitionCompletion),
      ("statusBarWillTurn", .willChangeStatusBarOrientation),
      ("statusBarDidTurn", .didChangeStatusBarOrientation),
    ] + deviceOrientation.entries.map { ("device " + $0.word, .deviceNotification($0.value)) })
}
