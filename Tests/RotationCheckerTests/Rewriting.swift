import RotationFindings

/// A change of an example's files that changes nothing an app does.
enum Rewriting: String {
  /// Comments on lines of their own and at the ends of lines.
  case lineComments
  /// Comments at both ends of every line, before its first word and behind its last.
  case blockComments
  /// Texts in bodies and in files of their own.
  case texts
  /// Other names of files and folders.
  case places

  /// Words that checks look for in code, and pieces of them.
  static let words = """
    iOS 16 #available(iOS 16, *) requestGeometryUpdate setNeedsUpdateOfSupportedInterfaceOrientations \
    attemptRotationToDeviceOrientation supportedInterfaceOrientations shouldAutorotate super \
    preferredInterfaceOrientationForPresentation UISupportedInterfaceOrientations UIRequiresFullScreen \
    application(_:supportedInterfaceOrientationsFor:) respondsToSelector isKindOfClass isKind(of \
    isMember(of is as? UIAlertController isBeingDismissed UIDevice UIScreen UIWindow UIWindowScene \
    GeometryPreferencesVision GeometryPreferences.Mac isValidInterfaceOrientation faceUp faceDown \
    UIDeviceOrientationIsFlat isFlat UIDeviceOrientationUnknown .unknown AVCaptureSession \
    videoOrientation imageOrientation CMMotionManager landscape Landscape LANDSCAPE portrait rotate \
    allButUpsideDown portraitUpsideDown ViewController. Controller] presentingViewController lock \
    statusBarOrientation interfaceOrientation mirrored front popover __IPHONE_OS_VERSION_MAX_ALLOWED \
    NSUInteger setValue orientation viewWillTransition userInterfaceIdiom pad phone traitCollection \
    isDeviceLocked connectedScenes windowLevel beginGeneratingDeviceOrientationNotifications
    """

  /// The example with the change; the marks stay where they are in the code.
  func rewritten(_ example: CheckExample) -> CheckExample {
    var example = example
    switch self {
    case .lineComments:
      for index in example.files.indices { example.files[index].addLineComments() }
    case .blockComments:
      for index in example.files.indices { example.files[index].addBlockComments() }
    case .texts:
      for index in example.files.indices { example.files[index].addTexts() }
      example.files += [
        CheckExample.File("Notes.swift", "let note = \"\(Self.words)\"\n"),
        CheckExample.File(
          "MoreNotes.m", "static NSString *const moreNotes = @\"\(Self.words)\";\n"),
      ]
    case .places: example.move()
    }
    return example
  }
}

extension CheckExample {
  /// Puts the files into folders with suspicious names, and names source files so.
  fileprivate mutating func move() {
    let folder = "Game2016/iOS16/Landscape Lock/requestGeometryUpdate"
    let prefix = "Landscape Lock 16 requestGeometryUpdate UIDevice faceUp Controller "
    let all = files
    for index in files.indices {
      var path = files[index].path.split(separator: "/").map(String.init)
      let name = path.removeLast()
      // What another file names has to keep its name.
      let isNamed = name == "Package.swift" || all.contains { $0.contents.contains(name) }
      path.append(files[index].language != nil && !isNamed ? prefix + name : name)
      files[index].path = ([folder] + path).joined(separator: "/")
    }
  }
}

extension CheckExample.File {
  fileprivate enum Language { case swift, objectiveC }

  fileprivate var language: Language? {
    if path.hasSuffix(".swift") { return .swift }
    return [".h", ".m", ".mm"].contains { path.hasSuffix($0) } ? .objectiveC : nil
  }

  fileprivate mutating func addLineComments() {
    rewriteLines { line in
      let comment = "// " + Rewriting.words
      let end = line.hasComment ? "" : "  " + comment
      return [line.indentation + comment, line.text + end]
    }
  }

  fileprivate mutating func addBlockComments() {
    rewriteLines { line in
      let comment = "/* \(Rewriting.words) */"
      let start = line.isDirective || line.isEmpty ? "" : comment + " "
      let end = line.hasComment ? "" : " " + comment
      return [line.indentation + start + line.text.dropFirst(line.indentation.count) + end]
    }
  }

  /// Prints a text at the start of every function that returns nothing.
  fileprivate mutating func addTexts() {
    let language = language
    rewriteLines { line in
      guard line.text.hasSuffix("{") else { return [line.text] }
      switch language {
      case .swift where line.text.contains("func ") && !line.text.contains("->"):
        return [line.text, "print(\"\(Rewriting.words)\")"]
      case .objectiveC where line.text.hasPrefix("- (void)"):
        return [line.text, "NSLog(@\"\(Rewriting.words)\");"]
      default: return [line.text]
      }
    }
  }

  /// A line of code.
  private struct Line {
    var text: String
    var indentation: String { String(text.prefix { $0 == " " }) }
    var isEmpty: Bool { text.count == indentation.count }
    var isDirective: Bool { text.dropFirst(indentation.count).first == "#" }
    var hasComment: Bool { text.contains("//") }
  }

  /// Rewrites the lines of code, but those in texts of several lines and in macros.
  private mutating func rewriteLines(_ rewrite: (Line) -> [String]) {
    guard language != nil else { return }
    var isInText = false
    var isContinued = false
    var lines: [String] = []
    for text in contents.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let hasQuotes = text.contains("\"\"\"")
      if isInText || hasQuotes || isContinued || text.hasSuffix("\\") {
        lines.append(text)
      } else {
        lines += rewrite(Line(text: text))
      }
      if hasQuotes { isInText.toggle() }
      isContinued = text.hasSuffix("\\")
    }
    contents = lines.joined(separator: "\n")
  }
}
