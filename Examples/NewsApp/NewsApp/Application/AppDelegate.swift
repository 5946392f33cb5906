import AVFoundation
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Whether something is on screen that allows landscape.
    static var allowsLandscape = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback)
        UINavigationBar.appearance().tintColor = .systemRed
        return true
    }

    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsForWindow window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        if UIDevice.current.userInterfaceIdiom == .pad { return .all }
        return AppDelegate.allowsLandscape ? .allButUpsideDown : .portrait
    }

    // MARK: Scenes

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let name = connectingSceneSession.role == .windowApplication ? "Window" : "CarPlay"
        return UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
    }
}
