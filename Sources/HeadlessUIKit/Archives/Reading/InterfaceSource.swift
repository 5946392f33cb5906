import Foundation
import InterfaceBuilderDocuments

/// A document and what is needed to create objects from it.
@MainActor final class InterfaceSource {
  let document: InterfaceDocument
  let resources: InterfaceResources
  let bundle: Bundle?
  /// The storyboard it belongs to; nil for xibs.
  weak var storyboard: UIStoryboard?
  /// Whether the classes of the app are there.
  ///
  /// Without them the system's classes are used, and what
  /// only the app's have is left out.
  let hasAppClasses: Bool
  /// The scenes by the ids of their controllers.
  private(set) lazy var scenes: [String: InterfaceScene] = {
    var scenes: [String: InterfaceScene] = [:]
    for scene in document.scenes {
      if let id = scene.controller?.id, scenes[id] == nil { scenes[id] = scene }
    }
    return scenes
  }()

  init(_ document: InterfaceDocument, bundle: Bundle?, hasAppClasses: Bool) {
    self.document = document
    self.bundle = bundle
    self.hasAppClasses = hasAppClasses
    resources = document.resources
  }

  /// The class of an object: the app's where it names one, else the system's.
  ///
  /// - UIKit: same; a class that is not there is logged, and the system's takes its place.
  func type<Base: AnyObject>(of element: InterfaceElement, _ usual: Base.Type) -> Base.Type {
    guard let name = element.customClass else { return usual }
    return appClass(name, module: element.customModule, usual) ?? usual
  }

  /// A class of the app's by its name; nil where there is none that fits.
  ///
  /// A class without a module has the name that `@objc(name)` gives it; here it is looked for in the app's modules.
  func appClass<Base: AnyObject>(
    _ name: String, module: String?, _ base: Base.Type
  ) -> Base.Type? {
    guard hasAppClasses else { return nil }
    let host = DeviceHost.current
    let places = module.map { [$0] } ?? [Self.mainModule] + (host?.modules ?? []) + modules
    for place in places {
      if let found = AppClasses.named(name, in: place) as? Base.Type { return found }
    }
    host?.log.append("Unknown class \(name) in Interface Builder file.")
    return nil
  }

  /// The modules that the document names, where Objective-C's classes may have stand-ins.
  private lazy var modules: [String] = {
    var modules: Set<String> = []
    func visit(_ element: InterfaceElement) {
      if let module = element.customModule { modules.insert(module) }
      for child in element.children { visit(child) }
    }
    if let root = document.root { visit(root) }
    return modules.sorted()
  }()

  /// The module in which Objective-C's classes, which have none, are looked for.
  private static let mainModule = ProcessInfo.processInfo.processName
    .replacingOccurrences(of: "-", with: "_")

  /// The scene with an id that code uses; nil where there is none.
  func scene(identifier: String) -> InterfaceScene? {
    document.scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
  }
}
