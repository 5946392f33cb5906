import Orientation
import RotationFindings
import RotationScenario

// What raises an exception.

extension Agreement {
  /// The classes that findings of a check are about which are bad enough.
  ///
  /// Where `shouldAutorotate` is false, it is disputed whether iOS 16 raises: a warning will do.
  private func types(of check: String, disputed: Bool) -> Set<String> {
    types(in: findings.filter { $0.severity >= (disputed ? .warning : .error) }, of: check)
  }

  var raisedAndNotFound: [String] {
    plays.compactMap { play in
      let check: String
      let decider: ControllerID
      switch play.row.fault {
      case .noCommonOrientation(let id?): (check, decider) = ("empty-mask-intersection", id)
      case .preferredNotSupported(let id?, _, _): (check, decider) = ("preferred-not-supported", id)
      default: return nil
      }
      let asked = play.system.asked(from: decider)
      let found = types(
        of: check, disputed: !play.system.controllers[asked.index].answers.autorotates)
      return found.contains(type(of: asked))
        ? nil : "\(type(of: asked)) raises for \(place(play)), and \(check) does not find it"
    }
  }

  var foundAndNotRaised: [String] {
    let asked = plays.filter { play in
      play.row.force.counts && play.row.asked.map { play.system.asked(from: $0) } == play.screen
    }
    let empty = types(of: "empty-mask-intersection", disputed: false)
    let preferred = types(of: "preferred-not-supported", disputed: false)
    return Set(asked.map { type(of: $0.screen) }).sorted().filter { name in
      let own = asked.filter { type(of: $0.screen) == name }
      let shown = own.filter { play in
        // Only what is presented is asked for its preferred orientation (E-01).
        empty.contains(name) || preferred.contains(name) && scenario.presents(play)
      }
      // An exception on the way there comes first.
      return !shown.isEmpty
        && plays.allSatisfy { type(of: $0.screen) != name || $0.row.fault == nil }
    }.map { "check finds that \($0) raises an exception, and it never does" }
  }

  var launchedOtherwise: [String] {
    let isFound = changes.contains { $0.check == "ios-27" && $0.severity == .error }
    switch faultOn27 {
    case .sceneLifeCycleRequired? where !isFound:
      return ["the app does not launch on iOS 27, and check --ios 27 does not find it"]
    case .sceneLifeCycleRequired?: return []
    default:
      return isFound ? ["check --ios 27 finds that the app does not launch, and it does"] : []
    }
  }
}

extension RotationSystem {
  /// The screen whose answer counts where a screen is asked, with what containers show by now.
  func asked(from screen: ControllerID) -> ControllerID {
    var asked = screen
    var seen: Set<ControllerID> = [screen]
    while case let controller = controllers[asked.index], controller.forwarding != .none,
      let next = controller.kind == .navigation
        ? controller.children.last : controller.children.dropFirst(controller.selected).first,
      seen.insert(next).inserted
    {
      asked = next
    }
    return asked
  }
}

extension Scenario {
  /// Whether the way to the screen that decides ends with its presentation.
  fileprivate func presents(_ play: Play) -> Bool {
    guard let screen = play.row.asked,
      case .events(let events) = app.route(to: screen, play.device.idiom, play.version),
      case .present(screen, _, _)? = events.last
    else { return false }
    return true
  }
}
