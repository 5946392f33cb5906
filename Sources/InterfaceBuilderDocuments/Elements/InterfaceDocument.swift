/// A storyboard or a xib: everything that is in it, each element with its location.
package struct InterfaceDocument: Sendable, Hashable {
  /// The file's path.
  package var path: String
  /// The whole of it; nil where it does not begin as a document.
  package var root: InterfaceElement?
  /// Whether it ends before its end, or breaks off at a mistake.
  package var isIncomplete: Bool

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - root: the outermost element; nil means that nothing could be read.
  ///   - isIncomplete: whether it breaks off.
  package init(path: String, root: InterfaceElement? = nil, isIncomplete: Bool = false) {
    self.path = path
    self.root = root
    self.isIncomplete = isIncomplete
  }

  /// Its name without folders and ending, as code and Info.plists use it.
  package var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// Whether it is a storyboard.
  package var isStoryboard: Bool {
    root?["type"]?.contains("Storyboard") ?? path.hasSuffix(".storyboard")
  }

  /// Whether it is made for iPhones and iPads, or that is not stated.
  package var isForPhoneOrPad: Bool { root?["targetRuntime"]?.contains("CocoaTouch") ?? true }

  /// Whether it is only shown while the app starts.
  package var isLaunchScreen: Bool { root?.flag("launchScreen") ?? false }

  /// Whether constraints count.
  package var usesAutoLayout: Bool { root?.flag("useAutolayout") ?? false }

  /// The id of the controller with which a storyboard begins.
  package var initialController: String? { root?["initialViewController"] }

  /// The scenes of a storyboard, in their order.
  package var scenes: [InterfaceScene] { root?.list("scenes").map(InterfaceScene.init) ?? [] }

  /// What a xib has at its top, placeholders included.
  package var objects: [InterfaceElement] { root?.list("objects") ?? [] }

  /// The controllers of a storyboard's scenes, or at the top of a xib.
  package var controllers: [InterfaceElement] {
    isStoryboard ? scenes.compactMap(\.controller) : objects.filter(\.isController)
  }

  /// Colours, pictures and their like that the objects name.
  package var resources: InterfaceResources { InterfaceResources(root?.list("resources") ?? []) }
}

/// A controller and what is in the dock beside it.
package struct InterfaceScene: Sendable, Hashable {
  /// The element.
  package var element: InterfaceElement

  /// Everything at the top of the scene.
  package var objects: [InterfaceElement] { element.list("objects") }
  /// The controller, or the reference to one of another storyboard.
  package var controller: InterfaceElement? { objects.first(where: \.isController) }
}

extension InterfaceElement {
  /// Whether it is a controller, or stands for one of another storyboard.
  package var isController: Bool {
    self["sceneMemberID"] == "viewController" || name.hasSuffix("ViewController")
      || Self.controllerNames.contains(name)
  }

  private static let controllerNames: Set = [
    "viewController", "navigationController", "tabBarController", "splitViewController",
    "pageViewController", "tableViewController", "collectionViewController", "hostingController",
    "imagePickerController", "viewControllerPlaceholder",
  ]

  /// The placeholder for the object that loads a xib.
  package var isFilesOwner: Bool { self["placeholderIdentifier"] == "IBFilesOwner" }
}
