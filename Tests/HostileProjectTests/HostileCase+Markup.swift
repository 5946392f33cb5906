extension HostileCase {
  private static let laughs: String = {
    var text = "<!ENTITY l0 \"lol\">"
    for level in 1...9 {
      text += "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">"
    }
    return text
  }()

  /// Property lists and storyboards that are more than they seem.
  static let markup: [HostileCase] = [
    HostileCase("An entity bomb in an Info.plist", says: "App/Info.plist") {
      try $0.write(
        "App/Info.plist",
        "<?xml version=\"1.0\"?><!DOCTYPE plist [\(laughs)]><plist><string>&l9;</string></plist>")
      try $0.writeProject(infoPlist: "App/Info.plist")
    },
    HostileCase("An entity bomb in a storyboard", says: "App/Main.storyboard") {
      try $0.write(
        "App/Main.storyboard",
        "<?xml version=\"1.0\"?><!DOCTYPE document [\(laughs)]><document><a b=\"&l9;\"/>&l9;</document>"
      )
    },
    HostileCase("A binary Info.plist of arrays that name each other twice", says: "App/Info.plist")
    {
      var bytes = Array("bplist00".utf8)
      for index in 0..<60 as Range<UInt8> {
        bytes += index < 59 ? [0xA2, index + 1, index + 1] : [0xA2, 0, 0]
      }
      bytes += (0..<60 as Range<UInt8>).map { 8 + 3 * $0 }
      bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 60]
      bytes += [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 188]
      try $0.write("App/Info.plist", bytes: bytes)
      try $0.writeProject(infoPlist: "App/Info.plist")
    },
    HostileCase("Entities from outside in an Info.plist and a storyboard") {
      for target in ["file:///etc/passwd", "../../outside/Info.plist", "http://127.0.0.1:9/x"] {
        let entity = "[<!ENTITY x SYSTEM \"\(target)\">]"
        try $0.write(
          "App/Info.plist",
          "<?xml version=\"1.0\"?><!DOCTYPE plist \(entity)><plist><dict><key>A</key><string>&x;</string></dict></plist>"
        )
        try $0.write(
          "App/Main.storyboard",
          "<?xml version=\"1.0\"?><!DOCTYPE document \(entity)><document>&x;</document>")
      }
      try $0.write(
        "App/View.xib",
        "<?xml version=\"1.0\"?><!DOCTYPE document SYSTEM \"../../outside/Main.storyboard\"><document/>"
      )
      try $0.writeProject(infoPlist: "App/Info.plist")
    },
    HostileCase("Arrays and views a hundred thousand deep") {
      let count = 100_000
      try $0.write(
        "App/Info.plist",
        "<plist>" + String(repeating: "<array>", count: count)
          + String(repeating: "</array>", count: count) + "</plist>")
      try $0.write(
        "App/Main.storyboard",
        "<document>" + String(repeating: "<view>", count: count)
          + String(repeating: "</view>", count: count) + "</document>")
      try $0.writeProject(infoPlist: "App/Info.plist")
    },
    HostileCase("Segues in a circle, to nowhere, and a hundred thousand of them") {
      var scenes = ""
      for number in 0..<2_000 {
        let segues = (0..<50).map {
          "<segue destination=\"v\((number * 7 + $0) % 2_100)\" kind=\"show\" id=\"s\(number)-\($0)\"/>"
        }.joined()
        scenes +=
          "<scene><objects><viewController id=\"v\(number)\" sceneMemberID=\"viewController\">"
          + "<connections>\(segues)</connections></viewController></objects></scene>\n"
      }
      try $0.write(
        "App/Main.storyboard",
        "<document initialViewController=\"v0\"><scenes>\(scenes)</scenes></document>")
      try $0.write(
        "App/Info.plist",
        "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>")
      try $0.writeProject(infoPlist: "App/Info.plist")
    },
    HostileCase("Containers that contain themselves") {
      let scenes = ["a", "b"].map { name in
        "<scene><objects><navigationController id=\"\(name)\" sceneMemberID=\"viewController\">"
          + "<connections><segue destination=\"\(name == "a" ? "b" : "a")\" kind=\"relationship\" "
          + "relationship=\"rootViewController\" id=\"s\(name)\"/>"
          + "</connections></navigationController></objects></scene>"
      }.joined()
      try $0.write(
        "App/Main.storyboard",
        "<document initialViewController=\"a\"><scenes>\(scenes)</scenes></document>")
      try $0.write(
        "App/Info.plist",
        "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>")
      try $0.writeProject(infoPlist: "App/Info.plist")
    },
    HostileCase("A configuration file that is an alias bomb") {
      var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
      for level in 1...12 {
        text +=
          "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
      }
      try $0.write(".quarterturn.yml", text)
      try $0.write("project.yml", text)
    },
  ]
}
