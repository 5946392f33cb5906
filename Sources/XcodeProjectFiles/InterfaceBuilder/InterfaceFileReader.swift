import Orientation
package import TextFormats

/// Reads storyboards and xibs.
///
/// No entity but those of XML itself is known and no other file is opened, so that a file can
/// neither grow nor reach out. The depth of elements is limited. What was read before a mistake
/// counts.
package enum InterfaceFileReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: its content.
  ///   - path: its path, for places.
  /// - Returns: what is in it, and what is wrong with it.
  package static func read(
    _ bytes: [UInt8], path: String
  ) -> (file: InterfaceFile, problems: [Problem]) {
    var file = InterfaceFile(path: path)
    do {
      let text = try UTF8Text(bytes, file: path)
      var scan = InterfaceScan(text)
      do {
        try scan.scan()
      } catch {
        scan.file.isIncomplete = true
        scan.problems.note(Problem(error, kind: .malformed))
      }
      return (scan.file, scan.problems)
    } catch {
      file.isIncomplete = true
      return (file, [Problem(error)])
    }
  }
}

/// One pass through a file.
private struct InterfaceScan {
  var file: InterfaceFile
  var problems: [Problem] = []
  private let text: UTF8Text
  private var reader: XMLReader
  /// The elements that are open.
  private var open: [Element] = []
  private var isStoryboard = false

  private struct Element {
    var name: String
    /// The controller that it is, or is in.
    var controller: Int?
  }

  private static let deepest = 512
  private static let mostControllers = 10_000

  init(_ text: UTF8Text) {
    self.text = text
    file = InterfaceFile(path: text.file)
    reader = XMLReader(text, kind: "interface file", end: "</document>")
  }

  mutating func scan() throws(ReadingError) {
    repeat {
      let tag = try reader.nextTag(passesText: true)
      if tag.isEnd {
        guard let last = open.last, last.name == tag.name else {
          throw ReadingError(
            text.location(of: tag.offset), "found \(ReadingError.quoted("</\(tag.name)>"))",
            expected: open.last.map { Self.end(of: $0.name) } ?? "no end")
        }
        open.removeLast()
        continue
      }
      guard open.count < Self.deepest else {
        throw ReadingError(
          text.location(of: tag.offset), "elements nested too deep",
          expected: "at most \(Self.deepest) levels")
      }
      try take(tag)
    } while !open.isEmpty
  }

  /// The tag that ends an element, shortened where the name is none.
  private static func end(of name: String) -> String {
    let tag = "</\(name)>"
    return name.utf8.count <= 30 && name.plain == name ? tag : ReadingError.quoted(tag)
  }

  private mutating func take(_ tag: XMLReader.Tag) throws(ReadingError) {
    if open.isEmpty { try takeRoot(tag) }
    var controller = open.last?.controller
    switch tag.name {
    case "segue":
      if let controller, let segue = try segue(tag) {
        file.controllers[controller].segues.append(segue)
      }
    case "placeholder": try takePlaceholder(tag)
    case "outlet": try takeOutlet(tag)
    default:
      if mayBeController(tag.name), let found = try self.controller(tag, in: controller) {
        controller = found
      }
    }
    if !tag.isClosed { open.append(Element(name: tag.name, controller: controller)) }
  }

  private mutating func takeRoot(_ tag: XMLReader.Tag) throws(ReadingError) {
    let location = text.location(of: tag.offset)
    guard tag.name == "document" else {
      let message =
        tag.name == "archive"
        ? "a file in the form from before Xcode 5"
        : "found \(ReadingError.quoted("<\(tag.name)>"))"
      throw ReadingError(location, message, expected: "<document>")
    }
    let attributes = try reader.attributes(of: tag)
    file.runtime = attributes["targetRuntime"]
    file.isLaunchScreen = attributes["launchScreen"] == "YES"
    isStoryboard = attributes["type"]?.contains("Storyboard") ?? text.file.hasSuffix(".storyboard")
    file.initialController = attributes["initialViewController"].map { Located($0, at: location) }
  }

