extension Markup {
  /// A page of HTML of its own.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - style: its style sheet.
  ///   - policy: what it may load; nil leaves that to the browser.
  ///   - body: what is on it.
  /// - Returns: the page as a file.
  package static func page(
    title: String, style: String, policy: String? = nil, _ body: [Markup]
  ) -> String {
    let rule = policy.map {
      Markup.element("meta", ["http-equiv": "Content-Security-Policy", "content": $0])
    }
    let head: [Markup] = [
      .element("meta", ["charset": "utf-8"]), .group(rule.map { [$0] } ?? []),
      .element("meta", ["name": "viewport", "content": "width=device-width"]),
      .element("title", [:], [.text(title)]), .element("style", [:], [.raw(style)]),
    ]
    var out = "<!DOCTYPE html>\n"
    Markup.element(
      "html", ["lang": "en"], [.element("head", [:], head), .element("body", [:], body)]
    ).write(to: &out)
    return out
  }
}
