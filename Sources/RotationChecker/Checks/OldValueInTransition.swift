import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// A callback before a turn that lays out by what the turn is about to change.
struct OldValueInTransition: Check {
  static let description = CheckDescription(
    "old-value-in-transition",
    title: "A callback before a turn lays out by what the turn is about to change",
    rationale: """
      UIKit calls `viewWillTransition(to:with:)` and `willTransition(to:with:)` before anything has
      changed: the view's bounds, its traits and the orientation of the scene are still the old ones, and
      only the arguments are new. What is laid out by them there is always one turn behind.

      Take the size or the traits that the callback is given, or do it in the block that runs with the
      transition, or where views are laid out:

      ```swift
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        stack.axis = size.width > size.height ? .horizontal : .vertical
      }
      ```

      Code that UIKit also has run after the turn, such as a method that `viewDidLayoutSubviews` calls, too,
      is not reported.
      """,
    severity: .warning, versions: "iOS 8 and later", rules: ["G-12", "G-14", "G-15", "G-16"],
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

  private static let callbacks = ["viewWillTransition(to:with:)", "willTransition(to:with:)"]

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    let reads = OldReads(project, screens)
    var seen: Set<SourceLocation> = []
    return code.classes.controllers.flatMap { entry in
      Self.callbacks.compactMap { name -> Finding? in
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
            ? [] : [related("it runs from here", at: member.nameSpan, in: member.file.source)])
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

  init(_ project: CheckedProject, _ screens: TurningScreens) {
    self.project = project
    self.screens = screens
    code = project.code
    questions = InterfaceQuestions(code)
  }

  /// The first read of something that is about to change and decides a layout.
  func first(in member: ClassMember, of type: String) -> (place: Place, value: String)? {
    guard case .function(let function) = member.kind else { return nil }
    let parts = screens.reached(from: member.span, in: member.file, of: type) { !$0.isForLater }
    let again = runAfterwards(member, of: type)
    for (unit, span) in parts where !again.contains(Origin(unit.file, span)) {
      let found = reads(in: span, of: unit, type).filter { read in
        !read.place.isForLater && project.runs(read.place)
          && !compares(read.place, with: function.parameters)
      }
      if let read = found.min(by: { $0.place.span.start < $1.place.span.start }) { return read }
    }
    return nil
  }

  /// The methods that run again once what they read is new.
  private func runAfterwards(_ member: ClassMember, of type: String) -> Set<Origin> {
    var found: Set<Origin> = []
    let later = screens.reached(from: member.span, in: member.file, of: type) { place in
      !member.span.contains(place.span) || place.file !== member.file || place.isForLater
    }
    for (unit, span) in later.dropFirst() { found.insert(Origin(unit.file, span)) }
    for name in Self.afterwards {
      guard let callback = code.classes.member(name, of: type), callback.body != nil else {
        continue
      }
      for (unit, span) in screens.reached(from: callback.span, in: callback.file, of: type) {
        found.insert(Origin(unit.file, span))
      }
    }
    return found
  }

  /// What UIKit calls after a turn.
  private static let afterwards = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints",
    "traitCollectionDidChange(_:)", "viewSafeAreaInsetsDidChange", "didRotate(from:)",
  ]

  /// The reads of sizes, traits and orientations that decide a layout.
  private func reads(
    in span: SourceSpan, of unit: CodeUnit, _ type: String
  ) -> [(place: Place, value: String)] {
    let purposes = project.purposes
    let sizes = TurningScreens.sizeReads(in: span, of: unit).filter {
      screens.isLaidOut($0, of: type, purposes) || purposes.decidesLayout($0)
        || purposes.isGivenToLayout($0)
    }
    let wholes = TurningScreens.wholeReads(in: span, of: unit).filter {
      screens.isLaidOut($0, of: type, purposes)
    }
    let traits = ["horizontalSizeClass", "verticalSizeClass"].flatMap {
      (unit.mentions[$0] ?? []).within(span)
    }.filter { isOfOwnTraits($0) && purposes.decidesLayout($0) }
    let orientations = questions.all(in: span, of: unit).filter {
      isOfScene($0) && purposes.decidesLayout($0)
    }
    return (sizes + wholes + measured(in: span, of: unit, type)).map { ($0, "the size") }
      + traits.map { ($0, "the size class") } + orientations.map { ($0, "the orientation") }
  }

  private func isOfOwnTraits(_ read: Place) -> Bool {
    read.expression.flatMap { TurningScreens.path(of: $0, at: read) }.map { path in
      [["traitCollection"], ["view", "traitCollection"]].contains(Array(path.dropLast()))
    } ?? false
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
        screens.isLaidOut(call, of: type, project.purposes) || project.purposes.decidesLayout(call)
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
      guard function.parameters.map(\.label) == labels, index < function.parameters.count,
        let unit = code.unit(of: file)
      else { return false }
      let name = function.parameters[index].name
      return TurningScreens.sizeNames.contains { side in
        (unit.mentions[side] ?? []).within(function.span).contains { read in
          read.expression.flatMap { TurningScreens.path(of: $0, at: read) }.map { path in
            path.count > 2 && path[0] == name && ["bounds", "frame"].contains(path[1])
          } ?? false
        }
      }
    }
  }

  /// Whether what is new is asked, too, so that the old value is meant.
  private func compares(_ read: Place, with parameters: [ParameterDeclaration]) -> Bool {
    guard let new = parameters.first?.name else { return false }
    return read.ancestors.contains { ancestor in
      ancestor.expression.map { whole in
        whole.callee == nil && ancestor.finds(in: whole) { $0.plain.kind == .name(new) }
      } ?? false
    }
  }
}

extension Place {
  /// Whether it is in a block that does not run at once.
  fileprivate var isForLater: Bool {
    callsAround.contains { callee, arguments in
      let isInBlock = arguments.contains { argument in
        guard case .closure = argument.value.plain.kind else { return false }
        return argument.value.span.contains(span)
      }
      return isInBlock && !Self.atOnce.contains(callee.lastName ?? "")
        && !(callee.base?.typeNamed == "UIView")
    }
  }

  private static let atOnce: Set<String> = [
    "forEach", "map", "compactMap", "filter", "first", "contains", "allSatisfy", "reduce", "sorted",
    "enumerateObjectsUsingBlock:", "makeConstraints", "remakeConstraints", "updateConstraints",
    "mas_makeConstraints:", "mas_remakeConstraints:", "mas_updateConstraints:",
  ]
}
