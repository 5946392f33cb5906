import DeviceSetup
import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel
import XcodeProjectFiles

/// An image picker in an app that is never portrait.
struct SystemControllerMask: Check {
  static let description = CheckDescription(
    "system-controller-mask",
    title: "A portrait-only system controller in a landscape-only app",
    rationale: """
      `UIImagePickerController` supports portrait only. In an app that allows landscape only, the
      two have nothing in common, and UIKit raises `UIApplicationInvalidInterfaceOrientation` when
      the picker is presented over the whole screen.

      For the photo library, use `PHPickerViewController`, which has no such mask. Otherwise
      present the picker as a popover, or let the app delegate allow portrait while it is shown:

      ```swift
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask {
        isPickerShown ? .all : .landscape
      }
      ```
      """,
    severity: .warning, versions: "every version of iOS, on iPhone",
    rules: ["D-04", "D-15", "D-16"],
    triggering: [
      CheckExample(files: [
        .init(
          "Game.swift",
          """
          import UIKit

          final class GameViewController: UIViewController {
            func choosePicture() {
              let picker = ↓UIImagePickerController()
              present(picker, animated: true)
            }
          }

          """), .infoPlist(["LandscapeLeft", "LandscapeRight"]),
        .appWithPlist("Game", families: "1,2"),
      ]),
      CheckExample(files: [
        .init(
          "Game.m",
          """
          #import <UIKit/UIKit.h>

          @implementation GameViewController
          - (void)choosePicture {
            UIImagePickerController *picker = ↓[[UIImagePickerController alloc] init];
            [self presentViewController:picker animated:YES completion:nil];
          }
          @end

          """), .infoPlist(["LandscapeLeft"]),
        .appWithPlist("Game", families: "1,2"),
      ]),
    ],
    quiet: [
      CheckExample(
        note: "The app also allows portrait.",
        files: [
          .init(
            "Game.swift",
            """
            import UIKit

            final class GameViewController: UIViewController {
              func choosePicture() {
                present(UIImagePickerController(), animated: true)
              }
            }

            """), .infoPlist(["Portrait", "LandscapeLeft"]),
          .appWithPlist("Game", families: "1,2"),
        ]),
      CheckExample(
        note: "A popover is not asked.",
        files: [
          .init(
            "Game.swift",
            """
            import UIKit

            final class GameViewController: UIViewController {
              func choosePicture() {
                let picker = UIImagePickerController()
                picker.modalPresentationStyle = .popover
                present(picker, animated: true)
              }
            }

            """), .infoPlist(["LandscapeLeft"]),
          .appWithPlist("Game", families: "1,2"),
        ]),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    guard project.apps.contains(where: Self.isLandscapeOnly), !mayDelegateWiden(project.code)
    else { return [] }
    let pickers =
      ["UIImagePickerController"]
      + project.code.classes.allSubclasses(of: "UIImagePickerController")
      .filter { project.code.classes.ownMember(UIKitAnswer.mask.name, of: $0) == nil }
    // In one body there may be very many.
    let handed = Memo<Origin, Set<String>>()
    return pickers.flatMap { project.code.instantiations(of: $0) }.compactMap { place in
      guard !place.file.isTest, !isPopover(place, handed, in: project.code),
        let app = project.apps(with: place.file.source).first(where: Self.isLandscapeOnly)
      else { return nil }
      let located = app.infoPlist.located
      let key = located.plist.key(for: .phone)
      return finding(
        "UIImagePickerController is portrait only, but \(app.name) is landscape only: UIKit raises"
          + " an exception when the picker is presented full screen on iPhone", at: place,
        related: [
          Finding.Related(
            located.places[key] ?? located.location, "\(app.name) lists landscape only")
        ])
    }
  }

  /// Whether an app's Info.plist lists no portrait for iPhone.
  private static func isLandscapeOnly(_ app: ProjectTarget) -> Bool {
    let mask = app.infoPlist.located.plist.mask(for: .phone)
    return app.idioms?.contains(.phone) ?? false
      && mask?.isDisjoint(with: [.portrait, .portraitUpsideDown]) ?? false
  }

  /// Whether an app delegate or a window's application may allow portrait, as far as the code
  /// shows.
  private func mayDelegateWiden(_ code: CodeBase) -> Bool {
    let question = RotationMethods.ofAppDelegate
    return code.classes.all.contains { entry in
      guard code.classes.ownMember(question, of: entry.name)?.isDefinition ?? false else {
        return false
      }
      return code.answers(member: question, of: entry.name).contains { answer in
        answer.idiom == .phone
          && answer.possibilities.masks?.contains { $0.contains(.portrait) } ?? true
      }
    }
  }

  /// Whether the function that creates a picker shows it in a popover.
  private func isPopover(
    _ place: Place, _ handed: Memo<Origin, Set<String>>, in code: CodeBase
  ) -> Bool {
    let body = place.scope.member
    let styles = code.assignments(to: "modalPresentationStyle", inBodyOf: place).filter {
      $0.place.scope.member == body
    }
    let mentions = (code.unit(of: place.file)?.mentions["popoverPresentationController"] ?? [])
      .within(place.memberSpan).contains { $0.scope.member == body }
    return mentions
      || styles.contains { code.uses(["popover"], in: $0.value.span, of: $0.place.file) }
      || place.parent?.statement?.variableName.map { name in
        handed.value(Origin(place.file, place.memberSpan)) { handedToPopovers(at: place, code) }
          .contains(name)
      } ?? false
  }

  /// The locals of a body that it gives to a method which shows them in a popover.
  private func handedToPopovers(at place: Place, _ code: CodeBase) -> Set<String> {
    guard let type = place.scope.typeName, let unit = code.unit(of: place.file) else { return [] }
    var names: Set<String> = []
    for name in unit.calledNames(in: place.memberSpan) {
      let isForPopovers = code.classes.ownMethods(name, of: type).contains { method in
        code.uses(
          ["popover", "popoverPresentationController"], in: method.function.span, of: method.file)
      }
      guard isForPopovers else { continue }
      for call in (unit.calls[name] ?? []).within(place.memberSpan) {
        for argument in call.expression?.callee?.arguments ?? [] {
          if case .name(let given) = argument.value.plain.kind { names.insert(given) }
        }
      }
    }
    return names
  }
}

extension Statement {
  /// The name of the variable that it declares.
  fileprivate var variableName: String? {
    if case .variable(let variable) = kind { variable.name } else { nil }
  }
}
