public import Orientation
public import SourceModel

/// All that checks may know of a project.
public struct CheckedProject: Sendable {
  /// The source files, by path.
  public let files: [SourceFile]
  /// The targets; empty when no project file says.
  public let targets: [CheckedTarget]
  /// The SDK the app is built with, see ``isSDKAssumed``.
  public let sdk: SystemVersion
  /// Whether nothing says which SDK the app is built with, so that the usual one is assumed.
  public let isSDKAssumed: Bool
  /// The oldest system the configuration names, if it does; it counts before that of targets.
  private let configuredDeploymentTarget: SystemVersion?
  private let targetsByFile: [String: [Int]]

  /// The SDK that is assumed where nothing names one: the oldest the App Store takes.
  public static let usualSDK = SystemVersion(26)

  /// Makes a project.
  ///
  /// - Parameters:
  ///   - files: the source files, in any order.
  ///   - targets: the targets, if they are known.
  ///   - sdk: the SDK, if it is known.
  ///   - deploymentTarget: the oldest system; nil takes that of each target.
  public init(
    files: [SourceFile], targets: [CheckedTarget] = [], sdk: SystemVersion? = nil,
    deploymentTarget: SystemVersion? = nil
  ) {
    self.files = files.sorted { $0.path < $1.path }
    self.targets = targets
    self.sdk = sdk ?? Self.usualSDK
    isSDKAssumed = sdk == nil
    configuredDeploymentTarget = deploymentTarget
    var targetsByFile: [String: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      for file in target.files { targetsByFile[file, default: []].append(index) }
    }
    self.targetsByFile = targetsByFile
  }

  /// The file with a path.
  ///
  /// - Complexity: O(log n) in the number of files.
  public func file(_ path: String) -> SourceFile? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? files[low] : nil
  }

  /// The targets a file is built into; all of them when none names it.
  public func targets(of file: SourceFile) -> [CheckedTarget] {
    targetsByFile[file.path].map { $0.map { targets[$0] } } ?? targets
  }

  /// The iOS apps among the targets.
  public var apps: [CheckedTarget] {
    targets.filter { $0.platform == .iOS && $0.kind == .application }
  }

  /// The oldest iOS that any target runs on; nil when nothing says.
  public var deploymentTarget: SystemVersion? {
    configuredDeploymentTarget ?? Self.oldest(targets)
  }

  /// The oldest iOS that the targets of a file run on; nil when nothing says.
  public func deploymentTarget(of file: SourceFile) -> SystemVersion? {
    configuredDeploymentTarget ?? Self.oldest(targets(of: file))
  }

  /// Whether code of a file may run in an app for an idiom; nil when nothing says.
  public func runs(on idiom: Idiom, _ file: SourceFile) -> Bool? {
    let targets = targets(of: file).filter { $0.platform == .iOS && !$0.idioms.isEmpty }
    return targets.isEmpty ? nil : targets.contains { $0.idioms.contains(idiom) }
  }

  private static func oldest(_ targets: [CheckedTarget]) -> SystemVersion? {
    targets.filter { $0.platform == .iOS }.compactMap(\.deploymentTarget).min()
  }
}
