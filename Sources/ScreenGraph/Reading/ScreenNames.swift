import AppCodeAnalysis
import AppCodeModel

/// The names of a project's controllers and views, so that bodies that make one are read.
///
/// Most names say that they are of a controller, which is a word of interest by itself. `Inbox` of
/// `class Inbox: UITableViewController` does not.
struct ScreenNames {
  /// How uses of them begin in files of either language.
  private(set) var words: Set<String> = ["HostingController(", "NSClassFromString("]

  /// What any controller's name has in it that counts anyway.
  private static let known = ["iewController", "avigationController", "abBarController"]

  init(_ code: CodeBase) {
    // What gives a view may say so by the view's own type.
    for entry in code.classes.all
    where entry.protocols.contains("View") && entry.form == .struct && !entry.mainPart.file.isTest {
      words.insert("\(entry.name.lastNamePart)(")
    }
    for entry in code.classes.controllers where !entry.mainPart.file.isTest {
      let name = entry.name.lastNamePart
      guard name.utf8.count > 2, !Self.known.contains(where: { name.contains($0) }) else {
        continue
      }
      words.formUnion(["\(name)(", "\(name).", "[\(name) "])
    }
  }
}
