import RotationScenario
import Orientation
import RotationExplanation
import TextFormats

extension MatrixReport {
  /// The matrix as a page of its own whose rows can be filtered; it loads nothing.
  ///
  /// - Complexity: as of ``text``, times the screens of a block.
  public var html: String {
    let table = table
    return Markup.page(
      title: title, style: MatrixStyle.page,
      [
        .element("h1", [:], [.text(title)]), Self.controls,
        .element("table", [:], [Self.heading, body(table)]), notes(table),
        .element("script", [:], [.raw(MatrixStyle.script)]),
      ])
  }

  private var title: String { scenario.title ?? "Rotation" }

  private static var controls: Markup {
    let boxes: [(id: String, label: String)] = [
      ("crash", "crashes"), ("doubt", "unknown"), ("stays", "does not follow"),
    ]
    return .element(
      "p",
      [:],
      [
        .element(
          "input",
          ["id": "words", "type": "search", "placeholder": "Filter", "aria-label": "Filter"])
      ]
        + boxes.map { box in
          .element(
            "label",
            [:],
            [
              .element("input", ["type": "checkbox", "id": box.id]),
              .element("span", [:], [.text("only " + box.label)]),
            ])
        })
  }

  private static var heading: Markup {
    let names = ["Screen", "Devices", "iOS"] + MatrixTable.poseHeadings + ["Asked"]
    return .element(
      "thead",
      [:], [.element("tr", [:], names.map { .element("th", [:], [.text($0)]) })])
  }

  private func body(_ table: MatrixTable) -> Markup {
    .element(
      "tbody",
      [:],
      table.blocks.flatMap { block in
        block.screens.flatMap { screen in
          block.lines.map { Self.row(screen, $0) }
        }
      })
  }

  private static func row(_ screen: MatrixTable.Screen, _ line: MatrixTable.Line) -> Markup {
    let marks = [
      line.isCrash ? "crash" : nil, line.isDoubtful ? "doubt" : nil,
      line.turns.contains { !$0.follows } ? "stays" : nil, line.isTooOld ? "old" : nil,
    ].compactMap { $0 }
    func cell(_ text: String, _ name: String? = nil) -> Markup {
      .element("td", ["class": name], [.text(text)])
    }
    return .element(
      "tr", ["class": marks.isEmpty ? nil : marks.joined(separator: " ")],
      [cell(screen.label, "screen"), cell(line.devices), cell(line.versions)]
        + line.turns.map { cell($0.sign, $0.name) } + [cell(line.asked)])
  }

  private func notes(_ table: MatrixTable) -> Markup {
    var lines = [table.ending].compactMap(\.self) + [MatrixTable.legend] + table.notes
    if let unreachable = table.unreachable { lines.append(unreachable) }
    lines += reasons
    if !table.doubts.isEmpty { lines += [MatrixTable.doubtMark] + table.doubts }
    return .element(
      "footer", [:], lines.map { .element("p", [:], [.text($0)]) })
  }
}

extension MatrixTable.Turn {
  /// The name of its colour.
  var name: String { result == nil ? "crashes" : follows ? "turns" : "remains" }
}

/// The colours of a matrix, and what its page does.
enum MatrixStyle {
  private static let fonts =
    "-apple-system, BlinkMacSystemFont, Segoe UI, Inter, Roboto, Helvetica Neue, Arial, sans-serif"

  /// The style sheet of the page.
  static let page = """
    :root { color-scheme: light dark; } body { font: 15px/1.4 \(fonts); margin: 2em; } \
    table { border-collapse: collapse; } th, td { text-align: left; padding: .3em .7em; \
    border-bottom: 1px solid #8884; vertical-align: top; } thead th { position: sticky; top: 0; \
    background: Canvas; } label { margin-left: 1em; } .screen { font-weight: 600; } \
    .turns { color: #1b7f3b; } .remains { color: #8e6a00; } .crashes { color: #c22a1f; } \
    .old { opacity: .6; } footer { color: #6e6e73; } tr[hidden] { display: none; } \
    @media (prefers-color-scheme: dark) { .turns { color: #4cd072; } .remains { color: #ffc24d; } \
    .crashes { color: #ff7b70; } footer { color: #a1a1a6; } }
    """

  /// Hides the rows that are not asked for.
  static let script = """
    (function () { const by = (id) => document.getElementById(id); \
    const boxes = [`crash`, `doubt`, `stays`]; const apply = function () { \
    const words = by(`words`).value.toLowerCase().split(/ +/); \
    document.querySelectorAll(`tbody tr`).forEach(function (row) { \
    const text = row.textContent.toLowerCase(); \
    const fits = words.every((word) => text.includes(word)); \
    const kept = boxes.every((name) => by(name).checked ? row.classList.contains(name) : true); \
    row.hidden = fits ? (kept ? false : true) : true; }); }; \
    document.querySelectorAll(`input`).forEach((input) => input.addEventListener(`input`, apply)); \
    })();
    """

  /// The style sheet of the picture.
  static let picture: String = {
    let light = [
      ".paper { fill: #f5f5f7; }", ".ink { fill: #1d1d1f; }", ".soft { fill: #6e6e73; }",
      ".turns { fill: #2f9e57; }", ".remains { fill: #b9b9c0; }", ".crashes { fill: #c22a1f; }",
    ]
    let dark = [
      ".paper { fill: #1c1c1e; }", ".ink { fill: #f5f5f7; }", ".soft { fill: #a1a1a6; }",
      ".remains { fill: #55555a; }", ".crashes { fill: #ff7b70; }",
    ]
    let fixed = [
      "text { font-family: \(fonts); }", ".strong { font-weight: 600; }",
      ".doubt { stroke: #d9822b; stroke-width: 1.5; stroke-dasharray: 3 2; }",
    ]
    return (fixed + light + ["@media (prefers-color-scheme: dark) {"] + dark + ["}"])
      .joined(separator: " ")
  }()
}
