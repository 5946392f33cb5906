import Foundation
import InterfaceBuilderDocuments

extension UISegmentedControl {
  func readSegments(_ properties: ArchivedProperties) {
    let element = properties.element
    for segment in element.list("segments") {
      let values = ArchivedProperties(element: segment, source: properties.source)
      let place = numberOfSegments
      if let image = values.image("image") {
        insertSegment(with: image, at: place, animated: false)
      } else {
        insertSegment(withTitle: segment.string("title"), at: place, animated: false)
      }
      values.length("width").map { setWidth($0, forSegmentAt: place) }
      segment.flag("enabled").map { setEnabled($0, forSegmentAt: place) }
    }
    element.flag("momentary").map { isMomentary = $0 }
    element.flag("apportionsSegmentWidthsByContent").map { apportionsSegmentWidthsByContent = $0 }
    properties.color("selectedSegmentTintColor").map { selectedSegmentTintColor = $0 }
    element.integer("selectedSegmentIndex").map { selectedSegmentIndex = $0 }
  }
}

extension UIStepper {
  func readStepper(_ properties: ArchivedProperties) {
    let element = properties.element
    element.number("minimumValue").map { minimumValue = $0 }
    element.number("maximumValue").map { maximumValue = $0 }
    element.number("stepValue").map { stepValue = $0 }
    element.number("value").map { value = $0 }
    element.flag("continuous").map { isContinuous = $0 }
    element.flag("autorepeat").map { autorepeat = $0 }
    element.flag("wraps").map { wraps = $0 }
  }
}

extension UIPageControl {
  func readPages(_ properties: ArchivedProperties) {
    let element = properties.element
    // As many as there is room for on any device.
    element.integer("numberOfPages").map { numberOfPages = min(max($0, 0), 1000) }
    element.integer("currentPage").map { currentPage = $0 }
    element.flag("hidesForSinglePage").map { hidesForSinglePage = $0 }
    properties.color("pageIndicatorTintColor").map { pageIndicatorTintColor = $0 }
    properties.color("currentPageIndicatorTintColor").map { currentPageIndicatorTintColor = $0 }
  }
}

extension UIDatePicker {
  func readDates(_ properties: ArchivedProperties) {
    let modes: KeyValuePairs<String, Mode> = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime,
      "countdownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
    ]
    let styles: KeyValuePairs<String, UIDatePickerStyle> = [
      "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
    properties.value("datePickerMode", modes).map { datePickerMode = $0 }
    properties.element.integer("minuteInterval").map { minuteInterval = $0 }
    // A document that names no style is of a time when there were only wheels.
    preferredDatePickerStyle = properties.value("style", styles) ?? preferredDatePickerStyle
  }
}
