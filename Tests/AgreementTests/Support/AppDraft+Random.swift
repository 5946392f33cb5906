import Orientation
import TestSupport

extension AppDraft {
  /// The app of a seed.
  ///
  /// What apps usually do comes up more often than what is rare.
  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    idioms = dice.oneOf([[.phone], [.phone, .pad], [.phone, .pad], [.pad]])
    deploymentTarget = dice.oneOf([12, 13, 15, 16, 16, 17])
    infoPlist = dice.infoPlist()
    form = dice.oneOf(ProjectForm.allCases)
    delegateMask = dice.chance(20) ? dice.mask() : nil
    screens = []
    root = ShellDraft(screen: 0, container: dice.container())
    let count = 2 + dice.below(4)
    for index in 0..<count {
      var screen = ScreenDraft(name: "Screen\(index)Controller", isObjectiveC: dice.chance(30))
      screen.mask = dice.chance(65) ? dice.mask() : nil
      screen.autorotates = dice.chance(12) ? dice.chance(50) : nil
      if let mask = screen.mask, dice.chance(15) {
        screen.preferred = dice.oneOf(
          dice.chance(80)
            ? InterfaceOrientation.valid.filter { mask.phone.contains($0) }
            : InterfaceOrientation.valid)
      }
      screens.append(screen)
    }
    // Every screen is shown by one before it.
    for index in 1..<count {
      let from = dice.below(index)
      if dice.chance(10), screens[from].child == nil, screens[from].ways.isEmpty {
        screens[from].child = index
        continue
      }
      let style = dice.chance(30) ? nil : dice.oneOf(StyleDraft.allCases + [.fullScreen, .unset])
      let container: ShellDraft.Container = style == nil ? .none : dice.container()
      screens[from].ways.append(
        WayDraft(style: style, shell: ShellDraft(screen: index, container: container)))
    }
  }
}

/// Draws the parts of an app.
private struct Dice {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  mutating func oneOf<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  mutating func chance(_ percent: UInt64) -> Bool { random.next() % 100 < percent }

  mutating func container() -> ShellDraft.Container {
    oneOf([.none, .none] + ShellDraft.Container.allCases)
  }

  mutating func mask() -> MaskDraft {
    let masks: [InterfaceOrientationMask] = [
      .portrait, .landscape, .landscapeRight, .allButUpsideDown, .all, .portrait, .landscape,
    ]
    let phone = oneOf(masks)
    return MaskDraft(
      phone: phone, pad: chance(25) ? oneOf(masks) : phone, isNamed: chance(30))
  }

  mutating func infoPlist() -> InfoPlist {
    var plist = InfoPlist(hasSceneManifest: chance(85))
    plist.orientations = chance(75) ? list() : nil
    plist.phoneOrientations = chance(15) ? list() : nil
    plist.padOrientations = chance(30) ? chance(60) ? InterfaceOrientation.valid : list() : nil
    plist.requiresFullScreen = chance(20)
    return plist
  }

  private mutating func list() -> [InterfaceOrientation] {
    oneOf([
      [.portrait], [.portrait, .landscapeLeft, .landscapeRight], InterfaceOrientation.valid,
      [.landscapeLeft, .landscapeRight], [.portrait, .portraitUpsideDown],
    ])
  }
}
