import Foundation
import HeadlessDevice
import Testing
import UIKit

@testable import HeadlessApp

/// Classes that a storyboard names without a module.
@Suite @MainActor struct ClassNameTests {
  @Test(
    "A class without a module is of the delegate's, by its name in Swift or in Objective-C",
    arguments: ["Jukebox", "JukeboxViewController"])
  func delegatesModule(name: String) throws {
    let device = HeadlessDevice(try configuration(customClass: name))
    device.launch(AppDelegate(), storyboard: UIStoryboard(name: "Box", bundle: nil))
    let box = try #require(device.visibleViewController as? JukeboxViewController)
    #expect(box.coverView != nil && device.faults.isEmpty && device.log.isEmpty)
  }

  @Test("A class without a module is of a module of the configuration's, and of no other")
  func namedModule() throws {
    var configuration = try configuration(customClass: "Jukebox")
    for modules in [["HeadlessApp"], []] {
      configuration.modules = modules
      let device = HeadlessDevice(configuration)
      device.launch(
        root: UIStoryboard(name: "Box", bundle: nil).instantiateInitialViewController()
          ?? UIViewController())
      #expect(device.visibleViewController is JukeboxViewController == !modules.isEmpty)
      #expect(device.log.isEmpty == !modules.isEmpty)
    }
  }

  @Test("Colors and images of the app's catalog have the symbols that Xcode gives them")
  func assetSymbols() throws {
    let device = HeadlessDevice(try configuration(customClass: "Jukebox"))
    device.launch(AppDelegate(), storyboard: UIStoryboard(name: "Box", bundle: nil))
    let box = try #require(device.visibleViewController as? JukeboxViewController)
    #expect(box.coverView.image != nil && box.coverView.tintColor == .accent)
    #expect(box.view.backgroundColor == UIColor(resource: .Evening.night))
  }

  /// A device that finds a storyboard `Box` with a controller of a class.
  private func configuration(customClass name: String) throws -> HeadlessDevice.Configuration {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Box-\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
        <scenes><scene sceneID="s"><objects>
          <viewController id="a" customClass="\(name)" sceneMemberID="viewController">
            <view key="view" id="v"><subviews><imageView id="i"/></subviews></view>
            <connections><outlet property="coverView" destination="i" id="o"/></connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let file = folder.appending(path: "Box.storyboard")
    try Data(storyboard.utf8).write(to: file, options: .atomic)
    var configuration = try HeadlessDevice.Configuration("iPhone 15, iOS 17")
    configuration.resources = folder.path
    configuration.recordsFaults = true
    return configuration
  }
}
