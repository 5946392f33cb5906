import Foundation
import InterfaceBuilderDocuments
import Orientation
import RotationFindings
import ScreenLayout
package import TextFormats

extension ScreenSheet {
  /// The screens with their sizes, for a terminal.
  package var text: String {
    var out = "\(app.plain), iOS \(version)\n"
    for row in rows {
      let around = row.screen.containers.isEmpty ? "" : " in its containers"
      out += "\n\(row.screen.name.plain)\(around)  \("\(row.screen.location)".plain)\n"
      for layouts in row.devices {
        let sizes = zip(layouts.layouts, layouts.orientations).map { layout, orientations in
          let names = orientations.map { "\($0)" }.joined(separator: ", ")
          return "\(names) \(Self.points(layout.size))"
        }
        out += "  \(layouts.device): \(sizes.joined(separator: "; "))\n"
      }
    }
    return out + "\n" + Self.note + "\n"
  }

  private static func points(_ size: ScreenSize) -> String {
    "\(Int(size.width)) × \(Int(size.height))"
  }

  /// The screens and what is wrong with them, for programs.
  package var json: JSON {
    [
      "app": .string(app), "system": .string("\(version)"), "note": .string(Self.note),
      "screens": .array(rows.map(Self.json)),
      "problems": .array(
        problems.map { ["location": Self.json($0.location), "message": .string($0.sentence)] }),
    ]
  }

  private static func json(_ row: Row) -> JSON {
    let screen = row.screen
    return [
      "name": .string(screen.name), "class": screen.className.map { .string($0) } ?? .null,
      "kind": .string(screen.kind.rawValue), "location": json(screen.location),
      "layouts": .array(
        row.devices.flatMap { layouts in
          layouts.layouts.indices.map { index -> JSON in
            let layout = layouts.layouts[index]
            return [
              "device": .string("\(layouts.device)"),
              "orientations": .array(layouts.orientations[index].map { .string("\($0)") }),
              "width": .number(layout.size.width), "height": .number(layout.size.height),
              "problems": .array(layouts.problems[index].map(json)),
            ]
          }
        }),
    ]
  }

  private static func json(_ problem: LayoutProblem) -> JSON {
    [
      "kind": .string(problem.kind.rawValue), "view": .string(problem.view),
      "others": .array(problem.others.map { .string($0) }), "message": .string(problem.message),
      "frame": problem.frame.map { frame in
        [
          "x": .number(frame.origin.x), "y": .number(frame.origin.y),
          "width": .number(frame.size.width), "height": .number(frame.size.height),
        ]
      } ?? .null,
      "location": problem.location.map(json) ?? .null,
    ]
  }

  private static func json(_ location: SourceLocation) -> JSON {
    [
      "file": .string(location.file), "line": location.line.map { .integer($0) } ?? .null,
      "column": location.column.map { .integer($0) } ?? .null,
    ]
  }
}

extension InterfaceDocument {
  /// How many elements each screen has, by its id.
  var screenSizes: [String: Int] {
    let tops = isStoryboard ? scenes.compactMap(\.controller) : objects
    return Dictionary(
      tops.compactMap { top in top.id.map { ($0, top.size) } },
      uniquingKeysWith: { first, _ in first })
  }
}
