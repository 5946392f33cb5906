import Testing
import UIKit

@MainActor
@Suite("D: who is asked", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct DecisionMakerConformanceTests {
  @Test(
    "D-06, D-24: what is presented full screen decides, and the root is no longer asked",
    arguments: Bench.phones(6...))
  func fullScreen(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, root in
      let modal = Screen().styled(.fullScreen)
      root.present(modal, animated: true)
      root.questions = []
      try device.turn(to: .landscapeLeft)
      #expect(modal.questions.contains(.mask))
      #expect(root.questions.isEmpty)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-25: a page sheet is not asked; the presenter's side decides",
    arguments: Bench.phones(13...))
  func pageSheet(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      let sheet = Screen(.portrait).styled(.pageSheet)
      root.present(sheet, animated: true)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
      #expect(!sheet.questions.contains(.mask))
    }
  }

  @Test(
    "D-26, I-04: from iOS 13 the default style is a sheet, which is not asked",
    arguments: Bench.phones(13...))
  func defaultStyle(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      let modal = Screen(.portrait)
      #expect(modal.modalPresentationStyle == .automatic)
      root.present(modal, animated: true)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-26: before iOS 13 the default style is full screen, which is asked",
    arguments: Bench.phones(6...12))
  func oldDefaultStyle(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      let modal = Screen(.portrait)
      #expect(modal.modalPresentationStyle == .fullScreen)
      root.present(modal, animated: true)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "Q-05, D-26: the SDK the app was linked with decides over the default style, not the system",
    .tags(.needsSetup), arguments: Bench.phones(13...15))
  func linkedSDK(bench: Bench) throws {
    try bench.with { $0.sdk = 12 }.launch(Screen()) { device, root in
      root.present(Screen(.portrait), animated: true)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
    try bench.with { $0.sdk = 13 }.launch(Screen()) { device, root in
      root.present(Screen(.portrait), animated: true)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-31: up to iOS 12 a form sheet covers a phone and is asked, from 13 it stays a card",
    arguments: Bench.phones(8...))
  func formSheet(bench: Bench) throws {
    try bench.launch(Screen()) { device, root in
      root.present(Screen(.portrait).styled(.formSheet), animated: true)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == (bench.system < 13 ? .portrait : .landscapeRight))
    }
  }

  @Test(
    "D-25: on an iPad that asks controllers a form sheet is not asked",
    .tags(.needsSetup), arguments: Bench.pads(6...18))
  func formSheetOnPad(bench: Bench) throws {
    let bench = bench.with { $0.requiresFullScreen = true }
    try bench.launch(Screen(.all)) { device, root in
      root.present(Screen(.portrait).styled(.formSheet), animated: true)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "D-27, Q-01: what is presented over full screen cannot widen what its presenter allows",
    arguments: Bench.phones(8...))
  func overFullScreen(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, root in
      root.present(Screen(.all).styled(.overFullScreen), animated: true)
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "D-29: what is presented in the current context is taken not to be asked",
    arguments: Bench.phones(8...))
  func currentContext(bench: Bench) throws {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      try bench.launch(Screen(.portrait)) { device, root in
        root.definesPresentationContext = true
        root.present(Screen(.all).styled(style), animated: true)
        try device.turn(to: .landscapeLeft)
        #expect(device.interfaceOrientation == .portrait)
      }
    }
  }

  @Test(
    "D-30, Q-01: a custom presentation is asked if it removes the presenter's view, else not",
    arguments: Bench.phones(8...))
  func custom(bench: Bench) throws {
    for removes in [true, false] {
      try bench.launch(Screen(.portrait)) { device, root in
        let style = CustomPresentation(removesPresentersView: removes)
        let modal = Screen(.landscape).styled(.custom)
        modal.transitioningDelegate = style
        root.present(modal, animated: true)
        device.settle()
        #expect(device.interfaceOrientation.isLandscape == removes)
      }
    }
  }

  /// Presents with or without the presenter's view.
  private final class CustomPresentation: NSObject, UIViewControllerTransitioningDelegate {
    let removesPresentersView: Bool

    init(removesPresentersView: Bool) { self.removesPresentersView = removesPresentersView }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let presentation = Presentation(presentedViewController: presented, presenting: presenting)
      presentation.removesPresentersView = removesPresentersView
      return presentation
    }

    private final class Presentation: UIPresentationController {
      var removesPresentersView = false
      override var shouldRemovePresentersView: Bool { removesPresentersView }
    }
  }

  @Test(
    "D-30: by default a presentation controller covers the screen and keeps the presenter's view",
    arguments: Bench.phones(8...))
  func presentationController(bench: Bench) throws {
    try bench.launch(UIViewController()) { _, root in
      let modal = UIViewController()
      modal.modalPresentationStyle = .custom
      let presentation = UIPresentationController(presentedViewController: modal, presenting: root)
      #expect(presentation.shouldPresentInFullscreen)
      #expect(!presentation.shouldRemovePresentersView)
    }
  }
}
