import TextFormats

/// The objects of a `project.pbxproj` by their ids.
struct ProjectObjects {
  /// The file, for messages.
  let file: String
  /// The project's own object.
  let project: PropertyList
  private let byID: [String: PropertyList]

  /// Takes a property list for a project.
  ///
  /// - Returns: nil when it is none; the problem is added.
  init?(_ list: PropertyList, file: String, problems: inout [Problem]) {
    self.file = file
    guard let objects = list["objects"], case .dictionary(let entries) = objects.content else {
      problems.note(
        Problem(
          .unreadable, list.location, "no objects in the project file",
          expected: "a dictionary with the key objects"))
      return nil
    }
    var byID: [String: PropertyList] = [:]
    for entry in entries { byID[entry.key.text] = entry.value }
    self.byID = byID
    let root = list.located("rootObject")
    let named = root.flatMap { byID[$0.value] }
    guard let project = named ?? entries.first(where: { $0.value.isa == "PBXProject" })?.value
    else {
      problems.note(
        Problem(
          .unreadable, root?.location ?? list.location, "no project in the project file",
          expected: "an object with the isa PBXProject, named as rootObject"))
      return nil
    }
    self.project = project
  }

  /// An object; nil when the id leads nowhere.
  subscript(_ id: String) -> PropertyList? { byID[id] }

  /// The object that a key of another one names.
  func object(_ key: String, of object: PropertyList) -> PropertyList? {
    object[key]?.text.flatMap { byID[$0] }
  }

  /// The objects that a key of another one lists, with their ids; each of them once.
  func objects(_ key: String, of object: PropertyList) -> [(id: String, object: PropertyList)] {
    var seen: Set<String> = []
    return object.texts(key).compactMap { id in
      seen.insert(id).inserted ? byID[id].map { (id, $0) } : nil
    }
  }

  /// All objects of a class, sorted by id.
  func all(_ isa: String) -> [(id: String, object: PropertyList)] {
    byID.filter { $0.value.isa == isa }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension PropertyList {
  /// The class of an object in a project file.
  var isa: String { self["isa"]?.text ?? "" }
}
