package import Orientation
package import AppCodeAnalysis
package import AppCodeModel
import ScreenGraph
import TextFormats
package import XcodeProjectFiles

/// All that checks may know of a project.
public struct CheckedProject: Sendable {
  /// The source files, by path.
  package let files: [SourceFile]
  /// The code of all files together: classes, calls, values.
  package let code: CodeBase
  /// Whether UIKit asks the controllers of each app.
  var screens: [ScreenContexts] { laterScreens.value }
  private let laterScreens: Once<[ScreenContexts]>
  /// Where one kind of orientation is used for another, in order.
  var mixups: [KindMixup] { laterMixups.value }
  private let laterMixups: Once<[KindMixup]>
  /// The bodies that run when the device's orientation changes: the methods that observe the
  /// notification.
  var deviceOrientationHandlers: [CodeScope] { laterHandlers.value }
  private let laterHandlers: Once<[CodeScope]>
  /// The bodies of those methods, and the blocks that run then, too.
  var deviceOrientationBlocks: [NotifiedBlock] { laterBlocks.value }
  private let laterBlocks: Once<[NotifiedBlock]>
  /// Those, and the methods of their class that they call.
  var deviceOrientationReactions: [NotifiedBlock] { laterReactions.value }
  private let laterReactions: Once<[NotifiedBlock]>
  /// The controllers that are only created as the roots of windows that are never shown.
  let hiddenRoots: Once<Set<String>>
  /// Whether there is code that is in no app, in no test and in no folder of examples.
  let hasLibrary: Once<Bool>
  /// What values are used for.
  let purposes: ValuePurposes
  /// What calls functions of a name; many may have the same.
  let callingBodies = Memo<Called, CallingBodies>()
  /// The targets, apps first; empty without a project file.
  package let targets: [ProjectTarget]
  /// The libraries for CocoaPods whose code is here.
  let pods: [PodSpecification]
  /// The paths of their code.
  private let podPaths: Set<String>
  /// The SDK the app is built with; the usual one where it is not known.
  package private(set) var sdk: SystemVersion
  /// How the system of that SDK behaves for the app.
  package private(set) var behaviors: Behaviors
  /// The oldest system the configuration names, if it does; it counts before that of targets.
  private let configuredDeploymentTarget: SystemVersion?
  private let targetsByFile: [String: [Int]]

  /// How many apps of a folder have their screens put together.
  private static let mostApps = 4

