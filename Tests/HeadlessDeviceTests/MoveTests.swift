import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("A scene moves to another display")
struct MoveTests {
  @Test("G-12, P-04: the new size classes are announced while the old ones hold")
  func sizeClasses() throws {
    let device = try HeadlessDevice("iPhone Duo, iOS 27.1")
    let root = ClassScreen()
    let child = ClassScreen()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    device.launch(root: root)
    try device.move(to: .duoInner)
    let heard = [
      "will compact/regular to regular/regular", "size in compact/regular",
      "did compact/regular to regular/regular",
    ]
    #expect(root.log == heard)
    #expect(child.log == heard)
    root.log = []
    try device.move(to: .duoOuter)
    #expect(
      root.log == [
        "will regular/regular to compact/compact", "size in regular/regular",
        "did regular/regular to compact/compact",
      ])
  }
}

/// A controller that records the size classes of its callbacks.
private final class ClassScreen: UIViewController {
  var log: [String] = []

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.append("will \(traitCollection.classes) to \(newCollection.classes)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.append("size in \(traitCollection.classes)")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    guard let previousTraitCollection else { return }
    log.append("did \(previousTraitCollection.classes) to \(traitCollection.classes)")
  }
}

extension UITraitCollection {
  fileprivate var classes: String { "\(horizontalSizeClass.word)/\(verticalSizeClass.word)" }
}

extension UIUserInterfaceSizeClass {
  fileprivate var word: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    default: "unspecified"
    }
  }
}
