public import Foundation

/// What was copied last.
///
/// Each device has one of its own.
///
/// - UIKit: differs: it keeps text, URLs, colors and pictures, and nothing in other types. Acts.
///   Since iOS 3
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private var items: [Any] = []

  /// The pasteboard of the device in whose context the code runs.
  open class var general: UIPasteboard {
    DeviceHost.required("UIPasteboard.general").pasteboard
  }

  /// How often its content has changed.
  open private(set) var changeCount = 0

  /// The first text; nil without any.
  open var string: String? {
    get { first() }
    set { put(newValue) }
  }
  /// All texts.
  open var strings: [String]? {
    get { all() }
    set { items = newValue ?? []; changeCount += 1 }
  }
  /// The first URL; nil without any.
  open var url: URL? {
    get { first() }
    set { put(newValue) }
  }
  /// The first picture; nil without any.
  open var image: UIImage? {
    get { first() }
    set { put(newValue) }
  }
  /// The first color; nil without any.
  open var color: UIColor? {
    get { first() }
    set { put(newValue) }
  }
  /// Whether there is text (since iOS 10).
  open var hasStrings: Bool { string != nil }
  /// Whether there is a URL (since iOS 10).
  open var hasURLs: Bool { url != nil }
  /// Whether there is a picture (since iOS 10).
  open var hasImages: Bool { image != nil }

  private func first<Value>() -> Value? { items.lazy.compactMap { $0 as? Value }.first }
  private func all<Value>() -> [Value]? {
    let found = items.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }
  private func put(_ value: Any?) {
    items = value.map { [$0] } ?? []
    changeCount += 1
  }
}
