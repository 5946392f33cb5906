import AVFoundation
import UIKit

extension AVCaptureVideoOrientation {
    /// The orientation in which a picture stands upright in an interface.
    init?(shownIn orientation: UIInterfaceOrientation) {
        switch orientation {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeLeft
        case .landscapeRight: self = .landscapeRight
        default: return nil
        }
    }
}
