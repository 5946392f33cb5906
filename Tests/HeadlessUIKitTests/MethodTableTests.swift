import Foundation
import Orientation
import Testing

@testable import HeadlessUIKit

/// The one place that reads how Swift lays out classes in memory, which no version of Swift promises.
///
/// A failure names the toolchain: most likely it lays out classes in another way than `MethodTable`
/// expects.
@MainActor
@Suite("Which methods a class overrides")
struct MethodTableTests {
  class Plain: UIViewController {
    var stored = 1
    func own() {}
    override func viewDidLoad() { super.viewDidLoad() }
    override var shouldAutorotate: Bool { false }
  }
  final class SizeTransition: Plain {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
  }
  final class WillRotate: Plain {
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
  }
  final class WillAnimate: Plain {
    override func willAnimateRotation(
      to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
  }
  final class DidRotate: Plain {
    override func didRotate(from orientation: UIInterfaceOrientation) {}
  }
  final class FirstHalf: Plain {
    override func willAnimateFirstHalfOfRotation(
      to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
  }
  final class SecondHalf: Plain {
    override func willAnimateSecondHalfOfRotation(
      from orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {}
  }
  class Mask: Plain {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }
  final class LegacyAnswer: Plain {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
  }
  final class LockChild: Plain {
    override var childForInterfaceOrientationLock: UIViewController? { nil }
  }
  class Generic<Value>: UIViewController {
    var value: Value?
    override func didRotate(from orientation: UIInterfaceOrientation) {}
  }
  /// Overrides what its superclass overrides, and more.
  final class Heir: Mask {
    private var many = (1, 2, 3, 4)
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
  }
  /// Overrides nothing itself.
  final class Silent: Generic<[String]> {}

  private nonisolated static let expected:
    [(type: UIViewController.Type, overrides: MethodOverrides)] = [
      (UIViewController.self, []), (Plain.self, []), (SizeTransition.self, .sizeTransition),
      (WillRotate.self, .rotate), (WillAnimate.self, .rotate), (DidRotate.self, .rotate),
      (FirstHalf.self, .rotateInHalves), (SecondHalf.self, .rotateInHalves), (Mask.self, .mask),
      (LegacyAnswer.self, .legacyAnswer), (LockChild.self, .childForLock),
      (Generic<Int>.self, .rotate), (Generic<String>.self, .rotate), (Silent.self, .rotate),
      (Heir.self, [.mask, .legacyAnswer]),
    ]

  @Test(
    "Each is found in the method tables of this toolchain, and nothing else",
    arguments: expected.indices)
  func overrides(place: Int) {
    let (type, overrides) = Self.expected[place]
    let found = MethodTable.overrides(of: type)
    #expect(
      found == overrides,
      "\(type): Sources/HeadlessUIKit/Host/MethodTable.swift does not fit \(Self.toolchain)")
  }

  /// The compiler on this machine, as it names itself.
  private static var toolchain: String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "--version"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil, let text = try? output.fileHandleForReading.readToEnd()
    else {
      return "this toolchain"
    }
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self).split(separator: "\n").joined(separator: ", ")
  }
}
