/// The keys of `expect` in a scenario file.
public enum ExpectationKey: String, CaseIterable, Sendable, Hashable {
  // What can be read after the step.

  /// The scene's interface orientation.
  case interface
  /// `UIDevice.orientation`.
  case device
  /// `UIApplication.statusBarOrientation`.
  case statusBar
  /// The scene's size in points.
  case size
  /// `UIScreen.bounds` in points.
  case screen
  /// How much the system shrinks the scene.
  case scale
  /// Whether the iOS 26 lock is honoured.
  case locked
  /// Whether device notifications are being generated.
  case generating

  // What happened during the step.

  /// Whether the interface turned.
  case turned
  /// The controller whose answer decided, or `nobody` where something else did.
  case decidedBy
  /// The rules that steps of decisions rest on.
  case rules
  /// Why the interface stayed.
  case stays
  /// An exception: part of its name or text, or nothing.
  case raises
  /// A geometry request's error: part of its code or text, or nothing.
  case refused
  /// A line in the log, or part of one, or nothing.
  case logs
  /// Notifications, in this order among others.
  case posts
  /// Who was asked.
  case asked
  /// Who was not asked.
  case notAsked
  /// Callbacks and delegate calls, in this order among others.
  case calls
  /// Callbacks and delegate calls that did not come.
  case notCalled
  /// What a controller reads inside a callback.
  case sees
  /// Why the event had no effect, or nothing.
  case ignored
  /// What the app read.
  case reads
}
