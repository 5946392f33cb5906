#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// To what an interface is locked, where no orientations are named, for Objective-C.
#if canImport(ObjectiveC)
@objc(QTNLockExtent)
#endif
public enum QTNLockExtent: Int, Sendable {
  /// To the way it is shown when the lock is made.
  case shown = 0
  /// To the way the device is held when the lock is made.
  case held = 1
}

/// Keeps an interface within some orientations, as long as it is kept and its owner is on screen, for
/// Objective-C.
///
/// ```objc
/// self.lock = [[QTNOrientationLock alloc] initWithExtent:QTNLockExtentShown owner:self];
/// // later
/// [self.lock unlock];
/// ```
///
/// - UIKit: `prefersInterfaceOrientationLocked` from iOS 26, for one owner. In Swift it is
///   ``OrientationLock``. Rule: `F-34` to `F-37`
#if canImport(ObjectiveC)
@objc(QTNOrientationLock) @objcMembers
#endif
@MainActor public final class QTNOrientationLock: NSObject {
  private let lock: OrientationLock

  private init(_ lock: OrientationLock) { self.lock = lock }

  /// Locks the interface that a controller is shown in, as it is shown or held.
  public convenience init(extent: QTNLockExtent, owner: UIViewController) {
    self.init(OrientationLock(extent.swift, by: owner))
  }

  /// Locks the interface that a controller is shown in to some orientations.
  public convenience init(orientations: UIInterfaceOrientationMask, owner: UIViewController) {
    self.init(OrientationLock(.orientations(orientations), by: owner))
  }

  /// Locks the interface of a scene as it is shown or held.
  public convenience init(extent: QTNLockExtent, scene: UIWindowScene) {
    self.init(OrientationLock(extent.swift, in: scene))
  }

  /// Locks the interface of a scene to some orientations.
  public convenience init(orientations: UIInterfaceOrientationMask, scene: UIWindowScene) {
    self.init(OrientationLock(.orientations(orientations), in: scene))
  }

  /// The orientations the interface is kept within.
  public var orientations: UIInterfaceOrientationMask { lock.orientations }

  /// Whether UIKit keeps the interface within the lock now.
  public var isHonoured: Bool { lock.isHonoured }

  /// Takes the lock away; a second time does nothing.
  ///
  /// In Swift it is `release()`, which is a name that Objective-C keeps for itself.
  public func unlock() { lock.release() }
}

extension QTNLockExtent {
  fileprivate var swift: OrientationLock.Extent {
    switch self {
    case .shown: .shown
    case .held: .held
    }
  }
}
#endif
