import XCTest

@testable import NewsApp

final class NewsAppTests: XCTestCase {
    func testPlayerLiesOnItsSide() {
        let player = VideoPlayerViewController()
        XCTAssertEqual(player.supportedInterfaceOrientations, .landscape)
        XCTAssertEqual(player.preferredInterfaceOrientationForPresentation, .landscapeRight)
    }

    func testTheUpsideDownBitIsNoPartOfLandscape() {
        XCTAssertFalse(UIInterfaceOrientationMask.landscape.contains(.portraitUpsideDown))
    }
}
