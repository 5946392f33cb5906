extension CodeBase {
  /// Whether the code gives the app scenes, with or without a manifest in its Info.plist.
  ///
  /// - UIKit: same for a SwiftUI app, and for a delegate that configures scenes. Rules: `N-34`, `N-35`
  package var declaresScenes: Bool { declaresScenes { _ in true } }

  /// Whether some of the files do so.
  ///
  /// - Parameter isMeant: whether a file belongs to the app.
  /// - Returns: false where none of them says anything of scenes.
  package func declaresScenes(in isMeant: (CodeFile) -> Bool) -> Bool {
    classes.all.contains { entry in
      !entry.mainPart.file.isTest && isMeant(entry.mainPart.file)
        && (entry.protocols.contains("App")
          || classes.ownMember(
            "application(_:configurationForConnecting:options:)", of: entry.name) != nil)
    }
  }
}
