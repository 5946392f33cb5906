import UIKit

/// What Objective-C finds at run time: every object can be created by its class.
protocol Configurable: AnyObject {
  init()
}

extension Configurable {
  init(_ configure: (Self) -> Void) {
    self.init()
    configure(self)
  }
}

extension NSObject: Configurable {}

/// A class that has the initializer itself.
class Shelf: Configurable {
  var width = 1
  required init() { width = 2 }
}

extension UIViewController {
  @objc var headline: String { "no headline" }
  @objc func sum(_ first: Int, with second: Int) -> Int { first + second }
}

class PlaylistViewController: UIViewController {
  override var headline: String { "playlist, " + super.headline }
  override func sum(_ first: Int, with second: Int) -> Int { 10 * super.sum(first, with: second) }
}

class LongPlaylistViewController: PlaylistViewController {
  override var headline: String { "long " + super.headline }
}

/// A view of a class that only the type says.
class Frame<Content: UIView> {
  let content = Content()
  let wide = Content(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
}

final class Cover: UIView {
  let titles = ["Nocturnes", "Préludes"]
}

class Slider: UIView {
  @objc dynamic var value = 1
  @objc dynamic var isSliding: Bool = false {
    didSet { moves += 1 }
  }
  private(set) var moves = 0
}

/// Watches a slider, and is not a responder.
class Watcher: NSObject {
  private(set) var changes: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath != "unknown" else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let old = change?[.oldKey].map { "\($0)" } ?? "-"
    let new = change?[.newKey].map { "\($0)" } ?? "-"
    changes.append("\(keyPath ?? "") \(old) \(new)")
  }
}
