import Orientation
import RotationScenario
import TestSupport
import Testing

/// Every way through small random apps is played, one after the other, and compared with the rows.
@Suite struct RandomOtherWaysTests {
  static let count = 7

  @Test(
    "What comes of any way to a screen has a row, and what comes of none has not",
    arguments: 0..<Effort.random.count(8))
  func everyWay(seed: Int) throws {
    let text = Self.file(seed: UInt64(seed))
    let scenario = try Scenario(yaml: text)
    let matrix = Matrix(
      scenario, devices: [scenario.stage.device], versions: [scenario.stage.version],
      findsPolicies: false, findsOtherWays: true)
    var found: [ControllerID: Set<Seen>] = [:]
    for (place, screen) in matrix.screens.enumerated() {
      guard let row = matrix[place, 0, 0] else { continue }
      let isNew = found[screen, default: []].insert(Seen(row)).inserted
      #expect(isNew, "two rows of \(scenario.app.name(of: screen)) are alike\n\(text)")
    }
    var paths = Paths(scenario)
    paths.follow()
    #expect(found == paths.seen, "\(text)")
    #expect(paths.count > 2)
  }

  /// What people see of a screen.
  struct Seen: Hashable {
    var orientations: Set<InterfaceOrientation>
    var fault: String?

    init(_ row: Matrix.Row) {
      fault = row.fault?.name
      orientations = fault == nil ? Set(row.results) : []
    }

    init(_ system: RotationSystem, _ fault: Fault?) {
      var results: Set<InterfaceOrientation> = []
      var last: Fault?
      for pose in Matrix.poses {
        let decision = system.situation().turn(to: pose)
        if case .raises(let raised) = decision.outcome { last = raised }
        results.insert(decision.result)
      }
      self.fault = (last ?? fault)?.name
      orientations = self.fault == nil ? results : []
    }
  }

  /// All ways that show no screen twice.
  struct Paths {
    let scenario: Scenario
    var seen: [ControllerID: Set<Seen>] = [:]
    var count = 0

    init(_ scenario: Scenario) { self.scenario = scenario }

    mutating func follow() {
      guard let root = scenario.app.root else { return }
      go(root, [.launch], [root], nil)
    }

    private mutating func go(
      _ screen: ControllerID, _ events: [RotationEvent], _ path: [ControllerID],
      _ navigation: ControllerID?
    ) {
      count += 1
      var system = scenario.makeSystem()
      var fault: Fault?
      for event in events {
        for entry in system.handle(event) + system.handle(.settle) {
          if case .exception(let raised) = entry.occurrence { fault = raised }
        }
      }
      seen[screen, default: []].insert(Seen(system, fault))
      guard fault == nil else { return }
      let own = scenario.app.screens[screen.index]
      let around = own.controller.kind == .navigation ? screen : navigation
      for child in own.controller.children { go(child, events, path + [child], around) }
      for link in own.links where !path.contains(link.target) {
        switch link.action {
        case .presents(let style):
          go(
            link.target, events + link.changes + [.present(link.target, style, from: screen)],
            path + [link.target], nil)
        case .pushes:
          guard let around else { continue }
          go(
            link.target, events + link.changes + [.push(link.target, onto: around)],
            path + [link.target], around)
        case .opensWindow: continue
        }
      }
    }
  }

  /// An app of a root that holds the first of a few screens, which present and push each other.
  static func file(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    let masks = ["", "supports: portrait", "supports: landscape", "supports: all"]
    let styles = ["fullScreen", "pageSheet", "overFullScreen", "formSheet", "popover"]
    let forwards = ["", ", forwards: top"][random.below(2)]
    let changes = random.below(3) == 0
    var lines = [
      "stage: \(["iPhone 15, iOS 17", "iPhone 15, iOS 27"][random.below(2)])",
      "plist: allButUpsideDown",
    ]
    if changes { lines.append("appDelegate: allButUpsideDown") }
    lines += [
      "root: Stack", "screens:", "  Stack: { kind: navigation, children: [S0]\(forwards) }",
      "  Inner: { kind: navigation, children: [T0]\(forwards) }",
    ]
    for name in ["S0", "T0"] + (1..<count).map({ "S\($0)" }) {
      var presented: [String] = []
      var pushed: [String] = []
      var before: [String] = []
      for target in (1..<count).map({ "S\($0)" }) + ["Inner"] where random.below(3) == 0 {
        guard target != name, !(name == "T0" && target == "Inner") else { continue }
        if target != "Inner", random.below(4) == 0, name.hasSuffix("0") {
          pushed.append(target)
        } else {
          presented.append("\(target): \(styles[random.below(styles.count)])")
        }
        if changes, random.below(4) == 0 {
          before.append("\(target): { appDelegate: \(["portrait", "all"][random.below(2)]) }")
        }
      }
      var parts = [masks[random.below(masks.count)]]
      if !presented.isEmpty { parts.append("presents: { \(presented.joined(separator: ", ")) }") }
      if !pushed.isEmpty { parts.append("pushes: [\(pushed.joined(separator: ", "))]") }
      if !before.isEmpty { parts.append("before: { \(before.joined(separator: ", ")) }") }
      let text = parts.filter { !$0.isEmpty }.joined(separator: ", ")
      lines.append("  \(name): \(text.isEmpty ? "" : "{ \(text) }")")
    }
    return (lines + ["steps: [launch]"]).joined(separator: "\n") + "\n"
  }
}
