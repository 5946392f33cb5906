#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// Keeps an interface within some orientations, as long as it is kept and its owner is on screen.
///
/// ```swift
/// isHeld = lock == nil
/// lock = isHeld ? OrientationLock(.shown, by: self) : nil
/// ```
///
/// Many may lock at once: of those whose owners are on screen the innermost wins, of several by one
/// owner the last. A lock outranks what screens declare and stays within it where both have something
/// in common. When it goes, the next one counts, and at the end what screens declare.
///
/// It acts through the screens and containers of this library and through the line in the app's
/// delegate; from iOS 26 also by the preference that UIKit honours in scenes as large as their
/// screen, where masks do not count. ``isHonoured`` is whether it has reached UIKit: a framework in
/// another developer's app can check it.
///
/// - UIKit: `prefersInterfaceOrientationLocked` from iOS 26, for one owner. Rule: `F-34` to `F-37`,
///   `M-21` to `M-26`
@MainActor public final class OrientationLock {
  /// To what an interface is locked.
  public enum Extent: Sendable, Equatable {
    /// To the way it is shown when the lock is made.
    case shown
    /// To the way the device is held when the lock is made; as shown if that is flat or not known.
    case held
    /// To any of some orientations.
    case orientations(UIInterfaceOrientationMask)
  }

  /// The orientations the interface is kept within; all, until its owner has been on a screen.
  public private(set) var orientations: UIInterfaceOrientationMask
  /// Whose lock it is; nil for a scene's.
  private(set) weak var owner: UIViewController?
  private let isOwned: Bool
  let ownerName: String
  private let extent: Extent
  private var keeper: SceneKeeper?
  private var isReleased = false

  /// Locks the interface that a controller is shown in, for as long as the controller is on screen.
  ///
  /// A controller that is in no scene yet locks from when it is, and to what is shown or held then.
  ///
  /// - Parameters:
  ///   - extent: to what.
  ///   - owner: whose lock it is; it is not kept, and without it the lock is over.
  public init(_ extent: Extent = .shown, by owner: UIViewController) {
    self.owner = owner
    self.extent = extent
    isOwned = true
    ownerName = "\(type(of: owner))"
    orientations = .all
    guard let scene = owner.comingScene else {
      SceneKeeper.wait(for: self)
      return
    }
    let keeper = SceneKeeper.of(scene)
    attach(to: keeper)
    keeper.add(self)
  }

  /// Locks the interface of a scene, whatever it shows; the locks of controllers in it win over it.
  ///
  /// - Parameters:
  ///   - extent: to what.
  ///   - scene: which.
  public init(_ extent: Extent = .shown, in scene: UIWindowScene) {
    self.extent = extent
    isOwned = false
    ownerName = "the scene"
    orientations = .all
    let keeper = SceneKeeper.of(scene)
    attach(to: keeper)
    keeper.add(self)
  }

  /// Begins to lock in a scene.
  func attach(to keeper: SceneKeeper) {
    self.keeper = keeper
    orientations = extent.orientations(in: keeper.scene)
  }

  /// Takes the lock away; a second time does nothing.
  public func release() {
    guard !isReleased else { return }
    isReleased = true
    keeper?.settle()
  }

  /// Whether UIKit keeps the interface within the lock now.
  ///
  /// False for a lock that is released, whose owner is off screen, over which another one wins, and
  /// which is unknown to the controllers that UIKit asks.
  public var isHonoured: Bool {
    guard let scene = keeper?.scene, let masks = SceneMasks(scene) else { return false }
    guard OrientationResolution(masks.decider).lock === self else { return false }
    if scene.isKeptByPreference { return orientations.allows(scene.shownOrientation) }
    return masks.areBinding && orientations.isSuperset(of: masks.allowed)
  }

  /// Whether it takes part: it is neither released nor without its owner.
  var isAlive: Bool { !isReleased && (!isOwned || owner != nil) }

  /// How far inside a hierarchy the owner is; nil where it is not on screen there.
  ///
  /// What covers the hierarchy without being asked, as a sheet does, is further inside than all that
  /// it covers.
  func depth(in chain: [UIViewController]) -> Int? {
    guard isOwned else { return -1 }
    guard var next = owner else { return nil }
    var below = (next as? OrientationProxy)?.depth ?? 0
    while true {
      if let place = chain.firstIndex(where: { $0 === next }) { return place + below }
      guard next.viewIfLoaded?.window != nil else { return nil }
      if let parent = next.parent {
        next = parent
      } else if let presenter = next.presentingViewController, !next.isBeingDismissed {
        next = presenter
        below += chain.count
      } else {
        return nil
      }
      below += 1
    }
  }

  deinit {
    guard !isReleased, let keeper else { return }
    Task { @MainActor in keeper.settle() }
  }
}

extension OrientationLock.Extent {
  @MainActor fileprivate func orientations(in scene: UIWindowScene?) -> UIInterfaceOrientationMask {
    let shown = scene?.shownOrientation.mask ?? .all
    return switch self {
    case .shown: shown
    case .held: UIDevice.current.orientation.interface?.mask ?? shown
    case .orientations(let mask): mask
    }
  }
}
#endif
