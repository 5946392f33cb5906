extension GrowthShape {
  /// A scenario for `run`, and what else reads it.
  private static func scenario(
    _ name: String, _ arguments: [String] = ["run FOLDER/s.yml"], least: Int = 1,
    most: Int = .max,
    stage: String = "iPhone 15, iOS"
      + " 17", _ text: @escaping @Sendable (Int) -> String
  ) -> [GrowthShape] {
    arguments.map { line in
      let format =
        line.contains("--") && line.hasPrefix("run")
        ? ", " + line.split(separator: " ").suffix(2).joined(separator: " ") : ""
      return GrowthShape(name + format, line, least: least, most: most) {
        ["s.yml": "stage: \(stage)\n" + text($0)]
      }
    }
  }

  private static let everything = [
    "run FOLDER/s.yml", "run FOLDER/s.yml --format json", "run FOLDER/s.yml --svg FOLDER/o.svg",
    "matrix FOLDER/s.yml --ios 17",
    "explain FOLDER/s.yml --screen S0 --turn landscapeLeft",
  ]

  /// What the text, the picture, the explanation and the matrix read of a scenario.
  private static let texts = everything.filter { !$0.contains("json") }

  /// Screens presented on each other.
  @Sendable private static func presented(_ count: Int, _ style: String) -> String {
    screens(count) { "{presents: {S\($0 + 1): \(style)}}" } + steps(count) { "present: S\($0 + 1)" }
  }

  private static func steps(_ count: Int, _ line: (Int) -> String) -> String {
    "steps:\n  - launch\n" + lines(count) { "  - " + line($0) }
  }

  private static func screens(_ count: Int, _ line: (Int) -> String) -> String {
    "root: S0\nscreens:\n" + lines(count + 1) { "  S\($0): " + ($0 < count ? line($0) : "") }
  }

  /// Scenario files.
  static let scenarios: [GrowthShape] = [
    scenario("presentations", everything, least: 250) { count in
      screens(count) { "{presents: {S\($0 + 1): fullScreen}}" }
        + steps(count) { "present: S\($0 + 1)" }
    },
    // Within the limit, where each one is played.
    scenario("presentations that are played", texts, most: 200) { presented($0, "fullScreen") },
    scenario("sheets that are played", texts, most: 200) { presented($0, "pageSheet") },
    scenario("presentations over a window's part", ["run FOLDER/s.yml"], most: 200) {
      presented($0, "overFullScreen")
    },
    scenario("sheets that fill a phone", ["run FOLDER/s.yml"], most: 200, stage: "iPhone 8, iOS 12")
    {
      presented($0, "pageSheet")
    },
    scenario("windows that are played", texts, most: 200) { count in
      screens(count) { _ in "" } + steps(count) { "openWindow: S\($0 + 1)" }
    },
    scenario("pushes that are played", ["run FOLDER/s.yml"], most: 200) { count in
      "root: N\nscreens:\n  N: {kind: navigation, children: [S0]}\n"
        + lines(count + 1) { "  S\($0): " + ($0 < count ? "{pushes: [S\($0 + 1)]}" : "") }
        + steps(count) { "push: S\($0 + 1)" }
    },
    scenario("containers inside of each other, laid out", ["run FOLDER/s.yml"], most: 200) {
      count in
      screens(count) { "{kind: container, children: [S\($0 + 1)], forwards: S\($0 + 1)}" }
        + steps(1) { _ in "turn: landscapeLeft" }
    },
    scenario("presentations and dismissals", everything) { count in
      screens(1) { "{presents: {S\($0 + 1): fullScreen}}" }
        + steps(count) { $0 % 2 == 0 ? "present: S1" : "dismiss: S1" }
    },
    scenario("presentations in turns", everything) { count in
      "root: S0\nscreens:\n  S0: {presents: {"
        + (1...max(count, 1)).map { "S\($0): fullScreen" }.joined(separator: ", ") + "}}\n"
        + lines(max(count, 1)) { "  S\($0 + 1):" }
        + steps(count) { "present: S\($0 + 1)\n  - dismiss: S\($0 + 1)" }
    },
    scenario("pushes", everything, least: 250) { count in
      "root: N\nscreens:\n  N: {kind: navigation, children: [S0]}\n"
        + lines(count + 1) { "  S\($0): " + ($0 < count ? "{pushes: [S\($0 + 1)]}" : "") }
        + steps(count) { "push: S\($0 + 1)" }
    },
    scenario("turns", everything) { count in
      screens(0) { _ in "" }
        + steps(count) { "turn: " + ($0 % 2 == 0 ? "landscapeLeft" : "portrait") }
    },
    scenario("turns meanwhile") { count in
      screens(0) { _ in "" }
        + "steps:\n  - launch\n"
        + lines(count) {
          "  - turn: " + ($0 % 2 == 0 ? "landscapeLeft" : "portrait") + "\n    meanwhile: true"
        }
    },
    scenario("expectations", everything) { count in
      screens(0) { _ in "" }
        + lines(count == 0 ? 0 : 1) { _ in "" } + "steps:\n  - launch\n"
        + lines(count) {
          "  - turn: " + ($0 % 2 == 0 ? "landscapeLeft" : "portrait")
            + "\n    expect: { interface: portrait, turned: true }"
        }
    },
    scenario("waits") { count in screens(0) { _ in "" } + steps(count) { _ in "wait: 1" } },
    scenario("changes") { count in
      screens(0) { _ in "" }
        + steps(count) { "{change: S0, supports: " + ($0 % 2 == 0 ? "landscape}" : "portrait}") }
    },
    scenario("requests", stage: "iPhone 15, iOS 17") { count in
      screens(0) { _ in "" }
        + steps(count) { "requestGeometry: " + ($0 % 2 == 0 ? "landscape" : "portrait") }
    },
    scenario("locks") { count in
      screens(0) { _ in "" } + steps(count) { "lock: " + ($0 % 2 == 0 ? "on" : "off") }
    },
    scenario("notifications", stage: "iPhone 15, iOS 17") { count in
      screens(0) { _ in "" }
        + steps(count) { $0 % 2 == 0 ? "beginNotifications" : "endNotifications" }
    },
    scenario("roots") { count in
      screens(1) { _ in "" } + steps(count) { "root: S\($0 % 2)" }
    },
    scenario("windows", least: 250, most: 4000) { count in
      screens(count) { _ in "" } + steps(count) { "openWindow: S\($0 + 1)" }
    },
    scenario("the app in the background") { count in
      screens(0) { _ in "" } + steps(count) { $0 % 2 == 0 ? "background" : "foreground" }
    },
    scenario("sizes of an iPad's window", stage: "iPad Pro 11 M5, iOS 26") { count in
      screens(0) { _ in "" } + steps(count) { "resize: \(400 + $0 % 300)x900" }
    },
    scenario("containers inside of each other", everything, least: 250, most: 10_000) { count in
      screens(count) { "{kind: container, children: [S\($0 + 1)], forwards: S\($0 + 1)}" }
        + steps(1) { _ in "turn: landscapeLeft" }
    },
    scenario("tabs", everything) { count in
      "root: T\nscreens:\n  T: {kind: tab, children:"
        + " [" + (0...count).map { "S\($0)" }.joined(separator: ", ") + "]}\n"
        + lines(count + 1) {
          "  S\($0): {supports:"
            + " portrait}"
        } + steps(1) { _ in "turn: landscapeLeft" }
    },
    scenario("tabs that are selected") { count in
      "root: T\nscreens:\n  T: {kind: tab, children:"
        + " [" + (0...count).map { "S\($0)" }.joined(separator: ", ") + "]}\n"
        + lines(count + 1) { "  S\($0): {supports: portrait}" } + steps(count) { "select: S\($0)" }
    },
    scenario("screens that nothing shows", everything) { count in
      screens(count) { _ in "{supports: portrait}" } + steps(1) { _ in "turn: landscapeLeft" }
    },
    scenario("screens that the first presents", everything) { count in
      "root: S0\nscreens:\n  S0: {presents:"
        + " {" + (1...max(count, 1)).map { "S\($0): fullScreen" }.joined(separator: ", ")
        + "}}\n" + lines(max(count, 1)) { "  S\($0 + 1):" }
        + steps(1) { _ in "turn: landscapeLeft" }
    },
    // A step takes 10,000 samples: what it does with them, and how it refuses more.
    scenario("samples", most: 9_999, samples),
    scenario("samples, too many", least: 10_001, most: 100_000, samples),
  ].flatMap { $0 }

  @Sendable private static func samples(_ count: Int) -> String {
    screens(0) { _ in "" }
      + "steps:\n  - launch\n  - accelerate: ["
      + (0...count).map { "[\(Double($0) / 50), 0, -1, 0]" }.joined(separator: ", ") + "]\n"
  }
}
