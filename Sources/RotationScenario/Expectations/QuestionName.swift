import Orientation

/// The questions about orientation that can follow a name in `asked` and `notAsked`.
enum QuestionName {
  /// All of them, as UIKit calls them.
  static let all = [
    "supportedInterfaceOrientations", "shouldAutorotate", "shouldAutorotateToInterfaceOrientation",
    "preferredInterfaceOrientationForPresentation", "childForInterfaceOrientationLock",
    "prefersInterfaceOrientationLocked",
  ]

  /// The name of a question; nil for one that is about size.
  static func text(of question: RotationQuestion) -> String? {
    switch question {
    case .supportedInterfaceOrientations: "supportedInterfaceOrientations"
    case .shouldAutorotate: "shouldAutorotate"
    case .shouldAutorotateTo: "shouldAutorotateToInterfaceOrientation"
    case .preferredInterfaceOrientationForPresentation:
      "preferredInterfaceOrientationForPresentation"
    case .childForInterfaceOrientationLock: "childForInterfaceOrientationLock"
    case .prefersInterfaceOrientationLocked: "prefersInterfaceOrientationLocked"
    case .sizeForChild: nil
    }
  }
}
