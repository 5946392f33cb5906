import Foundation
import Testing
import TestSupport

@testable import HeadlessUIKit

/// What happened, in order.
@MainActor private final class Log {
  var lines: [String] = []
}

@MainActor private final class LoggingView: UIView {
  let name: String
  let log: Log
  var onLayout: () -> Void = {}

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    log.lines.append(name)
    onLayout()
  }
}

@MainActor struct LayoutTests {
  /// a over b and c, b over d.
  private func tree() -> (log: Log, [LoggingView]) {
    let log = Log()
    let views = ["a", "b", "c", "d"].map { LoggingView($0, log) }
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    views[1].addSubview(views[3])
    views[0].layoutIfNeeded()
    log.lines = []
    return (log, views)
  }

  @Test("New views are laid out once, from the top downwards, back to front")
  func firstLayout() {
    let log = Log()
    let views = ["a", "b", "c", "d"].map { LoggingView($0, log) }
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    views[1].addSubview(views[3])
    views[0].layoutIfNeeded()
    #expect(log.lines == ["a", "b", "d", "c"])
    views[0].layoutIfNeeded()
    #expect(log.lines == ["a", "b", "d", "c"])
  }

  @Test("Only what asked is laid out, however often it asked")
  func onlyWhatAsked() {
    let (log, views) = tree()
    views[3].setNeedsLayout()
    views[3].setNeedsLayout()
    views[2].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log.lines == ["d", "c"])
  }

  @Test("Asked of a view below, the layout begins at the highest that waits without a gap")
  func beginsAbove() {
    let (log, views) = tree()
    views[0].setNeedsLayout()
    views[1].setNeedsLayout()
    views[3].layoutIfNeeded()
    #expect(log.lines == ["a", "b"])
    log.lines = []
    views[0].setNeedsLayout()
    views[3].setNeedsLayout()
    views[3].layoutIfNeeded()
    #expect(log.lines == ["d"])
  }

  @Test("J-04: a new size asks for a layout, a new place does not")
  func sizeAndPlace() {
    let (log, views) = tree()
    views[1].center = CGPoint(x: 200, y: 200)
    views[1].frame.origin = .zero
    views[1].transform = CGAffineTransform(rotationAngle: 1)
    views[0].layoutIfNeeded()
    #expect(log.lines == [])
    views[1].transform = .identity
    views[1].frame.size.width = 120
    views[0].layoutIfNeeded()
    #expect(log.lines == ["b"])
    log.lines = []
    views[1].bounds.origin.y = 10
    views[0].layoutIfNeeded()
    #expect(log.lines == ["b"])
  }

  @Test("Adding and taking out ask the superview for a layout")
  func hierarchyAsks() {
    let (log, views) = tree()
    views[3].removeFromSuperview()
    views[0].layoutIfNeeded()
    #expect(log.lines == ["b"])
    log.lines = []
    views[2].addSubview(views[3])
    views[0].layoutIfNeeded()
    #expect(log.lines == ["c"])
  }

  @Test("A layout that asks for one above gets it in the same call; one that always asks ends")
  func layoutsThatAsk() {
    let (log, views) = tree()
    var asks = 1
    views[3].onLayout = {
      if asks > 0 { views[1].setNeedsLayout() }
      asks -= 1
    }
    views[3].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log.lines == ["d", "b"])
    log.lines = []
    views[3].onLayout = {
      views[0].setNeedsLayout(); views[3].setNeedsLayout()
    }
    views[3].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log.lines.count < 100)
  }

  @Test("After any calls one pass leaves nothing waiting, and lays out whatever asked")
  func nothingIsForgotten() {
    var numbers = SeededGenerator(seed: 9)
    for _ in 0..<60 {
      let log = Log()
      let root = LoggingView("0", log)
      var views = [root]
      for index in 1..<15 {
        let view = LoggingView("\(index)", log)
        views.randomElement(using: &numbers)?.addSubview(view)
        views.append(view)
      }
      for _ in 0..<20 {
        var expected: Set<String> = []
        for _ in 0..<Int.random(in: 1...6, using: &numbers) {
          let view = views[Int.random(in: 0..<views.count, using: &numbers)]
          switch Int.random(in: 0..<5, using: &numbers) {
          case 0: view.setNeedsLayout()
          case 1: view.bounds.size.width += 1
          case 2: view.center.x += 1
          case 3: view.layoutIfNeeded()
          default:
            let other = views[Int.random(in: 0..<views.count, using: &numbers)]
            if view !== root, !other.isDescendant(of: view) { other.addSubview(view) }
          }
        }
        for view in views where view.flags.contains(.needsLayout) { expected.insert(view.name) }
        log.lines = []
        root.layoutIfNeeded()
        #expect(expected.isSubset(of: Set(log.lines)))
        #expect(log.lines.count == Set(log.lines).count)
        #expect(views.allSatisfy { !$0.flags.contains(.needsLayout) })
      }
    }
  }

  @Test("J-04: a controller is called before and after the layout of its view")
  func controllerHears() {
    final class Controller: UIViewController {
      var log: Log?
      override func viewWillLayoutSubviews() { log?.lines.append("will") }
      override func viewDidLayoutSubviews() { log?.lines.append("did") }
    }
    let (log, views) = tree()
    let controller = Controller()
    controller.log = log
    views[1].owningController = controller
    #expect(views[1].next === controller)
    views[1].frame.size.height = 300
    views[3].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log.lines == ["will", "b", "did", "d"])
  }
}
