/// The projects of the check's examples.
extension MissingBeginGenerating {
  static let library = """
    name: Compass
    targets:
      Compass:
        type: framework
        platform: iOS
        sources: [Library]

    """

  static let example = """
    name: Example
    targets:
      Example:
        type: application
        platform: iOS
        sources: [.]

    """

  static let specification = """
    \(library.dropLast())
      Rover:
        type: application
        platform: iOS
        sources: [Rover]
        dependencies:
          - target: Compass
      Sailor:
        type: application
        platform: iOS
        sources: [Sailor]
        dependencies:
          - target: Compass

    """

  static func compass(_ mark: String = "") -> String {
    """
    #import <UIKit/UIKit.h>

    BOOL isTurned(void) {
      return UIDeviceOrientationIsLandscape(\(mark)[UIDevice currentDevice].orientation);
    }

    """
  }

  static let begin =
    "[[UIDevice currentDevice] beginGeneratingDeviceOrientationNotifications];"

  static func start(_ mark: String, _ first: String = "") -> String {
    """
    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @end
    @implementation AppDelegate
    - (BOOL)\(mark)application:(UIApplication *)application
        didFinishLaunchingWithOptions:(NSDictionary *)options {
      \(first)
      return YES;
    }
    @end

    """
  }
}
