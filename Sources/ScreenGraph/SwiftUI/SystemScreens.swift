import AppCodeAnalysis
import Orientation
import TextFormats

/// Screens that the system brings along, as far as they are known.
package enum SystemScreens {
  /// A controller and how it comes up.
  struct Shown {
    var className: String
    var style: PresentationStyle
  }

  /// Those that modifiers of SwiftUI's bring up.
  static let modifiers: [String: Shown] = [
    "alert": Shown(className: "UIAlertController", style: .automatic),
    "confirmationDialog": Shown(className: "UIAlertController", style: .automatic),
    "actionSheet": Shown(className: "UIAlertController", style: .automatic),
    "fileImporter": Shown(className: "UIDocumentPickerViewController", style: .pageSheet),
    "fileExporter": Shown(className: "UIDocumentPickerViewController", style: .pageSheet),
    "fileMover": Shown(className: "UIDocumentPickerViewController", style: .pageSheet),
    "photosPicker": Shown(className: "PHPickerViewController", style: .pageSheet),
    "quickLookPreview": Shown(className: "QLPreviewController", style: .fullScreen),
    "appStoreOverlay": Shown(className: "SKStoreProductViewController", style: .pageSheet),
  ]

  /// Those that views of SwiftUI's bring up.
  static let views: [String: Shown] = [
    "ShareLink": Shown(className: "UIActivityViewController", style: .pageSheet),
    "PhotosPicker": Shown(className: "PHPickerViewController", style: .pageSheet),
    "VideoPlayer": Shown(className: "AVPlayerViewController", style: .fullScreen),
    "ColorPicker": Shown(className: "UIColorPickerViewController", style: .pageSheet),
  ]

  /// What brings up a screen whose controller apps never see, by the words for it in code.
  static let sessions: [(word: String, session: String)] = [
    ("ASWebAuthenticationSession", "ASWebAuthenticationSession"),
    ("webAuthenticationSession", "ASWebAuthenticationSession"),
    ("SFAuthenticationSession", "SFAuthenticationSession"),
    ("ASAuthorizationController", "ASAuthorizationController"),
    ("UIPrintInteractionController", "UIPrintInteractionController"),
  ]

  /// The style of one that is presented without a style of its own.
  static func style(of className: String) -> PresentationStyle {
    if className == "UISearchController" { return .custom(removesPresentersView: false) }
    return coversScreen.contains(className) ? .fullScreen : .automatic
  }

  /// The name of video that a player or a web page shows on the whole screen.
  static let video = "FullScreenVideo"

  /// The classes that cover the whole screen where nothing else is asked for.
  private static let coversScreen: Set<String> = [
    "AVPlayerViewController", "SFSafariViewController", "QLPreviewController",
    "VNDocumentCameraViewController", "MPMoviePlayerViewController",
    // A sheet that is asked: an app for landscape only ends when it comes up
    // (naoufal/react-native-payments#214).
    "PKPaymentAuthorizationViewController",
  ]
}

extension Making {
  /// The sheet that a session of the system's brings up.
  static func session(_ name: String, at location: SourceLocation) -> Making {
    Making(
      className: "UIViewController", title: name, styles: [StyleChoice(style: .pageSheet)],
      location: location)
  }

  /// Video on the whole screen.
  static func video(at location: SourceLocation) -> Making {
    Making(
      className: "AVPlayerViewController", title: SystemScreens.video,
      styles: [StyleChoice(style: .fullScreen)], location: location)
  }
}
