import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Fingers that swipe, drag and pinch.
@Suite @MainActor struct FingerGestureTests {
  private final class Swipe: UISwipeGestureRecognizer {
    var states: [State] = []
    override var state: State { willSet { if newValue != .possible { states.append(newValue) } } }
  }

  private final class Pan: UIPanGestureRecognizer {
    var ways: [CGFloat] = []
    var states: [State] = []
    /// Whether the app takes the translation back after each step.
    var resets = false
    override var state: State {
      willSet {
        guard newValue != .possible else { return }
        states.append(newValue)
        ways.append(translation(in: view).y)
        if resets { setTranslation(.zero, in: view) }
      }
    }
  }

  private final class Pinch: UIPinchGestureRecognizer {
    var scales: [CGFloat] = []
    override var state: State { willSet { if newValue != .possible { scales.append(scale) } } }
  }

  private final class Board: UIViewController, UIGestureRecognizerDelegate {
    let swipe = Swipe(coder: NSCoder())
    let pan = Pan(coder: NSCoder())
    let pinch = Pinch(coder: NSCoder())
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
    var letsBegin = true

    override func viewDidLoad() {
      super.viewDidLoad()
      swipe?.direction = [.left, .up]
      for recognizer in [swipe, pan, pinch] as [UIGestureRecognizer?] {
        if let recognizer { view.addGestureRecognizer(recognizer) }
      }
      label.isUserInteractionEnabled = true
      view.addSubview(label)
      pan?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      letsBegin
    }
  }

  private func launched() throws -> (HeadlessDevice, Board) {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let board = Board()
    device.launch(root: board)
    return (device, board)
  }

  @Test("A swipe reaches the recognizer of a superview, in its directions only")
  func swipes() throws {
    let (device, board) = try launched()
    let swipe = try #require(board.swipe)
    #expect(device.swipe(board.label, to: .left))
    #expect(device.swipe(board.label, to: .up))
    #expect(!device.swipe(board.label, to: .right))
    #expect(swipe.states == [.ended, .ended])
    swipe.isEnabled = false
    #expect(!device.swipe(board.label, to: .left))
  }

  @Test("A pan begins, follows the finger and ends, in the device's time")
  func pans() throws {
    let (device, board) = try launched()
    let pan = try #require(board.pan)
    let time = device.time
    #expect(device.pan(board.label, by: CGPoint(x: 0, y: 40), steps: 4))
    #expect(pan.states == [.began, .changed, .changed, .changed, .changed, .ended])
    #expect(pan.ways == [0, 10, 20, 30, 40, 40])
    #expect(device.time > time)
  }

  @Test("A pan whose translation the app takes back continues from there")
  func resets() throws {
    let (device, board) = try launched()
    let pan = try #require(board.pan)
    pan.resets = true
    device.pan(board.label, by: CGPoint(x: 0, y: 40), steps: 2)
    #expect(pan.ways == [0, 20, 20, 0])
  }

  @Test("A delegate keeps a pan from beginning")
  func delegates() throws {
    let (device, board) = try launched()
    board.letsBegin = false
    #expect(!device.pan(board.label, by: CGPoint(x: 0, y: 40)))
    #expect(board.pan?.states == [])
  }

  @Test("A pinch scales in steps, to the factor at its end")
  func pinches() throws {
    let (device, board) = try launched()
    #expect(device.pinch(board.label, to: 4, steps: 2))
    let scales = try #require(board.pinch).scales
    #expect(scales.map { ($0 * 100).rounded() / 100 } == [1, 2, 4, 4])
  }

  @Test("The view at a point is the frontmost that touches reach")
  func points() throws {
    let (device, board) = try launched()
    #expect(device.view(at: CGPoint(x: 20, y: 110)) === board.label)
    #expect(device.view(at: CGPoint(x: 300, y: 600)) === board.view)
    #expect(device.view(at: CGPoint(x: -5, y: 0)) == nil)
  }
}
