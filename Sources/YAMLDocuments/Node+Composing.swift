import Orientation
import TextFormats
import Yams

extension Node {
  /// Composes the one value of a YAML text whose nesting and aliases were checked before.
  ///
  /// - Parameters:
  ///   - text: the file.
  ///   - content: what an empty file lacks, for messages.
  /// - Throws: what is wrong with it as YAML.
  init(composing text: UTF8Text, content: String) throws(ReadingError) {
    let root: Node?
    do {
      root = try compose(yaml: text.string, .basic, .default, .utf8)
    } catch let error as YamlError {
      throw ReadingError(error, text)
    } catch {
      throw ReadingError(SourceLocation(file: text.file), "the file cannot be read as YAML")
    }
    guard let root else {
      throw ReadingError(
        SourceLocation(file: text.file, line: 1, column: 1), "the file is empty",
        expected: content)
    }
    self = root
  }
}

extension ReadingError {
  /// A YAML error in this project's form.
  init(_ error: YamlError, _ source: UTF8Text) {
    let file = source.file
    func at(_ mark: Mark) -> SourceLocation {
      source.location(line: mark.line, column: mark.column)
    }
    switch error {
    case .composer(_, "but found another document", let mark, _):
      self.init(at(mark), "a second document in the file", expected: "one")
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      self =
        YAMLMistake(
          problem: problem, place: at(mark), context: context?.text ?? "",
          start: context.map { at($0.mark) }, source: source
        ).error
    case .duplicatedKeysInMapping(let keys, let context):
      self = RepeatedKey(name: keys.first ?? "", first: context.mark, source: source).error
    case .reader(let problem, _, _, _):
      self.init(SourceLocation(file: file), "not valid YAML: \(problem)")
    default:
      self.init(SourceLocation(file: file), "not valid YAML")
    }
  }
}
