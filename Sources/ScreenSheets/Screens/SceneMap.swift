import InterfaceBuilderDocuments
import Orientation

/// How the scenes of an app's storyboards contain and push each other.
struct SceneMap {
  let documents: [InterfaceDocument]
  private var elements: [ScenePlace: InterfaceElement] = [:]
  /// The controllers in the order of the files.
  private(set) var order: [ScenePlace] = []
  private var byName: [String: Int] = [:]
  private var byIdentifier: [ScenePlace: ScenePlace] = [:]
  /// The container around a controller.
  private var containers: [ScenePlace: ScenePlace] = [:]
  private(set) var embedded: Set<ScenePlace> = []
  /// Who leads to a controller by a way that pushes inside of a navigation controller.
  private var ways: [ScenePlace: [ScenePlace]] = [:]
  private var pushers: [ScenePlace: ScenePlace] = [:]

  init(_ documents: [InterfaceDocument]) {
    self.documents = documents
    for (index, document) in documents.enumerated() where document.isStoryboard {
      if byName[document.name] == nil { byName[document.name] = index }
      for element in document.scenes.compactMap(\.controller) {
        guard let id = element.id else { continue }
        let place = ScenePlace(document: index, id: id)
        guard elements[place] == nil else { continue }
        elements[place] = element
        order.append(place)
        if let identifier = element["storyboardIdentifier"] {
          byIdentifier[ScenePlace(document: index, id: identifier)] = place
        }
      }
    }
    for place in order { follow(place) }
    findPushers()
  }

  subscript(_ place: ScenePlace) -> InterfaceElement? { elements[place] }

  /// The containers around a controller, from the outermost; none for those that contain each other.
  func containers(of place: ScenePlace) -> [ScenePlace] {
    var chain: [ScenePlace] = []
    var current = place
    while let container = containers[current], container != place, !chain.contains(container),
      chain.count < 12
    {
      chain.append(container)
      current = container
    }
    return chain.reversed()
  }

  /// The screen on whose stack a controller is pushed.
  func pusher(of place: ScenePlace) -> ScenePlace? { pushers[place] }

  /// Whether it shows other controllers and nothing else.
  func isContainer(_ place: ScenePlace) -> Bool {
    let names: Set = ["navigationController", "tabBarController", "splitViewController"]
    return elements[place].map { names.contains($0.name) } ?? false
  }

  /// Whether it has controllers in it from the start.
  func isFilled(_ place: ScenePlace) -> Bool { filled.contains(place) }

  private var filled: Set<ScenePlace> = []

  private mutating func follow(_ place: ScenePlace) {
    guard let element = elements[place] else { return }
    for connection in element.allConnections {
      guard case .segue(let segue) = connection.kind,
        let target = settled(ScenePlace(document: place.document, id: connection.destination))
      else { continue }
      switch segue.kind {
      case "relationship":
        filled.insert(place)
        if containers[target] == nil, target != place { containers[target] = place }
      case "embed": embedded.insert(target)
      case "show", "push": ways[place, default: []].append(target)
      default: break
      }
    }
  }

  /// A controller, or the one that a reference to another storyboard stands for.
  private func settled(_ place: ScenePlace) -> ScenePlace? {
    var place = place
    for _ in 0..<8 {
      guard let element = elements[place] else { return nil }
      guard element.name == "viewControllerPlaceholder" else { return place }
      let index = element["storyboardName"].map { byName[$0] } ?? place.document
      guard let index else { return nil }
      if let identifier = element["referencedIdentifier"] {
        guard let found = byIdentifier[ScenePlace(document: index, id: identifier)] else {
          return nil
        }
        place = found
      } else {
        guard let id = documents[index].initialController else { return nil }
        place = ScenePlace(document: index, id: id)
      }
    }
    return nil
  }

  /// From the roots of navigation controllers along the ways that push.
  private mutating func findPushers() {
    var queue = order.filter { place in
      containers(of: place).contains { elements[$0]?.name == "navigationController" }
    }
    var seen = Set(queue)
    var next = 0
    while next < queue.count {
      let source = queue[next]
      next += 1
      for target in ways[source] ?? [] where containers[target] == nil && !isContainer(target) {
        guard seen.insert(target).inserted else { continue }
        // What is pushed further down shows the same bars.
        pushers[target] = pushers[source] ?? source
        queue.append(target)
      }
    }
  }
}

extension InterfaceElement {
  /// Where the object and those in it lead to.
  fileprivate var allConnections: [InterfaceConnection] {
    var found = connections
    for child in children where child.name != "connections" { found += child.allConnections }
    return found
  }
}
