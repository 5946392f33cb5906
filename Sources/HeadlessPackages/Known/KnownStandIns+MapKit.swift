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
    }

    public protocol CLLocationManagerDelegate: AnyObject {
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    }

    extension CLLocationManagerDelegate {
      public func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
      ) {}
      public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
      public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    }

    open class CLLocationManager: NSObject {
      open weak var delegate: (any CLLocationManagerDelegate)?
      open var desiredAccuracy = kCLLocationAccuracyBest
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
