import Orientation
import Testing

@Suite struct DeviceHistoryTests {
  @Test(
    "A model runs from the system it came with to the last it got",
    arguments: [
      ("iPhone 4s", "5", true), ("iPhone 4s", "9.3.6", true), ("iPhone 4s", "10", false),
      ("iPhone 5", "6", true), ("iPhone 5", "5.1", false), ("iPhone 5", "10.3.4", true),
      ("iPhone 5", "11", false), ("iPhone 12 mini", "14", true), ("iPhone 12 mini", "13.7", false),
      ("iPhone X", "16.7.8", true), ("iPhone X", "17", false), ("iPhone XS", "18.7.2", true),
      ("iPhone XS", "26", false), ("iPhone 11", "27", true), ("iPhone 17", "18.7", false),
      ("iPhone 18 Pro", "26", false), ("iPhone 18 Pro", "27", true), ("iPad 2", "4.3", true),
      ("iPad 2", "4.2", false), ("iPad 2", "9.3.5", true),
    ])
  func runs(_ name: String, _ version: String, _ expected: Bool) throws {
    let profile = try #require(DeviceProfile.named(name))
    #expect(try profile.runs(#require(SystemVersion(version))) == expected)
  }

  @Test(
    "P-21: iPads with the chip of 2018 run 26 but not 27",
    arguments: [
      "iPad mini 5", "iPad 8", "iPad Air 3", "iPad Pro 11-inch (1st generation)",
      "iPad Pro 12.9-inch (3rd generation)",
    ])
  func droppedWith27(_ name: String) throws {
    let profile = try #require(DeviceProfile.named(name))
    #expect(profile.runs(SystemVersion(26)))
    #expect(!profile.runs(SystemVersion(27)))
  }

  @Test("P-21: every phone that runs 26 runs 27, and of the iPads only five do not")
  func droppedBy27() {
    let dropped = DeviceProfile.all.filter {
      $0.runs(SystemVersion(26)) && !$0.runs(SystemVersion(27))
    }
    #expect(dropped.allSatisfy { $0.idiom == .pad })
    #expect(dropped.count == 5)
  }

  @Test("Nothing stopped before it began")
  func order() {
    for profile in DeviceProfile.all {
      #expect(profile.runs(profile.releasedWith), "\(profile.name)")
      guard let last = profile.lastVersion else { continue }
      #expect(profile.releasedWith < last, "\(profile.name)")
      #expect(profile.runs(last), "\(profile.name)")
    }
  }

  @Test("D-40: phones and the first iPads have no multitasking, all later iPads have since iOS 9")
  func multitasking() {
    let without = DeviceProfile.all.filter { $0.multitaskingSince == nil }
    let pads = without.filter { $0.idiom == .pad }.map(\.name)
    #expect(
      pads == [
        "iPad 2", "iPad mini (1st generation)", "iPad (3rd generation)", "iPad (4th generation)",
      ])
    let with = DeviceProfile.all.filter { $0.multitaskingSince != nil }
    #expect(with.allSatisfy { $0.idiom == .pad && $0.multitaskingSince == SystemVersion(9) })
    #expect(with.count > 25)
  }

  @Test("H-16: a phone without a Home button came with iPhone X, an iPad without one in 2018")
  func homeButtons() throws {
    for profile in DeviceProfile.all where profile.releasedWith < SystemVersion(11) {
      #expect(profile.hasHomeButton, "\(profile.name)")
    }
    for profile in DeviceProfile.all where profile.releasedWith >= SystemVersion(26) {
      #expect(!profile.hasHomeButton, "\(profile.name)")
    }
    #expect(try #require(DeviceProfile.named("iPhone SE 3")).hasHomeButton)
    #expect(try #require(DeviceProfile.named("iPad 9")).hasHomeButton)
    #expect(try !#require(DeviceProfile.named("iPad Air 4")).hasHomeButton)
  }
}
