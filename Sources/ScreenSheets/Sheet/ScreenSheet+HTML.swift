import Foundation
import Orientation
import ScreenLayout
import TextFormats

extension ScreenSheet {
  /// The sheet as a page of its own, with a picture for each screen; it loads nothing.
  ///
  /// - Complexity: linear in the size of the pictures.
  package var html: String {
    let title = "\(app), iOS \(version)"
    return Markup.page(
      title: title, style: Self.style,
      [.element("h1", [:], [.text(title)]), .element("p", [:], [.text(Self.note)])]
        + rows.enumerated().map(section))
  }

  private func section(_ index: Int, _ row: Row) -> Markup {
    let sheet = LayoutSheet(title: row.screen.name, [row.pictures])
    // Ids of a picture are its own only inside of an image.
    let address = "data:image/svg+xml;base64," + Data(sheet.svg.utf8).base64EncodedString()
    let count = RepeatedProblem.gathered(row.devices.flatMap(\.problems)).problems.count
    return .element(
      "section", ["id": "screen\(index)"],
      [
        .element("h2", [:], [.text(row.screen.name)]),
        .element(
          "p", [:],
          [.text("\(row.screen.location), \(count) \(count == 1 ? "problem" : "problems")")]),
        .element("img", ["src": address, "alt": row.screen.name]),
      ])
  }

  private static let style = """
    body { font: 15px system-ui, sans-serif; margin: 24px; color: #1d1d1f; background: #f5f5f7 }
    section { margin: 24px 0 } img { max-width: 100%; height: auto } p { color: #6e6e73 }
    """
}
