import DeviceSetup
import Orientation
import Testing
import TextFormats

@Suite struct DeviceNameTests {
  @Test(
    "A name without its number is the newest model that ran the system",
    arguments: [
      ("iPad", "12", "iPad (6th generation)"), ("iPad", "17", "iPad (10th generation)"),
      ("iPad", "27", "iPad (A16)"), ("ipad", "4.3", "iPad 2"),
      ("iPad Pro 11", "17", "iPad Pro 11-inch (M4)"),
      ("iPad Pro 11", "27", "iPad Pro 11-inch (M5)"),
      ("iPad Pro 11-inch", "16", "iPad Pro 11-inch (4th generation)"),
      ("ipadpro11", "12", "iPad Pro 11-inch (1st generation)"),
      ("iPad Pro", "9.1", "iPad Pro 12.9-inch (1st generation)"),
      ("iPad Pro", "27", "iPad Pro 11-inch (M5)"),
      ("iPad Pro 12.9", "27", "iPad Pro 12.9-inch (6th generation)"),
      ("iPad Air", "12", "iPad Air (3rd generation)"), ("iPad Air", "18", "iPad Air 11-inch (M3)"),
      ("iPad mini", "18", "iPad mini (A17 Pro)"), ("iPad mini", "9", "iPad mini 4"),
      ("iPhone", "6", "iPhone 5"), ("iPhone", "12", "iPhone XS"), ("iPhone", "17", "iPhone 15"),
      ("iPhone", "26.3", "iPhone 17"), ("iPhone", "27.1", "iPhone 17"),
      ("iPhone Pro", "27", "iPhone 18 Pro"), ("iPhone Pro Max", "18", "iPhone 16 Pro Max"),
      ("iPhone Plus", "27", "iPhone 16 Plus"), ("iPhone mini", "18", "iPhone 13 mini"),
      ("iPhone SE", "12", "iPhone SE (1st generation)"),
      ("iPhone SE", "17", "iPhone SE (3rd generation)"),
      ("iPod", "12", "iPod touch (7th generation)"),
    ])
  func newest(name: String, version: String, model: String) throws {
    let found = try #require(DeviceName(name))
    #expect(found.model(running: SystemVersion(version)).name == model)
    #expect(try Stage(parsing: "\(name), iOS \(version)").device.name == model)
  }

  @Test("A whole name is that model, whatever is newer", arguments: DeviceProfile.all)
  func exact(model: DeviceProfile) throws {
    let found = try #require(DeviceName(model.name))
    #expect(found.models == [model])
    #expect(found.model(running: BehaviorTable.newestSystem) == model)
  }

  @Test(
    "Where no model ran the system, the message is about the nearest",
    arguments: [
      (
        "iPad Pro 11, iOS 9",
        "iPad Pro 11-inch (1st generation) never ran iOS 9. Expected iOS 12.1 to 26.6."
      ),
      ("iPhone, iOS 3", "iPhone 4s never ran iOS 3. Expected iOS 5 to 9.3."),
      ("iPhone 5, iOS 17", "iPhone 5 never ran iOS 17. Expected iOS 6 to 10.3."),
      ("iPhone 15, iOS 99", "no system of 'iOS 99' is known. Expected iOS 2 to 18 or 26 to 27."),
      ("iPhone 15, iOS 20", "no system of 'iOS 20' is known. Expected iOS 2 to 18 or 26 to 27."),
      (
        "iPhone 15, iOS 17, SDK 99",
        "no system of 'SDK 99' is known. Expected iOS 2 to 18 or 26 to 27."
      ),
      (
        "iPhone 15 iOS 17",
        "no comma between 'iPhone 15' and 'iOS 17'. Expected 'iPhone 15, iOS 17'."
      ),
      (
        "iPhone 15, iOS 17 held landscapeLeft",
        "no comma between 'iOS 17' and 'held landscapeLeft'."
          + " Expected 'iOS 17, held landscapeLeft'."
      ),
      (
        "iPhone 51, iOS 17",
        "unknown device 'iPhone 51'. Expected a device that `quarterturn devices` lists;"
          + " did you mean iPhone 15?"
      ),
    ])
  func messages(line: String, message: String) {
    let error = #expect(throws: ReadingError.self) { try Stage(parsing: line) }
    #expect(error?.description.hasSuffix(": " + message) == true, "\(error?.description ?? "")")
  }

  @Test(
    "A name that no model has is answered with the one that looks most like it",
    arguments: [
      ("iphne 15", "iPhone 15"), ("iPhone 51", "iPhone 15"), ("iPhone 61 Pro", "iPhone 16 Pro"),
      ("iPhone 99", "iPhone 17"), ("iPad Pro 11 M6", "iPad Pro 11-inch (M5)"),
      ("iPhone 15 Prp", "iPhone 15 Pro"),
    ])
  func nearest(text: String, name: String) {
    #expect(DeviceName(text) == nil)
    #expect(DeviceName.nearest(to: text) == name)
  }

  @Test("What resembles no name has no answer", arguments: ["", "-", "Pixel", "iPad 11 11"])
  func nothing(text: String) {
    #expect(DeviceName(text) == nil)
    if text.count < 6 { #expect(DeviceName.nearest(to: text) == nil) }
  }

  @Test("A name without end takes no time", .timeLimit(.minutes(1)))
  func endless() {
    let text = String(repeating: "iPad ", count: 100_000)
    #expect(DeviceName(text) == nil)
    #expect(throws: ReadingError.self) { try Stage(parsing: text + ", iOS 17") }
  }

  @Test("Of several systems, the newest model that ran most of them")
  func several() throws {
    let versions = [17, 18, 27].map { SystemVersion($0) }
    #expect(
      try #require(DeviceName("iPad Pro 11")).model(running: versions).name
        == "iPad Pro 11-inch (M4)")
    #expect(
      try #require(DeviceName("iPhone")).model(running: [SystemVersion(3)]).name == "iPhone 4s")
  }
}
