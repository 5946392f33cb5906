import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A mapping between two kinds of orientation with left and right exchanged.
struct LeftRightSwap: Check {
  static let description = CheckDescription(
    "left-right-swap", title: "Left and right are swapped between orientation types",
    rationale: """
      A device that is turned to its left needs an interface that is turned to its right, so
      `UIDeviceOrientation.landscapeLeft` corresponds to
      `UIInterfaceOrientation.landscapeRight` and to the `landscapeRight` of masks and of
      captured video. Interface orientations, masks and capture orientations of the same name
      match. With the sides swapped, whatever is shown or recorded in landscape is upside down.

      Swap the two results.
      """,
    severity: .error, versions: "every version of iOS", rules: ["A-04", "A-05", "A-06"],
    triggering: [
      .objectiveC(
        """
        static UIInterfaceOrientation InterfaceOf(UIDeviceOrientation orientation) {
          switch (orientation) {
            case UIDeviceOrientationLandscapeLeft: return ↓UIInterfaceOrientationLandscapeLeft;
            case UIDeviceOrientationLandscapeRight: return UIInterfaceOrientationLandscapeRight;
            default: return UIInterfaceOrientationPortrait;
          }
        }
        """),
      .swift(
        """
        func mask(of orientation: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
          if orientation == .landscapeLeft { return ↓.landscapeRight }
          if orientation == .landscapeRight { return .landscapeLeft }
          return .portrait
        }
        """),
    ],
    quiet: [
      .swift(
        """
        func interface(of orientation: UIDeviceOrientation) -> UIInterfaceOrientation {
          switch orientation {
          case .landscapeLeft: return .landscapeRight
          case .landscapeRight: return .landscapeLeft
          default: return .portrait
          }
        }
        """),
      .swift(
        """
        func mirrored(_ orientation: UIInterfaceOrientation) -> AVCaptureVideoOrientation {
          switch orientation {
          case .landscapeLeft: return .landscapeRight
          case .landscapeRight: return .landscapeLeft
          default: return .portrait
          }
        }
        """, note: "The front camera's picture is mirrored."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    project.code.orientationUnits.flatMap { unit -> [Finding] in
      var seen: Set<SourceSpan> = []
      return OrientationMappings(project.code).all(in: unit).compactMap { finding($0, project) }
        .filter { seen.insert($0.0).inserted }.map(\.1)
    }
  }

  private func finding(
    _ entries: [OrientationMapping], _ project: CheckedProject
  ) -> (SourceSpan, Finding)? {
    let sides = entries.filter { ["landscapeLeft", "landscapeRight"].contains($0.from.name) }
    guard let left = sides.first(where: { $0.from.name == "landscapeLeft" }),
      let right = sides.first(where: { $0.from.name == "landscapeRight" }),
      left.from.kind == right.from.kind, left.to.kind == right.to.kind,
      let isCrossed = Self.isCrossed(left.from.kind, left.to.kind)
    else { return nil }
    let wanted =
      isCrossed ? ("landscapeRight", "landscapeLeft") : ("landscapeLeft", "landscapeRight")
    guard left.to.name == wanted.1, right.to.name == wanted.0 else { return nil }
    let place = left.place
    guard project.runs(place), !isMirrored(place, project.code) else { return nil }
    let from = left.from.kind.typeName
    let message =
      "\(from)'s landscapeLeft corresponds to \(wanted.0) of \(left.to.kind.typeName), "
      + "and landscapeRight to \(wanted.1); here they are swapped"
    let source = place.file.source
    let fix = Fix(
      "swap the two",
      [
        edit(left.result.span, in: source, place.file.text(right.result.span)),
        edit(right.result.span, in: source, place.file.text(left.result.span)),
      ])
    return (left.result.span, finding(message, at: left.result, in: place, fix: fix))
  }

  /// Whether left of one kind is right of another; nil for kinds that are not mapped so.
  static func isCrossed(_ from: OrientationTag.Kind, _ to: OrientationTag.Kind) -> Bool? {
    guard from != to else { return nil }
    return from == .device || to == .device
  }

  /// Whether the code around a place is about a camera that sees left on the right.
  private func isMirrored(_ place: Place, _ code: CodeBase) -> Bool {
    guard let member = place.scope.member else { return false }
    let isMirror = { (name: String) in
      !Self.mirrors.isDisjoint(with: name.nameWords)
    }
    return isMirror(member.name) || !Self.opposites.isDisjoint(with: member.name.nameWords)
      || code.unit(of: place.file)?.usesName(in: member.span, where: isMirror) ?? false
  }

  /// Words of methods that mean to give the other side.
  private static let opposites: Set<String> = [
    "opposite", "opposed", "inverse", "inverted", "reverse", "reversed", "flip", "flipped",
  ]

  private static let mirrors: Set<String> = ["mirror", "mirrored", "mirroring", "mirrors", "front"]
}
