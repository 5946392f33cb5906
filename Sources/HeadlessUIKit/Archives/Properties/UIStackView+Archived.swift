import Foundation
import InterfaceBuilderDocuments

extension UIStackView {
  func readStack(_ properties: ArchivedProperties) {
    let element = properties.element
    properties.value("axis", ["horizontal": .horizontal, "vertical": .vertical]).map { axis = $0 }
    let distributions: KeyValuePairs<String, Distribution> = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    properties.value("distribution", distributions).map { distribution = $0 }
    let alignments: KeyValuePairs<String, Alignment> = [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
      "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    properties.value("alignment", alignments).map { alignment = $0 }
    properties.length("spacing").map { spacing = $0 }
    if element["spacingType"] == "standard" { spacing = Self.spacingUseSystem }
    element.flag("baselineRelativeArrangement").map { isBaselineRelativeArrangement = $0 }
    element.flag("layoutMarginsRelativeArrangement").map { isLayoutMarginsRelativeArrangement = $0 }
  }

  /// Has the stack place what its element has as subviews.
  func arrangeArchived() {
    for view in subviews { addArrangedSubview(view) }
  }
}

extension UIScrollView {
  func readScroll(_ properties: ArchivedProperties) {
    let element = properties.element
    properties.size("contentSize").map { contentSize = $0 }
    properties.insets("contentInset").map { contentInset = $0 }
    element.flag("alwaysBounceVertical").map { alwaysBounceVertical = $0 }
    element.flag("alwaysBounceHorizontal").map { alwaysBounceHorizontal = $0 }
    element.flag("pagingEnabled").map { isPagingEnabled = $0 }
    element.flag("scrollEnabled").map { isScrollEnabled = $0 }
    element.flag("directionalLockEnabled").map { isDirectionalLockEnabled = $0 }
    element.flag("bounces").map { bounces = $0 }
    element.flag("showsHorizontalScrollIndicator").map { showsHorizontalScrollIndicator = $0 }
    element.flag("showsVerticalScrollIndicator").map { showsVerticalScrollIndicator = $0 }
    properties.length("minimumZoomScale").map { minimumZoomScale = $0 }
    properties.length("maximumZoomScale").map { maximumZoomScale = $0 }
    let behaviors: KeyValuePairs<String, ContentInsetAdjustmentBehavior> = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
      "always": .always,
    ]
    properties.value("contentInsetAdjustmentBehavior", behaviors).map {
      contentInsetAdjustmentBehavior = $0
    }
    let modes: KeyValuePairs<String, KeyboardDismissMode> = [
      "onDrag": .onDrag, "interactive": .interactive,
    ]
    properties.value("keyboardDismissMode", modes).map { keyboardDismissMode = $0 }
  }
}
