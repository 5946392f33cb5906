import Foundation
import InterfaceBuilderDocuments

/// What a controller is created from, and where its view will come from.
@MainActor final class ControllerArchive {
  let element: InterfaceElement
  let loading: InterfaceLoading

  init(_ element: InterfaceElement, _ loading: InterfaceLoading) {
    self.element = element
    self.loading = loading
  }

  /// The element of its view; nil where it makes its own.
  var view: InterfaceElement? { element.property("view") }
}

extension InterfaceLoading {
  /// Creates the controller of another scene.
  ///
  /// One that contains itself, however far inside, is not created again.
  ///
  /// - Parameters:
  ///   - id: the controller's id.
  ///   - creator: what creates the object, where the app does that.
  /// - Returns: nil if it cannot be created.
  func controllerOfScene(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard !ancestors.contains(id), allowance.take() else {
      DeviceHost.current?.log.append(
        "The controller \(id) of \(source.document.name) is not created: it contains itself.")
      return nil
    }
    guard let scene = source.scenes[id] else { return nested(id) }
    return source.controller(
      of: scene, ancestors: ancestors, allowance: allowance, creator: creator)
  }

  /// In a xib controllers are inside their containers.
  private func nested(_ id: String) -> UIViewController? {
    source.document.objects.first { $0.id == id && $0.isController }.flatMap {
      source.controller($0, dock: [], ancestors: ancestors, allowance: allowance, creator: nil)
    }
  }
}

extension InterfaceSource {
  /// Creates the controller of a scene.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - ancestors: the scenes that are being created around it.
  ///   - allowance: how many controllers may still be created along with it.
  ///   - creator: what creates the object, where the app does that.
  /// - Returns: nil where a reference leads nowhere.
  func controller(
    of scene: InterfaceScene, ancestors: [String] = [],
    allowance: ControllerAllowance = ControllerAllowance(),
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let element = scene.controller else { return nil }
    if element.name == "viewControllerPlaceholder" {
      return referred(element, ancestors: ancestors, allowance: allowance)
    }
    return controller(
      element, dock: scene.objects.filter { $0.id != element.id }, ancestors: ancestors,
      allowance: allowance, creator: creator)
  }

  /// The controller that a reference to another storyboard stands for.
  private func referred(
    _ element: InterfaceElement, ancestors: [String], allowance: ControllerAllowance
  ) -> UIViewController? {
    let other = element["storyboardName"].flatMap { storyboard?.named($0) } ?? storyboard
    guard let other else { return nil }
    let scene =
      element["referencedIdentifier"].map { other.source.scene(identifier: $0) }
      ?? other.source.document.initialController.flatMap { other.source.scenes[$0] }
    guard let scene, let id = scene.controller?.id else { return nil }
    let name = "\(other.source.document.path)#\(id)"
    guard !ancestors.contains(name), allowance.take() else { return nil }
    return other.source.controller(
      of: scene, ancestors: ancestors + [name], allowance: allowance, creator: nil)
  }

  /// The relationships of a container.
  ///
  /// Where only some controllers are wanted, a tab bar has no more tabs than an iPhone shows.
  private func contents(of element: InterfaceElement) -> [InterfaceConnection] {
    let all = element.connections.filter { connection in
      if case .segue(let segue) = connection.kind { segue.kind == "relationship" } else { false }
    }
    let shown = ControllerAllowance.shown
    let mostTabs = 5
    guard !shown.isEmpty, all.count > mostTabs else { return all }
    let first = Array(all.prefix(mostTabs))
    guard !first.contains(where: { shown.contains($0.destination) }),
      let wanted = all.first(where: { shown.contains($0.destination) })
    else { return first }
    return first.dropLast() + [wanted]
  }

  func controller(
    _ element: InterfaceElement, dock: [InterfaceElement], ancestors: [String],
    allowance: ControllerAllowance, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let loading = InterfaceLoading(
      self, ancestors: ancestors + (element.id.map { [$0] } ?? []), allowance: allowance)
    let coder = InterfaceCoder(element, loading)
    let type = type(of: element, InterfaceClasses.controller(element))
    guard let controller = creator?(coder) ?? type.init(coder: coder) else { return nil }
    loading.putInDock(dock)
    for child in element.list("layoutGuides") where child.name == "viewControllerLayoutGuide" {
      loading.defer(child) { [weak controller] in
        child["type"] == "bottom"
          ? controller?.bottomLayoutGuide as? UILayoutGuide
          : controller?.topLayoutGuide as? UILayoutGuide
      }
    }
    for connection in contents(of: element) {
      guard case .segue(let segue) = connection.kind,
        let other = loading.controllerOfScene(connection.destination)
      else { continue }
      controller.take(other, as: segue.relationship ?? "")
    }
    let inside = element.list("viewControllers").compactMap {
      allowance.take()
        ? self.controller(
          $0, dock: [], ancestors: loading.ancestors, allowance: allowance, creator: nil) : nil
    }
    for other in inside { controller.take(other, as: "viewControllers") }
    loading.setRuntimeAttributes(of: controller, element)
    controller.awakeFromNib()
    return controller
  }
}

