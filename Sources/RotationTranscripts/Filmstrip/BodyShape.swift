package import Orientation
package import TextFormats

extension DeviceDisplay {
  /// What the notch, the island or the camera covers of the upright display, in points.
  ///
  /// The sizes are those of typical models; nil where nothing interrupts the display.
  package var cutoutFrame: ScreenRect? {
    switch cutout {
    case .notch: ScreenRect(points.width / 4, 0, points.width / 2, 31)
    case .island: ScreenRect(points.width / 2 - 61, 11, 122, 36)
    case .cornerCamera: ScreenRect(points.width - 59, 25, 34, 34)
    case .none, .unknown: nil
    }
  }
}

/// The outline of a device, upright around the origin.
///
/// The display has its real proportions; what surrounds it is drawn after typical models: 6.2
/// points to the millimetre on phones, 5.2 on iPads.
package struct BodyShape {
  let profile: DeviceProfile
  let display: DeviceDisplay
  /// How long a point is in the picture.
  package let unit: Double
  package let body: ScreenSize
  package let screen: ScreenSize

  package init(_ profile: DeviceProfile, _ display: DeviceDisplay, extent: Double) {
    self.profile = profile
    self.display = display
    let edges = Self.edges(profile, display)
    let points = display.points
    let whole = ScreenSize(points.width + 2 * edges.width, points.height + 2 * edges.height)
    unit = extent / max(whole.width, whole.height)
    body = ScreenSize(whole.width * unit, whole.height * unit)
    screen = ScreenSize(points.width * unit, points.height * unit)
  }

  /// The width of the frame around the display at the sides and at the ends, in points.
  private static func edges(_ profile: DeviceProfile, _ display: DeviceDisplay) -> ScreenSize {
    switch (profile.idiom, profile.hasHomeButton) {
    case (.phone, true): ScreenSize(28, 108)
    case (.phone, false): ScreenSize(20, 20)
    case (.pad, true): ScreenSize(57, 112)
    case (.pad, false): ScreenSize(46, 46)
    }
  }

  /// The radius of the display's corners in the picture.
  package var screenRadius: Double {
    if profile.hasHomeButton { return 0.6 }
    return (profile.idiom == .phone ? 46 : 22) * unit
  }

  private var bodyRadius: Double {
    if profile.hasHomeButton { return (profile.idiom == .phone ? 58 : 46) * unit }
    return screenRadius + (body.width - screen.width) / 2
  }

  /// What is drawn below the display.
  package var back: [Markup] {
    [
      .rectangle(
        -body.width / 2, -body.height / 2, body.width, body.height, radius: bodyRadius,
        "body bodyrim")
    ]
  }

  /// What is drawn above the display: cut-out, Home button, fold.
  package var front: [Markup] {
    var parts: [Markup] = []
    if let frame = display.cutoutFrame {
      let top = -screen.height / 2
      let (width, height) = (frame.size.width * unit, frame.size.height * unit)
      switch display.cutout {
      case .notch: parts.append(.path(notch(width, depth: height, top: top), "body"))
      case .island:
        let y = top + frame.origin.y * unit
        parts.append(.rectangle(-width / 2, y, width, height, radius: height / 2, "hole"))
      case .cornerCamera:
        let middle = (frame.origin.y + frame.size.height / 2) * unit
        parts.append(.circle(screen.width / 2 - middle, top + middle, width / 2, "hole"))
      case .none, .unknown: break
      }
    }
    if profile.hasHomeButton {
      let middle = (screen.height / 2 + body.height / 2) / 2
      let radius = (body.height - screen.height) / 2 * 0.3
      parts.append(.circle(0, middle, radius, "outline button"))
      if profile.idiom == .phone {
        let slot = body.width * 0.16
        parts.append(
          .rectangle(-slot / 2, -middle - 0.8, slot, 1.6, radius: 0.8, "faint"))
      } else {
        parts.append(.circle(0, -middle, 1.2, "faint"))
      }
    }
    if profile.idiom == .pad && !profile.hasHomeButton {
      // A camera for landscape is at the right edge of the upright device.
      parts.append(
        profile.hasLandscapeCamera
          ? .circle((screen.width + body.width) / 4, 0, 1.2, "faint")
          : .circle(0, -(screen.height + body.height) / 4, 1.2, "faint"))
    }
    if let fold = display.fold?.value {
      // The strip is given for landscape; in portrait it is horizontal.
      let middle = (fold.offset + fold.thickness / 2 - display.points.height / 2) * unit
      parts.append(
        .line(-screen.width / 2, middle, screen.width / 2, middle, "outline hair crease"))
    }
    return parts
  }

  private func notch(_ width: Double, depth: Double, top: Double) -> String {
    let half = width / 2
    let round = depth * 0.62
    func at(_ x: Double, _ y: Double) -> String { "\(Markup.number(x)) \(Markup.number(y))" }
    return "M\(at(-half - 2, top - 1))Q\(at(-half, top - 1)) \(at(-half, top + 1))"
      + "L\(at(-half, top + depth - round))Q\(at(-half, top + depth)) \(at(-half + round, top + depth))"
      + "L\(at(half - round, top + depth))Q\(at(half, top + depth)) \(at(half, top + depth - round))"
      + "L\(at(half, top + 1))Q\(at(half, top - 1)) \(at(half + 2, top - 1))Z"
  }
}
