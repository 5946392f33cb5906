import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// A callback before a turn that lays out by what the turn is about to change.
struct OldValueInTransition: Check {
  static let description = CheckDescription(
    "old-value-in-transition",
    title: "A layout before a turn uses values that the turn is about to change",
    rationale: """
      UIKit calls `viewWillTransition(to:with:)` and `willTransition(to:with:)` before anything has
      changed: the view's bounds, its traits and the orientation of the scene are still the old
      ones, and only the arguments are new. A layout with the old values is always one turn behind.

      Use the size or the traits that are passed to the callback, or lay out in the block that
      runs alongside the transition, or where views are laid out:

      ```swift
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        stack.axis = size.width > size.height ? .horizontal : .vertical
      }
      ```

      Code that UIKit also runs after the turn, such as a method that `viewDidLayoutSubviews` calls
      as well, is not reported.

      `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)` is called after the turn
      with the previous values as its arguments: ask the scene for its current orientation.
      """,
    severity: .warning, versions: "iOS 8 and later", rules: ["G-12", "G-14", "G-15", "G-36"],
    triggering: [
      .swift(
        """
        final class DashboardViewController: UIViewController {
          let tiles = UIStackView()

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            arrange()
          }

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            arrange()
          }

          func arrange() {
            tiles.axis = ↓view.bounds.width > view.bounds.height ? .horizontal : .vertical
          }
        }
        """),
      .swift(
        """
        final class MapViewController: UIViewController {
          let legend = UIView()

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            let isLandscape = ↓view.window?.windowScene?.interfaceOrientation.isLandscape ?? false
            legend.frame = isLandscape
              ? CGRect(x: 0, y: 0, width: 200, height: 80) : CGRect(x: 0, y: 0, width: 120, height: 160)
          }
        }
        """),
      .swift(
        """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          let map = MapViewController()

          func windowScene(
            _ windowScene: UIWindowScene, didUpdate previous: UICoordinateSpace,
            interfaceOrientation orientation: UIInterfaceOrientation,
            traitCollection: UITraitCollection
          ) {
            map.arrange(for: ↓orientation)
          }
        }

        final class MapViewController: UIViewController {
          let stack = UIStackView()

          func arrange(for orientation: UIInterfaceOrientation) {
            stack.axis = orientation.isLandscape ? .horizontal : .vertical
          }
        }
        """),
      .objectiveC(
        """
        @implementation RouteController : UIViewController
        - (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
                      withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
          [super willTransitionToTraitCollection:newCollection withTransitionCoordinator:coordinator];
          BOOL isLow = ↓self.traitCollection.verticalSizeClass == UIUserInterfaceSizeClassCompact;
          self.stack.axis = isLow ? UILayoutConstraintAxisHorizontal : UILayoutConstraintAxisVertical;
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          let map = MapViewController()

          func windowScene(
            _ windowScene: UIWindowScene, didUpdate previous: UICoordinateSpace,
            interfaceOrientation orientation: UIInterfaceOrientation,
            traitCollection: UITraitCollection
          ) {
            guard windowScene.interfaceOrientation != orientation else { return }
            map.arrange(for: windowScene.interfaceOrientation)
          }
        }

        final class MapViewController: UIViewController {
          let stack = UIStackView()

          func arrange(for orientation: UIInterfaceOrientation) {
            stack.axis = orientation.isLandscape ? .horizontal : .vertical
          }
        }
        """, note: "It is only compared with that of now."),
      .swift(
        """
        final class DashboardViewController: UIViewController {
          let tiles = UIStackView()

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            tiles.axis = size.width > size.height ? .horizontal : .vertical
          }
        }
        """, note: "The size is that after the turn."),
      .swift(
        """
        final class DashboardViewController: UIViewController {
          let tiles = UIStackView()

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate(alongsideTransition: { _ in
              self.tiles.axis =
                self.view.bounds.width > self.view.bounds.height ? .horizontal : .vertical
            })
          }
        }
        """, note: "In that block the bounds are the new ones."),
      .swift(
        """
        final class DashboardViewController: UIViewController {
          let tiles = UIStackView()

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            arrange()
          }

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            arrange()
          }

          func arrange() {
            tiles.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
          }
        }
        """, note: "It runs again once the bounds are new."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    let reads = OldReads(project, screens)
    var seen: Set<SourceLocation> = []
    let ofScenes = previousOrientations(in: project)
    return ofScenes
      + code.classes.controllers.flatMap { entry in
        OldReads.callbacks.compactMap { name -> Finding? in
          guard let member = code.classes.ownMember(name, of: entry.name), member.body != nil,
            !member.file.isTest, screens.mayTurn(entry.name, in: member.file),
            let read = reads.first(in: member, of: entry.name),
            seen.insert(read.place.location).inserted
          else { return nil }
          let callback = FunctionDeclaration.baseName(of: name)
          return finding(
            "\(callback) runs before the turn: \(read.value) here is still the old one",
            at: read.place,
            related: member.span.contains(read.place.span) && member.file === read.place.file
              ? [] : [related("called from here", at: member.nameSpan, in: member.file.source)])
        }
      }
  }
}

/// What a callback reads before a turn, itself or by methods that it calls.
private struct OldReads {
  private let project: CheckedProject
  private let code: CodeBase
  private let screens: TurningScreens
  private let questions: InterfaceQuestions
  /// What each body reads.
  private let known = Memo<Origin, [Read]>()
  /// What runs after a turn, by the callback that UIKit calls then.
  private let after = Memo<Origin, [Origin]>()
  /// Whether a function measures a view that it is given, by its parameter.
  private let measuring = Memo<Parameter, Bool>()

  /// A read of something that is about to change.
  struct Read {
    var place: Place
    var value: String
  }

  private struct Parameter: Hashable {
    var function: Origin
    var index: Int
  }

  init(_ project: CheckedProject, _ screens: TurningScreens) {
    self.project = project
    self.screens = screens
    code = project.code
    questions = InterfaceQuestions(code)
  }

  /// The first read of something that is about to change and decides a layout.
  func first(in member: ClassMember, of type: String) -> Read? {
    guard case .function(let function) = member.kind,
      // What turns by this may derive the new orientation from the old one.
      !code.uses(["targetTransform"], in: member.span, of: member.file)
    else { return nil }
    let parts = screens.reached(from: member.span, in: member.file, of: type) { !$0.isForLater }
    guard let again = runAfterwards(member, of: type) else { return nil }
    let laidOutAgain = Set(again.flatMap { laidOut(in: $0.span, of: $0.file) })
    let bodies = Set(again)
    for (unit, span) in parts {
      let body = Origin(unit.file, span)
      guard !bodies.contains(body), !mayRunAgain(body, member, of: type),
        laidOutAgain.isDisjoint(with: laidOut(in: span, of: unit.file))
      else { continue }
      let found = known.value(body) { reads(in: span, of: unit, type) }.filter {
        !compares($0.place, with: function.parameters)
      }
      if let read = found.min(by: { $0.place.span.start < $1.place.span.start }) { return read }
    }
    return nil
  }

  /// The bodies that run again once what they read is new; nil where there are too many to tell.
  private func runAfterwards(_ member: ClassMember, of type: String) -> [Origin]? {
    let later = screens.reached(from: member.span, in: member.file, of: type) { place in
      !member.span.contains(place.span) || place.file !== member.file || place.isForLater
    }
    guard later.count < TurningScreens.mostReached else { return nil }
    var found = later.dropFirst().map { Origin($0.unit.file, $0.span) }
    for name in Self.afterwards {
      guard let callback = code.classes.member(name, of: type), callback.body != nil else {
        continue
      }
      found += after.value(Origin(callback.file, callback.span)) {
        screens.reached(from: callback.span, in: callback.file, of: callback.owner).map {
          Origin($0.unit.file, $0.span)
        }
      }
    }
    return found
  }

  /// What UIKit calls after a turn, or in its course.
  private static let afterwards = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints",
    "traitCollectionDidChange(_:)", "viewSafeAreaInsetsDidChange", "didRotate(from:)",
    "willAnimateRotation(to:duration:)",
  ]

  /// Whether a helper is handed to something that may call it after the turn, or a block does.
  private func mayRunAgain(_ body: Origin, _ member: ClassMember, of type: String) -> Bool {
    guard body.span != member.span || body.file != member.file,
      case .function(let function)? = code.unit(of: body.file)?.bodies.within(body.span).first(
        where: { $0.span == body.span })?.member
    else { return false }
    return code.handsOn(function, type)
      || code.callers(of: function, type).contains { $0.isForLater }
  }

  /// The properties of a layout that a body sets, with what has them: `banner.frame`.
  private func laidOut(in span: SourceSpan, of file: CodeFile) -> Set<[String]> {
    guard let unit = code.unit(of: file) else { return [] }
    return Self.layout.reduce(into: []) { found, name in
      for assignment in (unit.assignments[name] ?? []).within(span) {
        if let path = assignment.target.plain.path { found.insert(path.filter { $0 != "self" }) }
      }
    }
  }

  private static let layout = ["frame", "center", "bounds", "constant", "axis", "itemSize"]

  /// The reads of sizes, traits and orientations that decide a layout.
  private func reads(in span: SourceSpan, of unit: CodeUnit, _ type: String) -> [Read] {
    let purposes = project.purposes
    let sizes = TurningScreens.sizeReads(in: span, of: unit).filter {
      screens.isLaidOut($0, of: type, purposes) || purposes.decidesWhatIsLaidOut($0)
        || purposes.isGivenToLayout($0)
    }
    let wholes = TurningScreens.wholeReads(in: span, of: unit).filter { read in
      screens.isLaidOut(read, of: type, purposes)
        // A controller's view is resized with the one around it.
        && !purposes.laidOut(read).contains { $0.owner?.lastName == "view" }
    }
    let traits = ["horizontalSizeClass", "verticalSizeClass"].flatMap {
      (unit.mentions[$0] ?? []).within(span)
    }.filter { isOfOwnTraits($0) && purposes.decidesWhatIsLaidOut($0) }
    let orientations = questions.all(in: span, of: unit).filter {
      isOfScene($0) && purposes.decidesWhatIsLaidOut($0)
    }
    let all =
      (sizes + wholes + measured(in: span, of: unit, type)).map {
        Read(place: $0, value: "the size")
      }
      + traits.map { Read(place: $0, value: "the size class") }
      + (orientations + keptInTransition(in: span, of: unit)).map {
        Read(place: $0, value: "the orientation")
      }
    return all.filter {
      !$0.place.isForLater && project.runs($0.place) && isOwn($0.place) && !isGivenNew($0.place)
    }
  }

  /// Whether what is read is the controller's own, and neither given to the method nor the screen's, of
  /// which it is not certain when it changes (`G-16`).
  private func isOwn(_ read: Place) -> Bool {
    guard let expression = read.expression else { return true }
    return !TurningScreens.readsScreen(expression, at: read)
      && !read.finds(in: expression) { part in
        guard case .name(let name) = part.kind else { return false }
        return read.local(named: name)?.isParameter ?? false
      }
  }

  /// Whether the method around a read is given a size or traits, which may be the new ones.
  private func isGivenNew(_ read: Place) -> Bool {
    guard case .function(let function)? = read.scope.member else { return false }
    return !Self.callbacks.contains(function.name)
      && function.parameters.contains { parameter in
        parameter.type.map { ["CGSize", "UITraitCollection"].contains($0.strippedType) } ?? false
      }
  }

  static let callbacks = ["viewWillTransition(to:with:)", "willTransition(to:with:)"]

  private func isOfOwnTraits(_ read: Place) -> Bool {
    read.expression.flatMap { TurningScreens.path(of: $0, at: read) }.map { path in
      [["traitCollection"], ["view", "traitCollection"]].contains(Array(path.dropLast()))
    } ?? false
  }

  /// The reads of a scene's orientation, or of what follows from it, that a block which runs with the
  /// transition keeps for the layout.
  private func keptInTransition(in span: SourceSpan, of unit: CodeUnit) -> [Place] {
    ["interfaceOrientation", "statusBarOrientation"].flatMap {
      (unit.mentions[$0] ?? []).within(span)
    }.filter { read in
      guard code.tag(of: read.expression ?? Expression(.null, read.span), at: read) == .interface,
        read.expression?.base != nil
      else { return false }
      return ValueFlow(code).uses(of: read).near.contains { use in
        guard case .assigned(let target) = use.kind, let name = target.plain.lastName,
          use.place.memberSpan == read.memberSpan, use.place.isForLater,
          use.place.local(named: name) == nil || target.plain.base != nil
        else { return false }
        return !OldValueInTransition.isOfBefore(name)
      }
    }
  }

  /// Whether a question is about the orientation of a scene or of the status bar.
  private func isOfScene(_ question: Place) -> Bool {
    guard let expression = question.expression else { return false }
    return question.finds(in: expression) {
      ["interfaceOrientation", "statusBarOrientation"].contains($0.lastName)
    }
  }

  /// The calls that are given the controller's view and measure it: `Layout(for: view).axis`.
  private func measured(in span: SourceSpan, of unit: CodeUnit, _ type: String) -> [Place] {
    (unit.mentions["view"] ?? []).within(span).compactMap { mention in
      guard mention.expression.flatMap({ TurningScreens.path(of: $0, at: mention) }) == ["view"],
        let call = mention.parent, let (callee, arguments) = call.expression?.callee,
        let index = arguments.firstIndex(where: { $0.value.span == mention.span }),
        measures(callee, arguments.map(\.label), index, at: call),
        screens.isLaidOut(call, of: type, project.purposes)
          || project.purposes.decidesWhatIsLaidOut(call)
      else { return nil }
      return call
    }
  }

  /// Whether a function or an initializer of the project reads the size of a view that it is given.
  private func measures(
    _ callee: Expression, _ labels: [String?], _ index: Int, at call: Place
  ) -> Bool {
    let made = callee.typeNamed.flatMap { code.classes[$0] == nil ? nil : $0 }
    let owner = made ?? callee.base.flatMap { code.typeName(of: $0, at: call) }
    let base = made == nil ? callee.lastName ?? "" : "init"
    let functions =
      owner.map { code.classes.ownMethods(base, of: $0) }
      ?? code.freeFunctions(named: base).map { ($0.file, $0.function) }
    return functions.contains { file, function in
      guard function.parameters.map(\.label) == labels, index < function.parameters.count else {
        return false
      }
      return measuring.value(Parameter(function: Origin(file, function.span), index: index)) {
        readsSize(of: function.parameters[index].name, in: function.span, of: file)
      }
    }
  }

  private func readsSize(of name: String, in span: SourceSpan, of file: CodeFile) -> Bool {
    guard let unit = code.unit(of: file) else { return false }
    return TurningScreens.sizeNames.contains { side in
      (unit.mentions[side] ?? []).within(span).contains { read in
        read.expression.flatMap { TurningScreens.path(of: $0, at: read) }.map { path in
          path.count > 2 && path[0] == name && ["bounds", "frame"].contains(path[1])
        } ?? false
      }
    }
  }

  private static let operators: Set<String> = [
    "<", ">", "<=", ">=", "==", "!=", "+", "-", "*", "/", "&&", "||",
  ]

  /// Whether an old value is compared or calculated with what is new, and so meant.
  private func compares(_ read: Place, with parameters: [ParameterDeclaration]) -> Bool {
    guard let new = parameters.first?.name else { return false }
    func isNew(_ part: Expression) -> Bool { part.plain.kind == .name(new) }
    var outermost: Expression?
    for ancestor in read.ancestors {
      guard let whole = ancestor.expression, let name = whole.operation?.name,
        Self.operators.contains(name)
      else { break }
      outermost = whole
    }
    return outermost?.contains(where: isNew) ?? false
      || project.purposes.isCombined(read, where: isNew)
      // The place of what gets a new size is still that of before.
      || TurningScreens.isWholeSize(read.expression ?? Expression(.null, read.span), at: read)
        && project.purposes.layouts(read).contains { use in
          use.memberSpan == read.memberSpan && use.expression?.contains(where: isNew) ?? false
        }
  }
}

extension Place {
  /// Whether it is in a block that does not run at once.
  fileprivate var isForLater: Bool {
    sequence(first: self, next: \.parent).contains { place in
      guard let block = place.expression, case .closure = block.kind else { return false }
      guard let (callee, arguments) = place.parent?.expression?.callee,
        let argument = arguments.first(where: { $0.value.plain.span == block.span })
      else { return true }
      let name = callee.lastName ?? ""
      if callee.base?.typeNamed == "UIView",
        name.hasPrefix("animate") || name.hasPrefix("transition")
      {
        let blocks = arguments.filter { argument in
          if case .closure = argument.value.plain.kind { true } else { false }
        }
        return argument.label == "completion" || blocks.first != argument
      }
      return !Self.atOnce.contains(name)
    }
  }

  private static let atOnce: Set<String> = [
    "forEach", "map", "compactMap", "filter", "first", "contains", "allSatisfy", "reduce", "sorted",
    "enumerateObjectsUsingBlock:", "makeConstraints", "remakeConstraints", "updateConstraints",
    "mas_makeConstraints:", "mas_remakeConstraints:", "mas_updateConstraints:",
    "performWithoutAnimation", "performWithoutAnimation:", "performBatchUpdates",
  ]
}
