package import Orientation
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
  /// The styles that are set where it is made, the usual one first.
  var styles: [StyleChoice] = []
  /// Why the style is not sure; nil where it is.
  var styleDoubt: String?
  /// The idioms on which it is made; nil for all.
  var idioms: Set<Idiom>?
  /// Whether it is a container of UIKit's that other code fills, so that it is one of its own.
  var isOpen = false
  /// Whether its class is of a library whose source is not there.
  var isForeign = false
  /// What else can be in its place: the code chooses among them while it runs.
  var others: [Making] = []
  /// Where it is made.
  var location: SourceLocation
  /// What a hosting controller shows.
  var view: ViewScreen?

  /// What distinguishes two: neither where they are created, nor the style.
  var key: Key {
    Key(
      className: className, title: interface == nil ? title : nil, interface: interface,
      children: children.map(\.key), origin: isOpen && children.isEmpty ? location : nil,
      place: view.flatMap { $0.view == nil ? $0.location : nil })
  }

  /// The classes of it and what is inside: what a storyboard and code that makes the same have alike.
  var shape: String {
    className + "(" + children.map(\.shape).joined(separator: ",") + ")"
  }

  /// Its class and the classes of what is inside.
  var classNames: Set<String> {
    children.reduce(into: [className]) { $0.formUnion($1.classNames) }
  }

  /// What distinguishes it from what it is in.
  var nameInside: String { view.map { $0.view ?? $0.title } ?? className }

  struct Key: Hashable {
    var className: String
    var title: String?
    var interface: InterfacePlace?
    var children: [Key]
    var origin: SourceLocation?
    /// Where a screen is written that has no view of its own.
    var place: SourceLocation?
  }

  /// The same on fewer idioms; nil when none is left.
  func restricted(to idioms: Set<Idiom>?) -> Making? {
    guard let both = self.idioms.intersected(with: idioms) else { return self }
    guard !both.isEmpty else { return nil }
    var making = self
    making.idioms = both
    return making
  }
}

extension Set<Idiom>? {
  /// What two sets have in common, where nil is all.
  func intersected(with other: Set<Idiom>?) -> Set<Idiom>? {
    guard let self, let other else { return self ?? other }
    return self.intersection(other)
  }
}

/// A presentation style, and the idioms on which it is set.
struct StyleChoice: Hashable {
  var style: PresentationStyle
  /// nil for all.
  var idioms: Set<Idiom>?

  func holds(_ idiom: Idiom) -> Bool { idioms?.contains(idiom) ?? true }
}

/// A controller in an interface file.
package struct InterfacePlace: Sendable, Hashable {
  /// The file's place in the list of files.
  package var file: Int
  /// The controller's id.
  package var id: String
}

/// Who goes a way: all controllers of a class, or one that is made in a place.
enum Speaker: Hashable {
  case ofClass(String)
  case made(SourceLocation)
}

/// A way from the screens of some speakers.
struct CodeEdge: Hashable {
  /// Who goes this way; empty when it is not known, so that it is the root.
  var speakers: Set<Speaker>
  /// How.
  var action: Action
  /// Where to.
  var making: Making
  /// The idioms on which there is this way; nil for all.
  var idioms: Set<Idiom>?
  /// How early it is gone when the app is launched; nil when it is gone later.
  var rank: Int?
  /// The other styles that it may be presented in.
  var otherStyles: [PresentationStyle] = []
  /// Why it is a guess.
  var doubt: String?
  /// Whether it is gone after its speaker is shown.
  var isLater = false
  /// The call.
  var location: SourceLocation

  /// The names of the classes and views whose screens go this way.
  var classes: Set<String> {
    Set(speakers.compactMap { if case .ofClass(let name) = $0 { name } else { nil } })
  }

  enum Action: Hashable {
    case presents
    case pushes
    case shows
    case showsDetail
    case contains
    case opensWindow(isKey: Bool)
  }
}

extension PresentationStyle {
  /// The word of code for it.
  package var word: String {
    if case .custom = self { "custom" } else { "\(self)" }
  }

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
