import Orientation
import TextFormats

/// A device as it is held, with what it shows.
struct DevicePicture {
  let profile: DeviceProfile
  let scene: FilmstripScene
  /// The name of the clipping path, unlike any other in the picture.
  let clip: String
  /// The longest side of a body in the picture.
  var extent = DevicePicture.usualExtent
  /// The smallest size that a name may have.
  var leastText = FilmstripCard.text

  /// The longest side of a body that is alone in its picture.
  static let usualExtent = 164.0

  private var frame: FilmFrame { scene.frame }

  /// The display the scene is on.
  var display: DeviceDisplay {
    guard frame.environment == .duoInner, let inner = profile.displays.last else {
      return profile.main
    }
    return inner
  }

  /// How far the body is turned on the picture, clockwise in degrees.
  var degrees: Double {
    let panel = frame.environment == .duoInner ? display.panelDegrees.value ?? 0 : 0
    return Self.degrees(frame.held) - Double(panel)
  }

  /// How far a device is turned when it is held so; flat ones are drawn upright.
  static func degrees(_ pose: DeviceOrientation) -> Double {
    switch pose {
    case .portrait, .faceUp, .faceDown, .unknown: 0
    case .landscapeLeft: -90
    case .landscapeRight: 90
    case .portraitUpsideDown: 180
    }
  }

  /// Half the height of the body as it is held.
  var halfHeight: Double {
    let body = shape.body
    let isSideways = Int(degrees.rounded()) % 180 != 0
    return (isSideways ? body.width : body.height) / 2
  }

  private var scale: Double { extent / Self.usualExtent }

  var shape: BodyShape { BodyShape(profile, display, extent: extent) }

  /// The picture around the origin.
  var markup: Markup {
    switch frame.environment {
    case .mirroring:
      return WindowPicture(frame: frame, faces: scene.faces, clip: clip, scale: scale).markup
    case .externalDisplay:
      return MonitorPicture(frame: frame, faces: scene.faces, scale: scale).markup
    case .phone, .pad, .phoneAppOnPad, .duoOuter, .duoInner: break
    }
    switch frame.held {
    case .faceUp: return .placed(scale: (1, 0.62), [upright])
    case .faceDown: return .placed(scale: (1, 0.62), [back])
    case .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight:
      return .placed(degrees: degrees, [upright])
    }
  }

  private var upright: Markup {
    let shape = shape
    let screen = shape.screen
    let path = Markup.element(
      "clipPath", ["id": clip],
      [
        .rectangle(
          -screen.width / 2, -screen.height / 2, screen.width, screen.height,
          radius: shape.screenRadius, "")
      ])
    let interface = InterfacePicture(
      frame: frame, display: display, unit: shape.unit, faces: scene.faces,
      behind: scene.behind, leastText: leastText)
    let shown: [Markup] =
      frame.phase == .foreground
      ? [interface.markup]
      : [.rectangle(-screen.width / 2, -screen.height / 2, screen.width, screen.height, "wall")]
    return .group(
      shape.back
        + [
          path, .element("g", ["clip-path": "url(#\(clip))"], shown),
        ] + shape.front)
  }

  /// The picture of a device that is face down.
  private var back: Markup {
    let shape = shape
    let lens = min(shape.body.width * 0.09, 7)
    let count = profile.idiom == .phone && !profile.hasHomeButton ? 2 : 1
    let lenses = (0..<count).map { index in
      Markup.circle(
        -shape.body.width / 2 + lens * 2.4,
        -shape.body.height / 2 + lens * (2.4 + 2.6 * Double(index)), lens, "hole")
    }
    return .group(shape.back + lenses)
  }
}
