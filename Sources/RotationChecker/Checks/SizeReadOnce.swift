import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// A layout made of a size that was read when the view was loaded.
struct SizeReadOnce: Check {
  static let description = CheckDescription(
    "size-read-once", title: "A size is read once, and the layout based on it is never updated",
    rationale: """
      In `viewDidLoad` the view does not have its final size yet, and every turn of the
      interface changes the size. A frame, an item size or the constant of a constraint that is
      calculated there from the width and height of the view or the screen is never updated.

      Use constraints, or calculate in a method that UIKit calls after each change of the size:

      ```swift
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
      }
      ```

      The same is true of what is calculated from a size each time the screen appears, only in the first
      layout, or in a getter when it is first called; of what a view calculates from the screen's width
      and height when it is created, or from its own size if it lays out or resizes other parts again
      later; of a view that covers the screen from its creation until it is removed; and of the path of a
      shadow or a mask. A constant that is initialized with the screen's width or height is read once for
      every layout that uses it, and an inset as wide as a cell hides its separator only until the cell
      gets wider (not checked against UIKit). On iPhone a turn also changes the safe area insets and the
      heights of the bars and the keyboard. Screens that do not turn are not reported, nor are layouts in
      classes that are notified of a new size.
      """,
    severity: .warning, versions: "every version of iOS", rules: ["G-10", "J-06", "H-20"],
    triggering: [
      .swift(
        """
        final class ListViewController: UIViewController {
          let banner = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(banner)
            ↓banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
          }
        }
        """),
      .objectiveC(
        """
        @implementation GridViewController : UIViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          CGFloat side = self.view.frame.size.width / 3;
          ↓self.layout.itemSize = CGSizeMake(side, side);
        }
        @end
        """),
      .swift(
        """
        let screenWidth = ↓UIScreen.main.bounds.width

        final class CardCell: UICollectionViewCell {
          let photo = UIImageView()

          override func layoutSubviews() {
            super.layoutSubviews()
            photo.frame = CGRect(x: 0, y: 0, width: screenWidth, height: 180)
          }
        }
        """),
      .swift(
        """
        final class MapViewController: UIViewController {
          let legend = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(legend)
            ↓legend.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: 120, height: 44)
          }
        }
        """),
    ],
    quiet: [
      .swift(
        """
        final class ListViewController: UIViewController {
          let banner = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
            banner.autoresizingMask = .flexibleWidth
            view.addSubview(banner)
          }
        }
        """, note: "It is resized with the view."),
      .swift(
        """
        final class ListViewController: UIViewController {
          let banner = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            place()
          }

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            place()
          }

          func place() {
            banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
          }
        }
        """, note: "It is placed again."),
      .swift(
        """
        final class LoginViewController: UIViewController {
          let banner = UIView()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

          override func viewDidLoad() {
            super.viewDidLoad()
            banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
          }
        }
        """, note: "The screen does not turn."),
    ])

  /// What several findings have in common.
  static let group = "sizes are read once and not updated when the interface turns"

