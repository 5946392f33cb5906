import AppCodeAnalysis
import InterfaceBuilderDocuments
package import Orientation
import ProjectScenario
import RotationScenario
package import ScreenGraph
package import TextFormats
import XcodeProjectFiles

/// What an app's folder says of its screens: their views, and the orientations they allow.
package struct ProjectScreens: Sendable {
  /// The screens.
  package let screens: AppScreens
  /// What is wrong with the documents.
  package let problems: [Problem]
  private let project: AppProject
  /// The places of the screens in the app's graph of controllers.
  private let nodes: [ScenePlace: [Int]]

  /// Reads the documents of an app.
  ///
  /// - Parameter project: the app's folder.
  /// - Complexity: linear in the size of the documents.
  package init(_ project: AppProject) {
    self.project = project
    var documents: [InterfaceDocument] = []
    var problems: [Problem] = []
    for interface in project.interfaces where interface.isForPhoneOrPad {
      guard let file = project.contents.folder.file(at: interface.path),
        let bytes = try? project.contents.folder.read(file)
      else { continue }
      let document = InterfaceDocumentReader.read(bytes, path: interface.path).document
      documents.append(document)
      for problem in document.problems { problems.note(problem) }
    }
    self.problems = problems
    nodes = Self.nodes(of: documents, in: project)
    let (found, graph) = (nodes, project.graph)
    screens = AppScreens(documents) { place in
      found[place]?.first.map { graph.nodes[$0].name }
    }
  }

  private static func nodes(
    of documents: [InterfaceDocument], in project: AppProject
  ) -> [ScenePlace: [Int]] {
    // The graph numbers the files without those of launch screens.
    let shown = project.interfaces.filter { $0.isForPhoneOrPad && !$0.isLaunchScreen }
    let numbers = Dictionary(
      documents.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    var nodes: [ScenePlace: [Int]] = [:]
    for (index, node) in project.graph.nodes.enumerated() {
      guard let interface = node.interface, shown.indices.contains(interface.file),
        let document = numbers[shown[interface.file].path]
      else { continue }
      nodes[ScenePlace(document: document, id: interface.id), default: []].append(index)
    }
    return nodes
  }

  /// The orientations in which screens are seen, by UIKit's rules.
  ///
  /// - Parameters:
  ///   - screens: the screens.
  ///   - devices: the devices.
  ///   - version: the system.
  /// - Returns: for each screen and device a mask; that of the app where no way leads to a screen.
  /// - Complexity: that of a `Matrix` of these screens.
  package func masks(
    of screens: [AppScreen], on devices: [DeviceProfile], _ version: SystemVersion
  ) -> [[InterfaceOrientationMask]] {
    let wanted = screens.flatMap { nodes[$0.place] ?? [] }.map { ControllerID($0) }
    let matrix = Matrix(
      project.scenario(), screens: wanted, devices: devices, versions: [version],
      findsPolicies: false)
    let places = Dictionary(
      matrix.screens.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return screens.map { screen in
      devices.enumerated().map { index, device in
        var mask: InterfaceOrientationMask = []
        for node in nodes[screen.place] ?? [] {
          guard let place = places[ControllerID(node)], let row = matrix[place, index, 0] else {
            continue
          }
          for orientation in row.results + [row.start] where orientation != .unknown {
            mask.formUnion(orientation.mask)
          }
        }
        return mask.isEmpty ? appMask(device) : mask
      }
    }
  }

  private func appMask(_ device: DeviceProfile) -> InterfaceOrientationMask {
    let mask = project.target.application.infoPlist.applicationMask(for: device.idiom)
    // iPhones without a Home button are never upside down; others hardly.
    let usable = device.idiom == .phone ? mask.subtracting(.portraitUpsideDown) : mask
    return usable.isEmpty ? .portrait : usable
  }

  /// Whether the app is made for iPads, too.
  package var isForPad: Bool { project.code.idioms.contains(.pad) }

  /// The app's Info.plist.
  package var infoPlist: InfoPlist { project.target.application.infoPlist }
}