  /// Only what can be a controller has its attributes read.
  private func mayBeController(_ name: String) -> Bool {
    if open.last?.name == "objects" { return true }
    return !isStoryboard && InterfaceController.Kind(rawValue: name) != nil
  }

  /// Takes a controller, if the element is one.
  ///
  /// - Returns: its place in the list.
  private mutating func controller(
    _ tag: XMLReader.Tag, in parent: Int?
  ) throws(ReadingError) -> Int? {
    let attributes = try reader.attributes(of: tag)
    let known = InterfaceController.Kind(rawValue: tag.name)
    let isController = attributes["sceneMemberID"] == "viewController" || known != nil
    guard isController, let id = attributes["id"] else { return nil }
    let location = text.location(of: tag.offset)
    guard file.controllers.count < Self.mostControllers else {
      throw ReadingError(
        location, "very many controllers", expected: "at most \(Self.mostControllers) in a file")
    }
    func located(_ name: String) -> Located<String>? {
      attributes[name].map { Located($0, at: location) }
    }
    var controller = InterfaceController(
      id: id, kind: known ?? .viewController, customClass: located("customClass"),
      storyboardIdentifier: located("storyboardIdentifier"),
      presentationStyle: located("modalPresentationStyle"), segues: [], location: location)
    if known == .viewControllerPlaceholder {
      controller.reference = InterfaceController.Reference(
        storyboard: attributes["storyboardName"], identifier: attributes["referencedIdentifier"],
        location: location)
    }
    file.controllers.append(controller)
    if let parent { nest(id, in: parent, at: location) }
    return file.controllers.count - 1
  }

  /// In xibs controllers are inside their containers.
  private mutating func nest(_ id: String, in parent: Int, at location: SourceLocation) {
    let relationship: String
    switch file.controllers[parent].kind {
    case .navigationController: relationship = "rootViewController"
    default: relationship = "viewControllers"
    }
    file.controllers[parent].segues.append(
      Segue(
        kind: .relationship, relationship: relationship, destination: id, location: location))
  }

  private mutating func segue(_ tag: XMLReader.Tag) throws(ReadingError) -> Segue? {
    let attributes = try reader.attributes(of: tag)
    let location = text.location(of: tag.offset)
    // What a force press does is given by the segue around it.
    guard attributes["inheritsFrom"] == nil else { return nil }
    guard let word = attributes["kind"], let destination = attributes["destination"] else {
      problems.note(
        Problem(
          .malformed, location, "a segue without a kind or a destination", expected: "both"))
      return nil
    }
    var kind = Segue.Kind(rawValue: word)
    if kind == nil {
      let words = Segue.Kind.allCases.map(\.rawValue)
      let error = ReadingError.unknown(
        "kind of segue", Word(text: word, location: location), allowed: words)
      problems.note(Problem(error, kind: .malformed))
      kind = .custom
    }
    func located(_ name: String) -> Located<String>? {
      attributes[name].map { Located($0, at: location) }
    }
    return Segue(
      kind: kind ?? .custom, relationship: attributes["relationship"], destination: destination,
      identifier: located("identifier"), presentationStyle: located("modalPresentationStyle"),
      customClass: located("customClass"), creator: attributes["destinationCreationSelector"],
      location: location)
  }

  private mutating func takePlaceholder(_ tag: XMLReader.Tag) throws(ReadingError) {
    let attributes = try reader.attributes(of: tag)
    guard !isStoryboard, attributes["placeholderIdentifier"] == "IBFilesOwner",
      let name = attributes["customClass"]
    else { return }
    file.filesOwner = Located(name, at: text.location(of: tag.offset))
  }

  /// A window in a xib names its root.
  private mutating func takeOutlet(_ tag: XMLReader.Tag) throws(ReadingError) {
    guard !isStoryboard, file.initialController == nil else { return }
    let attributes = try reader.attributes(of: tag)
    if attributes["property"] == "rootViewController", let id = attributes["destination"],
      file.controllers.contains(where: { $0.id == id }) || open.last?.controller == nil
    {
      file.initialController = Located(id, at: text.location(of: tag.offset))
    }
  }
}
