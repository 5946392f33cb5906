import Orientation
import TextFormats

/// What a scene shows: a small app whose up cannot be mistaken.
struct InterfacePicture {
  let frame: FilmFrame
  let display: DeviceDisplay
  /// How long a point is in the picture.
  let unit: Double
  let faces: [ScreenFace]
  let behind: ScreenFace?
  /// The smallest size that a name may have.
  var leastText = FilmstripCard.text

  /// The interface's rotation on an upright display, clockwise in degrees.
  var degrees: Double {
    Double(QuarterTurns(from: .portrait, to: frame.interface).degrees)
  }

  /// The picture around the middle of an upright display.
  var markup: Markup {
    let screen = display.points.oriented(frame.interface)
    let size = ScreenSize(
      min(frame.size.width * frame.scale, screen.width),
      min(frame.size.height * frame.scale, screen.height))
    let isWide = size.width >= screen.width - 1
    let isHigh = size.height >= screen.height - 1
    let fills = isWide && isHigh
    // A scene as high as the screen is one of two side by side.
    let isBeside = isHigh && !isWide && frame.scale == 1 && frame.environment == .pad
    var parts: [Markup] = []
    if !fills {
      let wall = ScreenSize(screen.width * unit, screen.height * unit)
      parts.append(.rectangle(-wall.width / 2, -wall.height / 2, wall.width, wall.height, "wall"))
    }
    let app = AppPicture(
      size: ScreenSize(size.width * unit, size.height * unit), faces: faces,
      radius: fills || isBeside ? 0 : 4, showsStatusBar: fills && showsStatusBar && !isBarTurned,
      ears: fills ? ears : .wide, behind: behind, leastText: leastText)
    if isBeside {
      parts.append(.placed((size.width - screen.width) / 2 * unit, 0, [app.markup]))
      parts += divider((size.width - screen.width / 2) * unit, screen.height * unit)
    } else {
      parts.append(app.markup)
    }
    if fills, isBarTurned { parts.append(turnedBar) }
    return .placed(degrees: degrees, parts)
  }

  /// Whether the app has set the status bar by hand (`F-14`), so that it is not at the top.
  private var isBarTurned: Bool { frame.statusBar != frame.interface }

  /// The status bar along the edge where the app has put it.
  private var turnedBar: Markup {
    let screen = display.points.oriented(frame.statusBar)
    let bar = AppPicture(
      size: ScreenSize(screen.width * unit, screen.height * unit), faces: faces, radius: 0,
      showsStatusBar: true, ears: .wide, behind: behind)
    let turn = QuarterTurns(from: frame.interface, to: frame.statusBar).degrees
    return .placed(degrees: Double(turn), bar.statusBar)
  }

