import AppCodeAnalysis
import AppCodeModel
import Orientation

/// Which custom presentations remove the presenter's view, so that UIKit asks what they present (`Q-01`).
extension ControllerResolver {
  /// Styles of which the custom one removes the presenter's view where the delegate of the transition
  /// creates a presentation controller that says so.
  ///
  /// - Parameters:
  ///   - styles: the styles of a controller that is presented.
  ///   - delegates: what sets its `transitioningDelegate`, in order.
  /// - Returns: the styles, unchanged where no delegate is known.
  func settled(_ styles: [StyleChoice], by delegates: [Assignment]) -> [StyleChoice] {
    let custom = PresentationStyle.custom(removesPresentersView: false)
    guard styles.contains(where: { $0.style == custom }), let delegate = delegates.last,
      removesPresentersView(delegate)
    else { return styles }
    return styles.map { choice in
      guard choice.style == custom else { return choice }
      return StyleChoice(style: .custom(removesPresentersView: true), idioms: choice.idioms)
    }
  }

  private func removesPresentersView(_ delegate: Assignment) -> Bool {
    let value = delegate.value.plain
    let type =
      value.isSelf
      ? delegate.place.scope.typeName
      : value.instantiatedClass ?? calls.type(of: value, at: delegate.valuePlace)
    let name = "presentationController(forPresented:presenting:source:)"
    guard let type, let member = code.classes.member(name, of: type),
      case .function(let function) = member.kind
    else { return false }
    let called = CalledFunction(function: function, owner: member.owner, file: member.file)
    let made = calls.values(
      of: called.key, body: function.body, in: member.file, owner: member.owner
    ).compactMap { value, place in
      value.plain.instantiatedClass ?? calls.type(of: value, at: place)
    }
    return !made.isEmpty
      && made.allSatisfy { controller in
        let answers = code.answers(member: "shouldRemovePresentersView", of: controller)
        return !answers.isEmpty
          && answers.allSatisfy { $0.possibilities.onlyValue?.asBoolean == true }
      }
  }
}
