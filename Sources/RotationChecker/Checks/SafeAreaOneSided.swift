import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// A view that keeps to the safe area on one side and to the edge on the other.
struct SafeAreaOneSided: Check {
  static let description = CheckDescription(
    "safe-area-one-sided",
    title: "A view is pinned to the safe area on one side and to the edge on the other",
    rationale: """
      In portrait the safe area of a phone is as wide as the screen. In landscape it ends before the
      sensor housing, and is inset just as far from the other edge. A view whose leading side is pinned
      to the safe area and whose trailing side is pinned to the view's edge, or the other way round, is
      then off center, and one of its ends may be under the housing. The same happens if one side is
      pinned to the safe area of something inside the view (not checked against UIKit).

      Pin both sides to the same guide, or both to the edges.
      """,
    severity: .warning, versions: "iOS 11 and later", rules: ["H-10"],
    triggering: [
      .swift(
        """
        final class SearchViewController: UIViewController {
          let field = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            NSLayoutConstraint.activate([
              field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
              ↓field.trailingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -10),
            ])
          }
        }
        """),
      .swift(
        """
        final class AppsViewController: UIViewController {
          let table = UITableView()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(table)
            table.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor)
              .isActive = true
            ↓view.trailingAnchor.constraint(equalTo: table.safeAreaLayoutGuide.trailingAnchor)
              .isActive = true
          }
        }
        """),
      .objectiveC(
        """
        @implementation NoteViewController : UIViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          UILayoutGuide *safe = self.view.safeAreaLayoutGuide;
          [NSLayoutConstraint activateConstraints:@[
            [self.label.leadingAnchor constraintEqualToAnchor:safe.leadingAnchor],
            ↓[self.label.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],
          ]];
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class SearchViewController: UIViewController {
          let field = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            NSLayoutConstraint.activate([
              field.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
              view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: field.trailingAnchor),
            ])
          }
        }
        """, note: "Both sides keep to the safe area."),
      .swift(
        """
        final class ShelfViewController: UIViewController {
          let shelf = UICollectionView()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(shelf)
            NSLayoutConstraint.activate([
              shelf.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
              shelf.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
          }
        }
        """, note: "What scrolls may continue under the edge."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    var bodies: [Origin: [Tie]] = [:]
    for unit in code.units where !unit.file.isTest {
      for (name, calls) in unit.calls where name.hasPrefix("constraint") {
        for place in calls where place.scope.typeName.map({ lays($0, code) }) ?? false {
          bodies[Origin(place.file, place.memberSpan), default: []] += ties(of: place)
        }
      }
    }
    let safe = Set(bodies.values.joined().filter(\.isSafe).map(\.side))
    let ties = (bodies.values.flatMap(uneven) + unevenInMakers(code)).compactMap {
      tie -> Finding? in
      let place = tie.place
      guard project.runs(place), project.runs(on: .phone, place.file.source) != false,
        users(of: place, code).contains(where: {
          screens.mayTurn($0, in: place.file, isCertain: true)
        }),
        !isWithinSafeArea(tie, safe), !scrolls(tie, code)
      else { return nil }
      return finding(
        "one side is pinned to the safe area and the other to the edge, which differ in landscape",
        at: place)
    }
    return ties + unevenFrames(in: project, screens)
  }

  /// Whether a class lays out a screen: a controller, or what the project adds to all views.
  private func lays(_ type: String, _ code: CodeBase) -> Bool {
    code.classes.isController(type) || type == "UIView"
  }

  /// The controllers in which code lays out: its own, or those that call what is added to all views.
  private func users(of place: Place, _ code: CodeBase) -> [String] {
    guard let type = place.scope.typeName else { return [] }
    guard type == "UIView" else {
      guard code.classes.kind(of: type) == .view else { return [type] }
      return code.instantiations(of: type).compactMap(\.scope.typeName)
        .filter(code.classes.isController)
    }
    guard case .function(let function)? = place.scope.member else { return [] }
    return code.callers(of: function, type).filter { !$0.file.isTest && $0.scope.isBuilt }
      .compactMap(\.scope.typeName).filter(code.classes.isController)
  }

  /// Whether the view that something is tied to keeps to the safe area on both sides, so that its own has
  /// no insets there (`L-D-01`).
  private func isWithinSafeArea(_ tie: Tie, _ safe: Set<SafeSide>) -> Bool {
    [true, false].allSatisfy {
      safe.contains(SafeSide(type: tie.place.scope.typeName, view: tie.parent, isStart: $0))
    }
  }

  /// A side of a view that a class ties to a safe area.
  private struct SafeSide: Hashable {
    var type: String?
    var view: [String]
    var isStart: Bool
  }

  /// A side of a view that is as far as that of another one, or of its safe area.
  private struct Tie {
    var child: [String]
    var parent: [String]
    /// Whether it is the leading or the left one.
    var isStart: Bool
    var isSafe: Bool
    var place: Place

    var side: SafeSide {
      SafeSide(type: place.scope.typeName, view: child, isStart: isStart)
    }
  }

  /// The later side of what SnapKit or Masonry ties unlike in one closure.
  private func unevenInMakers(_ code: CodeBase) -> [Tie] {
    ["makeConstraints", "remakeConstraints", "mas_makeConstraints:"].flatMap { code.calls(of: $0) }
      .filter { call in
        guard !call.file.isTest, let type = call.scope.typeName else { return false }
        return code.classes.isController(type) || code.classes.kind(of: type) == .view
      }
      .flatMap { call -> [Tie] in
        guard let (callee, arguments) = call.expression?.callee,
          var child = callee.base?.plain.path,
          case .closure(let closure)? = arguments.last?.value.plain.kind
        else { return [] }
        if child.last == "snp" { child.removeLast() }
        let ties = closure.body.flatMap { statement -> [Tie] in
          guard case .expression(let whole) = statement.kind else { return [] }
          return madeTies(whole, child, at: call.inside(statement).inside(whole))
        }
        return uneven(ties)
      }
  }

  /// What `make.leading.equalTo(view.safeAreaLayoutGuide).offset(16)` ties.
  private func madeTies(_ whole: Expression, _ child: [String], at place: Place) -> [Tie] {
    var current: Expression? = whole.plain
    while let (callee, arguments) = current?.callee {
      if let isSafe = goal(callee, arguments, at: place) {
        var names: [String] = []
        var base = callee.base
        while let name = base?.plain.lastName {
          names.append(name)
          base = base?.plain.base
        }
        return names.compactMap { Self.madeSides[$0] }.map { isStart in
          Tie(child: child, parent: ["view"], isStart: isStart, isSafe: isSafe, place: place)
        }
      }
      current = callee.base?.plain
    }
    return []
  }

  private static let madeSides = [
    "leading": true, "left": true, "trailing": false, "right": false,
  ]

  /// Whether a side is tied to the safe area, or to the view's edge; nil for anything else.
  private func goal(
    _ callee: Expression, _ arguments: [Expression.Argument], at place: Place
  ) -> Bool? {
    switch callee.plain.lastName {
    case "equalToSuperview": return false
    case "equalTo", "mas_equalTo", "equalTo:", "mas_equalTo:":
      guard arguments.count == 1,
        let whole = TurningScreens.path(of: arguments[0].value, at: place),
        // `view`, and `controller.view` in a view that is put there.
        let start = whole.prefix(2).firstIndex(of: "view")
      else { return nil }
      let path = whole[start...]
      if path.contains(where: { $0.hasPrefix("safeArea") || $0.hasPrefix("mas_safeArea") }) {
        return true
      }
      return path.count == 1
        || path.dropFirst().allSatisfy {
          [
            "snp", "leading", "trailing", "left", "right", "mas_left", "mas_right", "mas_leading",
            "mas_trailing",
          ].contains($0)
        } ? false : nil
    default: return nil
    }
  }

  /// The side of something that an anchor is of.
  private struct Side {
    var owner: [String]
    var isStart: Bool
    var isSafe: Bool

    init?(_ anchor: Expression, at place: Place) {
      guard var path = TurningScreens.path(of: anchor, at: place),
        let isStart = SafeAreaOneSided.sides[path.popLast() ?? ""]
      else { return nil }
      self.isStart = isStart
      isSafe = path.last == "safeAreaLayoutGuide"
      if isSafe { path.removeLast() }
      owner = path
    }
  }

  private static let sides = [
    "leadingAnchor": true, "leftAnchor": true, "trailingAnchor": false, "rightAnchor": false,
  ]

  /// What a constraint ties; one that is between two views may be meant either way.
  private func ties(of place: Place) -> [Tie] {
    guard let (callee, arguments) = place.expression?.callee, let first = arguments.first,
      first.label == "equalTo" || callee.lastName?.hasPrefix("constraintEqualToAnchor") ?? false,
      let base = callee.base, let left = Side(base, at: place),
      let right = Side(first.value, at: place), left.isStart == right.isStart,
      left.owner != right.owner, !(left.isSafe && right.isSafe)
    else { return [] }
    func tie(_ child: Side, _ parent: Side) -> Tie {
      Tie(
        child: child.owner, parent: parent.owner, isStart: left.isStart, isSafe: parent.isSafe,
        place: place)
    }
    if left.isSafe { return [tie(right, left)] }
    if right.isSafe { return [tie(left, right)] }
    return [tie(left, right), tie(right, left)]
  }

  /// The later one of each two sides of a view that are tied unlike.
  private func uneven(_ ties: [Tie]) -> [Tie] {
    Dictionary(grouping: ties) { Set([$0.child, $0.parent]) }.values.flatMap { ties in
      let (starts, ends) = (ties.filter(\.isStart), ties.filter { !$0.isStart })
      // Several of a side are active one after another.
      guard Set(starts.map(\.place.span)).count == 1, Set(ends.map(\.place.span)).count == 1 else {
        return [Tie]()
      }
      return starts.flatMap { start in
        ends.compactMap { end in
          let isSame = start.child == end.child && start.isSafe != end.isSafe
          let isTurned = start.child == end.parent && start.isSafe && end.isSafe
          guard isSame || isTurned else { return nil }
          return start.place.span.start < end.place.span.start ? end : start
        }
      }
    }
  }

  /// Whether one of the two may scroll sideways, and continue under the edge.
  private func scrolls(_ tie: Tie, _ code: CodeBase) -> Bool {
    [tie.child, tie.parent].contains { path in
      guard let first = path.first else { return false }
      let owner = path.dropFirst().reduce(Expression(.name(first), tie.place.span)) {
        Expression(.member($0, $1), tie.place.span)
      }
      guard let type = code.typeName(of: owner, at: tie.place) else { return false }
      let kinds = [type] + code.classes.ancestors(of: type)
      return !kinds.contains("UITableView") && !kinds.contains("UITextView")
        && (kinds.contains("UIScrollView") || kinds.contains("UICollectionView"))
    }
  }
}