  private static let targets = [
    "frame", "itemSize", "constant", "estimatedItemSize", "center", "bounds", "position",
    "contentInset",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    let assignments =
      Self.targets.flatMap { code.assignments(to: $0) }
      + ["size", "width"].flatMap { code.assignments(to: $0) }.filter {
        $0.target.plain.path?.dropLast().contains("frame") ?? false
      }
    let byOwner = Dictionary(grouping: assignments) { assignment in
      Owner(
        type: assignment.place.scope.typeName.map { code.classes[$0]?.name ?? $0 } ?? "",
        name: Self.owner(of: assignment.target))
    }
    let assigned = assignments.compactMap { assignment -> Layout? in
      guard let owner = Self.owner(of: assignment.target), owner != "view",
        TurningScreens.readsSize(assignment.value, at: assignment.valuePlace)
          || readsInsets(assignment.value, at: assignment.valuePlace, project)
          || readsKeptSize(assignment.value, at: assignment.valuePlace, code)
          || readsResizedView(of: owner, assignment, code)
          || assignment.place.scope.typeName.map({ fillsTiedView(assignment, of: $0, code) })
            ?? false
          || ["frame", "bounds"].contains(assignment.target.plain.lastName)
            && (TurningScreens.isWholeSize(assignment.value, at: assignment.valuePlace)
              || assignment.valuePlace.readsGivenFrame(in: assignment.value))
          || assignment.target.plain.lastName == "center"
            && TurningScreens.isCenter(assignment.value, at: assignment.valuePlace)
      else { return nil }
      let kept = lazyName(assignment.place) ?? property(for: owner, by: assignment.place, code)
      return Layout(
        place: assignment.place, owner: kept ?? owner,
        local: kept == nil || kept == owner ? nil : owner, value: assignment.value,
        valuePlace: assignment.valuePlace)
    }
    // Very many methods may lay out one property.
    let upToDate = Memo<[String], Bool>()
    let made = created(project) + handedOn(project, screens) + madeByHelpers(project)
    let found = (assigned + made).compactMap {
      layout -> Finding? in
      let place = layout.place
      guard project.runs(place), let type = place.scope.typeName,
        code.classes.isController(type) && !layout.isGiven
          || code.classes.kind(of: type) == .view
            && (layout.isOfScreen || layout.isWidth && isCell(type, code)
              || isLayerOfTiedView(layout, of: type, code)
              || takesNewSizes(type, at: place, code, screens)
                && !isFoundElsewhere(layout, of: type, code)),
        screens.isAtAppearance(place) || screens.isEarly(place) || isLazy(place)
          || isCover(layout, code) || isMadeOfData(layout, screens, code),
        !screens.isNotifiedOfSize(type)
          || layout.owner.map({ screens.isLeftAlone($0, of: type) }) ?? false,
        screens.mayTurn(type, in: place.file, isCertain: true),
        !upToDate.value(
          [layout.owner ?? "", type],
          {
            isBroughtUpToDate(byOwner, layout.owner, type, code, screens)
          }),
        layout.local.map({ !screens.isPlaced($0, of: type) }) ?? true,
        !resizesItself(layout, code)
      else { return nil }
      let time =
        screens.isEarly(place) || isLazy(place)
        ? "once, before the view has its final size"
        : screens.isAtAppearance(place)
          ? "when the screen appears"
          : screens.isWithData(place) ? "when its data arrives" : "when the view is created"
      let size = layout.isInset ? "the height of a bar, or an inset," : "the size"
      return finding(
        "\(size) is read \(time) and is not updated when the interface turns", at: place,
        group: Self.group)
    }
    let helpers = viewHelpers(code)
    let ofHelpers = madeByViewHelpers(helpers, in: project, screens)
    return found + constants(in: project, screens, beside: found) + ofHelpers
      + hiddenSeparators(in: project, screens) + paths(in: project, screens)
      + firstLayouts(in: project, screens, helpers)
      + keptAttributes(in: project, screens) + keptGeometry(in: project, screens)
      + keyboardHeightsKept(in: project, screens)
  }

  /// What is given a frame, a size or a constant: the view of `view.frame.size.width`.
  private static func owner(of target: Expression) -> String? {
    var owner = target.plain.base
    while let name = owner?.plain.lastName, ["frame", "bounds", "size"].contains(name) {
      owner = owner?.plain.base
    }
    return owner?.plain.lastName
  }

  /// Whether a class is a cell of a table, which gives it its width after it has been made (not checked
  /// against UIKit).
  func isCell(_ type: String, _ code: CodeBase) -> Bool {
    code.classes.ancestors(of: type).contains {
      ["UITableViewCell", "UITableViewHeaderFooterView"].contains($0)
    }
  }

  /// What a class gives a size.
  private struct Owner: Hashable {
    var type: String
    var name: String?
  }

