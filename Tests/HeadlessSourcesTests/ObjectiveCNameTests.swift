@testable import HeadlessSources
import Testing

@Suite struct ObjectiveCNameTests {
  @Test(
    "A method has the name that Swift gives it in Objective-C",
    arguments: [
      ("close()", "close"), ("close(_:)", "close:"), ("close(sender:)", "closeWithSender:"),
      ("close(with:)", "closeWith:"), ("close(forEvent:)", "closeForEvent:"),
      ("close(_:forEvent:)", "close:forEvent:"), ("close(_:_:)", "close::"),
      ("move(to:animated:)", "moveTo:animated:"), ("moveTo(place:)", "moveToPlace:"),
      ("go(toPlace:)", "goToPlace:"), ("tapped(button:)", "tappedWithButton:"),
    ])
  func names(method: String, name: String) {
    let parts = method.dropLast().split(separator: "(", omittingEmptySubsequences: false)
    let labels = parts[1].split(separator: ":").map(String.init)
    #expect(ObjectiveCName.name(of: String(parts[0]), labels: labels) == name)
  }
}
