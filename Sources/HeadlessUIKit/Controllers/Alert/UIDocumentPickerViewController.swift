public import Foundation

/// Lets the user choose documents or a place for some; here there are none.
///
/// - UIKit: same as far as rotation is concerned; nothing is chosen unless a test calls the delegate. Initializers
///   with uniform types are in the stand-in for their module. Since iOS 8
open class UIDocumentPickerViewController: UIViewController {
  /// What is notified of the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// What is done with the documents.
  public let documentPickerMode: UIDocumentPickerMode
  /// Whether several can be chosen (since iOS 11).
  open var allowsMultipleSelection = false
  /// Whether the ends of names are shown (since iOS 13).
  open var shouldShowFileExtensions = false
  /// The folder that is shown first (since iOS 13).
  open var directoryURL: URL?

  /// Creates a controller for documents of uniform types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that gives documents away (since iOS 11).
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that gives a document away.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Creates a controller that gives documents away, or copies of them (since iOS 14).
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    documentPickerMode = .import
    super.init(coder: coder)
  }
}

/// What is done with documents that are chosen.
///
/// - UIKit: same. Since iOS 8
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies come into the app.
  case `import`
  /// They are opened where they are.
  case open
  /// Copies go elsewhere.
  case exportToService
  /// They go elsewhere.
  case moveToService
}

/// The delegate of a controller for choosing documents.
///
/// - UIKit: same; nothing is chosen unless a test calls it. Since iOS 8
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when the user has chosen documents (since iOS 11).
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user has chosen a document.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the user has chosen nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
