import Orientation
import AppCodeAnalysis
import XcodeProjectFiles

/// A controller as code or an interface file makes it, with the controllers it begins with.
struct Making: Hashable {
  /// The class: the app's own, or UIKit's.
  var className: String
  /// Its name when the class is UIKit's and says nothing about it.
  var title: String?
  /// Its location in an interface file.
  var interface: InterfacePlace?
  /// The controllers it begins with.
  var children: [Making] = []
  /// The style that is set where it is made.
  var style: PresentationStyle?
  /// Where it is made.
  var location: SourceLocation
  /// What a hosting controller shows.
  var view: ViewScreen?

  /// What distinguishes two: neither where they are created, nor the style.
  var key: Key {
    Key(
      className: className, title: interface == nil ? title : nil, interface: interface,
      children: children.map(\.key),
      place: view.flatMap { $0.view == nil ? $0.location : nil })
  }

  /// The classes of it and what is inside: what a storyboard and code that makes the same have alike.
  var shape: String {
    className + "(" + children.map(\.shape).joined(separator: ",") + ")"
  }

  /// What distinguishes it from what it is in.
  var nameInside: String { view.map { $0.view ?? $0.title } ?? className }

  struct Key: Hashable {
    var className: String
    var title: String?
    var interface: InterfacePlace?
    var children: [Key]
    /// Where a screen is written that has no view of its own.
    var place: SourceLocation?
  }
}

/// A controller in an interface file.
package struct InterfacePlace: Sendable, Hashable {
  /// The file's place in the list of files.
  package var file: Int
  /// The controller's id.
  package var id: String
}

/// A way from the screens of some classes.
struct CodeEdge: Hashable {
  /// The classes that go this way; empty when it is not known, so that it may be any.
  var classes: Set<String>
  /// How.
  var action: Action
  /// Where to.
  var making: Making
  /// The call.
  var location: SourceLocation

  enum Action: Hashable {
    case presents
    case pushes
    case shows
    case showsDetail
  }
}

extension PresentationStyle {
  /// The style of a word in code or in an interface file.
  ///
  /// - Parameter word: such as `fullScreen`, or Objective-C's `UIModalPresentationFullScreen`.
  init?(word: String) {
    let prefix = "UIModalPresentation"
    let name = word.hasPrefix(prefix) ? String(word.dropFirst(prefix.count)) : word
    switch name.prefix(1).lowercased() + name.dropFirst() {
    case "automatic": self = .automatic
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "popover": self = .popover
    case "currentContext": self = .currentContext
    case "overCurrentContext": self = .overCurrentContext
    case "overFullScreen", "blurOverFullScreen": self = .overFullScreen
    case "custom": self = .custom(removesPresentersView: false)
    default: return nil
    }
  }
}
