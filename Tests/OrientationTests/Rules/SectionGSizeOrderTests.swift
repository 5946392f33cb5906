import Orientation
import Testing

/// The order of a turn from iOS 8: a container A with its content B, from portrait to landscape
/// right.
@Suite struct SectionGSizeOrderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let device: String
    let version: SystemVersion
    let size: String
    /// The status bar's frame afterwards; nil where its height on one side is not known.
    let frame: String?

    init(_ device: String, _ version: Int, _ size: String, frame: String?) {
      self.device = device
      self.version = SystemVersion(version)
      self.size = size
      self.frame = frame
    }

    var testDescription: String { "\(device), \(version)" }

    var frameLines: [String] {
      frame.map { ["post will frame \($0)", "post did frame \($0)"] } ?? []
    }

    /// The callbacks of the scene's delegate and observers, by version (`G-36`, `F-32`).
    var sceneLines: [String] {
      switch version.major {
      case ..<13: []
      case ..<16: ["scene didUpdate from portrait"]
      case ..<26: ["scene didUpdate from portrait", "effectiveGeometry observed"]
      default:
        [
          "scene didUpdateEffectiveGeometry from portrait", "scene didUpdate from portrait",
          "effectiveGeometry observed",
        ]
      }
    }
  }

  private func turn(_ row: Row) throws -> [Transcript.Entry] {
    var stage = try Stage(row.device, row.version) {
      Controller("Stack", .navigation, children: [1])
      Controller("Home")
    }
    stage.play(.turn(.landscapeLeft))
    return stage.last
  }

  @Test(
    "G-11, G-10, C-15: the order of a phone's turn from iOS 8",
    arguments: [
      Row("iPhone 6", 8, "667x375", frame: "667x0"),
      Row("iPhone 6", 9, "667x375", frame: "667x0"),
      Row("iPhone 8", 12, "667x375", frame: "667x0"),
      Row("iPhone 8", 13, "667x375", frame: "667x0"),
      Row("iPhone 13", 15, "844x390", frame: "844x0"),
      Row("iPhone 14 Pro", 16, "852x393", frame: "852x0"),
      Row("iPhone 15", 17, "852x393", frame: "852x0"),
      Row("iPhone 15", 18, "852x393", frame: "852x0"),
      Row("iPhone SE 3", 26, "667x375", frame: "667x0"),
      Row("iPhone SE 3", 27, "667x375", frame: "667x0"),
    ])
  func phone(row: Row) throws {
    let expected =
      [
        "device landscapeLeft", "A willTransition compact-compact",
        "B willTransition compact-compact", "A viewWillTransition \(row.size)",
        "B viewWillTransition \(row.size)", "app will landscapeRight in 0.3",
        "post will landscapeRight", "app did from portrait", "post did portrait",
      ] + row.frameLines + [
        "A traitCollectionDidChange from compact-regular",
        "B traitCollectionDidChange from compact-regular", "A viewWillLayoutSubviews",
        "A viewDidLayoutSubviews", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
        "A alongside", "B alongside",
      ] + row.sceneLines + ["+0.3", "A completion", "B completion"]
    #expect(try turn(row).text == expected.joined(separator: "\n"))
  }

  @Test(
    "G-11, G-13, C-15: a full-screen iPad's turn is the same without a change of traits",
    arguments: [
      Row("iPad Air 2", 8, "1024x768", frame: "1024x20"),
      Row("iPad Air 2", 9, "1024x768", frame: "1024x20"),
      Row("iPad Pro 10.5-inch", 12, "1112x834", frame: "1112x20"),
      Row("iPad 9", 15, "1080x810", frame: "1080x20"),
      Row("iPad Pro 11 4", 17, "1194x834", frame: "1194x24"),
      Row("iPad Pro 13 M5", 26, "1376x1032", frame: "1376x32"),
      Row("iPad Pro 13 M5", 27, "1376x1032", frame: "1376x32"),
    ])
  func pad(row: Row) throws {
    let expected =
      [
        "device landscapeLeft", "A viewWillTransition \(row.size)",
        "B viewWillTransition \(row.size)", "app will landscapeRight in 0.4",
        "post will landscapeRight", "app did from portrait", "post did portrait",
      ] + row.frameLines + [
        "A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "B viewWillLayoutSubviews",
        "B viewDidLayoutSubviews", "A alongside", "B alongside",
      ] + row.sceneLines + ["+0.4", "A completion", "B completion"]
    #expect(try turn(row).text == expected.joined(separator: "\n"))
  }

  @Test("G-13: a large phone is regular across when it is in landscape, so its traits change too")
  func largePhone() throws {
    let log = try turn(Row("iPhone 15 Pro Max", 17, "932x430", frame: nil)).text
    #expect(log.contains("A willTransition regular-compact"))
  }

  @Test("G-13, P-04: the inner display of a Duo keeps its traits, so only the size is announced")
  func duo() throws {
    var stage = try Stage("iPhone Duo", SystemVersion(27, 1), in: .duoInner)
    stage.play(.turn(.landscapeLeft), .turn(.portrait))
    let heard = stage.entries.callbacks(of: 0)
    #expect(heard.contains { if case .viewWillTransition = $0 { true } else { false } })
    #expect(!heard.contains { if case .willTransition = $0 { true } else { false } })
  }

  @Test("G-01, G-11: before iOS 8 there is no size callback, from iOS 8 no rotate callback")
  func families() throws {
    for version in [7, 8] {
      var stage = try Stage("iPad Air", version) {
        Controller("Root", overrides: [.sizeTransition, .rotate])
      }
      stage.play(.turn(.landscapeLeft))
      #expect(stage.last.text.contains("viewWillTransition") == (version == 8))
      #expect(stage.last.text.contains("otat") == (version == 7))
    }
  }
}
