import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A device orientation where an interface orientation belongs, or the reverse.
struct CrossEnumUse: Check {
  static let description = CheckDescription(
    "cross-enum-use", title: "A device orientation used as an interface orientation",
    rationale: """
      The orientations of the device and of the interface differ: a device turned to its
      left has an interface turned to its right, and a flat device has no interface
      orientation. Their raw values are crossed in the same way, so a cast gives the right
      side, but 5 (face up), 6 (face down) and 0 become interface orientations that nothing
      handles. A constant of the wrong type names the wrong side.

      Ask the interface for its own orientation, `view.window.windowScene.interfaceOrientation`,
      and use the functions and constants of the matching type. To convert a device orientation to
      an interface orientation, first test it with `UIDeviceOrientationIsValidInterfaceOrientation`
      or `isValidInterfaceOrientation`. A value that comes from elsewhere, such as a parameter, may
      have been tested there, so it is reported as a note.
      """,
    severity: .warning, notesAreOptIn: true, versions: "every version of iOS",
    rules: ["A-05", "A-06", "A-09", "A-11"],
    triggering: [
      .objectiveC(
        """
        @implementation ListViewController
        - (CGFloat)columns {
          return UIDeviceOrientationIsLandscape(↓self.interfaceOrientation) ? 3 : 2;
        }
        @end
        """),
      .objectiveC(
        """
        @implementation ListViewController
        - (void)layout {
          [self layoutFor:↓(UIInterfaceOrientation)[UIDevice currentDevice].orientation];
        }
        - (void)layoutFor:(UIInterfaceOrientation)orientation {}
        @end
        """),
      .objectiveC(
        """
        static BOOL IsLeft(UIInterfaceOrientation orientation) {
          return orientation == ↓UIDeviceOrientationLandscapeLeft;
        }
        """, note: "It is true for an interface turned to the right."),
      .swift(
        """
        func interface() -> UIInterfaceOrientation? {
          UIInterfaceOrientation(rawValue: ↓UIDevice.current.orientation.rawValue)
        }
        """),
    ],
    quiet: [
      .objectiveC(
        """
        @implementation ListViewController
        - (void)layout {
          UIDeviceOrientation orientation = [UIDevice currentDevice].orientation;
          if (!UIDeviceOrientationIsValidInterfaceOrientation(orientation)) return;
          [self layoutFor:(UIInterfaceOrientation)orientation];
        }
        - (void)layoutFor:(UIInterfaceOrientation)orientation {}
        @end
        """, note: "Only orientations that both have are turned into one another."),
      .swift(
        """
        func interface() -> UIInterfaceOrientation? {
          let orientation = UIDevice.current.orientation
          guard orientation.isValidInterfaceOrientation else { return nil }
          return UIInterfaceOrientation(rawValue: orientation.rawValue)
        }
        """),
      .objectiveC(
        """
        @implementation ListViewController
        - (CGFloat)columns {
          return UIInterfaceOrientationIsLandscape(self.interfaceOrientation) ? 3 : 2;
        }
        @end
        """),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let meant = project.mixups.filter { isMeant($0, project.code) && project.runs($0.place) }
    let reads = DeviceOrientationReads(project.code)
    return meant.filter { $0.constant == nil }.map { mixup in
      var found = finding(mixup)
      // A number that no orientation of the other type has is only unequal.
      if isCompared(mixup.place) || isFromElsewhere(mixup, reads) || predicate(mixup) != nil {
        found.severity = .note
      }
      return found
    } + constants(meant)
  }

  /// The constants of the wrong type, those of a function as one finding.
  ///
  /// Where every number means the same in both types, as that of portrait does, or where left and
  /// right are asked together, nothing differs.
  private func constants(_ mixups: [KindMixup]) -> [Finding] {
    let named = mixups.filter { $0.constant != nil }
    let groups = Dictionary(grouping: named) { mixup in
      Origin(mixup.place.file, mixup.place.memberSpan)
    }
    return groups.values.compactMap { group -> Finding? in
      let differing = group.filter { mixup in
        guard let constant = mixup.constant, Self.differs(constant) else { return false }
        guard mixup.use == .comparison, let other = constant.opposite else { return true }
        let whole = condition(around: mixup.place)
        return !group.contains {
          $0.constant?.name == other && condition(around: $0.place) == whole
        }
      }
      guard let first = differing.first else { return nil }
      var found = finding(first)
      found.related = group.filter { $0.expression.span != first.expression.span }.map {
        related("another use", at: $0.expression.span, in: $0.place.file.source)
      }
      return found
    }
  }

  /// Whether the number of a constant means something else in the other type.
  private static func differs(_ constant: OrientationConstant) -> Bool {
    !["portrait", "portraitUpsideDown", "unknown"].contains(constant.name)
  }

  /// The whole condition that a comparison is a part of.
  private func condition(around place: Place) -> SourceSpan {
    var span = place.span
    for ancestor in place.ancestors {
      guard ancestor.expression != nil else { break }
      span = ancestor.span
    }
    return span
  }

  /// Interface and capture orientations are the same numbers, and masks have a check of their own.
  private func isMeant(_ mixup: KindMixup, _ code: CodeBase) -> Bool {
    let kinds: Set<OrientationTag.Kind> = [mixup.found, mixup.expected]
    guard kinds == [.device, .interface] else { return false }
    // Unknown is 0 in both, and what sets the bar's orientation has a check of its own.
    if mixup.constant?.name == "unknown" || setsStatusBar(mixup.place) { return false }
    guard mixup.use == .value, mixup.constant == nil else { return true }
    if let function = predicate(mixup) { return function.hasPrefix("UI") }
    // Every orientation of an interface is one of a device, by its number.
    return mixup.found == .device && !isGuarded(mixup.place, code) && !isDealtWith(mixup, code)
  }

  /// Whether the code around a place, or around all that a value comes from, leaves out the
  /// orientations that only devices have.
  private func isGuarded(_ place: Place, _ code: CodeBase) -> Bool {
    let reads = DeviceOrientationReads(code)
    return reads.hasLeftFlat(place)
      || place.expression.map { value in
        let sources = ValueFlow(code).sources(of: value, at: place)
        return !sources.isEmpty
          && sources.allSatisfy { source in
            guard let value = source.expression else { return false }
            return reads.hasLeftFlat(source) || reads.isUpright(value, at: source)
              || code.tag(of: value, at: source)?.kind == .interface
              || code.constant(value, at: source)?.name == "unknown"
          }
      } ?? false
  }

  /// Whether the same body replaces what is flat, in front of a cast or behind it, or does nothing with
  /// it.
  private func isDealtWith(_ mixup: KindMixup, _ code: CodeBase) -> Bool {
    let reads = DeviceOrientationReads(code)
    let result = mixup.place.nameOfResult
    let names = [mixup.expression.plain.lastName, result].compactMap { $0 }
    return names.contains { name in
      code.assignments(to: name, inBodyOf: mixup.place).contains { reads.hasLeftFlat($0.place) }
    } || result.map { isOnlyChosenFrom($0, mixup.place, code) } ?? false
  }

  /// Whether all that is done with a local is to choose from its upright values.
  private func isOnlyChosenFrom(_ name: String, _ place: Place, _ code: CodeBase) -> Bool {
    let uses = (code.unit(of: place.file)?.mentions[name] ?? []).within(place.memberSpan)
    return uses.contains { _ in true }
      && uses.allSatisfy { use in
        guard case .switch(_, let cases)? = use.parent?.statement?.kind else { return false }
        return cases.allSatisfy { item in
          !item.patterns.isEmpty || item.body.allSatisfy { $0.kind == .jump(.break, nil) }
        }
      }
  }

  /// Whether no read of the device is known to lead to a value, so that what gives it may have left
  /// out the orientations that only devices have.
  private func isFromElsewhere(_ mixup: KindMixup, _ reads: DeviceOrientationReads) -> Bool {
    mixup.found == .device && mixup.use == .value && predicate(mixup) == nil
      && reads.source(of: mixup.expression, at: mixup.place) == nil
  }

  private func isCompared(_ place: Place) -> Bool {
    let outer = place.ancestors.first { ancestor in
      if case .cast? = ancestor.expression?.kind { return false }
      return true
    }
    return outer?.expression?.operation?.name.isEquality ?? false
  }

  private func setsStatusBar(_ place: Place) -> Bool {
    place.ancestors.contains {
      $0.expression?.callee?.callee.lastName == "setStatusBarOrientation"
        || $0.expression?.operation.map {
          $0.name == "=" && $0.left.lastName == "statusBarOrientation"
        } ?? false
    }
  }

  /// The function of UIKit that the value is passed to.
  private func predicate(_ mixup: KindMixup) -> String? {
    guard mixup.use == .value, let (callee, _) = mixup.place.parent?.expression?.callee,
      let name = callee.lastName, CodeBase.predicates[name] != nil
    else { return nil }
    return name
  }

  private func finding(_ mixup: KindMixup) -> Finding {
    let found = mixup.found.words
    let expected = mixup.expected.words
    let isSwift = mixup.place.file.isSwift
    if let name = predicate(mixup), let (callee, _) = mixup.place.parent?.expression?.callee {
      let right = name.replacing(mixup.expected.typeName, with: mixup.found.typeName)
      let fix = CodeBase.predicates[right].map { _ in
        Fix("call \(right)", [edit(callee.span, in: mixup.place.file.source, right)])
      }
      return finding(
        "\(name) takes \(expected), but this is \(found)", at: mixup.expression, in: mixup.place,
        fix: fix)
    }
    if let constant = mixup.constant {
      let name = constant.spelling(inSwift: isSwift)
      let counterpart = mixup.expected.constants.first {
        OrientationConstant(mixup.expected, $0)?.rawValue == constant.rawValue
      }.flatMap { OrientationConstant(mixup.expected, $0) }
      let meaning = counterpart.map { "; it has the raw value of \($0.spelling(inSwift: isSwift))" }
      return finding(
        "\(name) is \(found) where \(expected) is expected\(meaning ?? "")", at: mixup.expression,
        in: mixup.place)
    }
    let flat = mixup.found == .device ? "; face up, face down and unknown have no counterpart" : ""
    // The cast is what is wrong, not the value in it.
    var place = mixup.place
    if let outer = mixup.place.parent, case .cast? = outer.expression?.kind { place = outer }
    return finding("\(found) is used as \(expected)\(flat)", at: place)
  }
}

extension Place {
  /// The name of the local that begins with what is here, perhaps cast.
  fileprivate var nameOfResult: String? {
    for ancestor in ancestors {
      if case .variable(let variable)? = ancestor.statement?.kind { return variable.name }
      guard let expression = ancestor.expression else { return nil }
      if case .cast = expression.kind { continue }
      return nil
    }
    return nil
  }
}

extension String {
  /// The text with the first occurrence of another replaced.
  fileprivate func replacing(_ old: String, with new: String) -> String {
    guard hasPrefix(old) else { return self }
    return new + dropFirst(old.count)
  }
}

extension OrientationConstant {
  /// The name of the other way to be in landscape.
  fileprivate var opposite: String? {
    switch name {
    case "landscapeLeft": "landscapeRight"
    case "landscapeRight": "landscapeLeft"
    default: nil
    }
  }
}
