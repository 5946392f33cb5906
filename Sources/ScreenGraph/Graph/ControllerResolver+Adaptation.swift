import AppCodeAnalysis
import AppCodeModel
import Orientation

/// What the delegates of presentations make of a style in compact width, by Apple's page of
/// `UIAdaptivePresentationControllerDelegate`; not checked against UIKit.
extension ControllerResolver {
  /// A controller with the styles that the delegate of its presentation gives it on phones.
  ///
  /// - Parameters:
  ///   - making: the controller that is presented.
  ///   - place: the body that presents it.
  ///   - isPresented: whether an expression at a place is the controller.
  /// - Returns: the controller, unchanged where no delegate adapts it.
  func adapted(
    _ making: Making, in place: Place, where isPresented: (Expression?, Place) -> Bool
  ) -> Making {
    guard code.idioms.contains(.phone) else { return making }
    var making = making
    for assignment in code.assignments(to: "delegate", inBodyOf: place) {
      guard let controller = presentation(assignment.target.base, assignment.place),
        isPresented(controller.base, assignment.place)
      else { continue }
      let delegate =
        assignment.value.isSelf
        ? place.scope.typeName : calls.type(of: assignment.value, at: assignment.valuePlace)
      guard let delegate, let answers = adaptiveStyles(ofDelegate: delegate) else { continue }
      guard let styles = adapted(making.styles, to: answers, controller) else {
        making.styleDoubt = "it is unknown from the code how \(delegate) adapts the style"
        continue
      }
      making.styles = styles
    }
    return making
  }

  /// The styles of a class whose objects are the delegates of their own presentation.
  func adapted(_ styles: [StyleChoice], bySelfOf name: String) -> [StyleChoice] {
    guard code.idioms.contains(.phone) else { return styles }
    for step in [name] + code.classes.ancestors(of: name) {
      for assignment in code.assignments(to: "delegate", inCodeOf: step)
      where assignment.value.isSelf {
        guard let controller = presentation(assignment.target.base, assignment.place),
          controller.base?.isSelf ?? true, let answers = adaptiveStyles(ofDelegate: name)
        else { continue }
        // An answer that is unknown may well be full screen.
        return adapted(styles, to: answers.isEmpty ? [nil, .fullScreen] : answers, controller)
          ?? styles
      }
    }
    return styles
  }

  /// Styles as a delegate's answers change them on phones; nil where it is unknown.
  private func adapted(
    _ styles: [StyleChoice], to answers: [PresentationStyle?], _ controller: Expression
  ) -> [StyleChoice]? {
    let own = styles.filter { $0.holds(.phone) }.map(\.style)
    let usual: PresentationStyle =
      own.first ?? (controller.lastName == Self.popover ? .popover : .automatic)
    var onPhones: [PresentationStyle] = []
    for answer in answers where !onPhones.contains(answer ?? usual) {
      onPhones.append(answer ?? usual)
    }
    guard !onPhones.isEmpty else { return nil }
    return onPhones.map { StyleChoice(style: $0, idioms: [.phone]) }
      + restricted(styles, code.idioms.subtracting([.phone]))
  }

  private static let popover = "popoverPresentationController"
  private static let presentations: Set<String> = [
    popover, "presentationController", "sheetPresentationController",
  ]

  /// The presentation controller that an expression is, as what it is read from.
  private func presentation(_ expression: Expression?, _ place: Place) -> Expression? {
    guard let plain = expression?.plain else { return nil }
    if let name = plain.lastName, Self.presentations.contains(name), plain.base != nil {
      return plain
    }
    guard case .name(let name) = plain.kind else { return nil }
    guard let local = place.local(named: name) else {
      return Self.presentations.contains(name) ? plain : nil
    }
    guard let value = local.onlyValue?.plain, let last = value.lastName,
      Self.presentations.contains(last)
    else { return nil }
    return value
  }

  /// What a delegate answers for the style in compact width; nil inside for the style it has.
  ///
  /// - Returns: none where it is unknown; nil for a class that does not answer.
  private func adaptiveStyles(ofDelegate type: String) -> [PresentationStyle?]? {
    for step in [type] + code.classes.ancestors(of: type) {
      for member in code.classes.ownMembers(of: step) {
        guard case .function(let function) = member.kind,
          function.baseName.hasPrefix("adaptivePresentationStyle")
        else { continue }
        let called = CalledFunction(function: function, owner: member.owner, file: member.file)
        let values = calls.values(
          of: called.key, body: function.body, in: member.file, owner: member.owner)
        var found: [PresentationStyle?] = []
        for (value, place) in values where idioms(at: place)?.contains(.phone) ?? true {
          guard let word = value.plain.lastName else { return [] }
          if word == "none" || word == "UIModalPresentationNone" {
            found.append(nil)
          } else if let style = PresentationStyle(word: word) {
            found.append(style)
          } else {
            return []
          }
        }
        return found
      }
    }
    return nil
  }
}
