import Foundation

/// Finds out which methods a class overrides, by comparing method tables.
///
/// UIKit asks the Objective-C runtime; Swift offers no such question. A class that overrides
/// exactly one method shows at which index of the table that method is, and another class overrides
/// it when it has something else there than `UIViewController`.
@MainActor enum MethodTable {
  static func overrides(of type: UIViewController.Type) -> MethodOverrides {
    var found: MethodOverrides = []
    let entries = words(of: type)
    for (places, method) in places {
      for place in places where place < entries.count && entries[place] != base[place] {
        found.insert(method)
      }
    }
    return found
  }

  /// Whether a class has another getter of its mask than one it derives from.
  static func overridesMask(_ type: UIViewController.Type, of base: UIViewController.Type) -> Bool {
    let own = words(of: type)
    let inherited = words(of: base)
    return maskPlaces.contains {
      $0 < own.count && $0 < inherited.count && own[$0] != inherited[$0]
    }
  }

  private static let maskPlaces = place(Mask.self)
  private static let base = words(of: UIViewController.self)

  private static let places: [([Int], MethodOverrides)] = [
    (place(SizeTransition.self), .sizeTransition),
    (place(WillRotate.self), .rotate),
    (place(WillAnimate.self), .rotate),
    (place(DidRotate.self), .rotate),
    (place(FirstHalf.self), .rotateInHalves),
    (place(SecondHalf.self), .rotateInHalves),
    (maskPlaces, .mask),
    (place(LegacyAnswer.self), .legacyAnswer),
    (place(LockChild.self), .childForLock),
  ]

  /// Where a class that overrides one method differs from one that overrides none.
  private static func place(_ probe: UIViewController.Type) -> [Int] {
    let plain = words(of: Plain.self)
    let overriding = words(of: probe)
    return base.indices.dropFirst(headerWords).filter {
      $0 < overriding.count && overriding[$0] != base[$0] && plain[$0] == base[$0]
    }
  }

  // A class's metadata begins with its kind, its superclass, on Apple's systems three words for the
  // Objective-C runtime, flags, sizes, its description and its destroyer.
  #if canImport(ObjectiveC)
    private static let sizesOffset = 40
    private static let headerWords = 10
  #else
    private static let sizesOffset = 16
    private static let headerWords = 7
  #endif

  /// The words of a class's metadata, from its address point on.
  private static func words(of type: UIViewController.Type) -> [UInt] {
    let start = unsafe unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    // Flags, address point, instance size, alignment: then the size of the whole and the distance
    // from its beginning to the address point.
    let size = unsafe start.load(fromByteOffset: sizesOffset + 16, as: UInt32.self)
    let before = unsafe start.load(fromByteOffset: sizesOffset + 20, as: UInt32.self)
    let count = Int(size - before) / MemoryLayout<UInt>.size
    return (0..<count).map { place in
      unsafe start.load(fromByteOffset: place * MemoryLayout<UInt>.size, as: UInt.self)
    }
  }

  private final class Plain: UIViewController {}
  private final class SizeTransition: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
  }
  private final class WillRotate: UIViewController {
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
  }
  private final class WillAnimate: UIViewController {
    override func willAnimateRotation(
      to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
  }
  private final class DidRotate: UIViewController {
    override func didRotate(from orientation: UIInterfaceOrientation) {}
  }
  private final class FirstHalf: UIViewController {
    override func willAnimateFirstHalfOfRotation(
      to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
  }
  private final class SecondHalf: UIViewController {
    override func willAnimateSecondHalfOfRotation(
      from orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
  }
  private final class Mask: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }
  private final class LegacyAnswer: UIViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
  }
  private final class LockChild: UIViewController {
    override var childForInterfaceOrientationLock: UIViewController? { nil }
  }
}
