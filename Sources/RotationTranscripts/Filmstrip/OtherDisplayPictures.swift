import Orientation
import TextFormats

/// An iPhone's scene in a window of a Mac.
struct WindowPicture {
  let frame: FilmFrame
  let faces: [ScreenFace]
  let clip: String
  /// How much smaller it is than alone in its picture.
  let scale: Double

  var markup: Markup {
    let unit = 132 * scale / max(frame.size.width, frame.size.height, 1)
    let size = ScreenSize(frame.size.width * unit, frame.size.height * unit)
    let bar = 11.0
    // However narrow the scene, its three lights have room.
    let width = max(size.width, 26)
    let app = AppPicture(
      size: size, faces: faces, radius: 0,
      showsStatusBar: true, ears: .wide, behind: nil)
    let path = Markup.element(
      "clipPath", ["id": clip],
      [.rectangle(-size.width / 2, -size.height / 2, size.width, size.height, radius: 5, "")])
    let lights = (0..<3).map { index in
      Markup.circle(
        -width / 2 + 7 + 6 * Double(index), -size.height / 2 - bar / 2 + 0.5, 1.9, "faint")
    }
    return .placed(
      0, bar / 2,
      [
        .rectangle(
          -width / 2 - 2.5, -size.height / 2 - bar, width + 5, size.height + bar + 2.5,
          radius: 7, "card rim"),
        .group(lights), path,
        .element("g", ["clip-path": "url(#\(clip))"], [app.markup]),
      ])
  }
}

/// A display connected by cable or air.
struct MonitorPicture {
  let frame: FilmFrame
  let faces: [ScreenFace]
  /// How much smaller it is than alone in its picture.
  let scale: Double

  var markup: Markup {
    let unit = 148 * scale / max(frame.size.width, frame.size.height * 1.5, 1)
    let size = ScreenSize(frame.size.width * unit, frame.size.height * unit)
    let app = AppPicture(
      size: size, faces: faces, radius: 0,
      showsStatusBar: false, ears: .wide, behind: nil)
    let foot = size.height / 2 + 4 + 16 * scale
    return .placed(
      0, -8 * scale,
      [
        .path(
          "M-9 \(Markup.number(size.height / 2 + 4))L-13 \(Markup.number(foot))"
            + "L13 \(Markup.number(foot))L9 \(Markup.number(size.height / 2 + 4))Z",
          "faint"),
        .rectangle(
          -size.width / 2 - 4, -size.height / 2 - 4, size.width + 8, size.height + 8, radius: 5,
          "body bodyrim"),
        frame.phase == .foreground
          ? app.markup
          : .rectangle(-size.width / 2, -size.height / 2, size.width, size.height, "wall"),
      ])
  }
}
