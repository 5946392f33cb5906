package import InterfaceBuilderDocuments
import Orientation

/// The screens that an app's storyboards and xibs have.
package struct AppScreens: Sendable {
  /// The documents, those of iPhones and iPads only.
  package let documents: [InterfaceDocument]
  /// The screens in the order of the files.
  package private(set) var screens: [AppScreen] = []

  /// Finds the screens.
  ///
  /// Containers are shown around what is in them, and embedded controllers inside of what they are
  /// embedded in, so neither is a screen of its own.
  ///
  /// - Parameters:
  ///   - documents: the storyboards and xibs.
  ///   - name: what other commands call a controller; nil where they know none.
  /// - Complexity: linear in the size of the documents.
  package init(_ documents: [InterfaceDocument], name: (ScenePlace) -> String?) {
    self.documents = documents
    let map = SceneMap(documents)
    for place in map.order {
      guard let element = map[place], element.name != "viewControllerPlaceholder",
        !map.embedded.contains(place), !(map.isContainer(place) && map.isFilled(place))
      else { continue }
      var screen = AppScreen(
        name: name(place) ?? element.screenName(in: documents[place.document]), place: place,
        location: element.location,
        className: element.customClass)
      if documents[place.document].isLaunchScreen { screen.kind = .launchScreen }
      screen.containers = map.containers(of: place)
      if let pusher = map.pusher(of: place), screen.containers.isEmpty {
        screen.pushedFrom = pusher
        screen.containers = map.containers(of: pusher)
      }
      screens.append(screen)
    }
    for (index, document) in documents.enumerated() where !document.isStoryboard {
      addNib(document, index)
    }
    nameApart()
  }

  /// The view that a xib has for its owner, else each view at its top.
  private mutating func addNib(_ document: InterfaceDocument, _ index: Int) {
    for element in document.objects where element.hasViews {
      guard let id = element.id else { continue }
      screens.append(
        AppScreen(
          name: element.customClass ?? document.name, place: ScenePlace(document: index, id: id),
          location: element.location, className: element.customClass,
          kind: document.isLaunchScreen ? .launchScreen : element.fillsScreen ? .nib : .part))
    }
  }

  /// Screens of one name get numbers.
  private mutating func nameApart() {
    var counts: [String: Int] = [:]
    for index in screens.indices {
      let name = screens[index].name
      let count = counts[name, default: 0] + 1
      counts[name] = count
      if count > 1 { screens[index].name = "\(name) \(count)" }
    }
  }
}

extension InterfaceElement {
  /// What people call a scene.
  fileprivate func screenName(in document: InterfaceDocument) -> String {
    customClass ?? self["storyboardIdentifier"] ?? self["userLabel"] ?? string("title")
      ?? property("navigationItem")?.string("title") ?? document.name
  }

  /// Whether it is a view at the top of a xib.
  fileprivate var hasViews: Bool {
    guard !isController, self["placeholderIdentifier"] == nil else { return false }
    return name == "view" || name.hasSuffix("Cell") || name.hasSuffix("View")
  }

  /// Whether its frame is that of a device's screen, or nearly.
  fileprivate var fillsScreen: Bool {
    guard !name.hasSuffix("Cell"), let size = rect("frame")?.size else { return false }
    return min(size.width, size.height) >= 300 && max(size.width, size.height) >= 460
  }

  /// How many elements there are in it.
  package var size: Int { children.reduce(1) { $0 + $1.size } }
}
