import Orientation

/// What a scene shows: a small app whose up cannot be mistaken.
struct InterfacePicture {
  let frame: FilmFrame
  let display: DeviceDisplay
  /// How long a point is in the picture.
  let unit: Double
  let color: Int
  let behind: SheetGround?

  /// The interface's rotation on an upright display, clockwise in degrees.
  var degrees: Double {
    Double(QuarterTurns(from: .portrait, to: frame.interface).degrees)
  }

  /// The picture around the middle of an upright display.
  var markup: Markup {
    let screen = display.points.oriented(frame.interface)
    let size = ScreenSize(frame.size.width * frame.scale, frame.size.height * frame.scale)
    let fills = size.width >= screen.width - 1 && size.height >= screen.height - 1
    var parts: [Markup] = []
    if !fills {
      let wall = ScreenSize(screen.width * unit, screen.height * unit)
      parts.append(.rectangle(-wall.width / 2, -wall.height / 2, wall.width, wall.height, "wall"))
    }
    parts.append(
      AppPicture(
        size: ScreenSize(
          min(size.width, screen.width) * unit, min(size.height, screen.height) * unit),
        name: frame.screens.last ?? "", color: color, isWindow: !fills,
        showsStatusBar: fills && showsStatusBar, ears: fills ? ears : .wide, behind: behind
      ).markup)
    return .placed(degrees: degrees, parts)
  }

  /// Phones hide the status bar in landscape; it is left out there in every version.
  private var showsStatusBar: Bool {
    frame.environment == .pad || !frame.interface.isLandscape
  }

  /// How much room the status bar has beside a cut-out.
  private var ears: AppPicture.Ears {
    guard frame.interface == .portrait else { return .wide }
    return switch display.cutout {
    case .notch: .narrow
    case .island: .inset
    case .none, .cornerCamera, .unknown: .wide
    }
  }
}

/// What is seen behind a sheet.
struct SheetGround {
  let name: String
  let color: Int
}

/// A scene upright around the origin.
struct AppPicture {
  let size: ScreenSize
  let name: String
  let color: Int
  let isWindow: Bool
  let showsStatusBar: Bool
  let ears: Ears
  let behind: SheetGround?

  /// The positions of time and battery: in the corners, further in, or beside a wide notch.
  enum Ears { case wide, inset, narrow }

  var markup: Markup {
    let own = FilmstripStyle.screen(color)
    let ground = behind.map { FilmstripStyle.screen($0.color) } ?? own
    var parts: [Markup] = [
      .rectangle(
        -size.width / 2, -size.height / 2, size.width, size.height, radius: isWindow ? 4 : 0,
        ground.ground)
    ]
    if showsStatusBar { parts += statusBar(ground.figure) }
    if behind != nil { parts += sheet(own.ground) }
    parts += arrow(own.figure)
    if let label = label(own.figure) { parts.append(label) }
    return .group(parts)
  }

  /// A card that leaves some of the presenter to be seen.
  private func sheet(_ style: String) -> [Markup] {
    let isCompact = size.width < 110
    let width = isCompact ? size.width : size.width * 0.66
    let top = -size.height / 2 + (isCompact ? 20 : size.height * 0.1)
    let height = size.height / 2 - top + (isCompact ? 8 : -size.height * 0.1)
    return [
      .rectangle(-size.width / 2, -size.height / 2, size.width, size.height, "shade"),
      .rectangle(-width / 2, top, width, height, radius: 6, style),
    ]
  }

  /// The time at the left and the battery at the right.
  private func statusBar(_ style: String) -> [Markup] {
    let y = -size.height / 2 + 7.2
    let (inset, size) =
      switch ears {
      case .wide: (5.0, 5.6)
      case .inset: (9.0, 5.6)
      case .narrow: (4.4, 4.4)
      }
    let half = self.size.width / 2
    return [
      .words("9:41", -half + inset, y + 1.6, size: size, "strong \(style)"),
      .rectangle(half - inset - size * 1.3, y - 2.6, size * 1.3, 4, radius: 1.2, style),
    ]
  }

  private var shortSide: Double { min(size.width, size.height) }

  /// An arrow that points to where the interface is up.
  private func arrow(_ style: String) -> [Markup] {
    let half = min(shortSide * 0.21, 19)
    let middle = name.isEmpty ? 2 : -shortSide * 0.06
    func at(_ x: Double, _ y: Double) -> String {
      "\(Markup.number(x * half)) \(Markup.number(middle + y * half))"
    }
    let data =
      "M\(at(0, -1))L\(at(0.86, -0.1))L\(at(0.36, -0.1))L\(at(0.36, 0.9))L\(at(-0.36, 0.9))"
      + "L\(at(-0.36, -0.1))L\(at(-0.86, -0.1))Z"
    return [.path(data, "arrow \(style)")]
  }

  /// The name of the screen, as large as fits.
  private func label(_ style: String) -> Markup? {
    guard !name.isEmpty else { return nil }
    let room = size.width - 8
    let fontSize = max(6, min(10.5, room / (Double(name.count) * 0.6)))
    let text = name.cut(to: max(3, Int(room / (fontSize * 0.56))))
    let y = -shortSide * 0.06 + min(shortSide * 0.21, 19) + fontSize + 3
    return .words(text, 0, y, size: fontSize, "strong \(style)", anchor: .middle)
  }
}
