import AppCodeAnalysis
import AppCodeModel

/// The names by which UIKit asks about rotation and reports it, in Swift's form.
enum RotationMethods {
  /// What every controller has: questions, and the news of today.
  static let ofControllers: Set<String> = [
    "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "prefersInterfaceOrientationLocked",
    "viewWillTransition(to:with:)", "willTransition(to:with:)",
  ]

  /// The callbacks of the time before iOS 8, and whether UIKit dropped them with iOS 6 already.
  static let ofOld: [String: Bool] = [
    "shouldAutorotate(to:)": true, "shouldAutorotateToInterfaceOrientation(_:)": true,
    "willRotate(to:duration:)": false, "didRotate(from:)": false,
    "willAnimateRotation(to:duration:)": false,
    "willAnimateFirstHalfOfRotation(to:duration:)": true,
    "didAnimateFirstHalfOfRotation(to:)": true,
    "willAnimateSecondHalfOfRotation(from:duration:)": true,
  ]

  /// The app delegate's question for the mask of a window.
  static let ofAppDelegate = UIKitAnswer.ofAppDelegate

  /// The same as a selector.
  static let selectorOfAppDelegate = "application:supportedInterfaceOrientationsForWindow:"
}

extension FunctionDeclaration {
  /// Whether it makes an object or helps to, by its name: `init(coder:)`, `initialize`.
  var isInitializing: Bool {
    // Most names show at once that they do not.
    name.drop { !$0.isLetter && !$0.isNumber }.prefix(4).lowercased() == "init"
      && ["init", "initial", "initialize", "initialise"].contains(name.nameWords.first)
  }
}

extension ClassEntry.Part {
  /// Methods and properties with code of this part, by name and place.
  var definitions: [(name: String, span: SourceSpan, nameSpan: SourceSpan)] {
    let functions = declaration.functions.filter { $0.body != nil || $0.isBodySkipped }
      .map { ($0.name, $0.span, $0.nameSpan) }
    let variables = declaration.variables.filter { variable in
      variable.getter != nil || (variable.isBodySkipped && variable.initialValue == nil)
    }.map { ($0.name, $0.span, $0.nameSpan) }
    return (functions + variables).sorted { $0.1.start < $1.1.start }
  }
}
