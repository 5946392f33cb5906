public import Foundation
package import InterfaceBuilderDocuments

/// The scenes of a storyboard, from which controllers are created.
///
/// The file is read as Interface Builder wrote it, from the bundle's resources; nothing is compiled.
/// Classes of the app are found by their module and name.
///
/// - UIKit: differs: outlets, actions and unwind segues are found in classes that the plugin
///   HeadlessSources compiles; other classes need `setValue(_:forKey:)` for their outlets. The methods
///   of segue actions are not called. Since iOS 5
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let source: InterfaceSource
  /// The storyboards that references lead to, where they are not in a bundle.
  private let others: Library?

  /// Finds a storyboard in a bundle; the main one if nil.
  ///
  /// Raises `NSInvalidArgumentException` if there is none of that name.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    let document = Self.document(name, in: bundle)
    if document == nil { ArchiveMistake.noStoryboard(name, bundle).raise() }
    self.init(
      document ?? InterfaceDocument(path: name, root: nil, isIncomplete: true), bundle: bundle,
      others: nil, hasAppClasses: true)
  }

  /// Creates a storyboard from a document that has been read.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - others: the documents that it may refer to.
  ///   - hasAppClasses: whether the app's classes are looked for; without them every object has the
  ///     class of UIKit's that its element names.
  package convenience init(
    _ document: InterfaceDocument, others: Library? = nil, hasAppClasses: Bool = true
  ) {
    self.init(document, bundle: nil, others: others, hasAppClasses: hasAppClasses)
  }

  private init(
    _ document: InterfaceDocument, bundle: Bundle?, others: Library?, hasAppClasses: Bool
  ) {
    source = InterfaceSource(document, bundle: bundle, hasAppClasses: hasAppClasses)
    self.others = others
    super.init()
    source.storyboard = self
  }

  /// Creates the controller with which the storyboard begins; nil where it has none.
  open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

  /// Creates the controller with which the storyboard begins, as a closure creates the object.
  ///
  /// Since iOS 13.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { initial(creator) as? ViewController }

  /// Creates the controller with an identifier.
  ///
  /// Raises `NSInvalidArgumentException` if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    scene(identifier, nil) ?? UIViewController()
  }

  /// Creates the controller with an identifier, as a closure creates the object.
  ///
  /// Since iOS 13.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = scene(identifier, creator)
    guard let controller = made as? ViewController else {
      preconditionFailure(
        "the view controller with identifier '\(identifier)' is a"
          + " \(made.map { "\(type(of: $0))" } ?? "nil"), not a \(ViewController.self)")
    }
    return controller
  }

  private func initial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let id = source.document.initialController, let scene = source.scenes[id] else {
      return nil
    }
    return source.controller(of: scene, creator: creator)
  }

  private func scene(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let scene = source.scene(identifier: identifier) else {
      ArchiveMistake.noScene(identifier).raise()
      return nil
    }
    return source.controller(of: scene, creator: creator)
  }

  /// The controller with an id of the document's; nil where there is none.
  ///
  /// - Parameters:
  ///   - id: the id.
  ///   - shown: the ids of controllers that have to be in it: tab bars get those and no more tabs than
  ///     fit. Empty means all.
  /// - Returns: nil where there is none.
  package func controller(id: String, showing shown: Set<String> = []) -> UIViewController? {
    guard let scene = source.scenes[id] else { return nil }
    return ControllerAllowance.$shown.withValue(shown) {
      source.controller(of: scene, creator: nil)
    }
  }

  /// The storyboard that a reference names.
  func named(_ name: String) -> UIStoryboard? {
    if let others { return others.storyboard(name) }
    guard let bundle = source.bundle, let document = Self.document(name, in: bundle) else {
      return nil
    }
    return UIStoryboard(document, bundle: bundle, others: nil, hasAppClasses: true)
  }

  private static func document(_ name: String, in bundle: Bundle) -> InterfaceDocument? {
    ArchiveFile(name, "storyboard", bundle)?.document
  }

  /// The storyboards of an app, by their names.
  @MainActor package final class Library {
    private var documents: [String: InterfaceDocument] = [:]
    private var made: [String: UIStoryboard] = [:]
    private let hasAppClasses: Bool

    /// Creates a library of documents.
    package init(_ documents: [InterfaceDocument], hasAppClasses: Bool) {
      self.hasAppClasses = hasAppClasses
      for document in documents where document.isStoryboard && self.documents[document.name] == nil
      {
        self.documents[document.name] = document
      }
    }

    /// The storyboard with a name.
    package func storyboard(_ name: String) -> UIStoryboard? {
      if let known = made[name] { return known }
      guard let document = documents[name] else { return nil }
      let storyboard = UIStoryboard(document, others: self, hasAppClasses: hasAppClasses)
      made[name] = storyboard
      return storyboard
    }
  }
}

/// A storyboard or xib among the resources of a bundle.
struct ArchiveFile {
  let document: InterfaceDocument

  /// Finds and reads a file; nil where there is none or it is damaged.
  @MainActor init?(_ name: String, _ kind: String, _ bundle: Bundle) {
    guard
      let path = (bundle == .main ? DeviceHost.current?.resources?.path(name, kind) : nil)
        ?? Self.bundles(bundle).lazy.compactMap({ bundle in
          bundle.path(forResource: name, ofType: kind)
            ?? bundle.path(forResource: name, ofType: kind, inDirectory: "Base.lproj")
        }).first,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    let (document, problems) = InterfaceDocumentReader.read(Array(data), path: path)
    for problem in problems { DeviceHost.current?.log.append("\(problem)") }
    self.document = document
  }

  /// Where to look: an app's main bundle is, in a test, the folder of the test's program, and what
  /// the app has is in the packages' resource bundles there.
  private static func bundles(_ bundle: Bundle) -> [Bundle] {
    guard bundle == .main else { return [bundle] }
    let folder = bundle.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return [bundle]
      + names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
  }
}
