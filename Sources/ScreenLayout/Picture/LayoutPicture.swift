package import Orientation
import RotationTranscripts
package import TextFormats

/// A layout as a picture: what the screen shows, with the device around it and problems marked.
///
/// The picture is a drawing, not what the app's own code would draw: texts have the measured widths in
/// a font that is at hand, pictures are frames with their names, and controls look about as the system
/// has them. The same layout gives the same bytes.
///
/// ```swift
/// let snapshot = device.layoutSnapshot()
/// let picture = LayoutPicture(snapshot, problems: snapshot.problems())
/// try picture.svg.write(toFile: "player.svg", atomically: true, encoding: .utf8)
/// ```
///
/// `rsvg-convert --zoom 2 player.svg > player.png` of librsvg makes a PNG of it, as browsers do.
///
/// - UIKit: `drawHierarchy(in:afterScreenUpdates:)`, in pixels.
public struct LayoutPicture: Sendable, Hashable {
  /// What is drawn.
  public let snapshot: LayoutSnapshot
  /// What is marked, by its number in this list.
  public let problems: [LayoutProblem]
  /// What is written below the picture, in one line.
  public let caption: String

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - snapshot: what to draw.
  ///   - problems: what to mark.
  ///   - caption: what to write below; nil means the device, the system and the orientation.
  public init(_ snapshot: LayoutSnapshot, problems: [LayoutProblem] = [], caption: String? = nil) {
    self.snapshot = snapshot
    self.problems = problems
    self.caption =
      caption
      ?? "\(snapshot.device), iOS \(snapshot.version), \(snapshot.orientation)"
  }

  /// The picture as SVG, with its caption and, where there are any, its problems in words.
  ///
  /// - Complexity: linear in the number of views and the length of their texts.
  public var svg: String { LayoutSheet(title: snapshot.name, [[self]]).svg }

  /// The room between the scene and the edges of the picture, in points.
  private var margin: ScreenSize {
    guard snapshot.fillsDisplay else { return ScreenSize(8, 8) }
    let shape = DeviceAround(snapshot)
    return ScreenSize(
      (shape.size.width - snapshot.size.width) / 2 + 2,
      (shape.size.height - snapshot.size.height) / 2 + 2)
  }

  /// The size of the picture, in points of the scene.
  package var size: ScreenSize {
    ScreenSize(
      snapshot.size.width + 2 * margin.width, snapshot.size.height + 2 * margin.height)
  }

  /// The picture from its upper left corner.
  ///
  /// - Parameters:
  ///   - id: a beginning of ids, unlike that of any other picture in the file.
  ///   - numbers: the numbers of the problems.
  /// - Returns: the picture, as large as ``size``.
  package func markup(id: String, numbers: [Int]) -> Markup {
    let drawing = ScreenDrawing(snapshot, id: id)
    let shape = DeviceAround(snapshot)
    let screen = drawing.markup
    let clip = Markup.element(
      "clipPath", ["id": "\(id)screen"],
      [
        .rectangle(
          0, 0, snapshot.size.width, snapshot.size.height,
          radius: snapshot.fillsDisplay ? shape.screenRadius : 10, "")
      ])
    let marks = ProblemMarks(problems, in: snapshot, numbers: numbers)
    let content = Markup.placed(
      margin.width, margin.height,
      (snapshot.fillsDisplay ? shape.back : [])
        + [clip, .element("g", ["clip-path": "url(#\(id)screen)"], [screen])]
        + (snapshot.fillsDisplay
          ? shape.front
          : [
            .rectangle(
              0, 0, snapshot.size.width, snapshot.size.height, radius: 10, "outline hair")
          ]) + [marks.markup])
    return content
  }
}

/// The device that is around a scene.
private struct DeviceAround {
  private let shape: BodyShape
  private let scene: ScreenSize
  private let degrees: Double

  init(_ snapshot: LayoutSnapshot) {
    // In points: a shape of any size says how long one is.
    let any = BodyShape(snapshot.device, snapshot.display, extent: 100)
    shape = BodyShape(snapshot.device, snapshot.display, extent: 100 / any.unit)
    scene = snapshot.size
    degrees = -Double(QuarterTurns(from: .portrait, to: snapshot.orientation).degrees)
  }

  private var isSideways: Bool { Int(degrees) % 180 != 0 }

  var size: ScreenSize { isSideways ? shape.body.transposed : shape.body }

  var screenRadius: Double { shape.screenRadius }

  var back: [Markup] { placed(shape.back) }

  var front: [Markup] { placed(shape.front) }

  private func placed(_ parts: [Markup]) -> [Markup] {
    [.placed(scene.width / 2, scene.height / 2, degrees: degrees, parts)]
  }
}
