import Orientation
import RotationExplanation
import TextFormats

/// A played scenario as a picture: the device through the steps.
///
/// The SVG needs nothing from outside, is readable on light and dark backgrounds, and describes its
/// content for screen readers. The same steps give the same bytes.
public struct Filmstrip {
  let title: String
  let steps: [ReportedStep]

  /// Makes the filmstrip of some steps.
  ///
  /// - Parameters:
  ///   - title: what the picture shows, in one line.
  ///   - steps: the frames, in order; a recording with several turns has a frame for each.
  public init(title: String, _ steps: [ReportedStep]) {
    self.title = title
    self.steps = steps
  }

  /// The picture as SVG.
  ///
  /// - Complexity: linear in the entries of the steps.
  public var svg: String {
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    FilmstripSheet(title: title, steps: steps).markup.write(to: &out)
    return out
  }
}

/// The cards of a filmstrip in rows, with its title and legend.
struct FilmstripSheet {
  let title: String
  let stage: String
  let frames: [FilmstripFrame]

  init(title: String, steps: [ReportedStep]) {
    self.title = title
    stage = steps.stage
    frames = FilmstripFrame.frames(of: steps)
  }

  private static let margin = 24.0
  private static let gap = 14.0
  /// How many frames are in a row at most.
  private static let mostColumns = 4
  private static let leastWidth = 470.0

  /// How many frames are in a row, so that the rows are as even as possible.
  private var columns: Int {
    guard frames.count > Self.mostColumns else { return max(1, frames.count) }
    let rows = (frames.count + Self.mostColumns - 1) / Self.mostColumns
    return (frames.count + rows - 1) / rows
  }

  private var rows: Int { (frames.count + columns - 1) / columns }

  /// How wide a full row of frames is.
  private var across: Double {
    Double(columns) * (FilmstripCard.width + Self.gap) - Self.gap
  }

  private var width: Double { max(Self.leastWidth, across + 2 * Self.margin) }

  /// What has 11 pixels where the picture is shown 830 pixels wide.
  private var leastText: Double { min(FilmstripCard.text, 11 * max(1, width / 830)) }

  private var room: Double { width - 2 * Self.margin }

  private var legend: FilmstripLegend {
    FilmstripLegend(width: room, hasAppLock: frames.contains { $0.step.frame.isAppLocked })
  }

  private var titleLines: [String] {
    title.lines(2, size: 17, isStrong: true) { _ in room }
  }

  /// How high the title is, with what follows it.
  private var head: Double { 51 + 21 * Double(titleLines.count) }

  private var size: ScreenSize {
    let down = Double(rows) * (FilmstripCard.height + Self.gap)
    return ScreenSize(width, head + down + legend.height + Self.margin)
  }

  var markup: Markup {
    let size = size
    return .picture(
      size.width, size.height, title: title, description: description,
      style: FilmstripStyle.sheet,
      [
        .group(
          titleLines.enumerated().map { index, line in
            .words(line, Self.margin, 34 + 21 * Double(index), size: 17, "strong ink")
          }),
        .words(stage.cut(to: room, size: 13), Self.margin, head - 17, size: 13, "soft"),
        .group(cards),
        .placed(
          Self.margin, size.height - legend.height - Self.margin + 4, [legend.markup]),
      ])
  }

  private var description: String {
    let told = frames.map { frame in
      "\(frame.label). \(frame.step.title): \(frame.summary.result), \(frame.summary.reason)."
    }
    return ([stage + "."] + told).joined(separator: " ")
  }

  private var cards: [Markup] {
    frames.indices.map { index in
      let column = Double(index % columns)
      let row = Double(index / columns)
      return .placed(
        (width - across) / 2 + column * (FilmstripCard.width + Self.gap),
        head + row * (FilmstripCard.height + Self.gap),
        [FilmstripCard(frame: frames[index], index: index, leastText: leastText).markup])
    }
  }
}

extension [ReportedStep] {
  /// The device and its system.
  var stage: String {
    guard let cast = first?.cast else { return "no steps" }
    return "\(cast.device.name), \(cast.version.name(on: cast.device.idiom))"
  }
}
