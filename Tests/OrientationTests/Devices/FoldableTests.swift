import Orientation
import Testing

@Suite struct FoldableTests {
  private let version = SystemVersion(27, 1)

  private func displays() throws -> (outer: DeviceDisplay, inner: DeviceDisplay) {
    let duo = try #require(DeviceProfile.named("iPhone Duo"))
    try #require(duo.displays.count == 2)
    return (duo.displays[0], duo.displays[1])
  }

  @Test("P-01: Duo has two displays of three pixels a point, the inner one shown on fewer pixels")
  func sizes() throws {
    let (outer, inner) = try displays()
    #expect(outer.points == ScreenSize(466, 678))
    #expect(inner.points == ScreenSize(669, 951))
    #expect(outer.scale == 3 && inner.scale == 3)
    #expect(outer.nativePixels.value == ScreenSize(1398, 2034))
    #expect(inner.nativePixels.value == ScreenSize(1878, 2670))
    #expect(inner.pointsEvidence.confidence == .high)
    let factor = 1878.0 / (inner.points.width * inner.scale)
    #expect(abs(factor - 0.936) < 0.001)
  }

  @Test("P-04: only the outer display changes its size classes when it turns")
  func sizeClasses() throws {
    let (outer, inner) = try displays()
    #expect(outer.traits(for: .portrait).value == Traits(.compact, .regular))
    #expect(outer.traits(for: .landscapeLeft).value == Traits(.compact, .compact))
    for orientation in InterfaceOrientation.valid {
      #expect(inner.traits(for: orientation).value == Traits(.regular, .regular))
    }
  }

  @Test("P-05: the column of 84 points is at one side, and nothing is at the top")
  func column() throws {
    let (outer, inner) = try displays()
    let edges = Figure(ScreenInsets(0, 0, 34, 84), .high, "P-05")
    #expect(outer.safeArea(for: .portrait, on: version) == edges)
    #expect(inner.safeArea(for: .landscapeLeft, on: version) == edges)
    #expect(inner.safeArea(for: .landscapeRight, on: version) == edges)
    #expect(outer.statusBarHeight(for: .portrait, on: version).value == 0)
    #expect(inner.statusBarHeight(for: .landscapeLeft, on: version).value == 0)
  }

  @Test("P-06, P-07: what was not published has no value: outer landscape and inner portrait")
  func unprinted() throws {
    let (outer, inner) = try displays()
    #expect(outer.safeArea(for: .landscapeLeft, on: version) == .unknown("P-06"))
    #expect(outer.size(for: .landscapeLeft) == ScreenSize(678, 466))
    #expect(inner.safeArea(for: .portrait, on: version) == .unknown("P-07"))
    #expect(inner.statusBarHeight(for: .portrait, on: version) == .unknown("P-07"))
  }

  @Test("P-09: opening gives 951x669 sideways, closing 678x466")
  func roundTrip() throws {
    let (outer, inner) = try displays()
    #expect(inner.size(for: .landscapeLeft) == ScreenSize(951, 669))
    #expect(outer.size(for: .landscapeRight) == ScreenSize(678, 466))
  }

  @Test("P-10: the inner panel is built in a quarter turn from the outer one")
  func panels() throws {
    let (outer, inner) = try displays()
    #expect(outer.panelDegrees.value == 0)
    #expect(inner.panelDegrees == Figure(90, .medium, "P-10"))
  }

  @Test("P-12, P-19: upside down was seen inside, and for outside there is no source")
  func upsideDown() throws {
    let (outer, inner) = try displays()
    #expect(inner.deviceMask == .all)
    #expect(inner.deviceMaskEvidence.confidence == .low)
    #expect(inner.deviceMaskEvidence.rule == "P-12")
    #expect(outer.deviceMask == .allButUpsideDown)
    #expect(outer.deviceMaskEvidence.confidence == .unknown)
    #expect(outer.deviceMaskEvidence.rule == "P-19")
  }

  @Test("P-14: the fold is a strip of 40 points across the middle of the open display")
  func fold() throws {
    let (outer, inner) = try displays()
    let figure = try #require(inner.fold)
    let fold = try #require(figure.value)
    #expect(fold.thickness == 40)
    #expect(fold.offset == 455.5)
    #expect(fold.offset + fold.thickness / 2 == inner.size(for: .landscapeLeft).width / 2)
    #expect(outer.fold == nil)
  }

  @Test("P-15: the main screen is the outer display")
  func mainScreen() throws {
    let duo = try #require(DeviceProfile.named("iPhone Duo"))
    #expect(duo.main == duo.displays[0])
    #expect(duo.main.role == .outer)
    #expect(duo.displays[1].role == .inner)
  }

  @Test("P-01: Duo runs 27.1 and later, and 27 without a minor number stands for it")
  func versions() throws {
    let duo = try #require(DeviceProfile.named("iPhone Duo"))
    #expect(duo.releasedWith == SystemVersion(27, 1))
    #expect(duo.runs(SystemVersion(27)))
    #expect(duo.runs(SystemVersion(27, 1)))
    #expect(!duo.runs(SystemVersion(27, 0, 1)))
    #expect(!duo.runs(SystemVersion(26, 6)))
  }
}
