package import Orientation

/// What leads from one object of a document to another.
package struct InterfaceConnection: Sendable, Hashable {
  /// What it does.
  package var kind: Kind
  /// The id of the other object.
  package var destination: String
  /// Its location.
  package var location: SourceLocation

  /// What a connection does.
  package enum Kind: Sendable, Hashable {
    /// A property refers to the object.
    case outlet(property: String)
    /// A property that is a list has the object in it.
    case collection(property: String)
    /// An event calls a method of the object.
    case action(selector: String, event: String?)
    /// A controller leads to another.
    case segue(InterfaceSegue)
  }

  init?(_ element: InterfaceElement) {
    guard let destination = element["destination"] else { return nil }
    self.destination = destination
    location = element.location
    switch (element.name, element["property"], element["selector"]) {
    case ("outlet", let property?, _): kind = .outlet(property: property)
    case ("outletCollection", let property?, _): kind = .collection(property: property)
    case ("action", _, let selector?):
      kind = .action(selector: selector, event: element["eventType"])
    case ("segue", _, _): kind = .segue(InterfaceSegue(element))
    default: return nil
    }
  }
}

/// How a controller leads to another.
package struct InterfaceSegue: Sendable, Hashable {
  /// The kind as the document writes it, such as `show` or `presentation`.
  package var kind: String
  /// For a relationship, what the other controller is to this one, such as `rootViewController`.
  package var relationship: String?
  /// The name that code performs it by.
  package var identifier: String?
  /// The app's class of it.
  package var customClass: String?
  /// The module of that class.
  package var customModule: String?
  /// The style of a presentation.
  package var presentationStyle: String?
  /// The style of its transition.
  package var transitionStyle: String?
  /// The method that creates the other controller, an `@IBSegueAction`.
  package var creator: String?
  /// The method that an unwind leads to.
  package var unwindAction: String?

  init(_ element: InterfaceElement) {
    kind = element["kind"] ?? ""
    relationship = element["relationship"]
    identifier = element["identifier"]
    customClass = element["customClass"]
    customModule = element["customModule"]
    presentationStyle = element["modalPresentationStyle"]
    transitionStyle = element["modalTransitionStyle"]
    creator = element["destinationCreationSelector"]
    unwindAction = element["unwindAction"]
  }
}

extension InterfaceElement {
  /// Where the object leads to.
  package var connections: [InterfaceConnection] {
    list("connections").compactMap(InterfaceConnection.init)
  }
}