  /// Where something is given a size.
  struct Layout {
    var place: Place
    /// What is given it; nil for a constraint that has no name.
    var owner: String?
    /// What it is called until a lazy property keeps it.
    var local: String?
    /// What it is given is made of this.
    var value: Expression
    var valuePlace: Place

    /// Whether the size is the screen's.
    var isOfScreen: Bool { TurningScreens.readsScreen(value, at: valuePlace) }
    /// Whether it is a width.
    var isWidth: Bool {
      TurningScreens.readsWidth(value, at: valuePlace)
        || TurningScreens.isWholeSize(value, at: valuePlace)
    }
    /// Whether it is what `init(frame:)` is given.
    var isGiven: Bool { valuePlace.readsGivenFrame(in: value) }
    /// Whether it is what the bars leave of the screen.
    var isInset: Bool {
      !TurningScreens.readsSize(value, at: valuePlace)
        && TurningScreens.readsInsets(value, at: valuePlace)
    }
  }

  /// Views that are made with a frame of a size that is read, and shown by the same method, and
  /// constraints that are made with one.
  private func created(_ project: CheckedProject) -> [Layout] {
    let code = project.code
    return code.units.filter { !$0.file.isTest }.flatMap { unit -> [Layout] in
      unit.calls.values.joined().compactMap { place -> Layout? in
        guard let (callee, arguments) = place.expression?.callee, !arguments.isEmpty
        else { return nil }
        let constant = Self.constant(of: callee, arguments)
        let isConstraint = constant != nil
        let first = constant ?? arguments[0]
        guard isConstraint || first.label == "frame", !first.value.isSameTurned,
          TurningScreens.readsSize(first.value, at: place)
            || readsInsets(first.value, at: place, project)
            || readsKeptSize(first.value, at: place, code)
            || !isConstraint
              && (TurningScreens.isWholeSize(first.value, at: place)
                || place.readsGivenFrame(in: first.value))
        else { return nil }
        let owner = place.receiver
        var layout = Layout(place: place, owner: owner, value: first.value, valuePlace: place)
        if isConstraint { return layout }
        if place.isShownAtOnce {
          layout.owner = nil
          return layout
        }
        // What a lazy property gives is shown elsewhere.
        if let name = lazyName(place), owner.map({ isGiven($0, by: place, unit) }) ?? true {
          // What a getter of Objective-C makes may be for a table, which gives it its size.
          if place.lazyGetter != nil, !isShown(name, in: place.scope.typeName, code) { return nil }
          layout.owner = name
          layout.local = name == owner ? nil : owner
          return layout
        }
        guard let owner, isShown(owner, by: place, unit),
          // Text that begins at an edge looks the same in what has become wider.
          lazyName(place) == nil || unit.uses(Self.centers, in: place.memberSpan)
        else { return nil }
        if let property = property(for: owner, by: place, code) {
          layout.owner = property
          layout.local = owner
        }
        return layout
      }
    }
  }

  private static let centers: Set<String> = [
    "NSTextAlignmentCenter", "UITextAlignmentCenter", "textAlignment", "center",
  ]

  /// Whether an expression holds what is left of the screen beside the bars, where phones run the code.
  private func readsInsets(
    _ value: Expression, at place: Place, _ project: CheckedProject
  ) -> Bool {
    project.runs(on: .phone, place.file.source) != false
      && TurningScreens.readsInsets(value, at: place)
  }

  /// Sizes that a method which runs early hands to another one of its class, which lays out with them: a
  /// controller's, or the screen's.
  private func handedOn(_ project: CheckedProject, _ screens: TurningScreens) -> [Layout] {
    let classes = project.code.classes
    return project.code.units.filter { !$0.file.isTest }.flatMap { unit -> [Layout] in
      unit.bodies.flatMap { body -> [Layout] in
        TurningScreens.sizeReads(in: body.span, of: unit).compactMap { read in
          guard let value = read.expression,
            read.scope.typeName.map(classes.isController) ?? false
              || TurningScreens.readsScreen(value, at: read),
            screens.isEarly(read) || screens.isAtAppearance(read),
            let owner = project.purposes.layoutsElsewhere(read).first?.lastName
          else { return nil }
          return Layout(place: read, owner: owner, value: value, valuePlace: read)
        }
      }
    }
  }

