package import Orientation
package import TextFormats

// What a picture's file says of its views, for those who compare two of them.

extension LayoutPicture {
  /// The places of all views that are shown, one in each line, as an element that is not drawn.
  package var outline: Markup {
    var lines: [String] = []
    for window in snapshot.windows { Self.list(window, in: nil, &lines) }
    let text = ([Self.beginning] + lines + [Self.end]).joined(separator: "\n")
    return .element("metadata", [:], [.raw(text)])
  }

  /// Adds the lines of a view and of those in it.
  ///
  /// Of a path only the last name is looked at: what is before it is the path of a view around it.
  private static func list(
    _ view: ViewSnapshot, in outer: (path: String, written: String)?, _ lines: inout [String]
  ) {
    let written: String
    if let outer, LayoutWords.isInside(view.path, outer.path) {
      written =
        outer.written
        + Markup.escape(
          String(view.path.utf8.dropFirst(outer.path.utf8.count)) ?? "")
    } else {
      written = Markup.escape(view.path)
    }
    if !view.isHidden { lines.append("\(written) \(LayoutWords.rect(view.frame))") }
    for subview in view.subviews { list(subview, in: (view.path, written), &lines) }
  }

  /// The lines that say where views are, in a file that was made of a picture.
  ///
  /// - Complexity: linear in the length of the file.
  package static func outline(in svg: String) -> [String] {
    let lines = svg.split(separator: "\n")
    guard let start = lines.firstIndex(of: beginning[...]),
      let last = lines[start...].firstIndex(of: end[...])
    else { return [] }
    return lines[(start + 1)..<last].map(String.init)
  }

  private static let beginning = "views:"
  private static let end = "end of views"

  /// The size of the picture's SVG.
  package var sheetSize: ScreenSize { LayoutSheet(title: snapshot.name, [[self]]).size }
}
