import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The rectangle that was found, on whole pixels. Rule: `L-B-38`, `LP-05`
  func frame(of item: LayoutItem) -> CGRect {
    let across = grid.round(minimum: system[item.minX], size: system[item.width])
    let down = grid.round(minimum: system[item.minY], size: system[item.height])
    return CGRect(x: across.minimum, y: down.minimum, width: across.size, height: down.size)
  }

  /// Whether the rectangle could be another one as well.
  func isAmbiguous(_ item: LayoutItem) -> Bool {
    [item.minX, item.minY, item.width, item.height].contains { system.isAmbiguous($0) }
  }

  /// Writes UIKit's text about constraints that cannot hold together. Rule: `L-B-10` to `L-B-14`
  func report(_ conflicts: [Conflict]) {
    guard let host = DeviceHost.current, let top else { return }
    var words: [ConstraintID: String] = [:]
    describe(top, &words)
    for conflict in conflicts {
      let lines = conflict.constraints.map { words[$0] ?? "<NSLayoutConstraint>" }
      let isTranslated = lines.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }
      let note =
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand,"
        + " refer to the documentation for the UIView property"
        + " translatesAutoresizingMaskIntoConstraints) \n"
      host.log.append(
        "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
          + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
          + "\tTry this: \n"
          + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
          + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
          + (isTranslated ? note : "") + "(\n"
          + lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
          + "\n)\n\nWill attempt to recover by breaking constraint \n"
          + (words[conflict.broken] ?? "<NSLayoutConstraint>")
          + "\n\nMake a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this"
          + " in the debugger.\nThe methods in the UIConstraintBasedLayoutDebugging category on"
          + " UIView listed in <UIKitCore/UIView.h> may also be helpful.")
    }
  }

  /// Collects what the log has for the constraints of a view and those below.
  func describe(_ view: UIView, _ words: inout [ConstraintID: String]) {
    guard view.flags.contains(.layoutBelow) else { return }
    let layout = view.extras?.layout
    for constraint in layout?.constraints ?? [] {
      if let installation = constraint.installation, installation.engine == number {
        words[installation.id] = constraint.logLine
      }
    }
    if let item = layout?.item, item.engine == number {
      let code = "<NSAutoresizingMaskLayoutConstraint \(view.storedMask.logCode)"
      for (id, name) in zip(item.known, ["minX", "minY", "width", "height"]) {
        let value = LayoutWords.number(CGFloat(system.constant(of: id)))
        words[id] = "\(code) \(LayoutWords.name(view)).\(name) == \(value)   (active)>"
      }
    }
    for guide in layout?.systemGuides ?? [] {
      guard let item = guide.item, item.engine == number else { continue }
      for (id, side) in zip(item.known, ["left", "top", "right", "bottom"]) {
        words[id] =
          "<NSLayoutConstraint '\(guide.constraintName(side))' \(LayoutWords.name(guide)).\(side)"
          + "   (active)>"
      }
    }
    for subview in view.storedSubviews { describe(subview, &words) }
  }
}

extension UIView.AutoresizingMask {
  /// Which parts give way: `-` is fixed, `&` gives way. Rule: `L-A-53`
  fileprivate var logCode: String {
    func part(_ masks: UIView.AutoresizingMask...) -> String {
      isDisjoint(with: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        && masks[0] == .flexibleLeftMargin
        || isDisjoint(with: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
          && masks[0] == .flexibleTopMargin
        ? "--&" : masks.map { contains($0) ? "&" : "-" }.joined()
    }
    return "h=" + part(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin) + " v="
      + part(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
  }
}
