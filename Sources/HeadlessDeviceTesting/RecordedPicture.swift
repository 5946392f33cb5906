import Foundation
import Orientation
import ScreenLayout

/// A picture in a file beside a test.
struct RecordedPicture {
  let url: URL

  /// How many views are named that differ.
  private static let mostNames = 8

  private var recorded: String? { try? String(contentsOf: url, encoding: .utf8) }

  /// Why a picture is not the recorded one; nil if it is.
  ///
  /// With `QUARTERTURN_RECORD` the picture is written.
  func compare(with picture: LayoutPicture) -> String? {
    let old = recorded
    guard old != picture.svg else { return nil }
    let name = url.lastPathComponent
    guard ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] == nil else {
      return record(picture)
    }
    guard let old else {
      return "There is no picture \(url.path(percentEncoded: false)). Run the test with"
        + " QUARTERTURN_RECORD=1 to write it, and look at it."
    }
    let changes = changes(from: old, to: picture)
    let shown = changes.prefix(Self.mostNames).map { "\n" + $0 }.joined()
    let rest =
      changes.count > Self.mostNames ? "\nand \(changes.count - Self.mostNames) more" : ""
    return "The screen does not look as \(name) has it."
      + (changes.isEmpty ? " No view has moved: colors, texts or controls differ." : shown + rest)
      + "\nIf it should look so, run the test with QUARTERTURN_RECORD=1 to write the picture again."
  }

  private func record(_ picture: LayoutPicture) -> String {
    let path = url.path(percentEncoded: false)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(picture.svg.utf8).write(to: url, options: .atomic)
      return "Wrote \(path). Look at it before you commit it."
    } catch {
      return "\(path) cannot be written: \(error.localizedDescription)"
    }
  }

  /// The views that are at another place than the recorded picture says.
  private func changes(from old: String, to picture: LayoutPicture) -> [String] {
    let before = Set(LayoutPicture.outline(in: old))
    let after = Set(LayoutPicture.outline(in: picture.svg))
    // Ordered by path: a view that has moved has both of its lines beside each other.
    return before.symmetricDifference(after)
      .map { (line: $0, isNew: after.contains($0)) }
      .sorted { ($0.line, $1.isNew ? 1 : 0) < ($1.line, $0.isNew ? 1 : 0) }
      .map { ($0.isNew ? "+ " : "- ") + $0.line }
  }

  /// The recorded picture, the new one, and both laid over each other; nil without a recorded one.
  ///
  /// Where they are the same the third is black.
  func difference(to picture: LayoutPicture) -> String? {
    guard let old = recorded else { return nil }
    let size = picture.sheetSize
    let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    func image(_ svg: String, _ x: Int, _ style: String = "") -> String {
      let data = Data(svg.utf8).base64EncodedString()
      return "<image x=\"\(x)\" y=\"24\" width=\"\(width)\" height=\"\(height)\"\(style)"
        + " href=\"data:image/svg+xml;base64,\(data)\"/>"
    }
    func words(_ text: String, _ x: Int) -> String {
      "<text x=\"\(x + 8)\" y=\"17\" font-size=\"14\" font-family=\"sans-serif\""
        + " fill=\"#888888\">\(text)</text>"
    }
    let blend = " style=\"mix-blend-mode: difference\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(3 * width)" height="\(height + 24)">
      \(words("recorded", 0))\(words("now", width))\(words("difference", 2 * width))
      \(image(old, 0))\(image(picture.svg, width))
      <g style="isolation: isolate">\(image(old, 2 * width))\(image(picture.svg, 2 * width, blend))</g>
      </svg>

      """
  }
}
