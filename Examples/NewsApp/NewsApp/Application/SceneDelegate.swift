import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let banner = BreakingNewsBanner()
    private let shield = PrivacyShield()

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        // The window and its first controller come from Main.storyboard.
        guard let windowScene = scene as? UIWindowScene else { return }
        NotificationCenter.default.addObserver(
            forName: .breakingNews, object: nil, queue: .main
        ) { [weak self] note in
            guard let headline = note.userInfo?["headline"] as? String else { return }
            self?.banner.show(headline, in: windowScene)
        }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        guard let windowScene = scene as? UIWindowScene else { return }
        shield.raise(in: windowScene)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        shield.lower()
    }
}

extension Notification.Name {
    static let breakingNews = Notification.Name("BreakingNews")
}
