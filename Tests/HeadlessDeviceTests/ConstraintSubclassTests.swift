import HeadlessDevice
import Testing
import UIKit

/// A constraint with a name of the app's own, as libraries make them.
@MainActor private final class NamedConstraint: NSLayoutConstraint {
  var label: String?

  override nonisolated var description: String { "named" }
}

@MainActor struct ConstraintSubclassTests {
  @Test("L-A-10: A subclass of a constraint is made, activated and solved as any other")
  func subclass() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let (root, box) = (UIViewController(), UIView())
    device.launch(root: root)
    root.view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let made = [
      NSLayoutConstraint.Attribute.left, .top, .width, .height,
    ].map { side in
      NamedConstraint(
        item: box, attribute: side, relatedBy: .equal,
        toItem: side == .left || side == .top ? root.view : nil,
        attribute: side == .left || side == .top ? side : .notAnAttribute, multiplier: 1,
        constant: 40)
    }
    made[0].label = "left"
    #expect(made[0].priority == .required && !made[0].isActive && made[0].firstItem === box)
    NSLayoutConstraint.activate(made)
    root.view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 40, y: 40, width: 40, height: 40))
    #expect("\(made[0])" == "named")
  }

  @Test("A constraint between nothing never counts")
  func nothing() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute)
    #expect(!constraint.isActive)
  }
}

@MainActor struct TwoAxesTests {
  @Test("L-A-23: A left edge can equal an upper edge")
  func twoAxes() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let (root, one, other) = (UIViewController(), UIView(), UIView())
    device.launch(root: root)
    for view in [one, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 70),
      other.leftAnchor.constraint(equalTo: root.view.leftAnchor),
      other.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: one, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
        multiplier: 1, constant: 50),
      one.topAnchor.constraint(equalTo: root.view.topAnchor),
    ])
    root.view.layoutIfNeeded()
    #expect(one.frame.minX == 120)
  }
}
