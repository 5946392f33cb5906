public import TextFormats
import XcodeProjectFiles

/// The files that a check reads, as Xcode lists a script's inputs: `.xcfilelist`.
public enum FileList {
  /// Lists all files of a folder.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - configuration: what to leave out.
  /// - Returns: a line for each file, with its line break.
  /// - Throws: why the folder cannot be read.
  public static func text(
    of path: String, _ configuration: CheckConfiguration
  ) throws(Problem) -> String {
    let options = FolderOptions(include: configuration.included, exclude: configuration.excluded)
    let files = try ProjectFolder(path, options: options).files
    // A name with a line break would be two names.
    return files.map(\.path).filter { !$0.contains("\n") }
      .map { "$(SRCROOT)/\($0)\n" }.joined()
  }

  /// The paths of a list; empty lines and comments are left out.
  public static func paths(in text: String) -> [String] {
    text.split { $0 == "\n" || $0 == "\r\n" }.map(String.init).filter { !$0.hasPrefix("#") }
  }
}
