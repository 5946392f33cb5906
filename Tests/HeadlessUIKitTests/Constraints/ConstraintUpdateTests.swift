import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor private final class Log {
  var lines: [String] = []
}

@MainActor private class UpdatingView: UIView {
  let name: String
  let log: Log
  var onUpdate: () -> Void = {}

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.lines.append("update \(name)")
    onUpdate()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.lines.append("layout \(name)")
  }
}

@MainActor private final class SelfMadeView: UpdatingView {
  override class var requiresConstraintBasedLayout: Bool { true }
}

@MainActor private final class Controller: UIViewController {
  let log = Log()

  override func loadView() { view = UpdatingView("root", log) }

  override func updateViewConstraints() {
    log.lines.append("controller")
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() { log.lines.append("will") }
  override func viewDidLayoutSubviews() { log.lines.append("did") }
}

@MainActor struct ConstraintUpdateTests {
  private func chain() -> (Log, [UpdatingView]) {
    let log = Log()
    let views = ["root", "child", "grandchild"].map { UpdatingView($0, log) }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    return (log, views)
  }

  @Test("L-C-01, L-C-02, L-C-03: updates go from the leaves upwards, then layout goes downwards")
  func order() {
    let (log, views) = chain()
    views[2].widthAnchor.constraint(equalToConstant: 10).isActive = true
    views[0].layoutIfNeeded()
    let updates = ["grandchild", "child", "root"].map { "update \($0)" }
    let layouts = ["root", "child", "grandchild"].map { "layout \($0)" }
    #expect(log.lines == updates + layouts)
    log.lines = []
    for view in views { view.setNeedsUpdateConstraints() }
    for view in views { view.setNeedsUpdateConstraints() }
    views[0].layoutIfNeeded()
    #expect(log.lines == updates)
  }

  @Test("L-C-05: a new constant updates nothing")
  func constant() {
    let (log, views) = chain()
    views[2].translatesAutoresizingMaskIntoConstraints = false
    let width = views[2].widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    views[0].layoutIfNeeded()
    log.lines = []
    width.constant = 20
    #expect(!views[2].needsUpdateConstraints())
    views[0].layoutIfNeeded()
    #expect(log.lines == ["layout child", "layout grandchild"])
  }

  @Test("L-C-12: without a layout only the constraints are updated")
  func onlyUpdates() {
    let (log, views) = chain()
    views[0].layoutIfNeeded()
    log.lines = []
    views[1].setNeedsUpdateConstraints()
    views[1].setNeedsLayout()
    views[0].updateConstraintsIfNeeded()
    #expect(log.lines.contains("update child") && !log.lines.contains("layout child"))
  }

  @Test("L-C-15: asking for an update during a layout is for the next pass")
  func late() {
    let (log, views) = chain()
    views[1].onUpdate = { views[1].widthAnchor.constraint(equalToConstant: 100).isActive = true }
    views[0].setNeedsUpdateConstraints()
    views[0].layoutIfNeeded()
    #expect(log.lines.prefix(3) == ["update grandchild", "update child", "update root"])
    #expect(views[1].constraints.count == 1)
  }

  @Test("A tree without constraints updates nothing, one with a class that requires them does")
  func required() {
    let (log, views) = chain()
    views[0].layoutIfNeeded()
    #expect(log.lines == ["layout root", "layout child", "layout grandchild"])
    views[2].addSubview(SelfMadeView("own", log))
    log.lines = []
    views[0].layoutIfNeeded()
    #expect(log.lines.first == "update own")
    #expect(log.lines.filter { $0 == "update own" }.count == 1)
  }

  @Test(
    "L-C-18, L-C-19: a controller updates its view's constraints, then come its layout callbacks")
  func controller() {
    let controller = Controller()
    let root = UIView()
    root.addSubview(controller.view)
    root.layoutIfNeeded()
    controller.log.lines = []
    controller.view.setNeedsUpdateConstraints()
    controller.view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(controller.log.lines == ["controller", "update root", "will", "layout root", "did"])
  }
}
