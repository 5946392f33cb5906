import Orientation

/// A way of code with what does not depend on who goes it.
///
/// What a superclass does, each of its subclasses does: an app has far more screens that go its ways
/// than ways.
final class PreparedWay {
  let edge: CodeEdge
  /// What distinguishes what it leads to.
  let key: Making.Key
  /// The node that it leads to, once there is one.
  var target: Int?
  private let idioms: Set<Idiom>

  init(_ edge: CodeEdge, _ idioms: Set<Idiom>) {
    self.edge = edge
    self.idioms = idioms
    key = edge.making.key
  }

  /// The way with the style of each idiom; what else that can be is noted.
  private(set) lazy var presentations: [(style: PresentationStyle, edge: CodeEdge)] = {
    var byStyles: [[PresentationStyle]: Set<Idiom>] = [:]
    var isUnset = false
    for idiom in idioms {
      var styles: [PresentationStyle] = []
      for choice in edge.making.styles where choice.holds(idiom) && !styles.contains(choice.style) {
        styles.append(choice.style)
      }
      if styles.isEmpty {
        isUnset = true
        styles = [SystemScreens.style(of: edge.making.className)]
      }
      byStyles[styles, default: []].insert(idiom)
    }
    return byStyles.sorted {
      $0.value.contains(.phone) && !$1.value.contains(.phone)
    }.map { styles, idioms in
      var edge = edge
      if byStyles.count > 1 { edge.idioms = edge.idioms.intersected(with: idioms) }
      if styles.count > 1 {
        edge.otherStyles = Array(styles.dropFirst())
        let others = styles.dropFirst().map(\.word).joined(separator: " or ")
        edge.doubt = "the style can also be \(others)"
      } else if isUnset, edge.making.isForeign {
        edge.doubt = "\(edge.making.className), which is not in the project, may set its own style"
      } else if let doubt = edge.making.styleDoubt, idioms.contains(.phone) {
        edge.doubt = edge.doubt ?? doubt
      }
      return (styles[0], edge)
    }
  }()
}