  /// Creates a project.
  ///
  /// - Parameters:
  ///   - files: the source files, in any order.
  ///   - units: their indexes, if they were made already.
  ///   - targets: the targets, if they are known.
  ///   - pods: the libraries that are made for CocoaPods.
  ///   - interfaces: the storyboards and xibs.
  ///   - sdk: the SDK, if it is known.
  ///   - deploymentTarget: the oldest system; nil takes that of each target.
  package init(
    files: [SourceFile], units: [CodeUnit]? = nil, targets: [ProjectTarget] = [],
    pods: [PodSpecification] = [], interfaces: [InterfaceFile] = [], sdk: SystemVersion? = nil,
    deploymentTarget: SystemVersion? = nil
  ) {
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.targets = targets
    // One that brings binaries, or names its code by what only Ruby knows, has none here.
    let ofPods = pods.map { pod in files.map(\.path).filter(pod.contains) }
    self.pods = zip(pods, ofPods).filter { !$0.1.isEmpty }.map(\.0)
    let podPaths = Set(ofPods.joined())
    self.podPaths = podPaths
    self.sdk = sdk ?? .usualSDK
    behaviors = Behaviors(of: self.sdk)
    configuredDeploymentTarget = deploymentTarget
    var targetsByFile: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      for file in target.files { targetsByFile[file.path, default: []].append(index) }
    }
    self.targetsByFile = targetsByFile
    let apps = targets.filter(\.isApp)
    let code = CodeBase(
      units ?? self.files.map { CodeUnit($0) },
      deploymentTarget: deploymentTarget ?? Self.oldest(targets) ?? .usualDeploymentTarget,
      idioms: apps.compactMap(\.idioms).reduce(nil) { ($0 ?? []).union($1) } ?? [.phone, .pad])
    self.code = code
    purposes = ValuePurposes(code)
    // Checks that need these wait for them while others run.
    laterScreens = Once {
      Array(apps.prefix(Self.mostApps)).concurrentMap {
        ScreenContexts(
          ControllerGraph(code: code, interfaces: interfaces, target: $0), code,
          linkedSDK: sdk ?? .usualSDK)
      }
    }
    hasLibrary = Once { [targetsByFile] in
      // Where no target is declared, a folder that starts an app at most in its examples is a library.
      if apps.allSatisfy({ $0.origin == .folder }), !Self.startsApp(code) { return true }
      // A library that is brought as a binary is only seen in what shows it.
      if !pods.isEmpty, code.units.allSatisfy({ $0.file.isTest || Self.isExample($0.file.path) }) {
        return true
      }
      return code.units.contains { unit in
        !unit.file.isTest && !Self.isExample(unit.file.path)
          && !unit.file.path.hasSuffix("Package.swift")
          && (podPaths.contains(unit.file.path)
            || !(targetsByFile[unit.file.path] ?? []).contains { targets[$0].isApp })
      }
    }
    hiddenRoots = Once { Self.hiddenRoots(in: code) }
    let handlers = Once { Self.deviceOrientationHandlers(in: code) }
    laterHandlers = handlers
    let blocks = Once {
      handlers.value.compactMap(NotifiedBlock.init(method:))
        + Self.deviceOrientationBlocks(in: code)
    }
    laterBlocks = blocks
    laterReactions = Once { Self.deviceOrientationReactions(to: blocks.value, in: code) }
    laterMixups = Once {
      code.orientationUnits.concurrentMap { KindMixups(code).all(in: $0) }.flatMap { $0 }
    }
  }

  /// The same project with another SDK.
  ///
  /// - Parameters:
  ///   - sdk: the SDK.
  ///   - behaviors: how its system behaves; nil means as the SDK's version does.
  /// - Returns: the project as checks then see it.
  package func built(with sdk: SystemVersion, behaviors: Behaviors? = nil) -> CheckedProject {
    var project = self
    project.sdk = sdk
    project.behaviors = behaviors ?? Behaviors(of: sdk)
    return project
  }

  /// The file with a path.
  ///
  /// - Complexity: O(log n) in the number of files.
  package func file(_ path: String) -> SourceFile? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      let isBefore = files[middle].path.utf8.lexicographicallyPrecedes(path.utf8)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? files[low] : nil
  }

  /// What the source file with a path holds.
  package func bytes(ofFile path: String) -> [UInt8]? { file(path)?.text.bytes }

  /// The targets a file is built into; all of them when none names it.
  package func targets(of file: SourceFile) -> [ProjectTarget] {
    let own = targets(with: file)
    return own.isEmpty ? targets : own
  }

  /// Whether a file is only built for systems on which nothing turns, such as tvOS.
  func isForOtherSystems(_ path: String) -> Bool {
    let own = (targetsByFile[path] ?? []).map { targets[$0].platforms }
    return !own.isEmpty && own.allSatisfy { !$0.isEmpty && !$0.contains(.iOS) }
  }

  /// Whether a file is of a library that apps get by CocoaPods.
  func isOfPod(_ file: SourceFile) -> Bool { podPaths.contains(file.path) }

  /// The targets that name a file.
  func targets(with file: SourceFile) -> [ProjectTarget] {
    (targetsByFile[file.path] ?? []).map { targets[$0] }
  }

  /// The targets that make apps for iOS.
  package var apps: [ProjectTarget] { targets.filter(\.isApp) }

  /// The oldest iOS that any target runs on; nil when unknown.
  package var deploymentTarget: SystemVersion? {
    configuredDeploymentTarget ?? Self.oldest(targets)
  }

  /// The oldest iOS that the targets of a file run on; nil when unknown.
  package func deploymentTarget(of file: SourceFile) -> SystemVersion? {
    let own = targets(of: file)
    // A package is built for what the app that links it runs on.
    let isPackage = own.allSatisfy { $0.origin == .swiftPackage && !$0.isApp }
    return configuredDeploymentTarget
      ?? (isPackage ? Self.oldest(apps(running: file)) : nil) ?? Self.oldest(own)
  }

  /// Whether code of a file may run in an app for an idiom; nil when unknown.
  package func runs(on idiom: Idiom, _ file: SourceFile) -> Bool? {
    let known = targets(of: file).compactMap(\.idioms)
    return known.isEmpty ? nil : known.contains { $0.contains(idiom) }
  }

  private static func oldest(_ targets: [ProjectTarget]) -> SystemVersion? {
    // A folder without a project is an app only for want of one.
    let apps = targets.filter { $0.isApp && $0.origin != .folder }
    let known = apps.isEmpty ? targets : targets.filter { $0.origin != .swiftPackage || $0.isApp }
    return known.compactMap { $0.deploymentTarget?.value }.min()
  }
}
