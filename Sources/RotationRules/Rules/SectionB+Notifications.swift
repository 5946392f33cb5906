import Orientation

extension RuleCatalogue {
  /// Section B: the device orientation and when it is reported.
  static let sectionBNotifications: [Rule] = [
    Rule(
      "B-01",
      """
      `UIDevice.orientation` is the physical orientation and may differ from the interface \
      orientation at any time.
      """,
      sources: ["A-DEVO", "SO427"], confidence: .high,
      test: """
        Given mask portrait, when the device is turned to landscapeLeft, then device landscapeLeft \
        and interface portrait.
        """),
    Rule(
      "B-02",
      """
      `UIDevice.orientation` reads 0 (unknown) unless orientation notifications are being \
      generated.
      """,
      sources: ["A-DEVO"], confidence: .high,
      test: """
        Given a counter of 0, when the sensor says landscapeLeft, then the property reads unknown.
        """),
    Rule(
      "B-03",
      """
      Begin and end calls nest: a counter goes up and down, and \
      `isGeneratingDeviceOrientationNotifications` is true while it is above 0.
      """,
      sources: ["A-BEGIN", "A-GEN", "S0"], confidence: .high,
      test: "Given begin, begin, end, then still generating; after one more end, then not."),
    Rule(
      "B-04",
      """
      UIKit itself holds one begin when a window gets a root view controller and ends it when the \
      window goes away, so in a normal app the counter of B-03 is at least 1 without app code.
      """,
      sources: ["GENBLOG (iOS 12-13)"], confidence: .medium,
      test: """
        Given a new window, when it gets a root view controller, then notifications are being \
        generated.
        """),
    Rule(
      "B-05",
      """
      One end call without its begin can drop UIKit's own (B-04), after which device notifications \
      and automatic rotation both stop.
      """,
      sources: ["S0 (end in didFinishLaunching)", "GENBLOG"], confidence: .medium,
      test: """
        Given a running app, when end is called once without begin, then a turn of the device \
        posts nothing and the interface stays.
        """),
    Rule(
      "B-06", "The counter of B-03 does not go below zero.",
      sources: ["ISIM", "general knowledge, unconfirmed"], confidence: .low,
      test: "Given end, end, begin, then notifications are being generated."),
    Rule(
      "B-07",
      """
      `UIDeviceOrientationDidChangeNotification` is posted only while notifications are being \
      generated, with the shared UIDevice as object; the new value is read from the property.
      """,
      sources: ["A-GEN", "A-ODC"], confidence: .high,
      test: """
        Given notifications on, when the sensor changes from portrait to landscapeLeft, then one \
        notification, and the property reads landscapeLeft inside the handler.
        """),
    Rule(
      "B-08",
      "`UIDevice.orientation` already has the new value when its notification is delivered.",
      sources: ["A-ODC"], confidence: .high,
      test: """
        Given notifications on, when the sensor changes, then the handler reads the new value.
        """),
    Rule(
      "B-09", "No notification is posted when the sensor value does not change.",
      sources: ["A-ODC (posted when the orientation changes)", "ISIM"], confidence: .high,
      test: """
        Given device landscapeLeft, when landscapeLeft is reported again, then nothing is posted.
        """),
    Rule(
      "B-10", "faceUp and faceDown post device notifications like any other value.",
      sources: ["S1", "github.com/nicolaschengdev/WYPopoverController#12"], confidence: .high,
      test: "Given device portrait, when it is laid face up, then one notification."),
    Rule(
      "B-11",
      "faceUp, faceDown and unknown never change the interface orientation; it stays what it was.",
      sources: ["INF", "ddeville.me 2011-01", "mpospese.com 2014-05-23"], confidence: .high,
      test: """
        Given interface landscapeRight, when the device is laid face up, then interface \
        landscapeRight and no controller callback.
        """),
    Rule(
      "B-12",
      """
      Leaving flat for the same upright orientation posts a device notification although the \
      interface does not change (faceUp to landscapeLeft while the interface is landscapeRight).
      """,
      sources: ["S1", "MBProgressHUD#25", "MBProgressHUD#211"], confidence: .high,
      test: """
        Given device faceUp and interface landscapeRight, when the device is turned to \
        landscapeLeft, then one device notification and no rotation.
        """),
    Rule(
      "B-13",
      """
      If the device is flat when the generation of notifications starts (or the app returns to the \
      foreground), three notifications arrive in a row: flat, the last upright orientation, flat \
      again.
      """,
      sources: ["RO", "S1 (three notifications on coming to the foreground)"], confidence: .medium,
      test: """
        Given a sensor that says faceUp with landscapeLeft before it, when begin is called first, \
        then notifications with faceUp, landscapeLeft, faceUp.
        """),
  ]
}
