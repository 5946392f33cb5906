/// The widths of texts in the widest font that a picture is likely to be drawn with.
///
/// Where none of a picture's fonts is installed, most Linux systems take DejaVu Sans, which is a fifth
/// wider than Apple's fonts and than Arial. What fits in it fits in all of them.
package enum WidestFont {
  /// The advances of the printable characters of ASCII in DejaVu Sans, in thousandths of the size.
  private static let regular: [Double] = [
    318, 401, 460, 838, 637, 951, 780, 275, 391, 391, 500, 838, 318, 361, 318, 337, 637, 637, 637,
    637, 637, 637, 637, 637, 637, 637, 337, 337, 838, 838, 838, 531, 1000, 685, 687, 699, 771, 632,
    576, 775, 752, 295, 295, 656, 558, 863, 749, 788, 604, 788, 695, 635, 611, 732, 685, 989, 686,
    611, 686, 391, 337, 391, 838, 500, 500, 613, 635, 550, 635, 616, 353, 635, 634, 278, 278, 580,
    278, 975, 634, 612, 635, 635, 412, 521, 393, 634, 592, 818, 592, 592, 525, 637, 337, 637, 838,
  ]

  /// The same in DejaVu Sans Bold.
  private static let strong: [Double] = [
    349, 457, 521, 838, 696, 1002, 873, 307, 458, 458, 523, 838, 380, 416, 380, 366, 696, 696, 696,
    696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 581, 1000, 774, 763, 734, 831, 684,
    684, 821, 837, 373, 373, 775, 638, 996, 837, 851, 733, 851, 771, 721, 683, 813, 774, 1104, 771,
    725, 726, 458, 366, 458, 838, 500, 500, 675, 716, 593, 716, 679, 436, 716, 712, 343, 343, 666,
    343, 1042, 712, 688, 716, 716, 494, 596, 479, 712, 652, 924, 646, 652, 583, 712, 366, 712, 838,
  ]

  /// How wide a character is, as a part of the font's size.
  ///
  /// Letters beyond ASCII count as wide ones, signs of the higher planes as emoji.
  static func width(of character: Character, isStrong: Bool) -> Double {
    character.unicodeScalars.reduce(0) { sum, scalar in
      let value = Int(scalar.value)
      let width =
        switch value {
        case 0x20..<0x7F: (isStrong ? strong : regular)[value - 0x20] / 1000
        case ..<0x1_0000: 1.2
        default: 1.4
        }
      return sum + width
    }
  }
}

extension StringProtocol {
  /// How wide the text is at most, at a font size.
  ///
  /// - Complexity: linear in the length.
  package func width(_ size: Double, isStrong: Bool = false) -> Double {
    reduce(0) { $0 + WidestFont.width(of: $1, isStrong: isStrong) } * size
  }

  /// How wide its widest part is that is broken only where no line can hold it: a word, or a hump of
  /// one.
  ///
  /// - Complexity: linear in the length.
  package func widestPart(_ size: Double, isStrong: Bool = false) -> Double {
    var widest = 0.0
    for word in split(separator: " ") {
      var rest = Substring(word)
      while !rest.isEmpty {
        let head = rest.firstHump
        widest = Swift.max(widest, head.width(size, isStrong: isStrong))
        rest = rest[head.endIndex...]
      }
    }
    return widest
  }

  /// As many characters as fit.
  private func fitting(_ room: Double, _ size: Double, _ isStrong: Bool) -> SubSequence {
    var width = 0.0
    var end = startIndex
    while end < endIndex {
      width += WidestFont.width(of: self[end], isStrong: isStrong) * size
      guard width <= room else { break }
      end = index(after: end)
    }
    return self[..<end]
  }

  /// The text cut to a width, with an ellipsis where something is missing; empty where not even that
  /// fits.
  ///
  /// - Complexity: linear in what is kept.
  package func cut(to room: Double, size: Double, isStrong: Bool = false) -> String {
    if fitting(room, size, isStrong).endIndex == endIndex { return String(self) }
    let dots = "\u{2026}"
    let left = room - dots.width(size, isStrong: isStrong)
    return left < 0 ? "" : String(fitting(left, size, isStrong)) + dots
  }

  /// The text as at most so many lines; what does not fit ends in an ellipsis.
  ///
  /// It is broken between words. A word that is too wide for a line is broken at its humps, as in
  /// `Player` and `ViewController`, or else anywhere.
  ///
  /// - Parameters:
  ///   - count: how many lines there are at most.
  ///   - size: the font's size.
  ///   - isStrong: whether it is bold.
  ///   - room: how wide a line may be, the first one being 0.
  /// - Returns: the lines, at least one.
  /// - Complexity: linear in the length.
  package func lines(
    _ count: Int, size: Double, isStrong: Bool = false, room: (Int) -> Double
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var words = split(separator: " ").map { Substring($0) }[...]
    while let word = words.popFirst() {
      let room = room(lines.count)
      let start = line.isEmpty ? "" : line + " "
      let joined = start + word
      if joined.width(size, isStrong: isStrong) <= room {
        line = joined
        continue
      }
      if lines.count == count - 1 {
        return lines + [joined.cut(to: room, size: size, isStrong: isStrong)]
      }
      // A word that no line can hold is broken.
      var head = word.prefix(0)
      if line.isEmpty || word.width(size, isStrong: isStrong) > room {
        let left = room - start.width(size, isStrong: isStrong)
        head = word.humps(within: left, size, isStrong)
        if head.isEmpty, line.isEmpty {
          let fitting = word.fitting(left, size, isStrong)
          // A letter or two alone on the next line are hard to read.
          let rest = word.count - fitting.count
          let back = rest < 3 && fitting.count > 5 ? 3 - rest : 0
          head = fitting.isEmpty ? word.prefix(1) : fitting.dropLast(back)
        }
      }
      lines.append(head.isEmpty ? line : start + head)
      line = ""
      let rest = word[head.endIndex...]
      if !rest.isEmpty { words.insert(rest, at: words.startIndex) }
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }
}

extension Substring {
  /// The beginning that ends before a capital or after a sign.
  fileprivate var firstHump: Substring {
    var last: Character?
    for place in indices {
      if let last, Self.isHump(self[place], after: last) { return self[..<place] }
      last = self[place]
    }
    return self
  }

  private static func isHump(_ character: Character, after last: Character) -> Bool {
    character.isUppercase && last.isLowercase || "_.-/:".contains(last)
  }

  /// The longest beginning that ends before a capital or after a sign, and fits.
  fileprivate func humps(within room: Double, _ size: Double, _ isStrong: Bool) -> Substring {
    var best = prefix(0)
    var width = 0.0
    var last: Character?
    for place in indices {
      let character = self[place]
      if let last, width * size <= room, Self.isHump(character, after: last) {
        best = self[..<place]
      }
      width += WidestFont.width(of: character, isStrong: isStrong)
      if width * size > room { break }
      last = character
    }
    return best
  }
}
