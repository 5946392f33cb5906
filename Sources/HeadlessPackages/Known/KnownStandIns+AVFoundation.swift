extension KnownStandIns {
  static let avFoundation = #"""
    import UIKit
    @_spi(HeadlessSources) import HeadlessUIKit

    public struct CMTime: Sendable, Equatable {
      public var value: Int64
      public var timescale: Int32
      public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
      }
      public init(seconds: Double, preferredTimescale: Int32) {
        self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
      }
      public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
      public var isValid: Bool { timescale != 0 }
      public var isNumeric: Bool { isValid }
      public var isIndefinite: Bool { false }
      public static let zero = CMTime(value: 0, timescale: 1)
      public static let invalid = CMTime(value: 0, timescale: 0)
    }
    public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
    public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
    public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
    public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
    public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
    public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
      CMTime(value: value, timescale: timescale)
    }
    public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
      CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
    }

    /// What a camera gives; there is none.
    public final class CMSampleBuffer {}
    public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }

    public struct AVMediaType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let video = AVMediaType(rawValue: "vide")
      public static let audio = AVMediaType(rawValue: "soun")
    }

    public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
      public static let resizeAspect = AVLayerVideoGravity(
        rawValue: "AVLayerVideoGravityResizeAspect")
      public static let resizeAspectFill = AVLayerVideoGravity(
        rawValue: "AVLayerVideoGravityResizeAspectFill")
    }

    // MARK: Playing

    open class AVAsset: NSObject {
      public convenience init(url URL: URL) { self.init() }
      open var duration: CMTime { .zero }
    }

    open class AVURLAsset: AVAsset {
      public let url: URL
      public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
      }
    }

    open class AVPlayerItem: NSObject {
      public enum Status: Int { case unknown, readyToPlay, failed }
      public let asset: AVAsset
      open private(set) var status = Status.unknown
      open var duration: CMTime { .zero }
      public init(asset: AVAsset) { self.asset = asset }
      public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    }

    extension NSNotification.Name {
      public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    }

    open class AVPlayer: NSObject {
      public enum Status: Int { case unknown, readyToPlay, failed }
      public enum TimeControlStatus: Int { case paused, waitingToPlayAtSpecifiedRate, playing }
      open private(set) var currentItem: AVPlayerItem?
      open var rate: Float = 0 {
        willSet { willChangeValue(forKey: "rate") }
        didSet { didChangeValue(forKey: "rate") }
      }
      @_spi(HeadlessSources) public enum _RuntimeMembers0: RuntimeMembers {
        public static var properties: [RuntimeProperty] {
          [
            RuntimeProperty(reading: "rate", \AVPlayer.rate),
            RuntimeProperty(reading: "status", \AVPlayer.status),
            RuntimeProperty(reading: "currentItem", \AVPlayer.currentItem),
          ]
        }
      }
      open var volume: Float = 1
      open var isMuted = false
      open var status: Status { .unknown }
      open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
      public override init() {}
      public init(playerItem item: AVPlayerItem?) { currentItem = item }
      public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
      open func play() { rate = 1 }
      open func pause() { rate = 0 }
      open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
      open func currentTime() -> CMTime { .zero }
      open func seek(to time: CMTime) {}
      open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(true)
      }
      open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
      ) -> Any { NSObject() }
      open func removeTimeObserver(_ observer: Any) {}
    }

    open class AVPlayerLayer: CALayer {
      open var player: AVPlayer?
      open var videoGravity = AVLayerVideoGravity.resizeAspect
      public override init() { super.init() }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public override init(layer: Any) { super.init(layer: layer) }
      public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
      }
    }

    open class AVAudioSession: NSObject, @unchecked Sendable {
      public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
      }
      public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
      }
      public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
      }
      private static let shared = AVAudioSession()
      open class func sharedInstance() -> AVAudioSession { shared }
      open func setCategory(_ category: Category) throws {}
      open func setCategory(_ category: Category, options: CategoryOptions) throws {}
      open func setCategory(
        _ category: Category, mode: Mode, options: CategoryOptions = []
      ) throws {}
      open func setActive(_ active: Bool) throws {}
      open var category: Category { .soloAmbient }
      open var outputVolume: Float { 1 }
      open var isOtherAudioPlaying: Bool { false }
    }

    // MARK: Sound

    public protocol AVAudioPlayerDelegate: NSObjectProtocol {
      func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
      func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    }
    extension AVAudioPlayerDelegate {
      public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
      public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    }

    open class AVAudioPlayer: NSObject {
      open weak var delegate: (any AVAudioPlayerDelegate)?
      open private(set) var isPlaying = false
      open var volume: Float = 1
      open var rate: Float = 1
      open var numberOfLoops = 0
      open var currentTime: TimeInterval = 0
      open var duration: TimeInterval { 0 }
      open var url: URL?
      public init(contentsOf url: URL) throws { self.url = url }
      public init(data: Data) throws {}
      @discardableResult open func prepareToPlay() -> Bool { true }
      @discardableResult open func play() -> Bool {
        isPlaying = true
        return true
      }
      open func pause() { isPlaying = false }
      open func stop() { isPlaying = false }
    }

    public protocol AVAudioRecorderDelegate: NSObjectProtocol {
      func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
      func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
    }
    extension AVAudioRecorderDelegate {
      public func audioRecorderDidFinishRecording(
        _ recorder: AVAudioRecorder, successfully flag: Bool
      ) {}
      public func audioRecorderEncodeErrorDidOccur(
        _ recorder: AVAudioRecorder, error: (any Error)?
      ) {}
    }

    open class AVAudioRecorder: NSObject {
      open weak var delegate: (any AVAudioRecorderDelegate)?
      open private(set) var isRecording = false
      open var isMeteringEnabled = false
      open var currentTime: TimeInterval { 0 }
      public let url: URL
      public init(url: URL, settings: [String: Any]) throws { self.url = url }
      @discardableResult open func prepareToRecord() -> Bool { true }
      @discardableResult open func record() -> Bool {
        isRecording = true
        return true
      }
      open func pause() { isRecording = false }
      open func stop() { isRecording = false }
      @discardableResult open func deleteRecording() -> Bool { true }
      open func updateMeters() {}
      open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    }

    public let AVFormatIDKey = "AVFormatIDKey"
    public let AVSampleRateKey = "AVSampleRateKey"
    public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
    public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
    public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
    public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320

    /// The largest rectangle of a shape in another one, in its middle.
    public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
      let scale = min(
        boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
      let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
      return CGRect(
        x: boundingRect.midX - width / 2, y: boundingRect.midY - height / 2, width: width,
        height: height)
    }

    // MARK: Capturing

    open class AVMetadataObject: NSObject {
      public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
      }
      open var type: ObjectType { .qr }
      open var bounds: CGRect { .zero }
    }
    open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
      open var stringValue: String? { nil }
    }
    public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
      func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
    }
    extension AVCaptureMetadataOutputObjectsDelegate {
      public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
      ) {}
    }
    open class AVCaptureMetadataOutput: AVCaptureOutput {
      open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
      open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
      open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
      open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue objectsCallbackQueue: DispatchQueue?
      ) {}
    }

    public enum AVCaptureVideoOrientation: Int, Sendable {
      case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
    }

    public enum AVAuthorizationStatus: Int, Sendable {
      case notDetermined, restricted, denied, authorized
    }

    open class AVCaptureDevice: NSObject {
      public enum Position: Int, Sendable { case unspecified, back, front }
      public enum FlashMode: Int, Sendable { case off, on, auto }
      public enum TorchMode: Int, Sendable { case off, on, auto }
      public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
      public enum ExposureMode: Int, Sendable {
        case locked, autoExpose, continuousAutoExposure, custom
      }
      public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(
          rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(
          rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(
          rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(
          rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(
          rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(
          rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(
          rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
      }
      open class Format: NSObject { open var videoMaxZoomFactor: CGFloat { 1 } }
      /// There is no camera.
      open class DiscoverySession: NSObject {
        public init(
          deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position
        ) {}
        open var devices: [AVCaptureDevice] { [] }
      }
      open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
      open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
      ) -> AVCaptureDevice? { nil }
      open class func devices() -> [AVCaptureDevice] { [] }
      open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
      open var uniqueID: String { "" }
      open var localizedName: String { "" }
      open var activeFormat = Format()
      open var videoZoomFactor: CGFloat = 1
      open var hasFlash: Bool { false }
      open var flashMode = FlashMode.off
      open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
      open var isTorchAvailable: Bool { false }
      open var torchMode = TorchMode.off
      open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
      open func setTorchModeOn(level torchLevel: Float) throws {}
      open var focusMode = FocusMode.locked
      open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
      open var isFocusPointOfInterestSupported: Bool { false }
      open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
      open var exposureMode = ExposureMode.locked
      open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
      open var isExposurePointOfInterestSupported: Bool { false }
      open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
      open var isSubjectAreaChangeMonitoringEnabled = false
      open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
      open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
      open func lockForConfiguration() throws {}
      open func unlockForConfiguration() {}
      open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        .denied
      }
      open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
      ) { handler(false) }
      open var position: Position { .unspecified }
      open var hasTorch: Bool { false }
    }

    open class AVCaptureInput: NSObject {}

    open class AVCaptureDeviceInput: AVCaptureInput {
      public let device: AVCaptureDevice
      public init(device: AVCaptureDevice) throws { self.device = device }
    }

    open class AVCaptureConnection: NSObject {
      open var isVideoOrientationSupported: Bool { true }
      open var videoOrientation = AVCaptureVideoOrientation.portrait
      open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
        [0, 90, 180, 270].contains(videoRotationAngle)
      }
      open var videoRotationAngle: CGFloat = 0
      open var isVideoMirroringSupported: Bool { true }
      open var isVideoMirrored = false
      open var automaticallyAdjustsVideoMirroring = true
      open var isEnabled = true
    }

    open class AVCaptureOutput: NSObject {
      private let only = AVCaptureConnection()
      open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { only }
    }

    /// What the system was given before there was a photo output.
    open class AVCaptureStillImageOutput: AVCaptureOutput {
      open var outputSettings: [String: Any] = [:]
      open var isHighResolutionStillImageOutputEnabled = false
      open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
      ) { handler(nil, nil) }
      open class func jpegStillImageNSDataRepresentation(
        _ jpegSampleBuffer: CMSampleBuffer
      ) -> Data? { nil }
    }
    public let AVVideoCodecKey = "AVVideoCodecKey"
    public let AVVideoCodecJPEG = "jpeg"

    open class AVCapturePhotoSettings: NSObject {
      public override init() {}
      public init(format: [String: Any]?) {}
      open var flashMode = AVCaptureDevice.FlashMode.off
      open var isHighResolutionPhotoEnabled = false
    }
    open class AVCapturePhoto: NSObject {
      open func fileDataRepresentation() -> Data? { nil }
    }
    public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
      func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?)
    }
    extension AVCapturePhotoCaptureDelegate {
      public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
      ) {}
    }
    open class AVCapturePhotoOutput: AVCaptureOutput {
      open var isHighResolutionCaptureEnabled = false
      open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
      open func capturePhoto(
        with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
      ) {}
    }
    open class AVCaptureVideoDataOutput: AVCaptureOutput {}

    open class AVCaptureSession: NSObject {
      public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
      }
      open var sessionPreset = Preset.high
      open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
      open private(set) var isRunning = false
      open private(set) var inputs: [AVCaptureInput] = []
      open private(set) var outputs: [AVCaptureOutput] = []
      open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
      open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
      open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
      open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
      open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
      open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
      open func beginConfiguration() {}
      open func commitConfiguration() {}
      open func startRunning() { isRunning = true }
      open func stopRunning() { isRunning = false }
    }

    open class AVCaptureVideoPreviewLayer: CALayer {
      open var session: AVCaptureSession?
      open var videoGravity = AVLayerVideoGravity.resizeAspect
      public let connection: AVCaptureConnection? = AVCaptureConnection()
      public override init() { super.init() }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public init(session: AVCaptureSession) {
        self.session = session
        super.init()
      }
      open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        CGPoint(
          x: pointInLayer.y / max(bounds.height, 1), y: 1 - pointInLayer.x / max(bounds.width, 1))
      }
    }

    """#

  static let avKit = """
    @_exported import AVFoundation
    import UIKit

    @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

    open class AVPlayerViewController: UIViewController {
      open var player: AVPlayer?
      open weak var delegate: (any AVPlayerViewControllerDelegate)?
      open var showsPlaybackControls = true
      open var videoGravity = AVLayerVideoGravity.resizeAspect
      open var allowsPictureInPicturePlayback = true
      open var entersFullScreenWhenPlaybackBegins = false
      open var exitsFullScreenWhenPlaybackEnds = false
      open var contentOverlayView: UIView? { nil }
    }

    """
}
