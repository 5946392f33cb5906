extension KnownStandIns {
  static let pdfKit = #"""
    import UIKit

    public enum PDFDisplayMode: Int {
      case singlePage, singlePageContinuous, twoUp, twoUpContinuous
    }
    public enum PDFDisplayDirection: Int { case vertical, horizontal }
    public enum PDFDisplayBox: Int { case mediaBox, cropBox, bleedBox, trimBox, artBox }

    open class PDFPage: NSObject {
      open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
      open var string: String? { nil }
    }

    /// A document without pages: no file is read.
    open class PDFDocument: NSObject {
      public let documentURL: URL?
      public override init() { documentURL = nil }
      public init?(url: URL) { documentURL = url }
      public init?(data: Data) { documentURL = nil }
      open var pageCount: Int { 0 }
      open func page(at index: Int) -> PDFPage? { nil }
      open func index(for page: PDFPage) -> Int { 0 }
      open func insert(_ page: PDFPage, at index: Int) {}
      open func dataRepresentation() -> Data? { nil }
      open func write(to url: URL) -> Bool { false }
    }

    open class PDFView: UIView {
      open var document: PDFDocument?
      open var displayMode = PDFDisplayMode.singlePageContinuous
      open var displayDirection = PDFDisplayDirection.vertical
      open var displaysPageBreaks = true
      open var autoScales = false
      open var scaleFactor: CGFloat = 1
      open var minScaleFactor: CGFloat = 0
      open var maxScaleFactor: CGFloat = 0
      open var scaleFactorForSizeToFit: CGFloat { 1 }
      open var pageShadowsEnabled = true
      open var currentPage: PDFPage? { nil }
      open func go(to page: PDFPage) {}
      open func usePageViewController(
        _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
      ) {}
    }

    """#

  static let mediaPlayer = #"""
    @_exported import AVFoundation
    import UIKit

    open class MPVolumeView: UIView {
      open var showsVolumeSlider = true
      open var showsRouteButton = true
    }

    public let MPMediaItemPropertyTitle = "title"
    public let MPMediaItemPropertyArtist = "artist"
    public let MPMediaItemPropertyArtwork = "artwork"
    public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
    public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
    public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

    open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
      private static let only = MPNowPlayingInfoCenter()
      open class func `default`() -> MPNowPlayingInfoCenter { only }
      open var nowPlayingInfo: [String: Any]?
    }

    """#
}
