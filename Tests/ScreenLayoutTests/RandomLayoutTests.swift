import HeadlessDevice
import Orientation
import ScreenLayout
import TestSupport
import Testing
import UIKit

@MainActor struct RandomLayoutTests {
  @Test("A layout by constraints comes home after turning there and back")
  func comesHome() throws {
    for seed in 0..<UInt64(Effort.random.count(10)) {
      let device = try HeadlessDevice("iPhone 15, iOS 17")
      device.launch(root: TestScreen { RandomLayout(seed: seed).fill($0) })
      let before = device.layoutSnapshot()
      for pose in [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait] {
        device.turn(to: pose)
      }
      let after = device.layoutSnapshot()
      // Short where it fails: a whole snapshot takes minutes to be written.
      let moved = zip(before.views, after.views).filter { $0.frame != $1.frame }.prefix(3)
        .map { "\($0.path) \($0.isAmbiguous) \($0.frame) \($1.frame)" }
      #expect(moved == [], "seed \(seed)")
      let isSame = after == before
      #expect(isSame, "seed \(seed)")
    }
  }

  @Test(
    "Other names of views change nothing but the names in what is found", arguments: LayoutCase.all)
  func renamed(_ layout: LayoutCase) throws {
    func problems(named: Bool) throws -> [LayoutProblem] {
      var renamed = layout
      renamed.fill = { view in
        layout.fill(view)
        guard named else { return }
        for (index, part) in view.subviews.enumerated() {
          part.accessibilityIdentifier = "x\(index)/y"
        }
      }
      return try renamed.problems()
    }
    let (plain, named) = (try problems(named: false), try problems(named: true))
    #expect(plain.map(\.kind) == named.map(\.kind))
    #expect(plain.map(\.frame) == named.map(\.frame))
    #expect(named.allSatisfy { $0.view.contains("x0:y") || $0.view.contains("x1:y") })
  }
}

/// Views in views, each with constraints that can hold together in any size.
@MainActor private struct RandomLayout {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func make(in view: UIView, depth: Int) {
    var before: UIView?
    for _ in 0..<(1 + random.below(4)) {
      let part: UIView =
        switch random.below(4) {
        case 0: label("Some words that wrap in several lines", lines: 0)
        case 1: button("Press")
        default: UIView()
        }
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      let guide = depth == 0 ? view.safeAreaLayoutGuide : view.layoutMarginsGuide
      let x = CGFloat(random.below(30))
      var rules = [
        part.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: x),
        before.map { part.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 4) }
          ?? part.topAnchor.constraint(equalTo: guide.topAnchor, constant: 4),
      ]
      let wishes: [NSLayoutConstraint] = [
        part.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
        part.widthAnchor.constraint(equalToConstant: CGFloat(20 + random.below(300))),
        part.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        part.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
        part.heightAnchor.constraint(equalTo: part.widthAnchor, multiplier: 0.25),
        part.heightAnchor.constraint(equalToConstant: CGFloat(10 + random.below(100))),
        part.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.3),
        part.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
      ]
      for wish in wishes where random.below(3) > 0 {
        wish.priority = UILayoutPriority(Float(1 + random.below(999)))
        rules.append(wish)
      }
      NSLayoutConstraint.activate(rules)
      if depth < 2, !(part is UIControl), !(part is UILabel) { make(in: part, depth: depth + 1) }
      before = part
    }
  }

  func fill(_ view: UIView) {
    var copy = self
    copy.make(in: view, depth: 0)
  }
}
