extension KnownStandIns {
  static let photos = #"""
    @_exported import CoreLocation
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
      public static let albumMyPhotoStream = PHAssetCollectionSubtype(rawValue: 100)
      public static let albumCloudShared = PHAssetCollectionSubtype(rawValue: 101)
      public static let smartAlbumGeneric = PHAssetCollectionSubtype(rawValue: 200)
      public static let smartAlbumPanoramas = PHAssetCollectionSubtype(rawValue: 201)
      public static let smartAlbumVideos = PHAssetCollectionSubtype(rawValue: 202)
      public static let smartAlbumFavorites = PHAssetCollectionSubtype(rawValue: 203)
      public static let smartAlbumAllHidden = PHAssetCollectionSubtype(rawValue: 205)
      public static let smartAlbumRecentlyAdded = PHAssetCollectionSubtype(rawValue: 206)
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
      open var modificationDate: Date? { nil }
      open var location: CLLocation? { nil }
      open var isFavorite: Bool { false }
      open var isHidden: Bool { false }
      open var burstIdentifier: String? { nil }
      open var representsBurst: Bool { false }
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
      @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self {
        self.init()
      }
      public required override init() {}
      open var creationDate: Date?
      open var location: CLLocation?
      open var placeholderForCreatedAsset: PHObject? { nil }
    }

    open class PHFetchOptions: NSObject {
      open var predicate: NSPredicate?
      open var sortDescriptors: [NSSortDescriptor]?
      open var includeHiddenAssets = false
      open var includeAllBurstAssets = false
      open var fetchLimit = 0
    }

    public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
      public var count: Int { 0 }
      public var firstObject: ObjectType? { nil }
      public var lastObject: ObjectType? { nil }
      public func object(at index: Int) -> ObjectType { fatalError("there are no photos") }
      public subscript(_ index: Int) -> ObjectType { object(at: index) }
      public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
      public func contains(_ anObject: ObjectType) -> Bool { false }
      public func index(of anObject: ObjectType) -> Int { NSNotFound }
      public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
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
    public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
    public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
    public let PHImageCancelledKey = "PHImageCancelledKey"
    public let PHImageErrorKey = "PHImageErrorKey"
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
      @discardableResult open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
      ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return 0
      }
      open func cancelImageRequest(_ requestID: PHImageRequestID) {}
    }
    open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
      open var allowsCachingHighQualityImages = true
      open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
      ) {}
      open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
      ) {}
      open func stopCachingImagesForAllAssets() {}
    }

    open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
      open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
      open var hasIncrementalChanges: Bool { false }
      open var removedIndexes: IndexSet? { nil }
      open var insertedIndexes: IndexSet? { nil }
      open var changedIndexes: IndexSet? { nil }
    }
    open class PHChange: NSObject {
      open func changeDetails<T: PHObject>(
        for fetchResult: PHFetchResult<T>
      ) -> PHFetchResultChangeDetails<T>? { nil }
    }
    public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
      func photoLibraryDidChange(_ changeInstance: PHChange)
    }
    extension PHPhotoLibrary {
      public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
      public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    }

    """#

  static let photosUI = #"""
    @_exported import Photos
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
