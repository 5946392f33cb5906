import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings
import TextFormats

/// A presentation controller that answers a frame by the container's size, and never gives it again.
struct PresentedFrameKept: Check {
  static let description = CheckDescription(
    "presented-frame-kept", title: "A presented view keeps its frame when the container turns",
    rationale: """
      UIKit asks a presentation controller for `frameOfPresentedViewInContainerView` when the
      presentation begins. It does not set the presented view's frame again when the container's
      size changes: the autoresizing mask keeps the old margins, so a sheet over the lower half of
      a screen in portrait begins below the edge of the screen in landscape.

      Set the frame where the container is laid out:

      ```swift
      override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
      ```

      Frames with the same margins at every size, and presented views with constraints, are not reported.
      """,
    severity: .warning, versions: "iOS 8 and later", rules: ["J-02", "J-03"],
    triggering: [
      .swift(
        """
        final class HalfSheetController: UIPresentationController {
          override var ↓frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
          }
        }
        """),
      .objectiveC(
        """
        @interface DrawerController : UIPresentationController
        @property (nonatomic) UIView *dimming;
        @end

        @implementation DrawerController
        - (CGRect)↓frameOfPresentedViewInContainerView {
          CGSize size = self.containerView.bounds.size;
          return CGRectMake(size.width - 280, 0, 280, size.height);
        }
        - (void)containerViewWillLayoutSubviews {
          [super containerViewWillLayoutSubviews];
          self.dimming.frame = self.containerView.bounds;
        }
        @end
        """, note: "Only the dimming view is laid out again."),
    ],
    quiet: [
      .swift(
        """
        final class HalfSheetController: UIPresentationController {
          override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
          }

          override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            presentedView?.frame = frameOfPresentedViewInContainerView
          }
        }
        """),
      .swift(
        """
        final class CardController: UIPresentationController {
          override var frameOfPresentedViewInContainerView: CGRect {
            containerView?.bounds.insetBy(dx: 16, dy: 40) ?? .zero
          }
        }
        """, note: "The margins are the same at every size."),
      .swift(
        """
        final class HalfSheetController: UIPresentationController {
          override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
          }

          override func presentationTransitionWillBegin() {
            super.presentationTransitionWillBegin()
            guard let sheet = presentedView, let container = containerView else { return }
            sheet.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              sheet.bottomAnchor.constraint(equalTo: container.bottomAnchor),
              sheet.heightAnchor.constraint(equalTo: container.heightAnchor, multiplier: 0.5),
            ])
          }
        }
        """, note: "Constraints keep its place."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    var seen: Set<SourceLocation> = []
    return code.classes.all.compactMap { entry -> Finding? in
      guard entry.form == .class,
        code.classes.ancestors(of: entry.name).first(where: { code.classes[$0] == nil })
          == "UIPresentationController",
        // Those below it answer for themselves, where nothing makes this one.
        code.classes.directSubclasses(of: entry.name).isEmpty
          || !code.instantiations(of: entry.name).isEmpty,
        let member = code.classes.member(Self.frame, of: entry.name), member.body != nil,
        !member.file.isTest, screens.mayTurnAround(entry.name, in: member.file),
        movesWithSize(member, of: entry.name, code), !isGivenAgain(entry.name, code),
        !isPinned(entry.name, code), seen.insert(member.location).inserted
      else { return nil }
      return finding(
        "nothing updates the presented view's frame when a turn changes the container's size",
        at: member.nameSpan, in: member.file.source)
    }
  }

  private static let frame = "frameOfPresentedViewInContainerView"

  /// A member of a class with the methods and the properties that it uses.
  private func parts(
    from span: SourceSpan, in file: CodeFile, of type: String, _ code: CodeBase
  ) -> [CalledCode] {
    var found = TurnCode(code).reached(from: span, in: file, of: type)
    var step = 0
    while step < found.count, found.count < 16 {
      let part = found[step]
      step += 1
      for mention in part.unit.mentions(in: part.span) {
        guard let name = mention.expression?.lastName, mention.expression?.base?.isSelf ?? true,
          mention.local(named: name) == nil || mention.expression?.base != nil,
          let member = code.classes.member(name, of: type), case .variable = member.kind,
          member.body != nil, let unit = code.unit(of: member.file),
          !found.contains(where: { $0.unit.file === member.file && $0.span == member.span })
        else { continue }
        found.append(CalledCode(unit: unit, span: member.span))
      }
    }
    return found
  }

  /// Whether the margins of the frame depend on the container's size.
  private func movesWithSize(_ member: ClassMember, of type: String, _ code: CodeBase) -> Bool {
    let flow = ValueFlow(code)
    return parts(from: member.span, in: member.file, of: type, code).contains { part in
      TurningScreens.sideReads(in: part.span, of: part.unit).contains { read in
        !read.isAssigned && read.expression.map { isOfContainer($0, at: read) } ?? false
          && flow.uses(of: read).contains { decidesMargin($0, read) }
      }
    }
  }

  /// Whether it is about the container, also by locals: `guard let container = containerView`.
  private func isOfContainer(_ expression: Expression, at place: Place, depth: Int = 0) -> Bool {
    place.finds(in: expression) { part in
      if part.lastName == "containerView" { return true }
      guard depth < 4, case .name(let name) = part.kind,
        let value = place.local(named: name)?.onlyValue, value.plain.kind != .name(name)
      else { return false }
      return isOfContainer(value, at: place, depth: depth + 1)
    }
  }

  /// Whether a side becomes a part of another, or a place.
  private func decidesMargin(_ use: ValueUse, _ read: Place) -> Bool {
    switch use.kind {
    case .combined(_, let operation): return operation == "*" || operation == "/"
    case .assigned(let target): return Self.places.contains(target.plain.lastName ?? "")
    case .passed(let callee, let label):
      let name = callee.lastName ?? ""
      if ["min", "max", "MIN", "MAX"].contains(name) { return true }
      if ["CGRect", "CGPoint"].contains(name) { return label == "x" || label == "y" }
      guard name == "CGRectMake" || name == "CGPointMake",
        let arguments = use.place.expression?.callee?.arguments
      else { return false }
      return arguments.prefix(2).contains { argument in
        use.place.finds(in: argument.value) { $0.span == read.span }
      }
    case .returned, .tested: return false
    }
  }

  private static let places: Set<String> = ["x", "y", "origin", "center"]

  /// Whether code that runs when the size changes has to do with the presented view.
  private func isGivenAgain(_ type: String, _ code: CodeBase) -> Bool {
    let chain = [type] + code.classes.ancestors(of: type).filter { code.classes[$0] != nil }
    let wraps = chain.contains { code.classes.ownMember("presentedView", of: $0) != nil }
    let found = TurnCode(code).overrides(of: Self.callbacks, type).flatMap {
      parts(from: $0.span, in: $0.unit.file, of: type, code)
    }
    return found.contains { part in
      part.unit.uses(Self.presented, in: part.span)
        || wraps && part.unit.uses(["frame", "setFrame:", "bounds"], in: part.span)
    }
  }

  private static let callbacks = [
    "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
    "viewWillTransition(to:with:)", "willTransition(to:with:)", "traitCollectionDidChange(_:)",
    "preferredContentSizeDidChange(forChildContentContainer:)",
  ]
  private static let presented: Set<String> = [
    "presentedView", "presentedViewController", "frameOfPresentedViewInContainerView",
  ]

  /// Whether constraints, or a mask for resizing, place the presented view: in the class, or in what
  /// animates transitions.
  private func isPinned(_ type: String, _ code: CodeBase) -> Bool {
    let chain = [type] + code.classes.ancestors(of: type).filter { code.classes[$0] != nil }
    let own = chain.contains { name in
      code.classes.ownMembers(of: name).contains { member in
        code.uses(Self.presented.subtracting([Self.frame]), in: member)
          && (code.uses(Self.ties, in: member) || resizesPresented(in: member, code))
      }
    }
    return own
      || code.classes.all.contains { entry in
        code.classes.conforms(entry.name, to: "UIViewControllerAnimatedTransitioning")
          && (Self.ties + Self.masks).contains {
            !code.mentions(of: $0, inCodeOf: entry.name).isEmpty
          }
      }
  }

  /// Whether a mask for resizing is that of the presented view, and not of what dims the rest.
  private func resizesPresented(in member: ClassMember, _ code: CodeBase) -> Bool {
    guard let unit = code.unit(of: member.file) else { return false }
    return (unit.assignments["autoresizingMask"] ?? []).within(member.span).contains { assignment in
      guard let owner = assignment.target.plain.base?.plain else { return true }
      if case .name(let name) = owner.kind, let local = assignment.place.local(named: name) {
        guard let value = local.onlyValue else { return true }
        return assignment.place.finds(in: value) { Self.presented.contains($0.lastName ?? "") }
      }
      return assignment.place.finds(in: owner) { Self.presented.contains($0.lastName ?? "") }
    }
  }

  private static let ties: Set<String> = [
    "NSLayoutConstraint", "constraint", "addConstraints", "addConstraints:", "addConstraint:",
    "snp", "mas_makeConstraints:", "mas_makeConstraints",
    "translatesAutoresizingMaskIntoConstraints",
  ]
  private static let masks = ["autoresizingMask"]
}
