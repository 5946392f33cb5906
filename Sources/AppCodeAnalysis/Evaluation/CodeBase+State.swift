import AppCodeModel
import Orientation

extension CodeBase {
  /// The names of the stored properties on which answers to UIKit depend, and of the functions that
  /// set them to what their callers give: what code has to be read to know how answers change.
  ///
  /// - Complexity: one evaluation for each answer of each controller and delegate.
  package var stateWords: Set<String> {
    var names: Set<String> = []
    for idiom in Idiom.allCases where idioms.contains(idiom) {
      for entry in classes.all where entry.form == .class && !entry.mainPart.file.isTest {
        for question in Self.questions(classes.kind(of: entry.name)) {
          guard let member = classes.ownMember(question, of: entry.name) else { continue }
          let evaluation = Evaluation(
            self, Assumption(idiom, deploymentTarget), moment: .ever)
          _ = evaluation.value(
            of: member, on: entry.name, question, Origin(member.file, member.nameSpan), [])
          names.formUnion(evaluation.stateNames)
        }
      }
    }
    var words = names
    for name in names {
      for change in changes(of: name) {
        guard case .function(let function)? = change.place.scope.member,
          !function.parameters.isEmpty, !function.name.hasPrefix("init")
        else { continue }
        words.insert(FunctionDeclaration.baseName(of: function.name))
      }
    }
    // A word of two letters is in every file.
    return words.filter { $0.utf8.count > 2 }
  }

  /// What UIKit asks a class of a kind.
  private static func questions(_ kind: ClassKind) -> [String] {
    switch kind {
    case .appDelegate: [UIKitAnswer.ofAppDelegate]
    case .sceneDelegate: ["supportedInterfaceOrientations(for:)"]
    case _ where kind.isController: UIKitAnswer.allCases.map(\.name)
    default: []
    }
  }
}
