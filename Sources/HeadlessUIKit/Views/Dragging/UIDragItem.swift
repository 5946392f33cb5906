public import Foundation

/// What offers data to others in several forms.
///
/// - UIKit: same; it is Foundation's. Nothing is given to anyone. Stored only. Since iOS 8
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes but the name.
  private let object: Any?
  /// The name of a file.
  open var suggestedName: String?
  /// The uniform types of what it offers.
  public let registeredTypeIdentifiers: [String]

  /// Creates a provider of nothing.
  public override init() {
    object = nil
    registeredTypeIdentifiers = []
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: Any) {
    self.object = object
    registeredTypeIdentifiers = []
    super.init()
  }

  /// Creates a provider of an object of a uniform type.
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    super.init()
  }

  /// Creates a provider of a file.
  public convenience init?(contentsOf fileURL: URL?) {
    self.init(item: fileURL, typeIdentifier: "public.file-url")
  }

  /// Whether it offers a uniform type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether it offers an object of a class.
  open func canLoadObject(ofClass aClass: Any.Type) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }
}

/// Something that is dragged.
///
/// - UIKit: same; nothing is dragged. Stored only. Since iOS 11
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// What offers the data.
  public let itemProvider: NSItemProvider
  /// What the app itself knows it by.
  open var localObject: Any?
  /// Makes the picture that is dragged.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The picture of what is dragged.
///
/// - UIKit: same; nothing is dragged. Stored only. Since iOS 11
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters

  /// Creates a picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// How the picture of what is dragged looks.
///
/// - UIKit: same; nothing is dragged. Stored only. Since iOS 11
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
