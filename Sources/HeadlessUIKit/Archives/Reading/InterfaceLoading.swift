import Foundation
import InterfaceBuilderDocuments

/// The objects of one nib while they are created, and how they find each other: those of a
/// controller's scene, of a cell, of a xib.
@MainActor final class InterfaceLoading {
  let source: InterfaceSource
  /// Where the nib around this one has its objects: a cell is a nib in its table's.
  let outer: InterfaceLoading?
  /// What is beside the controller in its scene, created when something refers to it.
  private var dock: [String: InterfaceElement] = [:]
  private var objects: [String: AnyObject] = [:]
  /// What is asked for when something refers to it, such as the guides of a controller's bars.
  private var deferred: [String: () -> AnyObject?] = [:]
  /// The controller of the scene, or who loads a xib.
  weak var owner: AnyObject?
  /// The scenes that are being created around this one, from the outermost.
  let ancestors: [String]
  /// How many controllers may still be created along with the one that was asked for.
  let allowance: ControllerAllowance

  /// What has been created and is not yet connected.
  private var fresh: [(object: NSObject, element: InterfaceElement)] = []
  var variations = SizeClassVariations()
  /// The lists of outlets of the object that is being connected.
  var collections: [String: [AnyObject]] = [:]
  /// The view below which everything is.
  private weak var top: UIView?

  init(
    _ source: InterfaceSource, in outer: InterfaceLoading? = nil, ancestors: [String] = [],
    allowance: ControllerAllowance = ControllerAllowance()
  ) {
    self.source = source
    self.outer = outer
    self.ancestors = ancestors
    self.allowance = outer?.allowance ?? allowance
  }

  // MARK: Objects

  /// What an id refers to; created now if it is in the dock.
  func object(_ id: String) -> AnyObject? {
    if let found = objects[id] { return found }
    if let element = dock.removeValue(forKey: id) { return make(element) }
    if let found = deferred[id]?() { return found }
    return outer?.object(id)
  }

  func register(_ object: AnyObject, as element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
  }

  func `defer`(_ element: InterfaceElement, _ find: @escaping () -> AnyObject?) {
    if let id = element.id { deferred[id] = find }
  }

  func putInDock(_ elements: [InterfaceElement]) {
    for element in elements {
      if let id = element.id { dock[id] = element }
    }
  }

  /// Creates an object that is not a controller.
  func make(_ element: InterfaceElement) -> NSObject? {
    view(element) ?? layout(element) ?? recognizer(element)
  }

  /// Creates a view with everything in it; nil where the element is none.
  func view(_ element: InterfaceElement) -> UIView? {
    guard let usual = InterfaceClasses.view(element) else { return nil }
    let type = source.type(of: element, usual)
    guard let view = type.init(coder: InterfaceCoder(element, self)) else { return nil }
    if top == nil { top = view }
    (view as? UIToolbar)?.read(element, self)
    return view
  }

  private func layout(_ element: InterfaceElement) -> NSObject? {
    guard let usual = InterfaceClasses.layout(element) else { return nil }
    let layout = source.type(of: element, usual).init(coder: InterfaceCoder(element, self))
    layout.map { register($0, as: element) }
    return layout
  }

  private func recognizer(_ element: InterfaceElement) -> NSObject? {
    guard let usual = InterfaceClasses.recognizer(element) else { return nil }
    let type = source.type(of: element, usual)
    guard let recognizer = type.init(coder: InterfaceCoder(element, self)) else { return nil }
    recognizer.read(element)
    created(recognizer, from: element)
    return recognizer
  }

  /// Notes an object that was created from an element, to be connected when all are there.
  func created(_ object: NSObject, from element: InterfaceElement) {
    register(object, as: element)
    fresh.append((object, element))
  }

  /// Creates a cell, or anything else that is a nib of its own in this one.
  func instantiate(_ element: InterfaceElement) -> UIView? {
    let loading = InterfaceLoading(source, in: self, ancestors: ancestors)
    loading.owner = owner
    let view = loading.view(element)
    loading.finish()
    // What is created again whenever it is needed finds its nib as long as it lives.
    view?.ensuredExtras.loading = loading
    return view
  }

  // MARK: Finishing

  /// Connects what has been created: constraints, outlets, values by name, embedded controllers.
  ///
  /// - Parameter owner: the controller or the owner whose outlets are set along with those of the views,
  ///   and its element. They may be constraints, which are there when all views are.
  func finish(connecting owner: (object: NSObject, element: InterfaceElement)? = nil) {
    let made = fresh
    fresh = []
    for (object, element) in made {
      if let view = object as? UIView { addConstraints(to: view, element) }
    }
    if let owner { connect(owner.object, owner.element) }
    for (object, element) in made { connect(object, element) }
    if !variations.isEmpty, let top {
      variations.apply(top.traitCollection)
      top.ensuredExtras.variations = variations
    }
    for (object, element) in made { setRuntimeAttributes(of: object, element) }
    for (object, element) in made { embed(in: object, element) }
    for (object, _) in made { (object as? UIResponder)?.awakeFromNib() }
    // Outlets to what is in the dock may have created more.
    if !fresh.isEmpty { finish() }
  }
}

/// How many controllers one call may create, so that scenes that contain each other come to an end.
@MainActor final class ControllerAllowance {
  /// The ids of the controllers that have to be created; empty for all.
  @TaskLocal static var shown: Set<String> = []

  private var rest = 200

  /// Takes one.
  ///
  /// - Returns: Whether there was one.
  func take() -> Bool {
    guard rest > 0 else { return false }
    rest -= 1
    return true
  }
}
