/// A Swift file of an app.
package struct AppSource: Sendable, Hashable {
  /// Its path from the app's folder.
  package let path: String
  /// Its path on this machine.
  let fullPath: String
  let text: String
  /// The modules it imports that are not there.
  let modules: Set<String>

  init(path: String, fullPath: String, text: String) {
    self.path = path
    self.fullPath = fullPath
    self.text = text
    modules = ImportedModules.modules(in: text)
  }

  /// Its name without folders.
  var name: Substring { path.split(separator: "/").last ?? path[...] }
}

/// A file of an app that is not compiled, and why.
package struct LeftOutFile: Sendable, Hashable {
  /// Its path from the app's folder.
  package var path: String
  /// The line of the first thing in the way; nil where it is the file itself.
  package var line: Int?
  /// The first thing in the way.
  package var reason: String
  /// Whether it was left out while no other file was: what is in the way is not another one's absence.
  var isFirst = false
  /// The names that it lacks, in order.
  var missing: [String] = []
  /// The modules it imports that are not there.
  var modules: Set<String> = []
}