  /// What a constraint that is made adds; nil for other calls.
  private static func constant(
    of callee: Expression, _ arguments: [Expression.Argument]
  ) -> Expression.Argument? {
    guard let name = callee.lastName else { return nil }
    // `make.height.equalTo(…)`
    if ["equalTo", "mas_equalTo", "mas_equalTo:"].contains(name), arguments.count == 1,
      ["width", "height", "size"].contains(callee.plain.base?.plain.lastName)
    {
      return arguments[0]
    }
    guard name.hasPrefix("constraint") || name == "NSLayoutConstraint" else { return nil }
    return arguments.last { $0.label == "equalToConstant" || $0.label == "constant" }
  }

  /// Whether it is what a lazy property begins with, or a getter of Objective-C that makes something when
  /// it is first asked for it: it is read once, whenever that is.
  private func isLazy(_ place: Place) -> Bool { lazyName(place) != nil }

  private func lazyName(_ place: Place) -> String? {
    if let name = place.lazyGetter { return name }
    guard case .variable(let variable, .initialValue)? = place.scope.member,
      variable.modifiers.contains(.lazy), place.scope.closureDepth < 2
    else { return nil }
    return variable.name
  }

  /// Whether code of a class adds a property to a view.
  private func isShown(_ name: String, in type: String?, _ code: CodeBase) -> Bool {
    guard let type else { return false }
    return ["addSubview", "insertSubview"].flatMap { code.calls(of: $0, inCodeOf: type) }
      .contains { call in
        let shown = call.expression?.callee?.arguments.first?.value.plain.lastName
        return shown == name || shown == "_" + name
      }
  }

  /// Whether what makes a property returns a local of this name, or has none of it.
  private func isGiven(_ owner: String, by place: Place, _ unit: CodeUnit) -> Bool {
    let mentions = (unit.mentions[owner] ?? []).within(place.memberSpan)
    return mentions.contains { mention in
      mention.local(named: owner) == nil || mention.parent?.isReturn ?? false
    }
  }

  /// Whether the same method adds a view to another one.
  private func isShown(_ owner: String, by place: Place, _ unit: CodeUnit) -> Bool {
    ["addSubview", "insertSubview"].contains { name in
      (unit.calls[name] ?? []).within(place.memberSpan).contains { call in
        call.expression?.callee?.arguments.first?.value.plain.lastName == owner
      }
    }
  }

  /// Whether an expression reads a constant of the class, or of the file, that is made of the screen's
  /// or the view's size.
  private func readsKeptSize(_ value: Expression, at place: Place, _ code: CodeBase) -> Bool {
    place.finds(in: value) { part in
      let name: String
      switch part.kind {
      case .name(let own) where place.local(named: own) == nil: name = own
      case .member(let base, let own) where base.isSelf || base.typeNamed != nil: name = own
      default: return false
      }
      guard
        let kept = keptValue(
          name, part.base?.typeNamed ?? place.scope.typeName, in: place.file, code)
      else {
        return false
      }
      return TurningScreens.readsSize(kept.value, at: kept.place)
    }
  }

  private func keptValue(
    _ name: String, _ type: String?, in file: CodeFile, _ code: CodeBase
  ) -> (value: Expression, place: Place)? {
    if let type, let member = code.classes.member(name, of: type, isStatic: nil) {
      guard case .variable(let variable) = member.kind, variable.isConstant,
        let value = variable.initialValue
      else { return nil }
      return (value, Place.outside(member.file, type: member.owner))
    }
    return code.constantValue(of: name).map { ($0, Place.outside(file)) }
  }

