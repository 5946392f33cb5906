import RecordedFiles
import Testing

@Suite struct SurfaceTableTests {
  /// Read once: there are a thousand declarations.
  private static let surface = Result { try PublicSurface() }

  @Test("The page that lists what the headless UIKit has is up to date")
  func freshness() throws {
    let surface = try Self.surface.get()
    let page = SurfacePage(surface: surface)
    try expectRecorded(page.text, at: SurfacePage.path)
  }

  @Test("Every public declaration says what it is, since which iOS, and whether it differs")
  func complete() throws {
    let surface = try Self.surface.get()
    for declaration in surface.declarations where !declaration.isOverride {
      let place = "\(declaration.place): \(declaration.signature)"
      #expect(!declaration.notes.isEmpty, "\(place) has no doc comment")
      #expect(surface.since(declaration) != nil, "\(place) does not say since which iOS")
      let comparison = surface.comparison(declaration)?.prefix { $0.isLetter }
      #expect(
        comparison == "same" || comparison == "differs",
        "\(place): its note on UIKit does not begin with 'same' or 'differs'")
    }
  }

  @Test("No member is older than its type")
  func ages() throws {
    let surface = try Self.surface.get()
    for member in surface.declarations {
      guard let type = surface.types[member.owner], let age = surface.since(type),
        let own = member.notes.since
      else { continue }
      #expect(try number(own) >= number(age), "\(member.place): \(member.signature)")
    }
  }

  @Test("Every property that is only stored notes when an app sets it")
  func storedOnly() throws {
    let surface = try Self.surface.get()
    let sources = Dictionary(
      uniqueKeysWithValues: try Checkout.swiftFiles(below: PublicSurface.folder).map { path, text in
        (path, text.split(separator: "\n", omittingEmptySubsequences: false))
      })
    var count = 0
    for member in surface.declarations
    where member.keyword == "var" && member.notes.isStoredOnly && !member.isRequirement {
      let place = member.place.split(separator: ":")
      let lines = try #require(sources[String(place[0])])
      let start = try #require(Int(place[1])) - 1
      let body = lines[start...].prefix { !$0.contains("///") && !$0.hasPrefix("}") }
        .map { $0.drop { $0 == " " } }.joined()
      let name = "\"\(member.owner).\(member.baseName)\""
      let notes = ["note(\(name))", "note(newValue, \(name), ", "noteWeakly(newValue, \(name), "]
      // One function notes for all that is said to assistive technologies, one for styles.
      let others = ["setAccessibility(", "setAccessible(", "keep("].map {
        $0 + "\"\(member.baseName)\""
      }
      #expect(
        (notes + others).contains { body.contains($0) },
        "\(member.place): \(member.signature) is set without noting \(name)")
      count += 1
    }
    #expect(count > 40)
  }

  private func number(_ version: String) throws -> Double { try #require(Double(version)) }

  @Test("The scanner sees every line that begins as public")
  func everyLine() throws {
    var begun: [String] = []
    var seen: Set<String> = []
    for (path, text) in try Checkout.swiftFiles(below: PublicSurface.folder) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated()
      where unsafe Self.mayBePublic(line) && line.contains(Self.publicLine) {
        begun.append("\(path):\(index + 1)")
      }
      seen.formUnion(DeclarationScanner.declarations(in: text, file: path).map(\.place))
    }
    #expect(begun.count > 1000)
    #expect(begun.filter { !seen.contains($0) } == [])
  }

  private nonisolated(unsafe) static let publicLine =
    /^\ *(@[\w()]+ )*(public|open) (?!import\ )/

  /// Tells most lines apart without a regular expression, which is slow in a debug build.
  private static func mayBePublic(_ line: Substring) -> Bool {
    line.utf8.drop { $0 == UInt8(ascii: " ") }.first.map { "@po".utf8.contains($0) } ?? false
  }
}
