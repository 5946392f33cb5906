import DeviceSetup
package import Orientation
import TextFormats

// What the engine has to know of a target's app, put together in one place.

extension ProjectTarget {
  /// The idioms it is made for; nil when nothing tells, or it is not for iOS.
  package var idioms: Set<Idiom>? {
    guard platforms.isEmpty || platforms.contains(.iOS), let families = families?.value else {
      return nil
    }
    var idioms: Set<Idiom> = []
    if families.contains(.phone) { idioms.insert(.phone) }
    if families.contains(.pad) { idioms.insert(.pad) }
    return idioms
  }

  /// What it declares, without what its code answers.
  ///
  /// An Info.plist that was not found is taken to have a scene manifest: without one the app would
  /// not even launch on iOS 27.
  package var application: ApplicationModel {
    var plist = infoPlist.located.plist
    if !infoPlist.isKnown { plist.hasSceneManifest = true }
    return ApplicationModel(infoPlist: plist, isPhoneOnly: idioms == [.phone])
  }

  /// What a negotiation takes for granted of it, on a device that it fills.
  ///
  /// - Parameters:
  ///   - version: the system.
  ///   - idiom: the idiom it runs in.
  ///   - linkedSDK: the SDK it is built with.
  /// - Returns: the facts of a full-screen app whose interface is upright.
  package func facts(
    on version: SystemVersion, _ idiom: Idiom, linkedSDK: SystemVersion
  ) -> Facts {
    Facts(
      version: version, linkedSDK: linkedSDK, idiom: idiom, infoPlist: application.infoPlist)
  }
}
