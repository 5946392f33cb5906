import Orientation
import AppCodeAnalysis
import AppCodeModel
import TextFormats
import XcodeProjectFiles

/// The controllers with which an app can begin, the most likely first.
struct GraphRoots {
  var candidates: [Making] = []
  /// Why the first is a guess.
  var doubt: String?

  init(
    code: CodeBase, interfaces: InterfaceIndex, ways: CodeWays, target: ProjectTarget
  ) {
    candidates = ways.roots
    let plist = target.infoPlist
    var names = plist.scenes?.applicationConfigurations.compactMap { $0.storyboard?.value } ?? []
    for idiom in [Idiom.phone, .pad] {
      if let name = plist.mainInterface.value(for: idiom)?.value { names.append(name) }
    }
    for name in names { add(interfaces.initial(ofFileNamed: name), interfaces) }
    if candidates.isEmpty { addSwiftUI(code) }
    for making in ways.laterRoots where !candidates.contains(where: { $0.shape == making.shape }) {
      candidates.append(making)
    }
    guard candidates.isEmpty else { return }
    for index in interfaces.files.indices.sorted(by: { left, _ in
      interfaces.files[left].name == "Main"
    }) {
      add(interfaces.initial(of: index), interfaces)
    }
    if !candidates.isEmpty {
      candidates = Array(candidates.prefix(1))
      doubt = "neither the Info.plist nor the code shows with which screen the app begins"
    }
  }

  private mutating func add(_ place: InterfacePlace?, _ interfaces: InterfaceIndex) {
    guard let making = place.flatMap({ interfaces.making($0) }),
      !candidates.contains(where: { $0.shape == making.shape })
    else { return }
    candidates.append(making)
  }

  /// The hosting controller that SwiftUI makes for an app's first view.
  private mutating func addSwiftUI(_ code: CodeBase) {
    for entry in code.classes.all where entry.protocols.contains("App") {
      let isMain = entry.parts.contains { part in
        part.declaration.attributes.contains { $0.name == "main" }
      }
      guard isMain, !entry.mainPart.file.isTest else { continue }
      candidates.append(
        Making(
          className: "UIHostingController", title: firstView(of: entry.name, code) ?? entry.name,
          location: entry.location))
      return
    }
  }

  /// The view in an app's first window group.
  private func firstView(of app: String, _ code: CodeBase) -> String? {
    for call in code.calls(of: "WindowGroup") where call.scope.typeName == app {
      for argument in call.expression?.callee?.arguments ?? [] {
        guard case .closure(let closure) = argument.value.plain.kind,
          case .expression(var view)? = closure.body.first?.kind
        else { continue }
        // Modifiers follow the view.
        while let callee = view.callee?.callee {
          if case .name(let name) = callee.kind { return name }
          guard let base = callee.base else { break }
          view = base
        }
      }
    }
    return nil
  }
}
