import Orientation
import AppCodeAnalysis
import AppCodeModel
import TextFormats
import XcodeProjectFiles

/// The controllers of all interface files, and the ways between them.
struct InterfaceIndex {
  let files: [InterfaceFile]
  private var places: [InterfacePlace: InterfaceController] = [:]
  private var byClass: [String: [InterfacePlace]] = [:]

  init(_ files: [InterfaceFile]) {
    self.files = files.filter { $0.isForPhoneOrPad && !$0.isLaunchScreen }
    for (index, file) in self.files.enumerated() {
      for controller in file.controllers {
        let place = InterfacePlace(file: index, id: controller.id)
        guard places[place] == nil else { continue }
        places[place] = controller
        if let name = controller.customClass?.value { byClass[name, default: []].append(place) }
      }
    }
  }

  /// All controllers but references, in the order of the files.
  var all: [InterfacePlace] {
    files.enumerated().flatMap { index, file in
      file.controllers.filter { $0.reference == nil }.map {
        InterfacePlace(file: index, id: $0.id)
      }
    }
  }

  subscript(_ place: InterfacePlace) -> InterfaceController? { places[place] }

  /// The controller with which a storyboard begins.
  func initial(ofFileNamed name: String) -> InterfacePlace? {
    for (index, file) in files.enumerated() where file.name == name {
      if let place = initial(of: index) { return place }
    }
    return nil
  }

  /// The controller with which a file begins, references followed.
  func initial(of index: Int) -> InterfacePlace? {
    files[index].initialController.flatMap {
      settled(InterfacePlace(file: index, id: $0.value))
    }
  }

  /// The controllers with a storyboard identifier, those of a file of that name first.
  func controllers(identifier: String, fileNamed name: String?) -> [InterfacePlace] {
    var found: [InterfacePlace] = []
    for (index, file) in files.enumerated() where name == nil || file.name == name {
      for controller in file.controllers where controller.storyboardIdentifier?.value == identifier
      {
        found.append(InterfacePlace(file: index, id: controller.id))
      }
    }
    return found.isEmpty && name != nil
      ? controllers(identifier: identifier, fileNamed: nil) : found
  }

  /// The scene of a class, if there is only one, or one in a file of that name.
  func place(ofClass name: String) -> InterfacePlace? {
    let found = byClass[name.lastNamePart] ?? []
    return found.count == 1 ? found[0] : found.first { files[$0.file].name == name }
  }

  /// A place, or what it refers to in another file.
  func settled(_ place: InterfacePlace) -> InterfacePlace? {
    var place = place
    for _ in 0..<8 {
      guard let controller = places[place] else { return nil }
      guard let reference = controller.reference else { return place }
      let name = reference.storyboard ?? files[place.file].name
      if let identifier = reference.identifier {
        guard let found = controllers(identifier: identifier, fileNamed: name).first else {
          return nil
        }
        place = found
      } else {
        guard let found = initial(ofFileNamed: name), found != place else { return nil }
        place = found
      }
    }
    return nil
  }

  /// A controller with the controllers it begins with.
  func making(_ place: InterfacePlace, depth: Int = 0) -> Making? {
    guard depth < 12, let place = settled(place), let controller = places[place] else {
      return nil
    }
    var making = Making(
      className: controller.customClass?.value ?? controller.kind.className,
      title: controller.storyboardIdentifier?.value, interface: place,
      location: controller.location)
    if let style = controller.presentationStyle.flatMap({ PresentationStyle(word: $0.value) }) {
      making.styles = [StyleChoice(style: style)]
    }
    for segue in controller.segues where segue.kind == .relationship || segue.kind == .embed {
      let target = InterfacePlace(file: place.file, id: segue.destination)
      if let child = self.making(target, depth: depth + 1) { making.children.append(child) }
    }
    return making
  }

  /// The ways from a controller, without what it begins with.
  func segues(from place: InterfacePlace) -> [(segue: Segue, making: Making)] {
    guard let controller = places[place] else { return [] }
    return controller.segues.compactMap { segue in
      switch segue.kind {
      case .relationship, .embed, .unwind: return nil
      default: break
      }
      let target = InterfacePlace(file: place.file, id: segue.destination)
      return making(target).map { (segue, $0) }
    }
  }
}
