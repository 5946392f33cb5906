import Orientation
import AppCodeAnalysis
import AppCodeModel
import TextFormats
import XcodeProjectFiles

/// The controllers with which an app can begin, the most likely first.
struct GraphRoots {
  var candidates: [Making] = []
  /// Why the first is a guess, or why there is none.
  var doubt: String?
  /// Whether there is no app that could have a root.
  var isNone = false
  /// What the windows of further scenes begin with.
  var otherScenes: [Making] = []
  /// What distinguishes the candidates.
  private var known: Set<Candidate> = []

  private struct Candidate: Hashable {
    var shape: String
    var idioms: Set<Idiom>?
  }

  init(
    code: CodeBase, interfaces: InterfaceIndex, ways: CodeWays, target: ProjectTarget
  ) {
    guard target.product != .library else {
      isNone = true
      doubt = "no target builds an app; \(target.name) is a library"
      return
    }
    let plist = target.infoPlist
    var named = (plist.scenes?.applicationConfigurations.compactMap { $0.storyboard?.value } ?? [])
      .map { (name: $0, idioms: Set<Idiom>?.none) }
    for idiom in [Idiom.phone, .pad] where code.idioms.contains(idiom) {
      guard let name = plist.mainInterface.value(for: idiom)?.value else { continue }
      let isShared = Set(code.idioms.map { plist.mainInterface.value(for: $0)?.value }).count == 1
      named.append((name, isShared ? nil : [idiom]))
    }
    // What code sets when the app is launched replaces the storyboard's.
    let launched = ways.roots.filter { $0.rank != nil }
    for root in launched where named.isEmpty || !root.isOptional { add(root.making) }
    // What is set at each launch replaces the storyboard's from the beginning.
    let replaced = launched.filter(\.isSure).reduce(into: Set<Idiom>()) { idioms, root in
      idioms.formUnion(root.making.idioms ?? code.idioms)
    }
    let isReplaced = !replaced.isEmpty && replaced.isSuperset(of: code.idioms)
    for (name, idioms) in named where !isReplaced {
      interfaces.initial(ofFileNamed: name).flatMap { interfaces.making($0) }
        .flatMap { $0.restricted(to: idioms) }.map { add($0) }
    }
    for root in launched { add(root.making) }
    if candidates.isEmpty {
      let scenes = ViewScenes(ways.resolver.views).roots.map(\.making)
      scenes.prefix(1).forEach { add($0) }
      otherScenes = Array(scenes.dropFirst())
    }
    for root in ways.roots { add(root.making) }
    guard candidates.isEmpty else { return }
    for index in interfaces.files.indices.sorted(by: { left, _ in
      interfaces.files[left].name == "Main"
    }) {
      let name = interfaces.files[index].name
      guard !ways.instantiates(name), name != plist.launchInterface else { continue }
      interfaces.initial(of: index).flatMap { interfaces.making($0) }.map { add($0) }
    }
    if !candidates.isEmpty {
      candidates = Array(candidates.prefix(1))
      doubt = "neither the Info.plist nor the code names the app's first screen"
    }
  }

  private mutating func add(_ making: Making) {
    let candidate = Candidate(shape: making.shape, idioms: making.idioms)
    if known.insert(candidate).inserted { candidates.append(making) }
  }
}
