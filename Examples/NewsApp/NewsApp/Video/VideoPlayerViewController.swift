import AVFoundation
import UIKit

/// Plays a video, sideways on a phone.
final class VideoPlayerViewController: UIViewController {
    var video: Article?

    private let player = AVPlayer()
    private let playerLayer = AVPlayerLayer()

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .landscape
    }

    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        if UIDevice.current.userInterfaceIdiom == .pad {
            return super.preferredInterfaceOrientationForPresentation
        }
        return .landscapeRight
    }

    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        playerLayer.player = player
        view.layer.addSublayer(playerLayer)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        AppDelegate.allowsLandscape = true
        player.play()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        AppDelegate.allowsLandscape = false
        player.pause()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        playerLayer.frame = view.bounds
    }

    /// Turns the picture the other way up without waiting for the viewer's hands.
    @IBAction private func flip() {
        guard let scene = view.window?.windowScene else { return }
        let other: UIInterfaceOrientation =
            scene.interfaceOrientation == .landscapeLeft ? .landscapeRight : .landscapeLeft
        if #available(iOS 16.0, *) {
            let mask: UIInterfaceOrientationMask =
                other == .landscapeLeft ? .landscapeLeft : .landscapeRight
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { error in
                NSLog("The picture stays as it is: %@", error.localizedDescription)
            }
        } else {
            UIDevice.current.setValue(other.rawValue, forKey: "orientation")
        }
    }

    @IBAction private func close() {
        dismiss(animated: true)
    }
}
