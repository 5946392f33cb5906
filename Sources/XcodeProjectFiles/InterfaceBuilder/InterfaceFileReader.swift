import InterfaceBuilderDocuments
import Orientation
package import TextFormats

/// Reads what storyboards and xibs say of controllers.
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
    let (document, problems) = InterfaceDocumentReader.read(bytes, path: path)
    var scan = InterfaceScan(document, problems)
    do {
      try scan.scan()
    } catch {
      scan.file.isIncomplete = true
      scan.problems.note(Problem(error, kind: .malformed))
    }
    return (scan.file, scan.problems)
  }
}

/// One walk through a document.
private struct InterfaceScan {
  var file: InterfaceFile
  var problems: [Problem]
  private let document: InterfaceDocument
  private let isStoryboard: Bool

  private static let mostControllers = 10_000

  init(_ document: InterfaceDocument, _ problems: [Problem]) {
    self.document = document
    self.problems = problems
    isStoryboard = document.isStoryboard
    file = InterfaceFile(path: document.path)
    file.isIncomplete = document.isIncomplete
  }

  mutating func scan() throws(ReadingError) {
    guard let root = document.root else { return }
    file.runtime = root["targetRuntime"]
    file.isLaunchScreen = document.isLaunchScreen
    file.initialController = document.initialController.map { Located($0, at: root.location) }
    for child in root.children { try take(child, in: root.name, of: nil) }
  }

  /// Takes an element and what is in it.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - parent: the name of the element around it.
  ///   - controller: the place of the controller around it.
  /// - Throws: that there are too many controllers.
  private mutating func take(
    _ element: InterfaceElement, in parent: String, of controller: Int?
  ) throws(ReadingError) {
    var controller = controller
    switch element.name {
    case "segue":
      if let controller, let segue = segue(element) {
        file.controllers[controller].segues.append(segue)
      }
    case "placeholder":
      if !isStoryboard, element.isFilesOwner, let name = element.customClass {
        file.filesOwner = Located(name, at: element.location)
      }
    case "outlet": takeOutlet(element, of: controller)
    default:
      let mayBeController =
        parent == "objects"
        || (!isStoryboard && InterfaceController.Kind(rawValue: element.name) != nil)
      if mayBeController, let found = try self.controller(element, in: controller) {
        controller = found
      }
    }
    for child in element.children { try take(child, in: element.name, of: controller) }
  }

  /// Takes a controller, if the element is one.
  ///
  /// - Returns: its place in the list.
  private mutating func controller(
    _ element: InterfaceElement, in parent: Int?
  ) throws(ReadingError) -> Int? {
    let known = InterfaceController.Kind(rawValue: element.name)
    let isController = element["sceneMemberID"] == "viewController" || known != nil
    guard isController, let id = element.id else { return nil }
    let location = element.location
    guard file.controllers.count < Self.mostControllers else {
      throw ReadingError(
        location, "very many controllers", expected: "at most \(Self.mostControllers) in a file")
    }
    var controller = InterfaceController(
      id: id, kind: known ?? .viewController, customClass: element.located("customClass"),
      storyboardIdentifier: element.located("storyboardIdentifier"),
      presentationStyle: element.located("modalPresentationStyle"), segues: [], location: location)
    if known == .viewControllerPlaceholder {
      controller.reference = InterfaceController.Reference(
        storyboard: element["storyboardName"], identifier: element["referencedIdentifier"],
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

  private mutating func segue(_ element: InterfaceElement) -> Segue? {
    // What a force press does is given by the segue around it.
    guard element["inheritsFrom"] == nil else { return nil }
    guard let word = element["kind"], let destination = element["destination"] else {
      problems.note(
        Problem(
          .malformed, element.location, "a segue without a kind or a destination", expected: "both")
      )
      return nil
    }
    var kind = Segue.Kind(rawValue: word)
    if kind == nil {
      let words = Segue.Kind.allCases.map(\.rawValue)
      let error = ReadingError.unknown(
        "kind of segue", Word(text: word, location: element.location), allowed: words)
      problems.note(Problem(error, kind: .malformed))
      kind = .custom
    }
    return Segue(
      kind: kind ?? .custom, relationship: element["relationship"], destination: destination,
      identifier: element.located("identifier"),
      presentationStyle: element.located("modalPresentationStyle"),
      customClass: element.located("customClass"), creator: element["destinationCreationSelector"],
      location: element.location)
  }

  /// A window in a xib names its root.
  private mutating func takeOutlet(_ element: InterfaceElement, of controller: Int?) {
    guard !isStoryboard, file.initialController == nil else { return }
    if element["property"] == "rootViewController", let id = element["destination"],
      file.controllers.contains(where: { $0.id == id }) || controller == nil
    {
      file.initialController = Located(id, at: element.location)
    }
  }
}

extension InterfaceElement {
  /// What is written in the tag under a name, with the location of the tag.
  fileprivate func located(_ attribute: String) -> Located<String>? {
    self[attribute].map { Located($0, at: location) }
  }
}
