import TextFormats

/// Problems of a layout that are meant to be so.
///
/// ```swift
/// device.layoutProblems(allowing: [.allow(.smallTapTarget, views: "**/CloseButton")])
/// ```
public struct LayoutAllowance: Sendable, Hashable {
  /// The kinds of problem.
  public var kinds: Set<LayoutProblem.Kind>
  /// The pattern for the paths of the views; those below a view that matches match too.
  public var views: String { glob.pattern }
  private let glob: Glob

  /// Allows some kinds of problem of some views.
  ///
  /// - Parameters:
  ///   - kinds: the kinds of problem; all kinds if there are none.
  ///   - views: a pattern for paths of views, such as `**/Toolbar/*`.
  /// - Returns: the allowance.
  public static func allow(
    _ kinds: LayoutProblem.Kind..., views: String = "**"
  ) -> LayoutAllowance {
    LayoutAllowance(kinds.isEmpty ? Set(LayoutProblem.Kind.allCases) : Set(kinds), views: views)
  }

  /// Allows some kinds of problem of some views.
  ///
  /// - Parameters:
  ///   - kinds: the kinds of problem.
  ///   - views: a pattern for paths of views: `*` for a part of a name, `**` for any views above.
  public init(_ kinds: Set<LayoutProblem.Kind>, views: String = "**") {
    self.kinds = kinds
    glob = Glob(views)
  }

  /// Whether a problem is allowed; it is if it is about one of the views.
  public func allows(_ problem: LayoutProblem) -> Bool {
    kinds.contains(problem.kind) && glob.matches(problem.view)
  }
}
