/// Phones and systems to run a pattern on.
enum Stages {
  /// Systems that ask for masks and for shouldAutorotate: iOS 6 to 15.
  static let before16 = [
    "iPhone 5, iOS 6", "iPhone 5, iOS 7", "iPhone 8, iOS 12", "iPhone 13, iOS 15",
  ]
  /// Systems that ask for masks alone, and are told when these change.
  static let from16 = ["iPhone 14, iOS 16", "iPhone 15, iOS 17", "iPhone 17, iOS 26"]
  /// Systems that ask for masks.
  static let all = before16 + from16
}
