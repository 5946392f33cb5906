import Foundation
import Orientation
import TestSupport

@testable import HeadlessUIKit

/// A view of a known size, and views in it that constraints place.
@MainActor final class ConstraintTree {
  let root: UIView
  /// A device, which keeps exceptions and what is logged.
  let host: DeviceHost

  init(width: CGFloat = 390, height: CGFloat = 844, version: SystemVersion = SystemVersion(17)) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    host = DeviceHost(
      RotationSystem(
        device: DeviceProfile.all[0], version: version, controllers: [], root: nil),
      recordsFaults: true, recordsTranscript: false)
  }

  /// A view that constraints place, in the root or in another view.
  func add(in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  /// Activates constraints and lays out.
  func activate(_ constraints: NSLayoutConstraint...) {
    host.run {
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
    }
  }

  /// Lays out on the device's pixels.
  func layOut() { host.run { root.layoutIfNeeded() } }

  /// The names and texts of the exceptions so far.
  var exceptions: [(name: String, reason: String)] {
    host.faults.compactMap {
      if case .wrongUse(let name, let reason) = $0 { (name, reason) } else { nil }
    }
  }
}

extension UIView {
  /// Constraints from the left and the top edge and on the size.
  @MainActor func fix(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> [NSLayoutConstraint]
  {
    guard let superview else { return [] }
    return [
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
      widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height),
    ]
  }
}
