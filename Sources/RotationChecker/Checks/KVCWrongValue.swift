import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// The orientation key of the device, with a mask or on the class.
struct KVCWrongValue: Check {
  static let description = CheckDescription(
    "kvc-wrong-value", title: "The orientation key is set to a mask, or on the class",
    rationale: """
      Up to iOS 15, setting the key `orientation` turns the interface. Its value is the raw value
      of an orientation, 1 to 4. A mask has other raw values: portrait is 2 as a mask, which turns
      the interface upside down, and most masks turn nothing. Set on the class `UIDevice` instead
      of the current device, the value has no effect, or the app crashes with an exception.

      Write the number of an interface orientation to the current device, for iOS 15 and earlier
      only; from iOS 16 on the key does nothing and `requestGeometryUpdate` takes the mask.
      """,
    severity: .error, versions: "iOS 15 and earlier", rules: ["A-03", "F-01", "F-02"],
    triggering: [
      .swift(
        """
        func turn(_ mask: UIInterfaceOrientationMask) {
          UIDevice.current.setValue(↓mask.rawValue, forKey: "orientation")
        }
        """),
      .objectiveC(
        """
        static void Turn(void) {
          NSNumber *value = [NSNumber numberWithInt:UIInterfaceOrientationMaskPortrait];
          [[UIDevice currentDevice] setValue:↓value forKey:@"orientation"];
        }
        """),
      .objectiveC(
        """
        static void Turn(void) {
          [↓UIDevice setValue:@(UIInterfaceOrientationPortrait) forKey:@"orientation"];
        }
        """),
    ],
    quiet: [
      .swift(
        """
        func turn(_ orientation: UIInterfaceOrientation) {
          UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
        }
        """),
      .objectiveC(
        """
        static void Turn(void) {
          NSNumber *value = @(UIDeviceOrientationLandscapeLeft);
          [[UIDevice currentDevice] setValue:value forKey:@"orientation"];
        }
        """, note: "Both kinds of orientation have the numbers that are needed."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    project.orientationKeyWrites.filter { project.runs($0.place) }.flatMap { write -> [Finding] in
      [receiver(write), value(write, project.code)].compactMap { $0 }
    }
  }

  private func receiver(_ write: OrientationKeyWrite) -> Finding? {
    guard write.isToClass, let receiver = write.receiver else { return nil }
    let isSwift = write.place.file.isSwift
    let device = isSwift ? "UIDevice.current" : "[UIDevice currentDevice]"
    return finding(
      "the orientation is set on the class UIDevice, not on the current device", at: receiver,
      in: write.place,
      fix: Fix(
        "set it on \(device)", [edit(receiver.span, in: write.place.file.source, device)]))
  }

  private func value(_ write: OrientationKeyWrite, _ code: CodeBase) -> Finding? {
    guard let value = write.value, isMask(value, at: write.place, code) else { return nil }
    return finding(
      "the orientation key takes an orientation, but this is a mask, with different raw values",
      at: value, in: write.place, fix: fix(value, write.place, code))
  }

  /// Whether a value is a mask, or may come from one.
  private func isMask(_ value: Expression, at place: Place, _ code: CodeBase) -> Bool {
    if let tag = code.tag(of: value, at: place) { return tag.kind == .mask }
    return ValueFlow(code).sources(of: value, at: place).contains { source in
      source.expression.map { code.tag(of: $0, at: source)?.kind == .mask } ?? false
    }
  }

  private func fix(_ value: Expression, _ place: Place, _ code: CodeBase) -> Fix? {
    guard let constant = constant(in: value, place, code),
      let right = OrientationConstant(.interface, constant.constant.name)
    else { return nil }
    let spelling = right.spelling(inSwift: place.file.isSwift)
    // `@(…)`, which boxes the number, is a part of the expression and stays.
    let isBoxed = place.file.text(constant.expression.span).hasPrefix("@(")
    return Fix(
      "write \(spelling)",
      [
        edit(
          constant.expression.span, in: place.file.source, isBoxed ? "@(\(spelling))" : spelling)
      ])
  }

  /// The one constant spelled in an expression.
  private func constant(
    in expression: Expression, _ place: Place, _ code: CodeBase
  ) -> (constant: OrientationConstant, expression: Expression)? {
    if let constant = expression.spelledConstant(code, at: place) { return (constant, expression) }
    let found = expression.children.compactMap { constant(in: $0, place, code) }
    return found.count == 1 ? found[0] : nil
  }
}
