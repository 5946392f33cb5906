import Foundation
import Orientation

/// A screen's coordinates: those that stay with the device, or those that turn with the interface.
@MainActor final class ScreenSpace: NSObject, ScreenPlacedSpace {
  private let screen: UIScreen
  private let isFixed: Bool

  init(screen: UIScreen, isFixed: Bool) {
    self.screen = screen
    self.isFixed = isFixed
    super.init()
  }

  private var orientation: InterfaceOrientation { screen.host.system.interfaceOrientation }

  var bounds: CGRect {
    let size = screen.host.system.device.main.points
    return CGRect(origin: .zero, size: CGSize(isFixed ? size : size.oriented(orientation)))
  }

  /// The screen as the interface sees it is the one in which views are placed.
  var transformToScreen: CGAffineTransform {
    guard isFixed else { return .identity }
    let display = FixedSpace(screen.host.system.device.main.points)
    let origin = CGPoint(display.convert(ScreenPoint(0, 0), to: orientation))
    let right = CGPoint(display.convert(ScreenPoint(1, 0), to: orientation))
    let down = CGPoint(display.convert(ScreenPoint(0, 1), to: orientation))
    return CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
      tx: origin.x, ty: origin.y)
  }
}

/// The coordinates of a scene before a change, for those who are notified of it.
@MainActor final class SizedSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
}
