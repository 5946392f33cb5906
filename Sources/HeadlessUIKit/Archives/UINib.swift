public import Foundation
package import InterfaceBuilderDocuments

/// The objects of a xib, which can be created any number of times.
///
/// - UIKit: same as far as `UIStoryboard` is. Since iOS 4
@preconcurrency @MainActor open class UINib: NSObject {
  private let source: InterfaceSource

  /// Finds a xib in a bundle; the main one if nil.
  ///
  /// - UIKit: same; that there is none is raised when it is instantiated.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    let document = ArchiveFile(name, "xib", bundle)?.document
    self.init(
      document ?? InterfaceDocument(path: name, root: nil, isIncomplete: true), bundle: bundle,
      hasAppClasses: true)
  }

  /// Reads the content of a xib.
  ///
  /// - UIKit: differs, takes compiled nibs.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(
      InterfaceDocumentReader.read(Array(data), path: "nib").document, bundle: bundleOrNil,
      hasAppClasses: true)
  }

  /// Creates a nib from a document that has been read.
  package convenience init(_ document: InterfaceDocument, hasAppClasses: Bool = true) {
    self.init(document, bundle: nil, hasAppClasses: hasAppClasses)
  }

  private init(_ document: InterfaceDocument, bundle: Bundle?, hasAppClasses: Bool) {
    source = InterfaceSource(document, bundle: bundle, hasAppClasses: hasAppClasses)
    super.init()
  }

  /// The nib of a name; nil where the bundle has none.
  convenience init?(finding name: String, in bundle: Bundle) {
    guard let document = ArchiveFile(name, "xib", bundle)?.document else { return nil }
    self.init(document, bundle: bundle, hasAppClasses: true)
  }

  /// Creates the objects, connects them, and returns those at the top without the placeholders.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    guard source.document.root != nil else {
      ArchiveMistake.noNib(source.document.name, source.bundle ?? .main).raise()
      return []
    }
    return source.objects(owner: ownerOrNil as AnyObject?)
  }

  /// What can be given to `instantiate(withOwner:options:)`; external objects are not looked at.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects that the nib's placeholders stand for.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension InterfaceSource {
  /// Creates everything at the top of a xib.
  func objects(owner: AnyObject?) -> [Any] {
    let loading = InterfaceLoading(self)
    loading.owner = owner
    var (made, placeholder): ([NSObject], InterfaceElement?) = ([], nil)
    for element in document.objects {
      if element.isFilesOwner {
        placeholder = element
        if let owner { loading.register(owner, as: element) }
      } else if element.isController {
        let controller = controller(
          element, dock: [], ancestors: [], allowance: loading.allowance, creator: nil)
        guard let controller else { continue }
        loading.register(controller, as: element)
        made.append(controller)
      } else if let object = loading.make(element) {
        made.append(object)
      }
    }
    let connected = placeholder.flatMap { element in (owner as? NSObject).map { ($0, element) } }
    loading.finish(connecting: connected)
    for view in made { (view as? UIView)?.ensuredExtras.loading = loading }
    return made
  }
}

extension Bundle {
  /// Creates the objects of a xib of the bundle.
  ///
  /// - UIKit: same. Since iOS 2
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}

extension UITableView {
  /// Has cells with an identifier created from a nib; nil for no longer (since iOS 5).
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return pool.register(nil as UITableViewCell.Type?, identifier) }
    pool.register(identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
    }
  }
}

extension UICollectionView {
  /// Has cells with an identifier created from a nib; nil for no longer.
  ///
  /// Since iOS 6.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, CollectionPool.Key(kind: nil, identifier: identifier))
  }

  /// Has headers, footers or the like created from a nib; nil for no longer.
  ///
  /// Since iOS 6.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, CollectionPool.Key(kind: kind, identifier: identifier))
  }

  private func register(_ nib: UINib?, _ key: CollectionPool.Key) {
    guard let nib else { return pool.register(nil as UICollectionReusableView.Type?, key) }
    pool.register(key) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
    }
  }
}
