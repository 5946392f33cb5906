import Foundation
import HeadlessUIKit
import ScreenLayout

extension StandInView {
  /// What the class that it stands for shows.
  func snapshot(in space: PlacedSpace) -> ViewContent {
    switch element {
    case "segmentedControl": .segments(titles, selected: selection)
    case "stepper": .stepper
    case "pageControl": .pages(count: titles.count, current: selection ?? 0)
    case "pickerView", "datePicker": .picker
    case "searchBar": .searchField(titles.first ?? "", isPlaceholder: true)
    case "toolbar": .toolbar(titles)
    case "textView":
      shownText.map {
        .text(TextSnapshot(titles.first ?? "", $0, LayoutColor(textColor, traitCollection), space))
      }
        ?? .plain
    case "visualEffectView": .plain
    default: .other(element)
    }
  }
}
