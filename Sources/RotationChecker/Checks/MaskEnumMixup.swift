import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// An orientation where a mask belongs, or a mask where an orientation belongs.
struct MaskEnumMixup: Check {
  static let description = CheckDescription(
    "mask-enum-mixup", title: "An orientation used as a mask, or a mask as an orientation",
    rationale: """
      An orientation is a number from 1 to 4, and a mask has the bit of that number set:
      portrait is 1 as an orientation and 2 as a mask, while 2 as an orientation is upside
      down. Objective-C compilers accept one for the other, so a method returns the wrong
      orientations, or a comparison is never true.

      Use the constants of the expected type: `UIInterfaceOrientationMaskPortrait` for
      `supportedInterfaceOrientations`, `UIInterfaceOrientationPortrait` for
      `preferredInterfaceOrientationForPresentation`. To test whether a mask contains an
      orientation, use `mask & (1 << orientation)`.
      """,
    severity: .error, versions: "every version of iOS", rules: ["A-02", "A-03", "A-04", "A-12"],
    triggering: [
      .objectiveC(
        """
        @implementation PlayerViewController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return ↓UIInterfaceOrientationPortrait;
        }
        @end
        """),
      .objectiveC(
        """
        @implementation PlayerViewController
        - (BOOL)mayTurnTo:(UIInterfaceOrientation)orientation {
          return orientation != ↓UIInterfaceOrientationMaskPortraitUpsideDown;
        }
        @end
        """, note: "The mask's number is 4, and so is the orientation landscape left."),
      .objectiveC(
        """
        static NSString *NameOfMask(UIInterfaceOrientationMask mask) {
          switch (mask) {
            case UIInterfaceOrientationMaskLandscapeLeft: return @"left";
            case ↓UIInterfaceOrientationLandscapeRight: return @"right";
            default: return @"other";
          }
        }
        """),
      .objectiveC(
        """
        static BOOL Allows(UIInterfaceOrientationMask mask) {
          return (mask & ↓UIInterfaceOrientationLandscapeLeft) != 0;
        }
        """),
      .swift(
        """
        func mask(of orientation: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
          UIInterfaceOrientationMask(rawValue: ↓UInt(orientation.rawValue))
        }
        """, note: "Swift's types do not help where raw values are passed."),
    ],
    quiet: [
      .objectiveC(
        """
        @implementation PlayerViewController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscape;
        }
        - (BOOL)allows:(UIInterfaceOrientation)orientation {
          return (self.supportedInterfaceOrientations & (1 << orientation)) != 0;
        }
        @end
        """),
      .swift(
        """
        func mask(of orientation: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
          UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
        }
        """),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    project.mixups.filter { ($0.found == .mask) != ($0.expected == .mask) }
      .filter { project.runs($0.place) }.map(finding)
  }

  private func finding(_ mixup: KindMixup) -> Finding {
    let found = mixup.constant.map { $0.spelling(inSwift: mixup.place.file.isSwift) }
    let named = found ?? mixup.found.words
    let message: String =
      switch mixup.use {
      case .comparison:
        "\(named) is compared with \(mixup.expected.words), whose raw values mean something else"
      case .label: "\(named) is used as a case label for \(mixup.expected.words)"
      case .bits: "\(named) is not a bit of a mask; use 1 << orientation or a mask constant"
      case .value:
        "\(named) is used where \(mixup.expected.words) is expected\(consequence(mixup))"
      }
    return finding(message, at: mixup.expression, in: mixup.place, fix: fix(mixup))
  }

  /// What UIKit reads instead.
  private func consequence(_ mixup: KindMixup) -> String {
    guard let constant = mixup.constant else { return "" }
    switch mixup.expected {
    case .mask:
      let read = InterfaceOrientationMask(rawValue: UInt(constant.rawValue))
      guard constant.rawValue != Int(read.rawValue) || read.count != 1 else {
        let name = OrientationTag.Kind.mask.constants.first {
          OrientationConstant(.mask, $0)?.mask == read
        }
        return name.map { ", and means \($0) there" } ?? ""
      }
      return constant.rawValue == 1 ? ", and is not an orientation there" : ""
    case .interface, .device, .capture:
      let name = mixup.expected.constants.first {
        OrientationConstant(mixup.expected, $0)?.rawValue == constant.rawValue
      }
      return name.map { ", and means \($0) there" } ?? ", and is not an orientation there"
    }
  }

  private func fix(_ mixup: KindMixup) -> Fix? {
    guard let constant = mixup.constant,
      let right = OrientationConstant(mixup.expected, constant.name)
    else { return nil }
    let spelling = right.spelling(inSwift: mixup.place.file.isSwift)
    return Fix(
      "replace it with \(spelling)",
      [edit(mixup.expression.span, in: mixup.place.file.source, spelling)])
  }
}
