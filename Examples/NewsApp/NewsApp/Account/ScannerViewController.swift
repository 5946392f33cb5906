import AVFoundation
import UIKit

/// Reads the code that a television shows, to sign it in.
@objc final class ScannerViewController: UIViewController {
    private let session = AVCaptureSession()
    private let output = AVCapturePhotoOutput()
    private lazy var preview = AVCaptureVideoPreviewLayer(session: session)

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        preview.videoGravity = .resizeAspectFill
        view.layer.addSublayer(preview)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        NotificationCenter.default.addObserver(
            self, selector: #selector(deviceTurned),
            name: UIDevice.orientationDidChangeNotification, object: nil)
        session.startRunning()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        session.stopRunning()
        NotificationCenter.default.removeObserver(
            self, name: UIDevice.orientationDidChangeNotification, object: nil)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preview.frame = view.bounds
        if let scene = view.window?.windowScene,
            let orientation = AVCaptureVideoOrientation(shownIn: scene.interfaceOrientation)
        {
            preview.connection?.videoOrientation = orientation
        }
    }

    /// Pictures are taken the way the device is held, even where the screen stays upright.
    @objc private func deviceTurned() {
        guard let orientation = captureOrientation(heldIn: UIDevice.current.orientation) else { return }
        output.connection(with: .video)?.videoOrientation = orientation
    }

    private func captureOrientation(
        heldIn orientation: UIDeviceOrientation
    ) -> AVCaptureVideoOrientation? {
        switch orientation {
        case .portrait: return .portrait
        case .portraitUpsideDown: return .portraitUpsideDown
        case .landscapeLeft: return .landscapeLeft
        case .landscapeRight: return .landscapeRight
        default: return nil
        }
    }
}
