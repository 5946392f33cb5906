import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// A scroll view of pages that shows another one after a turn.
struct PageNotKept: Check {
  static let description = CheckDescription(
    "page-not-kept", title: "A paging scroll view loses its page when the interface turns",
    rationale: """
      A scroll view keeps its content offset in points when its size changes. With
      `isPagingEnabled` a page is as wide as the scroll view, so that after a turn the same offset is
      between two pages, or on another one.

      Recalculate the offset from the page, alongside the transition or where views are laid out:

      ```swift
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        let page = (pages.contentOffset.x / pages.bounds.width).rounded()
        coordinator.animate { _ in
          self.pages.layoutIfNeeded()
          self.pages.contentOffset.x = page * self.pages.bounds.width
        }
      }
      ```

      A `UIPageViewController` does so itself. Screens that do not turn are not reported.
      """,
    severity: .warning, versions: "every version of iOS", rules: ["J-10"],
    triggering: [
      .swift(
        """
        final class GalleryViewController: UIViewController, UICollectionViewDelegateFlowLayout {
          let photos = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

          override func viewDidLoad() {
            super.viewDidLoad()
            ↓photos.isPagingEnabled = true
            view.addSubview(photos)
          }

          func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
          ) -> CGSize {
            view.bounds.size
          }
        }
        """),
      .objectiveC(
        """
        @implementation PagesViewController : UIViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          ↓self.scrollView.pagingEnabled = YES;
        }
        - (void)viewDidLayoutSubviews {
          [super viewDidLayoutSubviews];
          self.scrollView.frame = self.view.bounds;
          self.first.frame = self.view.bounds;
          self.second.frame = CGRectOffset(self.view.bounds, self.view.bounds.size.width, 0);
        }
        @end
        """, note: "The pages are laid out again, and the offset stays."),
    ],
    quiet: [
      .swift(
        """
        final class GalleryViewController: UIViewController {
          let photos = UIScrollView()

          override func viewDidLoad() {
            super.viewDidLoad()
            photos.isPagingEnabled = true
            view.addSubview(photos)
          }

          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            let page = (photos.contentOffset.x / photos.bounds.width).rounded()
            coordinator.animate { _ in self.photos.contentOffset.x = page * size.width }
          }
        }
        """),
      .swift(
        """
        final class GalleryViewController: UIViewController {
          let photos = UIScrollView()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

          override func viewDidLoad() {
            super.viewDidLoad()
            photos.isPagingEnabled = true
            view.addSubview(photos)
          }
        }
        """, note: "The screen does not turn."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    let keepers = classesWithKeepingLayout(code)
    return ["isPagingEnabled", "pagingEnabled"].flatMap { code.assignments(to: $0) }
      .compactMap { assignment in
        let place = assignment.place
        guard !place.file.isTest, project.runs(place), assignment.operation == "=",
          assignment.valuePlace.settled(assignment.value).kind == .boolean(true),
          let type = place.scope.typeName,
          case let turning = screensThatTurn(around: assignment, of: type, code, screens),
          turning.contains(where: { !isKept($0, keepers, code, screens) }),
          turning == [type] || !isKept(type, keepers, code, screens)
        else { return nil }
        return finding(
          "the scroll view keeps its offset in points when the interface turns, so it ends up between "
            + "two pages", at: place)
      }
  }

  /// Whether a new size, or something that is observed, makes a class or one that is related to it scroll
  /// to where it was, or that may be so.
  private func isKept(
    _ type: String, _ keepers: Set<String>, _ code: CodeBase, _ screens: TurningScreens
  ) -> Bool {
    guard !code.classes.hasUnknownSuperclass(type), !keepers.contains(type) else { return true }
    return ([type] + code.classes.allSubclasses(of: type)).contains { type in
      Self.callbacks.contains { name in
        guard let member = code.classes.member(name, of: type) else { return false }
        guard case .function(let function) = member.kind else { return true }
        return screens.reached(from: function.span, in: member.file, of: type).contains {
          Self.scrolls(in: $0.span, of: $0.unit) || isHandedOn(in: $0.span, of: $0.unit, code)
        }
      }
        || observers(of: type, code).contains { Self.scrolls(in: $0.memberSpan, of: $0.file, code) }
    }
  }

  /// The class itself, where it lays out pages and may turn; of a scroll view of the project's own, the
  /// controllers that make it.
  private func screensThatTurn(
    around paging: Assignment, of type: String, _ code: CodeBase, _ screens: TurningScreens
  ) -> [String] {
    var types = [type]
    if !code.classes.isController(type), !isLaidOutAnew(type, code, screens) {
      guard paging.target.plain.base?.isSelf ?? true,
        ["UIScrollView", "UICollectionView"].contains(where: { code.classes.isKind(type, of: $0) })
      else { return [] }
      types = ([type] + code.classes.allSubclasses(of: type))
        .flatMap { code.instantiations(of: $0) }.compactMap(\.scope.typeName)
        .filter(code.classes.isController)
    }
    return types.filter { screens.mayTurn($0, in: paging.place.file, isCertain: true) }
  }

  /// Whether a view lays out its parts when its size changes.
  private func isLaidOutAnew(_ type: String, _ code: CodeBase, _ screens: TurningScreens) -> Bool {
    guard code.classes.kind(of: type) == .view,
      let member = code.classes.ownMember("layoutSubviews", of: type),
      case .function(let function) = member.kind, !function.isBodySkipped
    else { return false }
    return screens.laysOut(
      screens.reached(from: function.span, in: member.file, of: type), of: type)
  }

  /// The classes that name a layout of the project which answers what offset is to follow.
  private func classesWithKeepingLayout(_ code: CodeBase) -> Set<String> {
    let layouts = code.classes.all.map(\.name).filter { name in
      [
        "targetContentOffset(forProposedContentOffset:)",
        "targetContentOffsetForProposedContentOffset:",
      ].contains { code.classes.ownMember($0, of: name) != nil }
    }
    let names = Set(layouts.flatMap { [$0] + code.classes.allSubclasses(of: $0) })
    return Set(names.flatMap { code.mentions(of: $0) }.compactMap(\.scope.typeName))
  }

  /// Whether code calls something of the project on another object, which may scroll for the class.
  private func isHandedOn(in span: SourceSpan, of unit: CodeUnit, _ code: CodeBase) -> Bool {
    unit.calledNames(in: span).contains { name in
      (unit.calls[name] ?? []).within(span).contains { call in
        guard let base = call.expression?.callee?.callee.base, !base.isSelf, !base.isSuper,
          let type = code.typeName(of: base, at: call)
        else { return false }
        return code.classes[type].map { !code.classes.ownMethods(name, of: $0.name).isEmpty }
          ?? false
      }
    }
  }

  private static let callbacks =
    TurningScreens.sizeCallbacks + ["traitCollectionDidChange", "willTransition(to:with:)"]

  /// Where a class begins to observe something.
  private func observers(of type: String, _ code: CodeBase) -> [Place] {
    Subscriptions.andObservers.flatMap { code.calls(of: $0, inCodeOf: type) }
  }

  private static func scrolls(in span: SourceSpan, of file: CodeFile, _ code: CodeBase) -> Bool {
    code.unit(of: file).map { scrolls(in: span, of: $0) } ?? false
  }

  /// Offsets that have nothing to do with scrolling.
  private static let otherOffsets: Set<String> = ["CGRectOffset", "UIOffset", "shadowOffset"]

  /// Whether code gives an offset, or scrolls to something.
  private static func scrolls(in span: SourceSpan, of unit: CodeUnit) -> Bool {
    unit.usesName(in: span) { name in
      name.hasSuffix("ffset") && !otherOffsets.contains(name) || name.hasPrefix("setContentOffset")
        || name.contains("crollTo")
        || name.hasPrefix("scrollRect") || name.hasPrefix("keepVisibleContent")
    }
  }
}
