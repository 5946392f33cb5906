package import Orientation
package import TextFormats

// What a picture's file says of its views, for those who compare two of them.

extension LayoutPicture {
  /// The places of all views that are shown, one in each line, as an element that is not drawn.
  package var outline: Markup {
    let lines = snapshot.views.filter { !$0.isHidden }.map { view in
      Markup.escape("\(view.path) \(LayoutWords.rect(view.frame))")
    }
    let text = ([Self.beginning] + lines + [Self.end]).joined(separator: "\n")
    return .element("metadata", [:], [.raw(text)])
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
