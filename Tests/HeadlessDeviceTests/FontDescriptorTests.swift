import HeadlessDevice
import Testing
import UIKit

/// Fonts by their descriptors, and what scales them.
@Suite struct FontDescriptorTests {
  @Test("A font is made from its own descriptor, at the same size or another one")
  func roundTrip() {
    for font in [UIFont.systemFont(ofSize: 15), .boldSystemFont(ofSize: 20)] {
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0).pointSize == font.pointSize)
      #expect(UIFont(descriptor: font.fontDescriptor, size: 30).pointSize == 30)
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0).lineHeight == font.lineHeight)
    }
  }

  @Test("A bold descriptor makes a wider font, and is bold itself")
  func bold() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(plain.withSymbolicTraits(.traitBold))
    #expect(!plain.symbolicTraits.contains(.traitBold) && bold.symbolicTraits == .traitBold)
    let widths = [plain, bold].map { descriptor in
      NSAttributedString(
        string: "Landscape", attributes: [.font: UIFont(descriptor: descriptor, size: 0)]
      ).size().width
    }
    #expect(widths[0] < widths[1])
    #expect(UIFont(descriptor: bold, size: 0).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test(
    "Metrics scale as their text style does, up to a size",
    arguments: [
      (UIContentSizeCategory.large, 20.0), (.extraSmall, 20 * 14 / 17), (.extraExtraExtraLarge, 24),
    ])
  func metrics(category: UIContentSizeCategory, size: Double) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 20), maximumPointSize: 24, compatibleWith: traits)
    #expect(abs(font.pointSize - size) < 0.001)
  }

  @MainActor
  @Test("A sheet is as high as the app resolves, at most as high as its container")
  func detents() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let root = UIViewController()
    device.launch(root: root)
    for (height, isSmaller) in [(200.0, true), (5000.0, false)] {
      let sheet = UIViewController()
      let presentation = sheet.sheetPresentationController
      presentation?.detents = [.custom { _ in height }]
      device.run { root.present(sheet, animated: false) }
      #expect((sheet.view.bounds.height < 300) == isSmaller)
      #expect(sheet.view.bounds.height <= root.view.bounds.height)
      device.run { root.dismiss(animated: false) }
    }
  }

  @MainActor
  @Test("A bubble points at the view or item that is its source")
  func sourceItem() throws {
    let popover = UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    let (view, item) = (UIView(), UIBarButtonItem())
    popover.sourceItem = view
    #expect(popover.sourceView === view && popover.barButtonItem == nil)
    popover.sourceItem = item
    #expect(popover.sourceView == nil && popover.barButtonItem === item)
  }
}
