public import HeadlessUIKit
import Orientation
public import RotationExplanation

extension HeadlessDevice {
  /// Why the interface turned, or did not, in the last step: who was asked, what each answered, who
  /// decided by which rule, and what to change.
  ///
  /// ```swift
  /// device.turn(to: .landscapeLeft)
  /// print(device.explain())
  /// ```
  ///
  /// It says what `quarterturn explain` says of a scenario. The app's controllers and delegates are
  /// asked for what they answer now, as UIKit would ask them; none of it is recorded. The app's own
  /// code is not run again to try what would help: advice is tried on an app that answers as this
  /// one did in the step.
  ///
  /// - Parameter controller: the screen to explain; nil explains the interface as a whole.
  /// - Returns: the reason in words; `headline` is one sentence, `text()` the whole.
  /// - Precondition: no callback of the app is running.
  public func explain(_ controller: UIViewController? = nil) -> Explanation {
    endStep()
    guard let last = steps.last else {
      return Explanation(
        headline: host.recordsTranscript
          ? "Nothing has happened to the device since its transcript begins."
          : "The device records no transcript, so it cannot say what happened.",
        version: configuration.version)
    }
    let entries = transcript.entries
    let start = steps.dropLast().last?.end ?? 0
    return Explanation(
      of: Array(entries[start..<last.end]), after: Array(entries[..<start]), cast: roster,
      screen: controller.flatMap { id(of: $0) })
  }

  /// The app as it is now, its controllers and delegates with what they answer.
  private var roster: Roster {
    var roster = Roster(host.system, root: rootID)
    host.run {
      for index in roster.controllers.indices {
        let id = ControllerID(index)
        guard let controller = host.controller(id) else { continue }
        roster.controllers[index].answers = host.currentAnswers(of: id)
        if host.answersItself(controller) { roster.ownAnswers.insert(id) }
      }
      roster.application.delegateMask = host.appDelegateMask(for: host.system.keyWindow(of: .main))
      roster.application.sceneDelegateMask = host.sceneDelegateMask(of: .main)
    }
    return roster
  }
}
