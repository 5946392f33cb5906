import Testing
import UIKit

@MainActor
@Suite("G: a turn as a change of size, from iOS 8", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct SizeTransitionConformanceTests {
  /// Turns a fresh app once.
  private func turn(
    _ bench: Bench, to pose: UIDeviceOrientation = .landscapeLeft,
    _ test: (any ConformanceHost, SizeScreen, _ before: CGSize) throws -> Void
  ) throws {
    try bench.launch(SizeScreen()) { device, screen in
      let before = screen.view.bounds.size
      screen.forget()
      try device.turn(to: pose)
      try test(device, screen, before)
    }
  }

  @Test(
    "G-10, I-02: the root gets the new size, once", arguments: Bench.phones(8...))
  func size(bench: Bench) throws {
    try turn(bench) { _, screen, before in
      #expect(screen.sizes == [CGSize(width: before.height, height: before.width)])
      #expect(screen.view.bounds.size == screen.sizes.first)
    }
  }

  @Test(
    "G-11, G-12: traits, size, layout, alongside, completion: the order of a controller's callbacks",
    arguments: Bench.phones(8...))
  func order(bench: Bench) throws {
    try turn(bench) { _, screen, _ in
      #expect(
        screen.log.filter { $0 != "traitCollectionDidChange" } == [
          "willTransition", "viewWillTransition", "viewWillLayoutSubviews",
          "viewDidLayoutSubviews", "alongside", "completion",
        ])
    }
  }

  @Test(
    "G-12, J-13: willTransition still finds the old traits; then they change, and that is reported",
    arguments: Bench.phones(8...))
  func traits(bench: Bench) throws {
    try turn(bench) { _, screen, _ in
      let will = try #require(screen.sight(in: "willTransition"))
      #expect(will.horizontal == .compact && will.vertical == .regular)
      let did = try #require(screen.sight(in: "traitCollectionDidChange"))
      #expect(did.horizontal == .compact && did.vertical == .compact)
      let told = try #require(screen.log.firstIndex(of: "traitCollectionDidChange"))
      #expect(try #require(screen.log.firstIndex(of: "willTransition")) < told)
    }
  }

  @Test(
    "G-13: an iPad's traits do not change, so only the size is reported",
    .tags(.needsSetup), arguments: Bench.pads(8...18))
  func padTraits(bench: Bench) throws {
    try turn(bench) { _, screen, _ in
      #expect(screen.log.contains("viewWillTransition"))
      #expect(!screen.log.contains("willTransition"))
      #expect(!screen.log.contains("traitCollectionDidChange"))
    }
  }

  @Test(
    "G-14: the interface orientation is the old one in the size callback, and new alongside",
    arguments: Bench.phones(8...))
  func orientation(bench: Bench) throws {
    try turn(bench) { _, screen, _ in
      #expect(screen.sight(in: "viewWillTransition")?.orientation == .portrait)
      #expect(screen.sight(in: "alongside")?.orientation == .landscapeRight)
      #expect(screen.sight(in: "completion")?.orientation == .landscapeRight)
    }
  }

  @Test(
    "G-15, J-04: bounds are old in the size callback, and new in layout and alongside",
    arguments: Bench.phones(8...))
  func bounds(bench: Bench) throws {
    try turn(bench) { _, screen, before in
      let after = CGSize(width: before.height, height: before.width)
      #expect(screen.sight(in: "viewWillTransition")?.bounds == before)
      #expect(screen.sight(in: "viewWillLayoutSubviews")?.bounds == after)
      #expect(screen.sight(in: "alongside")?.bounds == after)
    }
  }

  @Test(
    "G-16: the screen's bounds change together with the interface orientation",
    arguments: Bench.phones(8...))
  func screenBounds(bench: Bench) throws {
    try turn(bench) { _, screen, before in
      let after = CGSize(width: before.height, height: before.width)
      #expect(screen.sight(in: "viewWillTransition")?.screen == before)
      #expect(screen.sight(in: "alongside")?.screen == after)
    }
  }

  @Test(
    "G-17, G-18: the target transform is a quarter turn: to landscape right by +90 degrees",
    arguments: Bench.phones(8...))
  func transform(bench: Bench) throws {
    for (pose, b) in [(UIDeviceOrientation.landscapeLeft, 1.0), (.landscapeRight, -1.0)] {
      try turn(bench, to: pose) { _, screen, _ in
        let transform = try #require(screen.transforms.first)
        #expect(abs(transform.a) < 0.001 && abs(transform.d) < 0.001)
        #expect(abs(transform.b - b) < 0.001 && abs(transform.c + b) < 0.001)
      }
    }
  }

  @Test(
    "G-19: positive quarter turns go portrait, landscape right, upside down, landscape left",
    .tags(.needsSetup), arguments: Bench.homeButtonPhones(8...))
  func wayAround(bench: Bench) throws {
    let bench = bench.listing(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight)
    try bench.launch(SizeScreen(.all)) { device, screen in
      screen.forget()
      for pose in [
        UIDeviceOrientation.landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait,
      ] {
        try device.turn(to: pose)
      }
      #expect(screen.transforms.count == 4)
      #expect(screen.transforms.allSatisfy { transform in abs(transform.b - 1) < 0.001 })
    }
  }

  @Test(
    "G-17, G-30, G-32: a half turn turns by 180 degrees, takes twice as long, keeps the size",
    arguments: Bench.phones(8...))
  func halfTurn(bench: Bench) throws {
    try bench.launch(SizeScreen(.landscape)) { device, screen in
      screen.forget()
      try device.turn(to: .landscapeLeft)
      let quarter = screen.durations.last
      screen.forget()
      let before = screen.view.bounds.size
      try device.turn(to: .landscapeRight)
      #expect(device.interfaceOrientation == .landscapeLeft)
      // That the root is notified of a size it has already is not established.
      #expect(screen.sizes == [before])
      let transform = try #require(screen.transforms.first)
      #expect(abs(transform.a + 1) < 0.001 && abs(transform.d + 1) < 0.001)
      if let quarter { #expect(screen.durations == [2 * quarter]) }
    }
  }

  @Test(
    "G-31: a quarter turn takes 0.3 seconds on a phone", arguments: Bench.phones(8...))
  func duration(bench: Bench) throws {
    try turn(bench) { _, screen, _ in
      #expect(screen.durations == [0.3])
    }
  }

  @Test("G-31: and 0.4 on an iPad", arguments: Bench.pads(8...18))
  func padDuration(bench: Bench) throws {
    try turn(bench) { _, screen, _ in
      #expect(screen.durations == [0.4])
    }
  }

  @Test("G-34: its speed runs ease-in, ease-out", arguments: Bench.phones(8...))
  func curve(bench: Bench) throws {
    try bench.launch(Coordinated()) { device, screen in
      var curve: UIView.AnimationCurve?
      screen.withCoordinator = { curve = $0.completionCurve }
      try device.turn(to: .landscapeLeft)
      #expect(curve == .easeInOut)
    }
  }

  @Test(
    "G-25: animations are queued while they can be, and completions run once after the turn",
    arguments: Bench.phones(8...))
  func coordinator(bench: Bench) throws {
    try bench.launch(Coordinated()) { device, screen in
      var log: [String] = []
      screen.withCoordinator = { coordinator in
        let isQueued = coordinator.animate { _ in
          log.append("animation")
        } completion: { _ in
          log.append("completion")
        }
        log.append(isQueued ? "queued" : "not queued")
        coordinator.animate(alongsideTransition: nil) { _ in log.append("completion alone") }
      }
      try device.turn(to: .landscapeLeft)
      #expect(log == ["queued", "animation", "completion", "completion alone"])
    }
  }

  @Test(
    "G-26: animations of a view outside the container have a method of their own",
    arguments: Bench.phones(8...))
  func animateInView(bench: Bench) throws {
    try bench.launch(Coordinated()) { device, screen in
      var runs = 0
      screen.withCoordinator = { coordinator in
        let outside = UIView()
        let isQueued = coordinator.animateAlongsideTransition(in: outside) { _ in
          runs += 1
        } completion: { _ in
          runs += 1
        }
        #expect(isQueued)
      }
      try device.turn(to: .landscapeLeft)
      #expect(runs == 2)
    }
  }

  @Test("G-27: the coordinator is gone after the turn", arguments: Bench.phones(8...))
  func ephemeral(bench: Bench) throws {
    try bench.launch(Coordinated()) { device, screen in
      weak var kept: (any UIViewControllerTransitionCoordinator)?
      screen.withCoordinator = { kept = $0 }
      try device.beginTurn(to: .landscapeLeft)
      #expect(kept != nil)
      #expect(screen.transitionCoordinator === kept)
      device.settle()
      #expect(kept == nil)
      #expect(screen.transitionCoordinator == nil)
    }
  }

  /// Hands the coordinator of a turn to a test.
  private final class Coordinated: UIViewController {
    var withCoordinator: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      withCoordinator(coordinator)
    }
  }

  @Test(
    "G-40: a pose that comes during a turn is looked at when the turn is over",
    arguments: Bench.phones(8...))
  func during(bench: Bench) throws {
    try bench.launch(SizeScreen()) { device, screen in
      screen.forget()
      try device.beginTurn(to: .landscapeLeft)
      try device.beginTurn(to: .portrait)
      device.settle()
      #expect(device.interfaceOrientation == .portrait)
      #expect(screen.log.filter { $0 == "completion" }.count == screen.sizes.count)
    }
  }
}
