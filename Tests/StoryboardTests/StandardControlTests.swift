import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import UIKit

/// The controls that storyboards have, as objects of their classes.
@Suite("Controls of storyboards") @MainActor struct StandardControlTests {
  private func view<View: UIView>(_ element: String, _ type: View.Type = View.self) throws -> View {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        \(element)</objects></document>
      """
    return try #require(
      UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil).first as? View)
  }

  @Test("L-E-31: A segmented control has its segments, and the width of the widest for each")
  func segments() throws {
    let control: UISegmentedControl = try view(
      """
      <segmentedControl selectedSegmentIndex="1" id="s"><segments><segment title="A"/><segment title="Wide words"/>\
      <segment title="C" enabled="NO"/></segments></segmentedControl>
      """)
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 1) == "Wide words")
    #expect(control.selectedSegmentIndex == 1)
    #expect(!control.isEnabledForSegment(at: 2))
    let size = control.intrinsicContentSize
    #expect(size.height == 32)
    #expect(size.width.truncatingRemainder(dividingBy: 3) == 0)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < size.width)
    var sent: [Int] = []
    control.addAction(
      UIAction { sent.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) },
      for: .valueChanged)
    control.tap(segment: 0)
    control.tap(segment: 0)
    control.tap(segment: 2)
    #expect(sent == [0])
    control.insertSegment(withTitle: "Z", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("L-E-32: A stepper stays within its limits, or goes round")
  func stepper() throws {
    let stepper: UIStepper = try view(
      "<stepper minimumValue=\"1\" maximumValue=\"3\" value=\"9\" stepValue=\"2\" wraps=\"NO\" id=\"s\"/>"
    )
    #expect(stepper.value == 3)
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    stepper.step(up: true)
    #expect(stepper.value == 3)
    stepper.wraps = true
    stepper.step(up: true)
    #expect(stepper.value == 1)
    stepper.step(up: false)
    #expect(stepper.value == 3)
  }

  @Test("L-E-39: A page control is wider with each page, and never beyond the last")
  func pages() throws {
    let pages: UIPageControl = try view(
      "<pageControl numberOfPages=\"3\" currentPage=\"7\" id=\"p\"/>")
    #expect(pages.currentPage == 2)
    let width = pages.intrinsicContentSize.width
    pages.numberOfPages = 4
    #expect(pages.intrinsicContentSize.width > width)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
  }

  @Test("L-E-35, L-E-36: A text view that does not scroll is as high as its text in its width")
  func textView() throws {
    let text: UITextView = try view(
      """
      <textView scrollEnabled="NO" editable="NO" text="Some words that need more than one line in so little room" id="t">\
      <rect key="frame" x="0" y="0" width="120" height="50"/><fontDescription key="fontDescription" type="system" pointSize="17"/></textView>
      """)
    #expect(!text.isEditable)
    let narrow = text.intrinsicContentSize
    #expect(narrow.width <= 120)
    text.frame.size.width = 400
    #expect(text.intrinsicContentSize.height < narrow.height)
    #expect(text.intrinsicContentSize.height > 16 + 17)
    text.isScrollEnabled = true
    #expect(text.intrinsicContentSize == CGSize(width: -1, height: -1))
    text.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
    text.layoutIfNeeded()
    #expect(text.contentSize.height == narrow.height)
    text.text = nil
    #expect(text.text == "")
  }

  @Test("L-E-38: Wheels are 216 points high, and 162 in compact height", arguments: [false, true])
  func wheels(isLandscape: Bool) throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let root = UIViewController()
    let (picker, dates) = (UIPickerView(), UIDatePicker())
    dates.preferredDatePickerStyle = .wheels
    for view in [picker, dates] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
      view.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
    }
    device.launch(root: root)
    if isLandscape { device.turn(to: .landscapeLeft) }
    #expect(picker.frame.height == (isLandscape ? 162 : 216))
    #expect(dates.frame.size == picker.frame.size)
  }

  @Test("L-E-37, L-E-40: Bars have no width, and the height of a bar")
  func bars() throws {
    let search: UISearchBar = try view(
      "<searchBar placeholder=\"Find\" showsCancelButton=\"YES\" id=\"b\"/>")
    #expect(search.placeholder == "Find")
    #expect(search.showsCancelButton)
    #expect(search.intrinsicContentSize == CGSize(width: -1, height: 56))
    let toolbar: UIToolbar = try view(
      """
      <toolbar barStyle="black" id="t"><items><barButtonItem title="One" id="i"/><barButtonItem systemItem="flexibleSpace" id="j"/>\
      <barButtonItem systemItem="save" id="k"/></items></toolbar>
      """)
    #expect(toolbar.items?.map(\.title) == ["One", nil, "Save"])
    #expect(toolbar.intrinsicContentSize.width == -1)
    #expect(toolbar.barStyle == .black && search.barStyle == .default)
  }

  @Test("A date picker keeps its date within its limits")
  func dates() throws {
    let picker: UIDatePicker = try view(
      "<datePicker datePickerMode=\"date\" minuteInterval=\"5\" style=\"inline\" id=\"d\"/>")
    #expect(picker.datePickerMode == .date)
    #expect(picker.datePickerStyle == .inline)
    let now = Date(timeIntervalSince1970: 1_000_000)
    picker.minimumDate = now
    picker.date = now - 60
    #expect(picker.date == now)
    picker.maximumDate = now + 30
    picker.date = now + 60
    #expect(picker.date == now + 30)
  }
}
