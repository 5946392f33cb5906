/// Phones and systems to run a pattern on.
enum Stages {
  /// Systems that turn by the callbacks of iOS 2 to 7, and ask for masks.
  static let before8 = ["iPhone 5, iOS 6", "iPhone 5, iOS 7"]
  /// Systems that ask for masks and for shouldAutorotate: iOS 6 to 15.
  static let before16 = before8 + ["iPhone 6, iOS 8", "iPhone 8, iOS 12", "iPhone 13, iOS 15"]
  /// Systems that turn by size transitions.
  static let from8 = before16.dropFirst(before8.count) + from16
  /// Systems that ask for masks alone, and are notified when these change.
  static let from16 = [
    "iPhone 14, iOS 16", "iPhone 15, iOS 17", "iPhone 17, iOS 26", "iPhone 17, iOS 27",
  ]
  /// Systems that ask for masks.
  static let all = before16 + from16
}
