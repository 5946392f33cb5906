#if os(iOS) || canImport(HeadlessUIKit)
import UIKit

/// Values for controllers, which are dropped with them.
@MainActor struct ControllerTable<Value> {
  private struct Entry {
    weak var controller: UIViewController?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Above how many entries those of controllers that are gone are dropped.
  private var limit = 64

  /// How many entries there are; for tests.
  var count: Int { entries.count }

  /// The value for a controller; nil where there is none.
  subscript(controller: UIViewController) -> Value? {
    get {
      // Another controller may have been where this one is.
      guard let entry = entries[ObjectIdentifier(controller)], entry.controller === controller
      else { return nil }
      return entry.value
    }
    set {
      entries[ObjectIdentifier(controller)] = newValue.map {
        Entry(controller: controller, value: $0)
      }
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.controller != nil }
      limit = max(64, entries.count * 2)
    }
  }
}
#endif