  /// Whether the view that is laid out is of a class of the project that resizes itself with the view
  /// around it.
  private func resizesItself(_ layout: Layout, _ code: CodeBase) -> Bool {
    let created = layout.place.expression?.instantiatedClass
    let owner = layout.owner.flatMap { owner in
      code.typeName(of: Expression(.name(owner), layout.place.span), at: layout.place)
    }
    return [created, owner].compactMap { $0 }.contains { name in
      ([name] + code.classes.ancestors(of: name)).contains { view in
        code.classes[view] != nil
          && code.assignments(to: "autoresizingMask", inCodeOf: view).contains { mask in
            mask.target.plain.base?.isSelf ?? true
          }
      }
    }
  }

  /// Whether something else gives the same a place or a size, by then or when the screen is up.
  private func isBroughtUpToDate(
    _ byOwner: [Owner: [Assignment]], _ owner: String?, _ type: String, _ code: CodeBase,
    _ screens: TurningScreens
  ) -> Bool {
    guard let owner else { return false }
    if screens.isPlaced(owner, of: type) { return true }
    let name = code.classes[type]?.name ?? type
    return ([name] + code.classes.allSubclasses(of: name)).contains { type in
      (byOwner[Owner(type: type, name: owner)] ?? []).contains { other in
        !screens.isEarly(other.place) && !isLazy(other.place)
          && !screens.isAtAppearance(other.place) && !screens.isWithData(other.place)
      }
    }
  }
}

extension Expression {
  /// Whether it is made of the longer or the shorter side only.
  fileprivate var isSameTurned: Bool {
    contains { part in
      guard let (callee, arguments) = part.callee, arguments.count > 1,
        ["max", "min", "MAX", "MIN"].contains(callee.plain.lastName)
      else { return false }
      return arguments.contains { $0.value.contains { $0.lastName == "width" } }
        && arguments.contains { $0.value.contains { $0.lastName == "height" } }
    }
  }
}

extension Place {
  /// The property whose getter makes what is here when it is first asked for it, in Objective-C:
  /// `if (!_banner) { _banner = … }`.
  fileprivate var lazyGetter: String? {
    guard file.source.language == .objectiveC, isMadeAtOnce,
      case .function(let function)? = scope.member, function.parameters.isEmpty
    else { return nil }
    let name = function.baseName
    let isGuarded = ancestors.contains { ancestor in
      guard case .if(let conditions, _, _)? = ancestor.statement?.kind else { return false }
      return conditions.contains { condition in
        guard case .expression(let test) = condition.kind, let unset = test.unsetName else {
          return false
        }
        return unset == name || unset == "_" + name
      }
    }
    return isGuarded ? name : nil
  }

  /// Whether it is in no block but one that sets constraints.
  private var isMadeAtOnce: Bool {
    scope.closureDepth == 0
      || scope.closureDepth == 1
        && callsAround.contains { $0.callee.lastName == "mas_makeConstraints:" }
  }

  fileprivate var isReturn: Bool {
    if case .return? = statement?.kind { return true }
    return false
  }

  /// Whether what is here is added to a view without a name.
  fileprivate var isShownAtOnce: Bool {
    for ancestor in ancestors {
      guard let expression = ancestor.expression else { return false }
      if let (callee, _) = expression.callee { return callee.lastName == "addSubview" }
    }
    return false
  }

  /// The name of the variable that begins with what is here, or is given it.
  fileprivate var receiver: String? {
    for ancestor in ancestors {
      if case .variable(let variable)? = ancestor.statement?.kind { return variable.name }
      if let (target, name, _) = ancestor.expression?.operation {
        return name == "=" ? target.plain.lastName : nil
      }
      guard let call = ancestor.expression else { return nil }
      if case .member = call.kind { continue }
      if case .unwrapped = call.kind { continue }
      if ["autorelease", "retain"].contains(call.callee?.callee.lastName) { continue }
      return nil
    }
    return nil
  }
}
