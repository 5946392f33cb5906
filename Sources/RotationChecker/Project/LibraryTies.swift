import AppCodeAnalysis
import AppCodeModel

/// How the code of a class ties a view with SnapKit, Masonry or PureLayout.
struct LibraryTies {
  /// The sides that are tied: `leading`, `width`, `edges` and the like.
  private(set) var sides: Set<String> = []
  /// The other names in the blocks of SnapKit and Masonry, which say to what they are tied.
  private(set) var names: Set<String> = []
  /// The first of the calls.
  private(set) var place: Place?

  /// Finds them.
  ///
  /// - Parameters:
  ///   - owner: the class.
  ///   - code: the project's code.
  ///   - isMeant: whether an expression at a place is the view.
  init(in owner: String, _ code: CodeBase, of isMeant: (Expression, Place) -> Bool) {
    for word in Self.blocks {
      for call in code.calls(of: word, inCodeOf: owner) {
        guard let (callee, arguments) = call.expression?.callee, var view = callee.base,
          let block = arguments.last?.value.plain, case .closure(let closure) = block.kind
        else { continue }
        if view.lastName == "snp", let base = view.base { view = base }
        guard isMeant(view, call) else { continue }
        place = place ?? call
        closure.body.visitExpressions { part in
          guard let name = part.lastName else { return }
          if Self.sides.contains(name) { sides.insert(name) } else { names.insert(name) }
        }
      }
    }
    for (word, given) in Self.pins {
      for call in code.calls(of: word, inCodeOf: owner) {
        guard let (callee, arguments) = call.expression?.callee, let view = callee.base,
          isMeant(view, call)
        else { continue }
        place = place ?? call
        names.insert("equalToSuperview")
        if let given {
          sides.insert(given)
        } else if let name = arguments.first?.value.plain.lastName {
          let side = name.hasPrefix("ALEdge") ? String(name.dropFirst("ALEdge".count)) : name
          sides.insert(side.prefix(1).lowercased() + side.dropFirst())
        }
      }
    }
  }

  /// Whether both sides are tied, from left to right.
  var coverWidth: Bool {
    sides.contains("width") || fillWidth
  }

  /// Whether both sides are tied in one direction.
  var coverASide: Bool {
    fillWidth || sides.isSuperset(of: ["top", "bottom"])
  }

  private var fillWidth: Bool {
    sides.contains("edges") || sides.isSuperset(of: ["leading", "trailing"])
      || sides.isSuperset(of: ["left", "right"])
  }

  private static let sides: Set<String> = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "edges",
  ]
  private static let blocks = [
    "makeConstraints", "snp_makeConstraints", "mas_makeConstraints:",
  ]
  /// PureLayout's methods that tie a view to the one around it, and the side, unless an argument says it.
  private static let pins: [(String, String?)] = [
    ("autoPinEdgesToSuperviewEdges", "edges"), ("autoPinEdgesToSuperviewSafeArea", "edges"),
    ("autoPinEdgesToSuperviewMargins", "edges"),
    ("autoPinEdgesToSuperviewEdgesWithInsets:", "edges"),
    ("autoPinEdge", nil), ("autoPinEdgeToSuperviewEdge:", nil),
    ("autoPinEdgeToSuperviewEdge:withInset:", nil), ("autoPinEdgeToSuperviewSafeArea:", nil),
    ("autoPinEdgeToSuperviewSafeArea:withInset:", nil), ("autoPinEdgeToSuperviewMargin:", nil),
  ]
}