  /// What is between two apps side by side.
  private func divider(_ x: Double, _ height: Double) -> [Markup] {
    [
      .rectangle(x, -height / 2, 3, height, "hole"),
      .rectangle(x + 1, -7, 1, 14, radius: 0.5, "faint"),
    ]
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

/// A scene upright around the origin.
struct AppPicture {
  let size: ScreenSize
  /// One screen, or the columns of a split view from left to right.
  let faces: [ScreenFace]
  /// The radius of the scene's corners.
  let radius: Double
  let showsStatusBar: Bool
  let ears: Ears
  let behind: ScreenFace?
  /// The smallest size that a name may have.
  var leastText = FilmstripCard.text

  /// The positions of time and battery: in the corners, further in, or beside a wide notch.
  enum Ears { case wide, inset, narrow }

  /// The screen that is on top, or the last column.
  private var face: ScreenFace { faces.last ?? ScreenFace(name: "", color: 0) }

  private var style: (ground: String, figure: String) { FilmstripStyle.screen(face.color) }

  /// The style of what the status bar is drawn on.
  private var groundStyle: (ground: String, figure: String) {
    behind.map { FilmstripStyle.screen($0.color) } ?? style
  }

  var markup: Markup {
    let own = style
    let ground = groundStyle
    var parts: [Markup] = [
      .rectangle(
        -size.width / 2, -size.height / 2, size.width, size.height, radius: radius, ground.ground)
    ]
    if behind == nil, faces.count > 1 {
      parts += columns
      if showsStatusBar { parts += statusBar }
      return .group(parts)
    }
    if showsStatusBar { parts += statusBar }
    if behind != nil { parts += sheet(own.ground) }
    parts += content(face, own.figure, width: sheetWidth ?? size.width, hasArrow: true)
    return .group(parts)
  }

  /// The columns of a split view; the last one has the room that the others leave.
  private var columns: [Markup] {
    let share = faces.count == 2 ? 0.36 : 0.28
    var left = -size.width / 2
    return faces.enumerated().flatMap { index, face -> [Markup] in
      let isLast = index == faces.count - 1
      let width = isLast ? size.width / 2 - left : size.width * share
      let style = FilmstripStyle.screen(face.color)
      defer { left += width }
      var parts: [Markup] = [
        .placed(
          left + width / 2, 0,
          content(face, style.figure, width: width, hasArrow: isLast))
      ]
      if !isLast {
        parts.insert(
          .rectangle(left, -size.height / 2, width, size.height, style.ground), at: 0)
        parts.append(
          .line(left + width, -size.height / 2, left + width, size.height / 2, "hair"))
      }
      return parts
    }
  }

  private var isCompact: Bool { size.width < 110 }

  private var sheetWidth: Double? {
    behind.map { _ in isCompact ? size.width : size.width * 0.66 }
  }

  /// A card that leaves some of the presenter to be seen.
  private func sheet(_ style: String) -> [Markup] {
    let width = sheetWidth ?? size.width
    let top = -size.height / 2 + (isCompact ? 20 : size.height * 0.1)
    let height = size.height / 2 - top + (isCompact ? 8 : -size.height * 0.1)
    return [
      .rectangle(-size.width / 2, -size.height / 2, size.width, size.height, "shade"),
      .rectangle(-width / 2, top, width, height, radius: 6, style),
    ]
  }

  /// The time at the left and the battery at the right, both too small to be read.
  fileprivate var statusBar: [Markup] {
    // Where a scene is small, the cut-out leaves no room.
    guard ears == .wide || size.width > 60 else { return [] }
    let isSplit = behind == nil && faces.count > 1
    let time = isSplit ? FilmstripStyle.screen(faces[0].color) : groundStyle
    let battery = groundStyle
    let y = -size.height / 2 + 7.2
    let (inset, width) =
      switch ears {
      case .wide: (5.0, 11.0)
      case .inset: (9.0, 11.0)
      case .narrow: (4.4, 9.0)
      }
    let half = self.size.width / 2
    return [
      .rectangle(-half + inset, y - 2, width, 3, radius: 1.5, time.figure),
      .rectangle(half - inset - 7.3, y - 2.6, 7.3, 4, radius: 1.2, battery.figure),
    ]
  }

  private var shortSide: Double { min(size.width, size.height) }

  /// An arrow that points to where the interface is up, and the name of the screen below it.
  private func content(
    _ face: ScreenFace, _ style: String, width: Double, hasArrow: Bool
  ) -> [Markup] {
    let half = min(shortSide * 0.21, 19)
    let middle = face.name.isEmpty ? 2 : -shortSide * 0.06
    let top = (hasArrow ? middle + half : -shortSide * 0.06) + 13
    let room = size.height / 2 - top - 2
    let count = min(3, Int(room / 13) + 1)
    let (size, margin) = fit(of: face.name, in: width)
    let lines =
      room < 0 ? [] : face.name.lines(count, size: size, isStrong: true) { _ in width - margin }
    let label = lines.enumerated().map { index, line in
      Markup.words(
        line, 0, top + 13 * Double(index), size: size, "strong \(style)", anchor: .middle)
    }
    return (hasArrow ? [arrow(half, middle, style)] : []) + label
  }

  /// The size of a name and what is left free beside it: less than usual where a word would be broken
  /// otherwise.
  private func fit(of name: String, in width: Double) -> (size: Double, margin: Double) {
    for size in [FilmstripCard.text, 11.5, 11] where size >= leastText {
      for margin in [6.0, 2] where name.widestPart(size, isStrong: true) <= width - margin {
        return (size, margin)
      }
    }
    return (FilmstripCard.text, 6)
  }

  private func arrow(_ half: Double, _ middle: Double, _ style: String) -> Markup {
    func at(_ x: Double, _ y: Double) -> String {
      "\(Markup.number(x * half)) \(Markup.number(middle + y * half))"
    }
    let data =
      "M\(at(0, -1))L\(at(0.86, -0.1))L\(at(0.36, -0.1))L\(at(0.36, 0.9))L\(at(-0.36, 0.9))"
      + "L\(at(-0.36, -0.1))L\(at(-0.86, -0.1))Z"
    return .path(data, "arrow \(style)")
  }
}
