extension CodeBase {
  /// Whether the code gives the app scenes, with or without a manifest in its Info.plist.
  ///
  /// - UIKit: same for a SwiftUI app, and for a delegate that configures scenes. Rules: `N-34`, `N-35`
  package var declaresScenes: Bool {
    classes.all.contains { entry in
      !entry.mainPart.file.isTest
        && (entry.protocols.contains("App")
          || classes.ownMember(
            "application(_:configurationForConnecting:options:)", of: entry.name) != nil)
    }
  }
}
