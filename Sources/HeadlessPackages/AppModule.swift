import Foundation
import Orientation
import ScreenGraph
import TextFormats
import XcodeProjectFiles

/// A target of a project as a module: the app's, or one that it imports.
struct AppModule {
  let name: String
  let target: ProjectTarget
  let sources: [AppSource]
  /// The paths of its asset catalogs, from the app's folder.
  let catalogs: [String]
  /// Files that are not looked at further.
  let unreadable: [LeftOutFile]
  /// The other modules of the project that it imports.
  var dependencies: [String] = []

  /// Reads the files of a target.
  init(
    _ target: ProjectTarget, of project: AppProject, in folder: URL, _ catalogs: AppCatalogs
  ) {
    self.target = target
    self.catalogs = catalogs.paths(of: target)
    name = Self.name(of: target)
    var unreadable: [LeftOutFile] = []
    sources = target.files(.swift).compactMap { file in
      do throws(Reason) {
        return AppSource(
          path: file.path, fullPath: folder.appending(path: file.path).path,
          text: try Self.text(of: file, in: project))
      } catch {
        unreadable.append(LeftOutFile(path: file.path.plain, reason: error.text))
        return nil
      }
    }
    self.unreadable = unreadable
  }

  /// Why a file is not looked at.
  private struct Reason: Error {
    var text: String
  }

  private static func text(
    of file: ProjectFolder.File, in project: AppProject
  ) throws(Reason) -> String {
    // A name goes into a comment of the package's own sources.
    guard file.path.plain == file.path, !file.path.contains(where: \.isNewline) else {
      throw Reason(text: "its name has characters that are not printed")
    }
    guard !["main.swift", "Package.swift"].contains(file.name) else {
      throw Reason(text: "it starts the app, which a test does")
    }
    do throws(Problem) {
      let bytes = try project.contents.folder.read(file)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Problem(.malformed, SourceLocation(file: file.path), "it is not UTF-8")
      }
      return text
    } catch {
      throw Reason(text: error.message)
    }
  }

  /// What Swift calls a target's module.
  static func name(of target: ProjectTarget) -> String {
    let named = target.settings.value(of: "PRODUCT_MODULE_NAME")?.text ?? ""
    let name = named.isEmpty || named.contains("$") ? target.name : named
    let letters = String(
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
    return letters.first?.isNumber ?? true ? "_" + letters : letters
  }

  /// The app's module and those of its project that it imports, each after those it imports itself.
  ///
  /// - Complexity: linear in the files and the targets.
  static func modules(of project: AppProject, in folder: URL) -> [AppModule] {
    var libraries: [String: ProjectTarget] = [:]
    for target in project.contents.targets where target.product == .library {
      let name = name(of: target)
      let known = libraries[name]?.files(.swift).count ?? 0
      if target.files(.swift).count > known { libraries[name] = target }
    }
    let catalogs = AppCatalogs(project.contents.targets, in: folder)
    var modules: [AppModule] = []
    var visited: Set<String> = []
    func visit(_ target: ProjectTarget) {
      var module = AppModule(target, of: project, in: folder, catalogs)
      guard visited.insert(module.name).inserted else { return }
      for name in Set(module.sources.flatMap(\.modules)).sorted() where name != module.name {
        guard let library = libraries[name] else { continue }
        visit(library)
        // Two that import each other cannot be compiled; the second goes without.
        if modules.contains(where: { $0.name == name }) { module.dependencies.append(name) }
      }
      modules.append(module)
    }
    visit(project.target)
    return modules
  }
}
