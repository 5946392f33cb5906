import Testing

@testable import Orientation

@Suite struct DeviceProfileTests {
  /// Every version line there is: no version was ever called 19 to 25.
  private static let versions = (Array(4...18) + [26, 27]).map { SystemVersion($0) }

  @Test("Every name is found however it is spelt")
  func names() {
    for profile in DeviceProfile.all {
      let name = profile.name
      #expect(DeviceProfile.named(name) == profile)
      #expect(DeviceProfile.named(name.uppercased()) == profile)
      #expect(DeviceProfile.named(name.lowercased().filter { $0 != " " }) == profile)
      #expect(DeviceProfile.named(name.map { $0 == " " ? "-" : String($0) }.joined()) == profile)
      #expect(DeviceProfile.named(" " + name + "\n") == profile)
    }
  }

  @Test(
    "Short and sloppy names find their model",
    arguments: [
      ("iphone15pro", "iPhone 15 Pro"), ("iPhone SE 3", "iPhone SE (3rd generation)"),
      ("iPhone SE", "iPhone SE (1st generation)"), ("iphone xs max", "iPhone XS Max"),
      ("IPHONE 16E", "iPhone 16e"), ("iPhone-Duo", "iPhone Duo"), ("ipad air 2", "iPad Air 2"),
      ("iPad Air", "iPad Air (1st generation)"), ("iPad 10", "iPad (10th generation)"),
      ("iPad 10th gen", "iPad (10th generation)"), ("iPad mini", "iPad mini (1st generation)"),
      ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9-inch (6th generation)"),
      ("iPad Pro 11 M4", "iPad Pro 11-inch (M4)"), ("iPad Pro (9.7-inch)", "iPad Pro 9.7-inch"),
      ("iPad mini A17 Pro", "iPad mini (A17 Pro)"), ("iPad A16", "iPad (A16)"),
    ])
  func sloppyNames(_ typed: String, _ name: String) {
    #expect(DeviceProfile.named(typed)?.name == name)
  }

  @Test(
    "A name that is not a model finds nothing",
    arguments: ["", " ", "-", "iPhone", "iPhone 1", "iPhone 99", "iPad", "Pixel 9", "iPhone 15 Pr"])
  func noModel(_ typed: String) {
    #expect(DeviceProfile.named(typed) == nil)
  }

  @Test("No two models share a name, not even when spelt sloppily")
  func uniqueNames() {
    let keys = DeviceProfile.all.map { DeviceProfile.lookupKey($0.name) }
    #expect(Set(keys).count == DeviceProfile.all.count)
    #expect(Set(DeviceProfile.all).count == DeviceProfile.all.count)
    #expect(Set(DeviceProfile.families.map(\.name)).count == DeviceProfile.families.count)
  }

  @Test("Every family has a model, and models of one family differ in nothing but their history")
  func families() {
    for family in DeviceProfile.families {
      #expect(!family.models.isEmpty, "\(family.name)")
      for model in DeviceProfile.all where model.family == family.name {
        #expect(model.displays == [family.display] + family.moreDisplays)
        #expect(model.hasHomeButton == family.hasHomeButton)
        #expect(model.idiom == family.idiom)
      }
    }
    let names = Set(DeviceProfile.families.map(\.name))
    #expect(DeviceProfile.all.allSatisfy { names.contains($0.family) })
  }

  @Test("H-02, H-04: sideways a display is its upright size on its side")
  func transposed() {
    for profile in DeviceProfile.all {
      for display in profile.displays {
        #expect(display.points.height > display.points.width)
        #expect(display.size(for: .portrait) == display.points)
        #expect(display.size(for: .portraitUpsideDown) == display.points)
        #expect(display.size(for: .unknown) == display.points)
        #expect(display.size(for: .landscapeLeft) == display.points.transposed)
        #expect(display.size(for: .landscapeRight) == display.points.transposed)
      }
    }
  }

  @Test("A figure without a value is of unknown confidence, and only such a one")
  func unknownsCarryNothing() {
    var figures = 0
    func check<Value>(_ figure: Figure<Value>, _ profile: DeviceProfile) {
      #expect((figure.value == nil) == (figure.confidence == .unknown), "\(profile.name)")
      figures += 1
    }
    for profile in DeviceProfile.all {
      for display in profile.displays {
        check(display.nativePixels, profile)
        check(display.panelDegrees, profile)
        for orientation in InterfaceOrientation.allCases {
          check(display.traits(for: orientation), profile)
          for version in Self.versions {
            check(display.safeArea(for: orientation, on: version), profile)
            check(display.statusBarHeight(for: orientation, on: version), profile)
            let bars = display.bars(for: orientation, on: version)
            check(bars.navigationBar, profile)
            check(bars.largeTitleBar, profile)
            check(bars.tabBar, profile)
          }
        }
      }
    }
    #expect(figures > 30_000)
    #expect(Figure(1, .unknown, "H-01").value == nil)
  }

  @Test("H-16: an orientation that a display cannot take has no figures but its size")
  func impossibleOrientations() {
    for profile in DeviceProfile.all {
      for display in profile.displays {
        for orientation in InterfaceOrientation.allCases
        where !display.deviceMask.contains(orientation) {
          #expect(display.traits(for: orientation) == .unknown("H-16"))
          for version in Self.versions {
            #expect(display.safeArea(for: orientation, on: version) == .unknown("H-16"))
            #expect(display.statusBarHeight(for: orientation, on: version) == .unknown("H-16"))
            let bars = display.bars(for: orientation, on: version)
            #expect(bars.navigationBar == .unknown("H-16"))
            #expect(bars.tabBar == .unknown("H-16"))
          }
        }
      }
    }
  }

  @Test("Timelines rise, so that the last entry that is old enough is the right one")
  func timelinesRise() {
    func rises<Value>(_ timeline: Timeline<Value>) -> Bool {
      zip(timeline.entries, timeline.entries.dropFirst()).allSatisfy { $0.since < $1.since }
    }
    for family in DeviceProfile.families {
      for display in [family.display] + family.moreDisplays {
        for pose in [display.portrait, display.landscape] {
          #expect(rises(pose.safeArea) && rises(pose.statusBar), "\(family.name)")
          #expect(rises(pose.bars.navigationBar) && rises(pose.bars.largeTitleBar))
          #expect(rises(pose.bars.tabBar))
        }
      }
    }
  }

  @Test("H-11: a measured family has a safe area on every version its models run, up to 18")
  func noGaps() {
    for profile in DeviceProfile.all {
      for version in Self.versions where version.major <= 18 && profile.runs(version) {
        for orientation in InterfaceOrientation.valid
        where profile.main.deviceMask.contains(orientation) {
          let figure = profile.main.safeArea(for: orientation, on: version)
          #expect(figure.value != nil, "\(profile.name) \(orientation) on \(version)")
        }
      }
    }
  }

  @Test("H-03, P-20: the panel stands upright and has the drawn pixels, but for three families")
  func nativePixels() throws {
    var scaled: Set<String> = []
    for profile in DeviceProfile.all {
      for display in profile.displays {
        let pixels = try #require(display.nativePixels.value)
        #expect(pixels.height > pixels.width)
        if pixels.width != display.points.width * display.scale { scaled.insert(profile.family) }
      }
    }
    #expect(
      scaled == ["iPhone 6 Plus to 8 Plus", "iPhone 12 mini, 13 mini", "iPhone Duo"])
    let eight = try #require(DeviceProfile.named("iPhone 8")).main
    #expect(eight.nativePixels.value == ScreenSize(750, 1334))
  }
}
