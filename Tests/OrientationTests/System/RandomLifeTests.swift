import Orientation
import TestSupport
import Testing

/// What must hold whatever happens in whatever order, over random apps and events.
@Suite struct RandomLifeTests {
  private static let seeds = 0..<UInt64(Effort.random.count(100))

  /// A random life, lived to its end.
  private func live(_ seed: UInt64) throws -> Stage {
    var life = RandomLife(seed: seed)
    var stage = try Stage(
      life.device, life.version, ApplicationModel(mask: .all), isLaunched: false
    ) { return life.controllers }
    stage.send(.launch)
    for _ in 0..<40 { stage.send(life.nextEvent()) }
    stage.send(.settle)
    return stage
  }

  /// Lives that neither an exception nor an endless app cut short.
  private func forEachWholeLife(_ check: (Stage, UInt64) throws -> Void) throws {
    var count = 0
    for seed in Self.seeds {
      let stage = try live(seed)
      guard stage.system.phase != .terminated, !stage.entries.ignored.contains(.endless) else {
        continue
      }
      count += 1
      try check(stage, seed)
    }
    #expect(count > Self.seeds.count * 2 / 3)
  }

  private func controllers(of stage: Stage) -> [ControllerID] {
    stage.system.controllers.indices.map { ControllerID($0) }
  }

  @Test("G-25, G-40: every transition that begins for a controller ends for it, once")
  func completions() throws {
    try forEachWholeLife { stage, seed in
      #expect(!stage.system.isInTransition, "seed \(seed)")
      for id in controllers(of: stage) {
        var open = 0
        var turning = 0
        for callback in stage.entries.callbacks(of: id) {
          switch callback {
          case .alongsideTransition: open += 1
          case .transitionCompletion: open -= 1
          case .willRotate: turning += 1
          case .didRotate: turning -= 1
          default: break
          }
          #expect((0...1).contains(open) && (0...1).contains(turning), "seed \(seed), \(id.index)")
        }
        #expect(open == 0 && turning == 0, "seed \(seed), \(id.index)")
      }
    }
  }

  @Test("The appearance callbacks of a controller come in order and end where it is")
  func appearances() throws {
    try forEachWholeLife { stage, seed in
      for id in controllers(of: stage) {
        var last = Callback.viewDidDisappear
        for callback in stage.entries.callbacks(of: id) {
          switch (callback, last) {
          case (.viewWillAppear, .viewDidDisappear), (.viewWillAppear, .viewWillDisappear),
            (.viewDidAppear, .viewWillAppear), (.viewWillDisappear, .viewDidAppear),
            (.viewWillDisappear, .viewWillAppear), (.viewDidDisappear, .viewWillDisappear):
            last = callback
          case (.viewWillAppear, _), (.viewDidAppear, _), (.viewWillDisappear, _),
            (.viewDidDisappear, _):
            Issue.record("seed \(seed), \(id.index): \(callback) after \(last)")
          default: break
          }
        }
        #expect(last == .viewDidAppear || last == .viewDidDisappear, "seed \(seed), \(id.index)")
        #expect(
          last == .viewDidDisappear || stage.system.isShown(id), "seed \(seed), \(id.index)")
      }
      let top = try #require(stage.system.shownControllers.last)
      let heard = stage.entries.callbacks(of: top)
      let end = heard.last { $0 == .viewDidAppear || $0 == .viewDidDisappear }
      #expect(end == .viewDidAppear, "seed \(seed), \(top.index)")
    }
  }

  @Test("What is on top was laid out last at the size it has now")
  func layouts() throws {
    try forEachWholeLife { stage, seed in
      guard stage.system.version.major >= 5 else { return }
      let id = try #require(stage.system.shownControllers.last)
      guard id != 7, id != 8 else { return }
      let layout = stage.entries.callbacks.last {
        $0.controller == id && $0.callback == .viewDidLayoutSubviews
      }
      #expect(layout?.observed.bounds == stage.system.layout().rootBounds, "seed \(seed)")
    }
  }

  @Test("A phone's scene has the shape of its interface orientation, and time only increases")
  func geometry() throws {
    try forEachWholeLife { stage, seed in
      let geometry = stage.geometry
      if stage.system.device.idiom == .phone {
        #expect(
          geometry.size.isLandscape == geometry.interfaceOrientation.isLandscape, "seed \(seed)")
      }
      let times = stage.entries.map(\.time)
      #expect(times == times.sorted(), "seed \(seed)")
    }
  }

  @Test("The same life gives the same transcript")
  func determinism() throws {
    for seed in Self.seeds.prefix(50) {
      #expect(try live(seed).entries == live(seed).entries, "seed \(seed)")
    }
  }
}
