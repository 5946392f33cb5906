import DeviceSetup
import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel
import XcodeProjectFiles

extension ChangeSeeker {
  /// Masks that are only a preference where windows can be resized.
  var locks: SystemChanges.Section {
    section(
      "Locks that become preferences",
      "A mask holds on an iPhone that shows the app alone. It is ignored in iPad windows, and once"
        + " the user resizes it in iPhone Mirroring or as an iPhone app on iPad. Lay these screens"
        + " out for every shape; where the screen must not turn while it is used, answer true to"
        + " prefersInterfaceOrientationLocked.",
      ["N-01", "N-02", "N-04", "N-05", "N-13"], with: .masksArePreference
    ) {
      project.code.classes.controllers.compactMap { entry in
        guard
          let member = project.code.classes.ownMember(UIKitAnswer.mask.name, of: entry.name),
          member.isDefinition, !member.file.isTest, let masks = narrowed(entry.name)
        else { return nil }
        return finding(
          "\(entry.name) allows \(masks)", at: member.nameSpan, in: member.file.source)
      }
    }
  }

  /// The masks by idiom that keep something from turning, in words; nil for none, or unknown ones.
  private func narrowed(_ type: String) -> String? {
    var words: [String] = []
    for answer in project.code.answers(.mask, of: type) {
      guard answer.systems.reaches(version) else { continue }
      let usual = answer.idiom.defaultMask
      for mask in answer.possibilities.masks?.sorted(by: { $0.rawValue < $1.rawValue }) ?? []
      where !mask.isSuperset(of: usual) {
        let names = InterfaceOrientation.valid.filter { mask.contains($0) }.map { "\($0)" }
        let idiom = answer.idiom == .pad ? "iPad" : "iPhone"
        let text = "\(names.isEmpty ? "nothing" : names.joined(separator: ", ")) on \(idiom)"
        if !words.contains(text) { words.append(text) }
      }
    }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// Info.plist entries that newer systems treat differently.
  var plists: SystemChanges.Section {
    section(
      "Info.plist entries",
      "Listing fewer orientations no longer keeps an iPad app from being resized, and"
        + " UIRequiresFullScreen only makes it resize in steps, now also in iPhone Mirroring and as"
        + " an iPhone app on iPad.", ["N-07", "N-15", "N-16", "N-17"], with: .resizesInSteps
    ) {
      project.apps.flatMap { app -> [Finding] in
        let located = app.infoPlist.located
        var found: [Finding] = []
        func note(_ key: InfoPlistKey, _ message: String) {
          found.append(
            Finding(
              check: name, severity: .note, message: message,
              location: located.places[key] ?? located.location, declaration: app.name,
              code: key.propertyListKey))
        }
        if located.plist.requiresFullScreen {
          note(.requiresFullScreen, "\(app.name) requires full screen and is resized in steps")
        } else if app.idioms?.contains(.pad) ?? false, let mask = located.plist.mask(for: .pad),
          mask != .all
        {
          note(
            located.plist.key(for: .pad),
            "\(app.name) lists fewer than four orientations for iPad and is still resized")
        }
        if app.idioms == [.phone] {
          note(
            located.plist.key(for: .phone),
            "\(app.name) is for iPhone only and can be resized on an iPad")
        }
        return found
      }
    }
  }

  /// A note about a place in the code.
  func finding(_ message: String, at span: SourceSpan, in file: SourceFile) -> Finding {
    let end = SourceSpan(Int(span.end), Int(span.end))
    return Finding(
      check: name, severity: .note, message: message, location: file.text.location(of: span),
      end: file.text.location(of: end), declaration: file.declarationName(at: Int(span.start)),
      code: file.text.text(span).folded)
  }
}
