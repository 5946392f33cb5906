import Foundation

@MainActor open class UIViewController: UIResponder {
  open var view: UIView? {
    didSet { view?.owningController = self }
  }
  package var containerSafeAreaInsets = UIEdgeInsets.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var traitCollection: UITraitCollection { parentTraits }
  package var parentTraits = UITraitCollection()
  /// Compares with what the controller was told last and calls `tell(of:after:)`.
  package func hearTraitsMayHaveChanged() {}
  package func hearWillLayoutSubviews() {}
  package func hearDidLayoutSubviews() {}
  package func hearSafeAreaInsetsDidChange() {}
  package func hearLayoutMarginsDidChange() {}
}

open class UIWindow: UIView {
  package var sceneSafeAreaInsets = UIEdgeInsets.zero {
    didSet { setNeedsSafeAreaUpdate() }
  }
  open var rootViewController: UIViewController?
  package var sceneTraits: UITraitCollection?
  open override var traitCollection: UITraitCollection { sceneTraits ?? super.traitCollection }
}

@MainActor package final class Host {
  @TaskLocal package static var current: Host?
  package private(set) var time = 0.0
  /// Whether animations are on, and which are being made.
  package let animations = AnimationState()
  /// The traits of views and controllers that are in no window.
  package var defaultTraits = UITraitCollection()
  private var waiting: [(time: Double, work: @MainActor () -> Void)] = []

  package init() {}

  package func schedule(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
    let due = time + seconds
    let index = waiting.firstIndex { $0.time > due } ?? waiting.endIndex
    waiting.insert((due, work), at: index)
  }

  package func advance(by seconds: Double) {
    let end = time + seconds
    while let next = waiting.first, next.time <= end {
      waiting.removeFirst()
      time = next.time
      next.work()
    }
    time = end
  }
}