extension UIViewController {
  /// Takes what an element says of any controller; its view waits until it is loaded.
  func readController(_ coder: InterfaceCoder) {
    let (element, loading) = (coder.element, coder.loading)
    archive = ControllerArchive(element, loading)
    loading.owner = self
    loading.register(self, as: element)
    storyboard = loading.source.storyboard
    element.string("title").map { title = $0 }
    element["modalPresentationStyle"].flatMap { Self.presentationStyles[$0] }.map {
      modalPresentationStyle = $0
    }
    element["modalTransitionStyle"].flatMap { Self.transitionStyles[$0] }.map {
      modalTransitionStyle = $0
    }
    element.flag("hidesBottomBarWhenPushed").map { hidesBottomBarWhenPushed = $0 }
    element.flag("definesPresentationContext").map { definesPresentationContext = $0 }
    element.flag("providesPresentationContextTransitionStyle").map {
      providesPresentationContextTransitionStyle = $0
    }
    element.flag("extendedLayoutIncludesOpaqueBars").map { extendedLayoutIncludesOpaqueBars = $0 }
    element.flag("modalInPresentation").map { isModalInPresentation = $0 }
    if let edges = element.property("edgesForExtendedLayout") ?? element.property("extendedEdge") {
      edgesForExtendedLayout = Self.edges(edges)
    }
    let properties = ArchivedProperties(element: element, source: loading.source)
    properties.size("preferredContentSize").map { preferredContentSize = $0 }
    if let item = element.property("navigationItem") { navigationItem.read(item, loading) }
    if let item = element.property("tabBarItem") { tabBarItem.read(item, loading) }
    readContainer(properties)
  }

  private func readContainer(_ properties: ArchivedProperties) {
    let element = properties.element
    if let navigation = self as? UINavigationController {
      if let bar = element.property("navigationBar") {
        navigation.navigationBar.read(ArchivedProperties(element: bar, source: properties.source))
      }
      element.flag("navigationBarHidden").map { navigation.isNavigationBarHidden = $0 }
    }
    if let tabs = self as? UITabBarController, let bar = element.property("tabBar") {
      tabs.tabBar.read(ArchivedProperties(element: bar, source: properties.source))
    }
  }

  /// Creates the view of a scene or nib.
  ///
  /// - Returns: Whether there was one.
  func loadArchivedView() -> Bool {
    if let archive {
      guard let element = archive.view, let made = archive.loading.view(element) else {
        return false
      }
      view = made
      archive.loading.finish(connecting: (self, archive.element))
      return true
    }
    guard let name = nibName else { return false }
    return loadView(fromNib: name)
  }

  private func loadView(fromNib name: String) -> Bool {
    let bundle = nibBundle ?? .main
    guard let nib = UINib(finding: name, in: bundle) else {
      ArchiveMistake.noNib(name, bundle).raise()
      return false
    }
    _ = nib.instantiate(withOwner: self)
    if loadedView == nil { ArchiveMistake.noView(name).raise() }
    return loadedView != nil
  }

  /// The id in the document that it comes from; nil for others.
  package var archivedID: String? { archive?.element.id }

  /// Whether the document has the controller, but not its view.
  package var hasNoArchivedView: Bool { archive.map { $0.view == nil } ?? false }

  /// Whether the document has it as a host of views of SwiftUI's.
  package var isArchivedHost: Bool { archive?.element.name == "hostingController" }

  /// Takes another controller in, by what a storyboard calls it.
  fileprivate func take(_ other: UIViewController, as relationship: String) {
    switch self {
    case let navigation as UINavigationController:
      navigation.viewControllers += [other]
    case let tabs as UITabBarController:
      tabs.viewControllers = (tabs.viewControllers ?? []) + [other]
    case let split as UISplitViewController:
      let columns: [String: UISplitViewController.Column] = [
        "masterViewController": .primary, "primaryViewController": .primary,
        "detailViewController": .secondary, "secondaryViewController": .secondary,
        "supplementaryViewController": .supplementary, "compactViewController": .compact,
      ]
      if let column = columns[relationship], split.style != .unspecified {
        split.setViewController(other, for: column)
      } else if columns[relationship] == .primary {
        split.viewControllers = [other] + split.viewControllers.dropFirst()
      } else if columns[relationship] != .compact {
        split.viewControllers = Array(split.viewControllers.prefix(1)) + [other]
      }
    default: break
    }
  }

  private static func edges(_ element: InterfaceElement) -> UIRectEdge {
    let all: KeyValuePairs<String, UIRectEdge> = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    return all.reduce(into: []) { if element.flag($1.key) == true { $0.formUnion($1.value) } }
  }

  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    "custom": .custom,
  ]

  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
