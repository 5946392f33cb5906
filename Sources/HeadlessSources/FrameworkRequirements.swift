/// Optional requirements of UIKit's protocols that take one argument without a label and return nothing.
///
/// A call of one looks like that of a closure: `delegate?.scrollViewDidScroll?(scrollView)`.
enum FrameworkRequirements {
  /// Whether a method of this name is one.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(
    """
    applicationDidBecomeActive applicationDidEnterBackground applicationDidReceiveMemoryWarning
    applicationWillEnterForeground applicationWillResignActive applicationWillTerminate
    imagePickerControllerDidCancel popoverPresentationControllerDidDismissPopover
    presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
    presentationControllerWillDismiss sceneDidBecomeActive sceneDidDisconnect
    sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive
    scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating
    scrollViewDidEndScrollingAnimation scrollViewDidScroll scrollViewDidScrollToTop
    scrollViewDidZoom scrollViewWillBeginDecelerating scrollViewWillBeginDragging
    searchBarBookmarkButtonClicked searchBarCancelButtonClicked
    searchBarResultsListButtonClicked searchBarSearchButtonClicked searchBarTextDidBeginEditing
    searchBarTextDidEndEditing textFieldDidBeginEditing textFieldDidChangeSelection
    textFieldDidEndEditing textViewDidBeginEditing textViewDidChange textViewDidChangeSelection
    textViewDidEndEditing
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
