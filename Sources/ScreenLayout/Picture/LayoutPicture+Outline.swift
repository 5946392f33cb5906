package import Orientation
package import TextFormats

// What a picture's file says of its views, for those who compare two of them.

extension LayoutPicture {
  /// The places of all views that are shown, one in each line, as an element that is not drawn.
  package var outline: Markup {
    var lines: [UInt8] = []
    lines.reserveCapacity(snapshot.windows.reduce(50) { $0 + Self.length(of: $1) })
    lines += (Self.beginning + "\n").utf8
    var written: [UInt8] = []
    for window in snapshot.windows { Self.list(window, in: nil, &written, &lines) }
    lines += Self.end.utf8
    return .element("metadata", [:], [.raw(String(decoding: lines, as: UTF8.self))])
  }

  /// About how long the lines of a view and of those in it are: views may be deep inside of each other.
  private static func length(of view: ViewSnapshot) -> Int {
    view.subviews.reduce(view.path.utf8.count + 40) { $0 + length(of: $1) }
  }

  /// Adds the lines of a view and of those in it.
  ///
  /// Of a path only the last name is looked at: what is before it is the path of a view around it, which
  /// is written already.
  private static func list(
    _ view: ViewSnapshot, in outer: String?, _ written: inout [UInt8], _ lines: inout [UInt8]
  ) {
    if let outer, LayoutWords.isInside(view.path, outer) {
      let before = written.count
      let name = String(view.path.utf8.dropFirst(outer.utf8.count)) ?? ""
      written += Markup.escape(name).utf8
      defer { written.removeLast(written.count - before) }
      list(view, at: &written, &lines)
    } else {
      var whole = Array(Markup.escape(view.path).utf8)
      list(view, at: &whole, &lines)
    }
  }

  private static func list(
    _ view: ViewSnapshot, at written: inout [UInt8], _ lines: inout [UInt8]
  ) {
    if !view.isHidden {
      lines += written
      lines += " \(LayoutWords.rect(view.frame))\n".utf8
    }
    for subview in view.subviews { list(subview, in: view.path, &written, &lines) }
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
