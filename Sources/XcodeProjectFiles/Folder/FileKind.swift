/// The kinds of files that a project's screens depend on.
package enum FileKind: String, CaseIterable, Sendable, Hashable {
  /// `.swift`
  case swift
  /// `.m`
  case objectiveC
  /// `.mm`
  case objectiveCPlusPlus
  /// `.h`
  case header
  /// `.storyboard`
  case storyboard
  /// `.xib`
  case xib
  /// `.plist`
  case propertyList
  /// `project.pbxproj`
  case projectFile
  /// `.xcconfig`
  case configuration
  /// `project.yml`, from which XcodeGen creates a project.
  case specification
  /// `.podspec`, which names the code of a library.
  case podSpecification

  /// The kind of a file by its name; nil for files that do not concern screens.
  ///
  /// - Parameter name: the name without folders.
  package init?(fileName name: String) {
    if name == "project.pbxproj" {
      self = .projectFile
    } else if name == "project.yml" || name == "project.yaml" {
      self = .specification
    } else {
      guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
        return nil
      }
      switch name[name.index(after: dot)...].lowercased() {
      case "swift": self = .swift
      case "m": self = .objectiveC
      case "mm": self = .objectiveCPlusPlus
      case "h": self = .header
      case "storyboard": self = .storyboard
      case "xib": self = .xib
      case "plist": self = .propertyList
      case "xcconfig": self = .configuration
      case "podspec": self = .podSpecification
      default: return nil
      }
    }
  }

  /// Whether it holds code.
  package var isSource: Bool {
    switch self {
    case .swift, .objectiveC, .objectiveCPlusPlus, .header: true
    default: false
    }
  }

  /// Whether Interface Builder wrote it.
  package var isInterface: Bool { self == .storyboard || self == .xib }
}
