/// The keys at the top of a scenario file.
public enum ScenarioKey: String, CaseIterable, Sendable, Hashable {
  /// What the scenario shows.
  case title
  /// The device, the system and their state, in one line.
  case stage
  /// Several of them by their names, in place of one.
  case stages
  /// The Info.plist: a list, a map, or the path of one.
  case plist
  /// The app delegate's mask.
  case appDelegate
  /// The scene delegate's mask.
  case sceneDelegate
  /// How disputed points are settled.
  case policy
  /// The root of the main window.
  case root
  /// Controllers that the app also makes the root.
  case otherRoots
  /// The screens by their names.
  case screens
  /// What is not known of the app, and what is taken instead.
  case doubts
  /// What happens.
  case steps
}
