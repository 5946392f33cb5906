extension GrowthShape {
  private static func each(
    _ name: String, least: Int = 1, most: Int = .max, _ scenes: @escaping @Sendable (Int) -> String
  ) -> GrowthShape {
    GrowthShape(
      name, "screens FOLDER --format json --svg FOLDER/../out.svg", least: least, most: most
    ) { count in
      [
        "App.swift": "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n",
        "Main.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="v0"><scenes>
        \(scenes(count))</scenes></document>
        """,
      ]
    }
  }

  private static func repeated(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: "\n")
  }

  private static func scene(_ number: Int, _ views: String, _ more: String = "") -> String {
    """
    <scene sceneID="s\(number)"><objects><viewController id="v\(number)" sceneMemberID="viewController">
    <view key="view" id="w\(number)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    \(views)</view>\(more)</viewController></objects></scene>
    """
  }

  private static func label(_ number: Int, _ more: String = "") -> String {
    """
    <label text="Text \(number)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)">\(more)\
    <rect key="frame" x="0.0" y="\(number % 600)" width="80" height="20"/></label>
    """
  }

  private static func constraint(
    _ id: String, _ first: String, _ second: String, _ attribute: String, to other: String? = nil,
    _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other ?? attribute)" constant="4" id="\(id)">\(more)</constraint>
    """
  }

  /// A chain of labels from the top of a screen, or from nothing, with as much room as it needs or less.
  private static func chain(
    _ count: Int, gap: Double, isHeld: Bool = true, closes: Bool = false,
    relation: String = "equal", isText: Bool = true
  ) -> String {
    func constraint(_ id: String, _ first: String, _ second: String, _ relation: String) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(first == "w0" ? "bottom" : "top")" \
      secondItem="\(second)" secondAttribute="\(second == "w0" ? "top" : "bottom")" \
      relation="\(relation)" constant="\(gap)" id="\(id)"/>
      """
    }
    let views = repeated(count) { number in
      isText
        ? label(number)
        : """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)">\
        <rect key="frame" x="0.0" y="\(number % 600)" width="80" height="20"/></view>
        """
    }
    let constraints = repeated(count) { number in
      if number == 0 { return isHeld ? constraint("t0", "l0", "w0", relation) : "" }
      return constraint("t\(number)", "l\(number)", "l\(number - 1)", relation)
    }
    let end = closes && count > 0 ? constraint("end", "w0", "l\(count - 1)", relation) : ""
    return scene(
      0, "<subviews>\(views)</subviews><constraints>\(constraints)\(end)</constraints>")
  }

  /// Storyboards whose screens are laid out.
  static let screens: [GrowthShape] = [
    each("scenes", least: 4) { repeated($0) { scene($0, "") } },
    each("labels in a scene", least: 40) { count in
      scene(0, "<subviews>\(repeated(count) { label($0) })</subviews>")
    },
    // From a hundred on most are beyond the screen, each with a problem of its own.
    each("labels in a chain", least: 120) { count in
      scene(
        0,
        "<subviews>\(repeated(count) { label($0) })</subviews><constraints>"
          + repeated(count) { number in
            let above = number == 0 ? "w0" : "l\(number - 1)"
            return constraint(
              "t\(number)", "l\(number)", above, "top", to: number == 0 ? "top" : "bottom")
              + constraint("x\(number)", "l\(number)", above, "leading")
          } + "</constraints>")
    },
    each("labels in a chain with too little room", least: 120) {
      chain($0, gap: 0.01, closes: true)
    },
    each("labels in a chain with gaps that do not fit", least: 120) {
      chain($0, gap: 8, closes: true)
    },
    each("labels in a chain that nothing holds", least: 120) { chain($0, gap: 4, isHeld: false) },
    each("labels in a chain of inequalities", least: 120) {
      chain($0, gap: 4, relation: "greaterThanOrEqual")
    },
    each("labels in a closed chain of inequalities", least: 120) {
      chain($0, gap: 0.01, closes: true, relation: "greaterThanOrEqual")
    },
    each("views in a chain", least: 120) { chain($0, gap: 0.01, isText: false) },
    each("views in a closed chain", least: 120) {
      chain($0, gap: 0.01, closes: true, isText: false)
    },
    each("views inside of each other", least: 8, most: 200) { count in
      scene(
        0,
        repeated(count) {
          "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"n\($0)\">"
        } + repeated(count) { _ in "</view></subviews>" })
    },
    each("views at the edges of each other", least: 40, most: 200) { count in
      func edges(_ number: Int) -> String {
        let outer = number == 0 ? "w0" : "n\(number - 1)"
        return "<constraints>"
          + ["top", "bottom", "leading", "trailing"].map {
            constraint("\($0)\(number)", "n\(number)", outer, $0)
          }.joined() + "</constraints>"
      }
      return scene(
        0,
        repeated(count) {
          "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"n\($0)\">"
        }
          + repeated(count) { place in
            let number = count - 1 - place
            return (number == count - 1 ? "" : edges(number + 1)) + "</view></subviews>"
          } + (count == 0 ? "" : edges(0)))
    },
    each("varied constraints", least: 40) { count in
      scene(
        0,
        "<subviews>\(repeated(count) { label($0) })</subviews><constraints>"
          + repeated(count) {
            constraint(
              "t\($0)", "l\($0)", "w0", "top",
              "<variation key=\"heightClass=compact\" constant=\"\($0)\"/>")
          } + "</constraints>")
    },
    each("labels of one size class", least: 40) { count in
      scene(
        0,
        "<subviews>\(repeated(count) { label($0) })</subviews>"
          + "<variation key=\"heightClass=compact\"><mask key=\"subviews\">"
          + repeated(count) { "<exclude reference=\"l\($0)\"/>" } + "</mask></variation>")
    },
    each("scenes that embed the next", least: 8, most: 150) { count in
      repeated(count) { number in
        scene(
          number,
          "<subviews><containerView id=\"b\(number)\"><connections><segue destination=\"v\(number + 1)\" kind=\"embed\" id=\"e\(number)\"/></connections></containerView></subviews>"
        )
      }
    },
    each("scenes that show the next", least: 8) { count in
      "<scene sceneID=\"n\"><objects><navigationController id=\"nav\" sceneMemberID=\"viewController\"><connections><segue destination=\"v0\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController></objects></scene>"
        + repeated(count) {
          scene(
            $0, "",
            "<connections><segue destination=\"v\($0 + 1)\" kind=\"show\" id=\"g\($0)\"/></connections>"
          )
        }
    },
    each("tabs", least: 8) { count in
      "<scene sceneID=\"t\"><objects><tabBarController id=\"tabs\" sceneMemberID=\"viewController\"><connections>"
        + repeated(count) {
          "<segue destination=\"v\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r\($0)\"/>"
        } + "</connections></tabBarController></objects></scene>"
        + repeated(count) { scene($0, "") }
    },
    each("static rows", least: 40) { count in
      """
      <scene sceneID="s"><objects><tableViewController id="v0" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" rowHeight="44" id="t"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <sections><tableViewSection id="ts"><cells>\(repeated(count) { "<tableViewCell id=\"c\($0)\"><tableViewCellContentView key=\"contentView\" id=\"cc\($0)\"/></tableViewCell>" })</cells></tableViewSection></sections>
      </tableView></tableViewController></objects></scene>
      """
    },
    each("letters of a text", least: 400) { count in
      scene(
        0,
        "<subviews>"
          + label(0, "<string key=\"text\">\(String(repeating: "word ", count: count))</string>")
          + "</subviews>")
    },
  ]
}
