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
  /// What the windows of further scenes begin with.
  var otherScenes: [Making] = []

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
    if candidates.isEmpty {
      let scenes = ViewScenes(ways.resolver.views).roots.map(\.making)
      candidates = Array(scenes.prefix(1))
      otherScenes = Array(scenes.dropFirst())
    }
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
}
