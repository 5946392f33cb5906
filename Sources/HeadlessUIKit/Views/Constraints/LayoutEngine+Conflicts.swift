import ConstraintSolver
import Foundation

/// Required constraints that cannot hold together, with what they are about.
@MainActor package struct LayoutConflict {
  /// The constraints.
  package var members: [Member]
  /// The place of the one that does not count.
  package var broken: Int

  /// One of the constraints.
  package struct Member {
    /// The constraint as a log shows it.
    package var text: String
    /// The constraint; nil for one of the system's.
    package var constraint: NSLayoutConstraint?
    /// The views it is about.
    package var views: [UIView]
  }
}

extension UIView {
  /// The required constraints of the tree that cannot hold together now. Rule: `L-B-09`
  package var layoutConflicts: [LayoutConflict] { topmost.extras?.layout?.engine?.conflicts ?? [] }

  /// The views of the tree for which another frame would meet the constraints as well.
  ///
  /// What `hasAmbiguousLayout` says of each, found at once. Rule: `L-B-23`
  package var ambiguousViews: Set<ObjectIdentifier> {
    settledEngine?.ambiguousViews ?? []
  }
}

extension LayoutEngine {
  /// Those of the known conflicts that are still there.
  var currentConflicts: [Conflict] {
    guard !knownConflicts.isEmpty else { return [] }
    let broken = Set(system.brokenConstraints)
    return knownConflicts.filter { broken.contains($0.broken) }
  }

  /// The views with more than one possible rectangle.
  var ambiguousViews: Set<ObjectIdentifier> {
    settle()
    var found: Set<ObjectIdentifier> = []
    for variable in system.ambiguousVariables() {
      guard let item = owner(of: variable), !item.isGuide else { continue }
      found.insert(ObjectIdentifier(unsafe item.view))
    }
    return found
  }

  /// The conflicts with what their constraints are about.
  var conflicts: [LayoutConflict] {
    let current = currentConflicts
    guard let top, !current.isEmpty else { return [] }
    var words: [ConstraintID: String] = [:]
    describe(top, &words)
    var members: [ConstraintID: LayoutConflict.Member] = [:]
    collectMembers(top, words, &members)
    return current.map { conflict in
      LayoutConflict(
        members: conflict.constraints.map { id in
          members[id] ?? .init(text: words[id] ?? "<NSLayoutConstraint>", views: [])
        }, broken: conflict.constraints.firstIndex(of: conflict.broken) ?? 0)
    }
  }

  private func collectMembers(
    _ view: UIView, _ words: [ConstraintID: String],
    _ members: inout [ConstraintID: LayoutConflict.Member]
  ) {
    guard view.flags.contains(.layoutBelow) else { return }
    let layout = view.extras?.layout
    for constraint in layout?.constraints ?? [] {
      guard let installed = constraint.installation, installed.engine == number else { continue }
      let items = [constraint.firstItem, constraint.secondItem]
      members[installed.id] = .init(
        text: constraint.logLine, constraint: constraint,
        views: items.compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView })
    }
    for id in layout?.item?.known ?? [] {
      if let text = words[id] { members[id] = .init(text: text, views: [view]) }
    }
    for subview in view.storedSubviews { collectMembers(subview, words, &members) }
  }
}
