package import Orientation

/// A scene of a storyboard or a view of a xib, and where the app shows it.
package struct AppScreen: Sendable, Hashable {
  /// A name that no other screen has: as other commands call the controller, else its class, its
  /// identifier or its title.
  package var name: String
  /// Where it is.
  package var place: ScenePlace
  /// Where it begins in its file.
  package var location: SourceLocation
  /// The class of the app's own; nil where it is UIKit's.
  package var className: String?
  /// The containers around it, from the outermost.
  package var containers: [ScenePlace] = []
  /// The screen on whose stack it is pushed; nil where it is a root.
  package var pushedFrom: ScenePlace?
  /// What it is.
  package var kind = Kind.scene

  /// The kinds of what has views of its own, and how much is known of them.
  package enum Kind: String, Sendable, Hashable {
    /// A controller of a storyboard.
    case scene
    /// What is shown while the app starts.
    case launchScreen
    /// A view of a xib that fills a screen.
    case nib
    /// A view of a xib that is a part of screens, such as a cell: the code that shows it gives it its
    /// size, so it is drawn and nothing is said to be wrong with it.
    case part
  }
}

/// A controller or view by its file and its id there.
package struct ScenePlace: Sendable, Hashable {
  /// The place of the document in the list of documents.
  package var document: Int
  /// The id in the document.
  package var id: String
}
