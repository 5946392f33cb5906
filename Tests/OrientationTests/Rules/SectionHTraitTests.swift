import Orientation
import Testing

/// Size classes of whole and split screens, as the system reports them.
@Suite struct SectionHTraitTests {
  @Test(
    "H-14: a turn goes between a phone's size classes",
    arguments: [
      ("iPhone SE 3", Traits(.compact, .compact)), ("iPhone 8 Plus", Traits(.regular, .compact)),
      ("iPhone 11", Traits(.regular, .compact)), ("iPhone 15", Traits(.compact, .compact)),
      ("iPhone 15 Pro Max", Traits(.regular, .compact)), ("iPhone Air", Traits(.regular, .compact)),
    ])
  func phones(device: String, sideways: Traits) throws {
    let profile = try #require(DeviceProfile.named(device))
    for version in [15, 17, 26, 27] where profile.runs(SystemVersion(version)) {
      var stage = try Stage(device, version)
      stage.play(.turn(.landscapeLeft))
      #expect(stage.last.callbacks(of: 0).first == .willTransition(to: sideways))
      let seen = stage.last.callbacks.map(\.observed.traits)
      #expect(seen.first == Traits(.compact, .regular))
      #expect(seen.last == sideways)
    }
  }

  @Test("H-14: a full-screen iPad is regular both ways", arguments: [8, 12, 17, 26, 27])
  func pads(version: Int) throws {
    var stage = try Stage("iPad mini 5", version)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.callbacks.allSatisfy { $0.observed.traits == Traits(.regular, .regular) })
  }

  @Test(
    "H-15: a part of an iPad's screen changes the class and not the orientation",
    arguments: [
      ("iPad Pro 12.9-inch (3rd generation)", 320.0, SizeClass.compact),
      ("iPad Pro 12.9-inch (3rd generation)", 375, .compact),
      ("iPad Pro 12.9-inch (3rd generation)", 678, .regular),
      ("iPad Pro 12.9-inch (3rd generation)", 981, .regular),
      ("iPad Pro 11-inch (1st generation)", 592, .compact),
      ("iPad Pro 11-inch (1st generation)", 375, .compact),
    ])
  func split(device: String, width: Double, expected: SizeClass) throws {
    for version in [12, 15, 17] {
      var stage = try Stage(device, version)
      stage.play(.turn(.landscapeLeft))
      let height = stage.geometry.size.height
      stage.play(.resize(.main, ScreenSize(width, height), isInteractive: false))
      #expect(stage.interface == .landscapeRight)
      let traits = Traits(expected, .regular)
      #expect(stage.last.observed(by: 0, in: .alongsideTransition)?.traits == traits)
      #expect(
        stage.last.callbacks(of: 0).contains(.willTransition(to: traits))
          == (expected == .compact))
      #expect(stage.last.notifications.isEmpty)
    }
  }

  @Test("H-15: the same part is compact or regular in every orientation of the iPad")
  func upright() throws {
    var stage = try Stage("iPad Pro 12.9-inch (3rd generation)", 15)
    stage.play(.resize(.main, ScreenSize(375, 1366), isInteractive: false))
    #expect(stage.interface == .portrait)
    #expect(
      stage.last.observed(by: 0, in: .alongsideTransition)?.traits == Traits(.compact, .regular))
  }

  @Test("H-16, D-05: upside down is reached on Home-button phones and all iPads only")
  func upsideDown() throws {
    for (device, version, turns) in [
      ("iPhone SE 3", 17, true), ("iPhone 15", 17, false), ("iPhone X", 12, false),
      ("iPhone 8", 12, true), ("iPad Pro 11 4", 17, true), ("iPad mini 5", 17, true),
    ] {
      var stage = try Stage(device, version, ApplicationModel(mask: .all)) {
        Controller("Root", .all)
      }
      stage.play(.turn(.portraitUpsideDown))
      #expect(stage.interface == (turns ? .portraitUpsideDown : .portrait), "\(device)")
    }
  }
}
