import AppCodeAnalysis
import AppCodeModel

/// Where view code is read: whose it is, and what the names of its parameters stand for.
final class ViewSite {
  /// The file.
  let file: CodeFile
  /// The type around it; nil outside of types.
  let type: String?
  /// What callers pass, by the names of parameters and stored properties.
  let arguments: [String: (value: Expression, site: ViewSite)]
  /// Parameters of which nothing is known.
  let parameters: Set<String>
  /// How many calls were followed to get here.
  let depth: Int

  init(
    _ file: CodeFile, type: String?, arguments: [String: (value: Expression, site: ViewSite)] = [:],
    parameters: Set<String> = [], depth: Int = 0
  ) {
    self.file = file
    self.type = type
    self.arguments = arguments
    self.parameters = parameters
    self.depth = depth
  }

  /// What is passed for the properties of the type.
  var properties: [String: (value: Expression, site: ViewSite)] {
    arguments.filter { !parameters.contains($0.key) }
  }

  /// A place from which names are looked up.
  var place: Place { Place.outside(file, type: type) }
}
