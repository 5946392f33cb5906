import Orientation
public import TextFormats
import XcodeProjectFiles

/// Writes fixed files, inside one folder and nowhere else.
///
/// No link below the folder is followed: a file is read, compared and replaced in one folder that is
/// held open, also when a path leads elsewhere meanwhile.
public struct FixWriter: Sendable {
  private let root: String

  /// Writes into a folder.
  ///
  /// - Parameter folder: its path; links in it are looked through once, here.
  public init(_ folder: String) { root = Disk.realPath(folder) ?? folder }

  /// Writes a file in one step, with the permissions it had.
  ///
  /// - Parameter fix: the file.
  /// - Throws: if it was not written: it is outside, or has changed meanwhile.
  public func write(_ fix: FileFix) throws(ReadingError) {
    let location = SourceLocation(file: fix.path)
    let refusal: String?
    do throws(Disk.Failure) {
      refusal = try Disk.inFolder(of: fix.path, in: root) { name, folder throws(Disk.Failure) in
        let bytes = try Disk.read(name, inFolder: folder, most: fix.before.count + 1)
        guard bytes == fix.before else { return "the file has changed meanwhile: not written" }
        do throws(WholeFile.Failure) {
          try WholeFile.write(fix.after, as: name, inFolder: folder)
          return nil
        } catch {
          return "the file cannot be written: \(error)"
        }
      }
    } catch {
      let text = "the file is a link, is outside the folder or has changed: not written"
      throw ReadingError(location, text + " (\(error.reason))")
    }
    if let refusal { throw ReadingError(location, refusal) }
  }
}
