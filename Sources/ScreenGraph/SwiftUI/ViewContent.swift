import Orientation
import AppCodeAnalysis
import TextFormats

/// What a stretch of SwiftUI code shows: what is in its tree, and where one gets from it.
struct ViewContent: Hashable {
  /// The project's views in the tree, by name.
  var views: [String] = []
  /// What the outermost container shows as screens of their own: tabs, columns.
  var screens: [ViewScreen] = []
  /// The outermost container that has such screens; nil for none.
  var container: ClassKind?
  /// Controllers of the system's in the tree, by class.
  var controllers: [String] = []
  /// Presentations and pushes.
  var ways: [ViewWay] = []

  /// Adds what other code shows in the same tree.
  mutating func add(_ other: ViewContent) {
    for view in other.views where !views.contains(view) { views.append(view) }
    for name in other.controllers where !controllers.contains(name) { controllers.append(name) }
    screens += other.screens
    ways += other.ways
    container = container ?? other.container
  }

  /// The content with what was a container's screens as mere views.
  var flattened: ViewContent {
    var content = self
    content.container = nil
    content.screens = []
    for screen in screens {
      content.add(screen.content.flattened)
      if let view = screen.view, !content.views.contains(view) { content.views.append(view) }
    }
    return content
  }
}

/// A screen that is made of views: it has a hosting controller of its own.
struct ViewScreen: Hashable {
  /// The project's view that it shows; nil when it is written in place.
  var view: String?
  /// Its name where there is no view that it shows.
  var title: String
  /// What is in it beside the view.
  var content = ViewContent()
  /// Where it is written.
  var location: SourceLocation

  /// The hosting controller that SwiftUI makes for it.
  var making: Making {
    Making(
      className: "UIHostingController", title: view ?? title, location: location, view: self)
  }
}

extension [ViewScreen] {
  /// The screens without the text or the like that is there instead of one for a while.
  var withoutPlaceholders: [ViewScreen] {
    guard contains(where: { $0.view != nil }) else { return self }
    return filter { $0.view != nil || $0.content != ViewContent() }
  }
}

/// A way from a tree of views.
struct ViewWay: Hashable {
  /// How.
  var action: ControllerGraph.Edge.Action
  /// A screen, or a controller of the system's.
  var target: Target
  /// Where it is written.
  var location: SourceLocation

  enum Target: Hashable {
    case screen(ViewScreen)
    /// By its class.
    case system(String)
  }

  /// The controller at its end.
  var making: Making {
    switch target {
    case .screen(let screen): screen.making
    case .system(let name): Making(className: name, location: location)
    }
  }
}
