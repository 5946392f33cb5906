/// A problem that is the same in several layouts of a screen, apart from the numbers in its sentence.
package struct RepeatedProblem: Sendable, Hashable {
  /// The problem as it is in the first of the layouts.
  package var first: LayoutProblem
  /// The layouts that have it, by their place among those that were compared.
  package var layouts: [Int]
  /// Those of them in which its sentence has other numbers than in the first.
  package var differing: [Int]

  /// What is wrong with several layouts of one screen, each problem once.
  ///
  /// - Parameter layouts: the problems of each layout.
  /// - Returns: the problems in the order in which they come up, and for each layout the places of its
  ///   problems among them.
  /// - Complexity: linear in the number of problems and the length of their sentences.
  package static func gathered(
    _ layouts: [[LayoutProblem]]
  ) -> (problems: [RepeatedProblem], places: [[Int]]) {
    var problems: [RepeatedProblem] = []
    var known: [Identity: Int] = [:]
    let places = layouts.enumerated().map { layout, found in
      // Two in one layout are two, however alike they are.
      var counts: [Identity: Int] = [:]
      return found.map { problem in
        var identity = Identity(problem)
        identity.count = counts[identity, default: 0]
        counts[Identity(problem), default: 0] += 1
        guard let place = known[identity] else {
          known[identity] = problems.count
          problems.append(RepeatedProblem(first: problem, layouts: [layout], differing: []))
          return problems.count - 1
        }
        problems[place].layouts.append(layout)
        if problem.message != problems[place].first.message {
          problems[place].differing.append(layout)
        }
        return place
      }
    }
    return (problems, places)
  }

  /// The layouts that have it with the numbers of the first, in words.
  ///
  /// - Parameter layouts: the names of all layouts.
  /// - Returns: the first three names, and how many more there are.
  package func names(_ layouts: [String]) -> String {
    Self.list(self.layouts.filter { !differing.contains($0) }.map { layouts[$0] })
  }

  /// `; with other numbers: …` where there are layouts of which that is so, else nothing.
  ///
  /// - Parameter layouts: the names of all layouts.
  /// - Returns: what to add to the problem's sentence.
  package func remark(_ layouts: [String]) -> String {
    differing.isEmpty ? "" : "; with other numbers: \(Self.list(differing.map { layouts[$0] }))"
  }

  /// The first three, each once, and how many more there are.
  private static func list(_ layouts: [String]) -> String {
    var names: [String] = []
    for name in layouts where !names.contains(name) { names.append(name) }
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }

  /// What makes two problems one.
  private struct Identity: Hashable {
    var kind: LayoutProblem.Kind
    var view: String
    var others: [String]
    var words: String
    var count = 0

    init(_ problem: LayoutProblem) {
      kind = problem.kind
      view = problem.view
      others = problem.others
      words = String(problem.message.filter { !$0.isNumber && $0 != "." && $0 != "-" })
    }
  }
}
