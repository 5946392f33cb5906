/// Decides which function bodies are worth reading.
///
/// Most of an app has nothing to do with orientation. A body in which none of the words occurs is
/// skipped, and a file in which none occurs has only its declarations read. A word matches
/// anywhere, also inside a longer one, with case.
///
/// Some words make a whole file interesting: where a class answers for its orientations, any of
/// its methods may change what it answers. So does any word in a small file.
package struct WordFilter: Sendable {
  /// The words as bytes, none of them empty.
  package let words: [[UInt8]]
  /// The words that have every body of their file read.
  package let wordsOfWholeFiles: [[UInt8]]
  /// Finds either kind of word.
  private let search: WordSearch
  /// Finds the words of whole files.
  private let searchOfWholeFiles: WordSearch

  /// How many bytes a file has at most whose bodies are all read if it contains any of the words.
  ///
  /// Where one of a few methods matters, the others mostly have to do with it.
  private let small: Int

  /// Creates a filter.
  package init(_ words: [String], wholeFiles: [String] = [], upTo small: Int = 0) {
    self.small = small
    self.words = words.map { Array($0.utf8) }.filter { !$0.isEmpty }
    wordsOfWholeFiles = wholeFiles.map { Array($0.utf8) }.filter { !$0.isEmpty }
    search = WordSearch(self.words + wordsOfWholeFiles)
    searchOfWholeFiles = WordSearch(wordsOfWholeFiles)
  }

  /// The filter with more words, those of whole files unchanged.
  package func adding(_ more: [String]) -> WordFilter {
    func texts(_ words: [[UInt8]]) -> [String] { words.map { String(decoding: $0, as: UTF8.self) } }
    return WordFilter(texts(words) + more, wholeFiles: texts(wordsOfWholeFiles), upTo: small)
  }

  /// What is about orientation, and about the ways between screens.
  package static let rotation = WordFilter(
    [
      "rientation", "otat", "Landscape", "andscape", "ortrait", "UIScreen", "mainScreen",
      "connectedScenes", "eometry", "UIWindow", "rootViewController", "viewControllers",
      "iewController", "present", "addChild", "modalPresentationStyle", "isFullScreen",
      "viewWillTransition", "traitCollection", "UIImagePicker", "respondsToSelector",
      "responds(to", "setValue", "supportedInterface", "isLocked", "windowLevel",
      "serInterfaceIdiom", "INTERFACE_IDIOM", "systemVersion", "WindowGroup",
      "show(", "VideoPreviewLayer", "radientLayer", "eyboardFrame", "view.bounds", "view.frame",
      "view bounds",
      "view frame", "ectionView.bounds", "ectionView.frame",
      "view.center", "view center", "instantiate", "utoresizingMask",
      "agingEnabled", "ezierPath", "nvalidateLayout", "GeometryReader", "ontentOffset", "scrollTo",
      "frame = bounds", "frame: bounds", "self.bounds",
      "frame: frame", "WithFrame:frame", "creenW", "creenH", "CREEN_W", "CREEN_H",
      "didFinishLaunching", "willConnectTo",
      "awakeFromNib", "draw(_ ", "drawRect:", "edraw", "etNeedsDisplay", "frameOfPresented",
      "loadView", "DisplayLink", "cheduledTimer",
      "delegateClass", "viewDidLoad", "iewWillAppear", "iewDidAppear", "iewIsAppearing",
      "ayoutSubviews", "UITab(", "ackgroundView",
      "tableHeaderView", "tableFooterView", "layoutFrame", "bounds.size", "bounds.width",
      "bounds.height", "frame.size", "frame.width", "frame.height", "GetWidth(", "GetHeight(",
      "afeAreaInsets", "afeAreaLayoutGuide", "tatusBarFrame", ".axis", "ayoutGuide.length",
      "ayoutGuide length",
      "avigationController", "abBarController",
      "some View", "some Scene", "some ToolbarContent", "AnyView", "WKWebView", "UIStoryboard",
      "uthenticationSession", "ASAuthorizationController", "UIPrintInteraction",
    ],
    wholeFiles: [
      "supportedInterfaceOrientations", "shouldAutorotate",
      "preferredInterfaceOrientationForPresentation", "prefersInterfaceOrientationLocked",
      "DeviceOrientation", "nterfaceOrientation", "rientationDidChange",
      "UIDevice.current.orientation", "currentDevice] orientation", "currentDevice].orientation",
      "currentDevice.orientation", "statusBarOrientation", "traitCollectionDidChange",
      "VideoPreviewLayer", "eyboardFrame", "setSampleBufferDelegate", "adaptivePresentationStyle",
    ], upTo: 3_072)

  /// Whether a stretch of bytes contains one of the words.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe search.next(in: bytes, from: 0) != nil
  }

  /// Whether a stretch of a file contains one of the words.
  package func matches(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe matches(UnsafeBufferPointer(rebasing: buffer[range.clamped(to: 0..<buffer.count)]))
    }
  }

  /// Whether a file has all of its bodies read: it contains one of the words that ask for that, or it
  /// contains any of them and is small.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package func wantsAll(of bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe searchOfWholeFiles.next(in: buffer, from: 0) != nil
        || (buffer.count <= small && search.next(in: buffer, from: 0) != nil)
    }
  }

  /// Where the words occur in a file, to be asked of many stretches of it.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package func places(in bytes: [UInt8]) -> WordPlaces {
    if wantsAll(of: bytes) { return .everywhere }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      var places: [Int32] = []
      var index = 0
      while let place = unsafe search.next(in: buffer, from: index) {
        places.append(Int32(truncatingIfNeeded: place))
        index = place + 1
      }
      return WordPlaces(places)
    }
  }
}

extension WordFilter {
  /// The whole names in a file of which one of the words is a part, each once.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package func names(in bytes: [UInt8]) -> Set<String> {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var names: Set<String> = []
      var index = 0
      while let place = unsafe search.next(in: buffer, from: index) {
        var start = place
        var end = place
        while start > 0, unsafe buffer[start - 1].isPartOfName { start -= 1 }
        while end < buffer.count, unsafe buffer[end].isPartOfName { end += 1 }
        unsafe names.insert(String(decoding: buffer[start..<end], as: UTF8.self))
        index = max(end, place + 1)
      }
      return names
    }
  }
}

extension UInt8 {
  /// Whether a name of letters, digits and `_` may have this byte.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension WordFilter: Hashable {
  /// Whether two filters have the same words and take the same files for small ones.
  package static func == (one: WordFilter, other: WordFilter) -> Bool {
    one.words == other.words && one.wordsOfWholeFiles == other.wordsOfWholeFiles
      && one.small == other.small
  }

  /// Hashes the words.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(words)
    hasher.combine(wordsOfWholeFiles)
  }
}
