import AppCodeAnalysis
import AppCodeModel
import Orientation
import XcodeProjectFiles

// What the engine decides about the apps of a project.

extension CheckedProject {
  /// Whether iPadOS asks neither the controllers nor the delegate of an app, on every system that it
  /// runs on and that lets iPads multitask (`D-40`, `N-01`).
  func leavesUnasked(_ app: ProjectTarget) -> Bool {
    guard app.idioms?.contains(.pad) ?? false, app.infoPlist.isKnown else { return false }
    let systems = BehaviorTable.known.systems(from: code.deploymentTarget).filter {
      Behaviors(of: $0)[.multitaskingBypass]
    }
    return systems.allSatisfy {
      !MaskForceFinding(app.facts(on: $0, .pad, linkedSDK: sdk)).force.counts
    }
  }

  /// Whether iPadOS asks the controllers of no app that a file is built into, or that links it.
  func leavesUnasked(_ file: SourceFile) -> Bool {
    let own = appsUsing(file).filter { $0.idioms?.contains(.pad) ?? false }
    return !own.isEmpty && own.allSatisfy { leavesUnasked($0) }
  }

  /// The apps that a file is built into; for one of a library those that link it, without hosts.
  func appsUsing(_ file: SourceFile) -> [ProjectTarget] {
    let own = apps(with: file)
    return own.isEmpty ? apps(running: file).filter { !isHost($0) } : own
  }

  /// Whether a project file has an app with a file, so that what is unknown of that app is in
  /// settings that could not be read.
  func isBuiltByProject(_ file: SourceFile) -> Bool {
    apps(with: file).contains { $0.origin != .folder }
  }

  /// Whether a class gives itself a style in which UIKit asks neither for its mask nor for its
  /// preference when it is presented.
  func fixesUnaskedStyle(_ type: String) -> Bool {
    code.assignments(to: "modalPresentationStyle").contains { assignment in
      let base = assignment.target.plain.base
      guard base == nil || base?.isSelf ?? false || base?.isSuper ?? false,
        let own = assignment.place.scope.typeName, code.classes.isKind(type, of: own),
        case .function(let function)? = assignment.place.scope.member, function.isInitializing
      else { return false }
      return assignment.value.lastName.map(Self.unaskedStyles.contains) ?? false
    }
  }

  private static let unaskedStyles: Set<String> = [
    "custom", "formSheet", "pageSheet", "popover", "currentContext", "overCurrentContext",
    "UIModalPresentationCustom", "UIModalPresentationFormSheet", "UIModalPresentationPageSheet",
    "UIModalPresentationPopover", "UIModalPresentationCurrentContext",
    "UIModalPresentationOverCurrentContext",
  ]

  /// Whether every place that creates a class runs on phones only; false when code does not create
  /// it.
  func isCreatedOnlyOnPhones(_ type: String) -> Bool {
    let places = code.instantiations(of: type).filter { !$0.file.isTest }
    return !places.isEmpty && places.allSatisfy { code.reach(of: $0).idioms == [.phone] }
  }

  /// Whether a controller, its subclasses among them, is only created as the root of windows that the
  /// same body measures and never shows.
  func isRootOfHiddenWindows(_ type: String) -> Bool {
    hiddenRoots.value.contains(code.classes[type]?.name ?? type)
  }

  /// The controllers of which every one that code creates is the root of a hidden window.
  static func hiddenRoots(in code: CodeBase) -> Set<String> {
    var hidden: Set<String> = []
    var shown: Set<String> = []
    for controller in code.classes.controllers {
      let places = code.instantiations(of: controller.name)
      let hiddenPlaces = places.filter { isRootOfHiddenWindow($0, code) }
      if !hiddenPlaces.isEmpty { code.classes.insertWithAncestors(controller.name, into: &hidden) }
      if hiddenPlaces.count < places.count {
        code.classes.insertWithAncestors(controller.name, into: &shown)
      }
    }
    return hidden.subtracting(shown)
  }

  private static func isRootOfHiddenWindow(_ place: Place, _ code: CodeBase) -> Bool {
    let roots = code.assignments(to: "rootViewController", inBodyOf: place)
    return !roots.isEmpty
      && roots.allSatisfy { root in
        guard let window = root.target.plain.base?.plain.lastName,
          root.place.local(named: window) != nil
        else { return false }
        return code.unit(of: place.file)?.mentions[window]?.within(place.memberSpan)
          .allSatisfy { $0.parent?.expression?.base?.span == $0.span } ?? true
      }
      && !code.uses(showing, in: place.memberSpan, of: place.file)
  }

  private static let showing: Set<String> = [
    "makeKeyAndVisible", "makeKey", "isHidden", "hidden", "setHidden",
  ]

  /// Whether an app only shows a library or runs its tests: by its name, its folder, or a library for
  /// other apps that its project is in the folder of.
  func isHost(_ app: ProjectTarget) -> Bool {
    Self.isExample(app.location.file)
      || !Self.exampleWords.union(Self.hostWords).isDisjoint(with: app.name.nameWords)
      || app.origin != .folder && pods.contains { $0.surrounds(app.location.file) }
  }

  /// Whether a file is in a folder of a host for tests.
  private static func isHost(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      !hostWords.isDisjoint(with: String(folder).nameWords)
    }
  }

  private static let hostWords: Set<String> = ["host", "test", "tests"]

  /// Whether a file is of a library and of no app that the project declares: what is around it is not
  /// known.
  func isOfLibraryOnly(_ file: SourceFile) -> Bool { isOfLibrary(file) { $0.origin == .folder } }

  /// Whether a file is of a library, but for apps of a kind.
  func isOfLibrary(_ file: SourceFile, butFor isMeant: (ProjectTarget) -> Bool) -> Bool {
    hasLibrary.value && apps(with: file).allSatisfy(isMeant)
  }

  /// Whether a file only shows a library of the project, or hosts its tests: nothing that is wrong
  /// there reaches an app's users.
  func isShowcase(_ path: String) -> Bool {
    guard hasLibrary.value else { return false }
    if Self.isExample(path) { return true }
    guard let file = file(path), !isOfPod(file) else { return false }
    let own = apps(with: file)
    return !own.isEmpty && own.allSatisfy(isHost) && targets(with: file).allSatisfy(\.isApp)
  }

  /// Whether code that is neither a test, nor its host, nor an example has an app's delegate, or a
  /// SwiftUI app.
  static func startsApp(_ code: CodeBase) -> Bool {
    code.classes.all.contains { entry in
      let file = entry.mainPart.file
      return !file.isTest && !isExample(file.path) && !isHost(file.path)
        && (code.classes.kind(of: entry.name) == .appDelegate
          || code.classes.conforms(entry.name, to: "App"))
    }
  }

  /// Whether a file is in a folder of examples.
  static func isExample(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      !exampleWords.isDisjoint(with: String(folder).nameWords)
    }
  }

  private static let exampleWords: Set<String> = [
    "example", "examples", "demo", "demos", "sample", "samples", "playground", "playgrounds",
    "starter", "starters",
  ]
}
