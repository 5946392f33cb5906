internal import AppCodeModel

/// Files that an editor has saved in UTF-16.
enum UTF16Text {
  /// The text in UTF-8 if it begins with the mark of UTF-16, otherwise the text itself.
  static func asUTF8(_ text: SourceText) -> SourceText {
    let bytes = text.bytes
    guard bytes.count >= 2 else { return text }
    let isLittle = bytes[0] == 0xFF && bytes[1] == 0xFE
    guard isLittle || (bytes[0] == 0xFE && bytes[1] == 0xFF) else { return text }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = 2
    while index + 1 < bytes.count {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
      index += 2
    }
    return SourceText(Array(String(decoding: units, as: UTF16.self).utf8), path: text.path)
  }
}
