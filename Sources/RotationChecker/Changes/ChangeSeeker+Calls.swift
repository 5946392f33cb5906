import DeviceSetup
import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel
import TextFormats
import XcodeProjectFiles

extension ChangeSeeker {
  /// Calls that do nothing any more.
  var deadCalls: SystemChanges.Section {
    section(
      "Calls that no longer work",
      "In an app built with the SDK of 27 statusBarOrientation is always unknown, and UIKit logs a"
        + " fault for every read. Write view.window?.windowScene?.effectiveGeometry"
        + ".interfaceOrientation, or compare the width and height of the view.", ["N-27", "N-29"],
      with: .statusBarOrientationIsUnknown
    ) {
      StatusBarOrientation().findings(in: then)
    }
  }

  /// Requests that a window refuses.
  var requests: SystemChanges.Section {
    section(
      "Requests that may be refused",
      "A window that can be resized may refuse requestGeometryUpdate: with code 101 on iPad. Give it"
        + " an error handler, and lay the screen out for the shape it has.",
      ["M-09", "N-11", "N-12"], with: .masksArePreference
    ) {
      project.code.calls(of: "requestGeometryUpdate").filter(counts).map { place in
        finding("asks for another orientation", at: place.span, in: place.file.source)
      }
    }
  }

  /// What is deprecated and keeps working.
  var deprecations: SystemChanges.Section {
    section(
      "Deprecated, but still working",
      "supportedInterfaceOrientations(for:) of the scene delegate replaces the app"
        + " delegate's method; until the oldest system is 27, implement both with one answer.",
      ["N-23", "N-26"], with: .sceneDelegateAnswers
    ) {
      let question = RotationMethods.ofAppDelegate
      let answer = "supportedInterfaceOrientations(for:)"
      let classes = project.code.classes.all
      let hasBoth = classes.contains { entry in
        project.code.classes.kind(of: entry.name) == .sceneDelegate
          && project.code.classes.ownMember(answer, of: entry.name) != nil
      }
      return hasBoth
        ? []
        : classes.compactMap { entry in
          guard let member = project.code.classes.ownMember(question, of: entry.name),
            member.isDefinition, !member.file.isTest
          else { return nil }
          return finding(
            "\(entry.name) answers for the app; no scene delegate does", at: member.nameSpan,
            in: member.file.source)
        }
    }
  }

  /// What keeps the app from starting.
  var launch: SystemChanges.Section {
    section(
      "Why the app does not start",
      "An app built with the iOS 27 SDK needs scenes: UIKit stops it with \"UIScene life cycle is"
        + " required for apps built with this SDK.\" Add UIApplicationSceneManifest to its"
        + " Info.plist and a scene delegate; several scenes at once are not required.",
      ["N-34", "N-35"], with: .sceneLifeCycleIsRequired
    ) {
      project.apps.compactMap { app in
        let plist = app.infoPlist
        guard !app.application.infoPlist.hasSceneManifest, !declaresScenes(app) else { return nil }
        return Finding(
          check: name, severity: .error, message: "\(app.name) has no scenes",
          location: plist.located.location, declaration: app.name, code: app.name)
      }
    }
  }

  /// Whether the code of an app gives it scenes: that of an app clip beside it does not.
  private func declaresScenes(_ app: ProjectTarget) -> Bool {
    project.code.declaresScenes { file in
      project.targets(of: file.source).contains { $0.name == app.name || !$0.isApp }
    }
  }

  /// Whether code at a place runs on the version, and belongs to the app.
  private func counts(_ place: Place) -> Bool {
    !place.file.isTest && project.code.reach(of: place).includes(from: version)
  }
}
