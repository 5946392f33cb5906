import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct AutoresizingTests {
  @Test("J-01, J-03: flexible width and height fill the superview after a turn")
  func fills() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let child = UIView(frame: root.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(child)
    root.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    #expect(child.frame == root.bounds)
  }
}
