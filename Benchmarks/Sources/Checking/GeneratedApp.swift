import Foundation
import SeededRandom

/// An app of a size, made up from a seed.
///
/// Two thirds are Swift and one third Objective-C, in files as long as apps have them. One file in
/// six is a view controller, and one of those in eight says something about orientation.
struct GeneratedApp {
  var folder: URL
  var seed: UInt64
  private(set) var swiftLines = 0
  private(set) var objectiveCLines = 0
  private var files: [String] = []

  /// Writes an app.
  ///
  /// - Parameters:
  ///   - lines: how many lines of code, headers included.
  ///   - seed: the same app for the same seed.
  ///   - folder: where; it is made.
  /// - Throws: why a file cannot be written.
  init(lines: Int, seed: UInt64, in folder: URL) throws {
    self.folder = folder
    self.seed = seed
    let controllers = (0..<max(4, lines / 1400)).map { "Screen\($0)ViewController" }
    var swift = SwiftWriter(random: SeededGenerator(seed: seed))
    var objectiveC = ObjectiveCWriter(random: SeededGenerator(seed: seed &+ 1))
    var number = 0
    while swiftLines * 3 < lines * 2 {
      let code: CodeLines
      let name: String
      switch number % 6 {
      case 0 where number / 6 < controllers.count:
        name = controllers[number / 6]
        code = swift.controller(name, others: controllers)
      case 1, 2:
        name = "Service\(number)"
        code = swift.service(name)
      case 3:
        name = "Panel\(number)View"
        code = swift.view(name)
      default:
        name = "Model\(number)"
        code = swift.model(name)
      }
      try write(code.text, "Module\(number / 24)/\(name).swift")
      swiftLines += code.count
      number += 1
    }
    while swiftLines + objectiveCLines < lines {
      let isController = number % 6 == 0
      let name = "OL\(isController ? "Screen" : "Part")\(number)"
      let (header, code) = objectiveC.pair(name, isController: isController)
      try write(header.text, "Old\(number / 24)/\(name).h")
      try write(code.text, "Old\(number / 24)/\(name).m")
      objectiveCLines += header.count + code.count
      number += 1
    }
    try write(Self.infoPlist, "Info.plist", isCode: false)
    try write(Self.storyboard(controllers), "Base.lproj/Main.storyboard", isCode: false)
    try writeProject()
  }

  private mutating func write(_ text: String, _ path: String, isCode: Bool = true) throws {
    let file = folder.appending(path: "Shop").appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if isCode { files.append(path) }
  }

  /// A project file that lists every file.
  private func writeProject() throws {
    var objects = ""
    var children = ""
    var sources = ""
    for (index, path) in files.enumerated() {
      let reference = identifier(0xF, index)
      objects +=
        "\t\t\(reference) = {isa = PBXFileReference; path = \"\(path)\"; "
        + "sourceTree = \"<group>\"; };\n"
      children += "\(reference), "
      guard !path.hasSuffix(".h") else { continue }
      let file = identifier(0xB, index)
      objects += "\t\t\(file) = {isa = PBXBuildFile; fileRef = \(reference); };\n"
      sources += "\(file), "
    }
    let text = """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjectVersion = 56;
      \tobjects = {
      \(objects)\
      \t\tA1 = {isa = PBXGroup; children = (\(children)); path = Shop; sourceTree = "<group>"; };
      \t\tA2 = {isa = PBXSourcesBuildPhase; files = (\(sources)); };
      \t\tA3 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
      \t\t\tINFOPLIST_FILE = Shop/Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 15.0;
      \t\t\tSDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = "1,2"; PRODUCT_NAME = Shop; }; };
      \t\tA4 = {isa = XCConfigurationList; buildConfigurations = (A3); };
      \t\tA5 = {isa = PBXNativeTarget; name = Shop; buildPhases = (A2); buildConfigurationList = A4;
      \t\t\tproductType = "com.apple.product-type.application"; };
      \t\tA6 = {isa = PBXProject; mainGroup = A7; targets = (A5); buildConfigurationList = A4; };
      \t\tA7 = {isa = PBXGroup; children = (A1); sourceTree = "<group>"; };
      \t};
      \trootObject = A6;
      }
      """
    let project = folder.appending(path: "Shop.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: project.appending(path: "project.pbxproj"))
  }

  private func identifier(_ kind: Int, _ index: Int) -> String {
    let digits = String(index, radix: 16, uppercase: true)
    return String(kind, radix: 16, uppercase: true)
      + String(repeating: "0", count: 23 - digits.count) + digits
  }

  private static let infoPlist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UISupportedInterfaceOrientations</key>
      <array>
        <string>UIInterfaceOrientationPortrait</string>
        <string>UIInterfaceOrientationLandscapeLeft</string>
        <string>UIInterfaceOrientationLandscapeRight</string>
      </array>
      <key>UISupportedInterfaceOrientations~ipad</key>
      <array>
        <string>UIInterfaceOrientationPortrait</string>
        <string>UIInterfaceOrientationPortraitUpsideDown</string>
        <string>UIInterfaceOrientationLandscapeLeft</string>
        <string>UIInterfaceOrientationLandscapeRight</string>
      </array>
    </dict>
    </plist>

    """

  /// A navigation controller around the first screen, and a way to each of the others.
  private static func storyboard(_ controllers: [String]) -> String {
    var scenes = ""
    for (index, name) in controllers.enumerated() {
      let next = (index + 1) % controllers.count
      scenes += """
        <scene sceneID="s\(index)"><objects>
          <viewController id="c\(index)" customClass="\(name)" sceneMemberID="viewController">
            <connections><segue destination="c\(next)" kind="show" id="g\(index)"/></connections>
          </viewController>
        </objects></scene>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="root">
        <scenes>
        <scene sceneID="sr"><objects>
          <navigationController id="root" sceneMemberID="viewController">
            <connections>
              <segue destination="c0" kind="relationship" relationship="rootViewController" id="gr"/>
            </connections>
          </navigationController>
        </objects></scene>
      \(scenes)  </scenes>
      </document>

      """
  }
}
