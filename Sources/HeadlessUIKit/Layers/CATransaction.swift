public import Foundation

/// Changes of layers that belong together.
///
/// Changes count at once, and a completion is called when the outermost transaction is committed.
///
/// - UIKit: differs, QuartzCore has it; nothing is animated. Stored only. Since iOS 2
open class CATransaction: NSObject {
  private struct Level {
    var duration: CFTimeInterval?
    var disablesActions = false
    var completion: (() -> Void)?
  }
  @MainActor private static var levels: [Level] = []

  /// Begins a group of changes.
  open class func begin() { onMain { $0.append(Level()) } }

  /// Ends a group of changes.
  open class func commit() {
    var completion: (() -> Void)?
    onMain { completion = $0.popLast()?.completion }
    completion?()
  }

  /// Commits what is left of the run loop; nothing is here.
  open class func flush() {}

  /// Sets whether changes animate by themselves; stored only (since iOS 3).
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Whether changes animate by themselves (since iOS 3).
  open class func disableActions() -> Bool {
    var flag = false
    onMain { flag = $0.last?.disablesActions ?? false }
    return flag
  }

  /// Sets how long changes take, in seconds; stored only (since iOS 3).
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }

  /// How long changes take, in seconds (since iOS 3).
  open class func animationDuration() -> CFTimeInterval {
    var duration: CFTimeInterval?
    onMain { duration = $0.last?.duration }
    return duration ?? 0.25
  }

  /// Sets what is called at the end (since iOS 4).
  open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }

  private static func change(_ change: (inout Level) -> Void) {
    onMain { levels in
      guard let last = levels.indices.last else { return }
      change(&levels[last])
    }
  }

  private static func onMain(_ body: (inout [Level]) -> Void) {
    guard Thread.isMainThread else { return }
    // What it is given stays on this thread.
    withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let body = body
      MainActor.assumeIsolated { unsafe body(&levels) }
    }
  }
}
