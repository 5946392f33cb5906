extension KnownStandIns {
  static let photos = #"""
    import UIKit

    public enum PHAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized, limited }
    public enum PHAccessLevel: Int { case addOnly = 1, readWrite }
    public enum PHAssetMediaType: Int { case unknown, image, video, audio }
    public enum PHAssetCollectionType: Int { case album = 1, smartAlbum, moment }
    public enum PHImageContentMode: Int { case aspectFit, aspectFill }

    public struct PHAssetCollectionSubtype: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let albumRegular = PHAssetCollectionSubtype(rawValue: 2)
      public static let smartAlbumUserLibrary = PHAssetCollectionSubtype(rawValue: 209)
      public static let any = PHAssetCollectionSubtype(rawValue: .max)
    }

    /// Access is denied: there are no photos.
    public final class PHPhotoLibrary: NSObject, @unchecked Sendable {
      private static let only = PHPhotoLibrary()
      public static func shared() -> PHPhotoLibrary { only }
      public static func authorizationStatus() -> PHAuthorizationStatus { .denied }
      public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
        .denied
      }
      public static func requestAuthorization(
        _ handler: @escaping (PHAuthorizationStatus) -> Void
      ) { handler(.denied) }
      public static func requestAuthorization(
        for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
      ) { handler(.denied) }
      public func performChanges(
        _ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
      ) { completionHandler?(false, nil) }
    }

    open class PHObject: NSObject { open var localIdentifier: String { "" } }

    open class PHAsset: PHObject {
      open var mediaType: PHAssetMediaType { .unknown }
      open var pixelWidth: Int { 0 }
      open var pixelHeight: Int { 0 }
      open var creationDate: Date? { nil }
      open var duration: TimeInterval { 0 }
      open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
      }
      open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
      ) -> PHFetchResult<PHAsset> { PHFetchResult() }
      open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
      ) -> PHFetchResult<PHAsset> { PHFetchResult() }
      open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
      ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    }

    open class PHAssetCollection: PHObject {
      open var localizedTitle: String? { nil }
      open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
      ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    }

    open class PHAssetChangeRequest: NSObject {
      @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self? { nil }
      open var location: AnyObject?
      open var placeholderForCreatedAsset: PHObject? { nil }
    }

    open class PHFetchOptions: NSObject {
      open var sortDescriptors: [NSSortDescriptor]?
      open var fetchLimit = 0
    }

    public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
      public var count: Int { 0 }
      public var firstObject: ObjectType? { nil }
      public var lastObject: ObjectType? { nil }
      public func object(at index: Int) -> ObjectType { fatalError("there are no photos") }
      public func enumerateObjects(
        _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {}
    }

    open class PHImageRequestOptions: NSObject {
      public enum DeliveryMode: Int { case opportunistic, highQualityFormat, fastFormat }
      public enum ResizeMode: Int { case none, fast, exact }
      public enum Version: Int { case current, unadjusted, original }
      open var isSynchronous = false
      open var isNetworkAccessAllowed = false
      open var deliveryMode = DeliveryMode.opportunistic
      open var resizeMode = ResizeMode.fast
      open var version = Version.current
    }
    public typealias PHImageRequestOptionsDeliveryMode = PHImageRequestOptions.DeliveryMode
    public typealias PHImageRequestOptionsResizeMode = PHImageRequestOptions.ResizeMode
    public typealias PHImageRequestID = Int32
    public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
    public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

    open class PHImageManager: NSObject, @unchecked Sendable {
      private static let only = PHImageManager()
      open class func `default`() -> PHImageManager { only }
      @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
      ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
      }
      open func cancelImageRequest(_ requestID: PHImageRequestID) {}
    }
    open class PHCachingImageManager: PHImageManager, @unchecked Sendable {}

    """#

  static let photosUI = #"""
    import Photos
    import UIKit

    public struct PHPickerFilter: Hashable, Sendable {
      let name: String
      public static let images = PHPickerFilter(name: "images")
      public static let videos = PHPickerFilter(name: "videos")
      public static let livePhotos = PHPickerFilter(name: "livePhotos")
      public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: subfilters.map(\.name).joined(separator: " "))
      }
    }

    public struct PHPickerConfiguration {
      public enum AssetRepresentationMode: Int { case automatic, current, compatible }
      public var selectionLimit = 1
      public var filter: PHPickerFilter?
      public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
      public init() {}
      public init(photoLibrary: PHPhotoLibrary) {}
    }

    public struct PHPickerResult { public var assetIdentifier: String? { nil } }

    @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
    }

    open class PHPickerViewController: UIViewController {
      public let configuration: PHPickerConfiguration
      open weak var delegate: (any PHPickerViewControllerDelegate)?
      public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
      }
      public required init?(coder: NSCoder) { nil }
    }

    """#
}
