import Foundation
import Orientation
import RotationReport
import Testing
import TextFormats

@Suite struct ExplanationTests {
  typealias App = PlayerApp

  @Test("D-01: the app delegate's portrait is named as what keeps the player from turning")
  func delegate() throws {
    let explanation = try App.explain(App.system(15), [.turn(.landscapeLeft)])
    #expect(explanation.headline == "Player does not turn: the app allows portrait only.")
    #expect(explanation.rows.filter(\.decides).map(\.speaker) == ["app delegate"])
    try expectSnapshot(explanation.text(), "explain-delegate.txt")
    try expectSnapshot(
      explanation.text(TextStyle(isColored: true)), "explain-delegate-colored.txt")
  }

  @Test("F-25: from iOS 16 the answers that UIKit read before are named as what a turn rests on")
  func announced() throws {
    let explanation = try App.explain(App.system(17), [.turn(.landscapeLeft)])
    #expect(explanation.headline == "Player does not turn: the app allows portrait only.")
    try expectSnapshot(explanation.text(), "explain-announced.txt")
  }

  @Test("the JSON of an explanation is well-formed, and the same as it was")
  func json() throws {
    let explanation = try App.explain(App.system(17), [.turn(.landscapeLeft)])
    let text = explanation.json.text
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(parsed?["schema"] as? String == "quarterturn/explanation")
    #expect(parsed?["turns"] as? Bool == false)
    try expectSnapshot(text, "explain-announced.json")
  }

  @Test("every kind of outcome has its explanation", arguments: Situation.all)
  func outcomes(situation: Situation) throws {
    let explanation = try situation.explain()
    try expectSnapshot(explanation.text(), "explain-\(situation.name).txt")
  }
}

/// Something that turns or does not, for a reason of its own.
struct Situation: Sendable, CustomTestStringConvertible {
  let name: String
  let explain: @Sendable () throws -> Explanation
  var testDescription: String { name }

  typealias App = PlayerApp

  static let all: [Situation] = [
    Situation(name: "turns") {
      try App.explain(App.system(15, delegate: nil), [.turn(.landscapeLeft)])
    },
    Situation(name: "turns-against-its-will") {
      try App.explain(
        App.system(17, delegate: nil, player: ControllerAnswers(mask: .portrait)),
        [.turn(.landscapeLeft)])
    },
    Situation(name: "forwarded") {
      try App.explain(
        App.system(
          17, delegate: nil,
          tabs: Controller(
            "MainTabs", .tab, children: [App.library, App.settings], forwarding: .selected),
          player: ControllerAnswers(mask: .portrait)),
        [.turn(.landscapeLeft)])
    },
    Situation(name: "tabs-narrow") {
      try App.explain(
        App.system(
          15, delegate: nil,
          tabs: Controller(
            "MainTabs", .tab, answers: ControllerAnswers(mask: .portrait),
            children: [App.library, App.settings])),
        [.turn(.landscapeLeft)])
    },
    Situation(name: "upside-down") {
      try App.explain(
        App.system(17, delegate: .all, player: ControllerAnswers(mask: .all)),
        [.turn(.portraitUpsideDown)])
    },
    Situation(name: "autorotate") {
      try App.explain(
        App.system(
          14, delegate: nil,
          tabs: Controller(
            "MainTabs", .tab, answers: ControllerAnswers(autorotates: false),
            children: [App.library, App.settings])),
        [.turn(.landscapeLeft)])
    },
    Situation(name: "flat") {
      try App.explain(App.system(17, delegate: nil), [.turn(.faceUp)])
    },
    Situation(name: "user-lock") {
      try App.explain(App.system(17, delegate: nil, isUserLocked: true), [.turn(.landscapeLeft)])
    },
    Situation(name: "sheet") {
      try App.explain(
        App.system(15, delegate: nil),
        [.present(App.trailer, .automatic, from: App.tabs), .settle, .turn(.landscapeLeft)],
        screen: App.trailer)
    },
    Situation(name: "full-screen") {
      try App.explain(
        App.system(15, delegate: nil),
        [.present(App.trailer, .fullScreen, from: App.tabs)], screen: App.trailer)
    },
    Situation(name: "covered") {
      try App.explain(
        App.system(15, delegate: nil),
        [.present(App.trailer, .fullScreen, from: App.tabs), .settle, .turn(.landscapeRight)])
    },
    Situation(name: "crash") {
      try App.explain(
        App.system(15, delegate: .portrait),
        [.present(App.trailer, .fullScreen, from: App.tabs)], screen: App.trailer)
    },
    Situation(name: "request-refused") {
      try App.explain(
        App.system(17), [.requestGeometryUpdate(.main, .landscapeRight)])
    },
    Situation(name: "request-stale") {
      try App.explain(
        App.system(
          17, delegate: nil,
          tabs: Controller(
            "MainTabs", .tab, answers: ControllerAnswers(mask: .portrait),
            children: [App.library, App.settings])),
        [
          .change(App.tabs, ControllerAnswers(mask: .landscape)),
          .requestGeometryUpdate(.main, .landscapeRight),
        ])
    },
    Situation(name: "request-before-16") {
      try App.explain(App.system(15), [.requestGeometryUpdate(.main, .landscapeRight)])
    },
    Situation(name: "container-delegate") {
      try App.explain(
        App.system(
          15, delegate: nil,
          tabs: Controller(
            "MainTabs", .tab, children: [App.library, App.settings],
            forwarding: .delegate(mask: .portrait, preferred: nil))),
        [.turn(.landscapeLeft)])
    },
    Situation(name: "delegate-stale") {
      try App.explain(App.system(17), [.changeAppDelegate(.all), .turn(.landscapeLeft)])
    },
    Situation(name: "dismissed") {
      try App.explain(
        App.system(15, delegate: nil, player: ControllerAnswers(mask: .portrait)),
        [.present(App.trailer, .fullScreen, from: App.tabs), .settle, .dismiss(App.trailer)])
    },
    Situation(name: "key-value-write") {
      try App.explain(App.system(17), [.setDeviceOrientation(rawValue: 3)])
    },
    Situation(name: "push-before-16") {
      try App.explain(
        App.system(15, delegate: nil), [.push(App.settings, onto: App.library)],
        screen: App.settings)
    },
    Situation(name: "ipad-multitasking") {
      try App.explain(
        App.system(
          17, device: "iPad Air 5", delegate: .portrait,
          plist: [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight],
          player: ControllerAnswers(mask: .portrait)),
        [.turn(.landscapeLeft)])
    },
    Situation(name: "ipad-request-27") {
      try App.explain(
        App.system(27, device: "iPad Pro 13 M5", delegate: nil),
        [.requestGeometryUpdate(.main, .landscapeRight)])
    },
    Situation(name: "write-of-the-same-value") {
      try App.explain(App.system(15, delegate: nil), [.setDeviceOrientation(rawValue: 1)])
    },
    Situation(name: "mask-changed-in-silence") {
      try App.explain(
        App.system(15, delegate: nil), [.change(App.player, ControllerAnswers(mask: .all))])
    },
    Situation(name: "ios5") {
      try App.explain(App.system(5, device: "iPhone 4S"), [.turn(.landscapeLeft)])
    },
  ]
}
