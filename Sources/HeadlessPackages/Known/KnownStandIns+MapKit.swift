extension KnownStandIns {
  static let coreLocation = """
    import UIKit

    public typealias CLLocationDegrees = Double
    public typealias CLLocationDistance = Double
    public typealias CLLocationAccuracy = Double

    public struct CLLocationCoordinate2D: Sendable {
      public var latitude: CLLocationDegrees
      public var longitude: CLLocationDegrees
      public init() { self.init(latitude: 0, longitude: 0) }
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
      }
    }
    public func CLLocationCoordinate2DMake(
      _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
    ) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

    public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
      (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
    }
    public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
      latitude: -180, longitude: -180)

    public let kCLDistanceFilterNone: CLLocationDistance = -1
    public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
    public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
    public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
    public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

    public enum CLAuthorizationStatus: Int32, Sendable {
      case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    }

    open class CLLocation: NSObject {
      public let coordinate: CLLocationCoordinate2D
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      }
      open var altitude: CLLocationDistance { 0 }
      open var horizontalAccuracy: CLLocationAccuracy { 0 }
      open var verticalAccuracy: CLLocationAccuracy { 0 }
      open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
    }

    public protocol CLLocationManagerDelegate: AnyObject {
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
      func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    }

    extension CLLocationManagerDelegate {
      public func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
      ) {}
      public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
      public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
      public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
      ) {}
    }

    open class CLLocationManager: NSObject {
      open weak var delegate: (any CLLocationManagerDelegate)?
      open var desiredAccuracy = kCLLocationAccuracyBest
      open var distanceFilter = kCLDistanceFilterNone
      open var pausesLocationUpdatesAutomatically = true
      open var location: CLLocation? { nil }
      open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
      open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
      open class func locationServicesEnabled() -> Bool { false }
      open func requestWhenInUseAuthorization() {}
      open func requestAlwaysAuthorization() {}
      open func requestLocation() {}
      open func startUpdatingLocation() {}
      open func stopUpdatingLocation() {}
    }

    """

  /// Names of CoreLocation are MapKit's too, which is compiled by itself.
  static let mapKit = """
    @_exported import CoreLocation
    import UIKit

    public struct MKCoordinateSpan: Sendable {
      public var latitudeDelta: CLLocationDegrees
      public var longitudeDelta: CLLocationDegrees
      public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
      }
    }

    public struct MKCoordinateRegion: Sendable {
      public var center: CLLocationCoordinate2D
      public var span: MKCoordinateSpan
      public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
      }
    }

    public protocol MKAnnotation: AnyObject {
      var coordinate: CLLocationCoordinate2D { get }
    }

    open class MKPointAnnotation: NSObject, MKAnnotation {
      open var coordinate = CLLocationCoordinate2D()
      open var title: String?
      open var subtitle: String?
    }

    open class MKAnnotationView: UIView {
      open var annotation: (any MKAnnotation)?
      open var canShowCallout = false
      open var image: UIImage?
      open var centerOffset = CGPoint.zero
      open private(set) var reuseIdentifier: String?
      public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
      }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    open class MKPinAnnotationView: MKAnnotationView {
      open var pinTintColor: UIColor! = .red
      open var animatesDrop = false
    }

    public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid }

    @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
      func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
      func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    }

    extension MKMapViewDelegate {
      public func mapView(
        _ mapView: MKMapView, viewFor annotation: any MKAnnotation
      ) -> MKAnnotationView? { nil }
      public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    }

    /// Makes no picture.
    open class MKMapSnapshotter: NSObject {
      open class Options: NSObject {
        open var region = MKCoordinateRegion(
          center: CLLocationCoordinate2D(),
          span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var mapType = MKMapType.standard
        open var showsBuildings = true
        open var showsPointsOfInterest = true
      }
      open class Snapshot: NSObject {
        open var image: UIImage { UIImage() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
      }
      open private(set) var isLoading = false
      public init(options: Options) {}
      open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        isLoading = true
      }
      open func start(
        with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
      ) { isLoading = true }
      open func cancel() { isLoading = false }
    }

    open class MKMapView: UIView {
      open weak var delegate: (any MKMapViewDelegate)?
      open var mapType = MKMapType.standard
      open var showsUserLocation = false
      open var isZoomEnabled = true
      open var isScrollEnabled = true
      open private(set) var annotations: [any MKAnnotation] = []
      open var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
      open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
      open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        region.center = coordinate
      }
      open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
      open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
      open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
      }
      open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        annotations.forEach(removeAnnotation)
      }
    }

    """
}
