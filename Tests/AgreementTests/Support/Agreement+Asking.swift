import Orientation
import RotationFindings
import RotationScenario

// Who is asked.

extension Agreement {
  /// How messages name a screen on a device.
  func place(_ play: Play) -> String {
    "\(scenario.app.name(of: play.screen)) on \(play.device.name), iOS \(play.version)"
  }

  /// What `check` says of classes that no container and no presenter passes the question on to.
  private func unasked(on version: SystemVersion) -> Set<String> {
    let contained = types(in: findings, of: "container-not-forwarding")
    // Before iOS 13 a sheet can fill the window (D-26, D-31).
    return version < SystemVersion(13)
      ? contained : contained.union(types(in: findings, of: "nonfullscreen-presentation"))
  }

  var askedAlthoughUnasked: [String] {
    plays.filter(\.row.force.counts).flatMap { play in
      Set(play.asked.map { type(of: $0) }).intersection(unasked(on: play.version)).sorted().map {
        "check finds that UIKit does not ask \($0), and it is asked for \(place(play))"
      }
    }
  }

  var neverAskedAndNotFound: [String] {
    let counting = plays.filter { $0.row.force.counts && $0.row.fault == nil }
    let asked = Set(counting.flatMap(\.asked).map { type(of: $0) })
    let narrow = counting.filter { play in
      play.version >= SystemVersion(13) && !scenario.restsOnDispute(play)
        && !scenario.isGuess(play.screen) && !scenario.answersAreUnknown(of: play.row.asked)
        && play.system.controllers[play.screen.index].answers.mask.map {
          !$0.isSuperset(of: play.system.idiom.defaultMask.subtracting(.portraitUpsideDown))
            && !scenario.keeps($0, play)
        } ?? false
    }
    let found = types(
      in: findings, of: "container-not-forwarding", "nonfullscreen-presentation")
    return Set(narrow.map { type(of: $0.screen) }).subtracting(asked).subtracting(found).sorted()
      .map { "no decision asks \($0) for its narrow mask, and check does not find it" }
  }

  var countingAlthoughIgnored: [String] {
    guard findings.contains(where: { $0.check == "ipad-lock-without-fullscreen" }) else {
      return []
    }
    return plays.filter { $0.device.idiom == .pad && $0.row.force.counts }.map {
      "check finds that the app takes part in multitasking, and masks count for \(place($0))"
    }
  }

  var ignoredAndNotFound: [String] {
    let pads = plays.filter { $0.device.idiom == .pad && !scenario.app.application.isPhoneOnly }
    guard !pads.isEmpty, pads.allSatisfy({ !$0.row.force.counts }) else { return [] }
    // A sheet that iPhones never ask either is of the check of sheets, and of another law.
    let found = types(
      in: findings, of: "ipad-lock-without-fullscreen", "container-not-forwarding",
      "nonfullscreen-presentation")
    let counting = plays.filter(\.row.force.counts)
    let asked = Set(counting.flatMap(\.asked).map { type(of: $0) })
    let locks = pads.filter { play in
      guard counting.isEmpty || asked.contains(type(of: play.screen)) else { return false }
      guard let mask = play.system.controllers[play.screen.index].answers.mask else { return false }
      return mask.isDisjoint(with: .landscape)
        || mask.isDisjoint(with: [.portrait, .portraitUpsideDown])
    }
    return Set(locks.map { type(of: $0.screen) }).subtracting(found).sorted().map {
      "the mask of \($0) counts on no iPad, and check does not find it"
    }
  }
}

extension Scenario {
  /// Whether a way to a screen, or to one that leads to it, is a guess, of which `check` says nothing.
  fileprivate func isGuess(_ screen: ControllerID) -> Bool {
    var open = app.doubts.compactMap { doubt -> ControllerID? in
      if case .way(_, let target) = doubt.subject { target } else { nil }
    }
    var seen: Set<ControllerID> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      open += app.screens[next.index].controller.children
      open += app.screens[next.index].links.map(\.target)
    }
    return seen.contains(screen)
  }

  /// Whether it is not known what a screen answers, or whom it asks: no finding rests on that.
  fileprivate func answersAreUnknown(of screen: ControllerID?) -> Bool {
    app.doubts.contains { doubt in
      if case .screen(let id, _) = doubt.subject { id == screen } else { false }
    }
  }

  /// Whether the one that decides over a screen allows nothing beyond a mask anyway.
  fileprivate func keeps(_ mask: InterfaceOrientationMask, _ play: Play) -> Bool {
    guard let decider = play.row.asked else { return false }
    return play.system.controllers[play.system.asked(from: decider).index].ownMask(
      on: play.system.idiom
    )
    .isSubset(of: mask)
  }

  /// Whether a screen is asked by a disputed rule only, of which `check` keeps silent: it comes on
  /// screen in the context of another one, or full screen over what leaves its presenter deciding.
  fileprivate func restsOnDispute(_ play: Play) -> Bool {
    guard case .events(let events) = app.route(to: play.screen, play.device.idiom, play.version)
    else { return true }
    let styles = events.compactMap { event -> PresentationStyle? in
      if case .present(_, let style, _) = event { style } else { nil }
    }
    if styles.contains(where: { $0.isDisputed }) { return true }
    let covering = styles.firstIndex { $0 != .fullScreen } ?? styles.endIndex
    return styles[covering...].contains(.fullScreen)
  }
}

extension PresentationStyle {
  fileprivate var isDisputed: Bool {
    switch self {
    case .currentContext, .overCurrentContext, .custom: true
    default: false
    }
  }
}
