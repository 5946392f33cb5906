import AppCodeAnalysis

/// A view of SwiftUI's that shows several screens by controllers of their own.
struct ViewContainer {
  /// What its controller is.
  let kind: ClassKind
  /// What a screen of it is called that has no name.
  let title: String

  init?(_ name: String) {
    switch name {
    case "TabView":
      kind = .tabBar
      title = "Tab"
    case "NavigationSplitView":
      kind = .split
      title = "Column"
    default: return nil
    }
  }
}
