import Orientation
import Testing

/// App code that runs inside the appearance callbacks.
@Suite struct ReactionTests {
  static let versions = [5, 7, 8, 12, 15, 17, 26, 27]

  private func appearances(_ entries: [Transcript.Entry], _ id: ControllerID) -> [Callback] {
    entries.callbacks(of: id).filter {
      switch $0 {
      case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
      default: false
      }
    }
  }

  @Test(
    "A controller that dismisses itself as it appears goes, in order, and the interface stays",
    arguments: versions)
  func dismissOnAppearing(version: Int) throws {
    for moment in [Reaction.Moment.viewWillAppear, .viewDidAppear] {
      var stage = try Stage("iPhone 8", version) {
        Controller("Home", .portrait)
        Controller(
          "Notice", answers: ControllerAnswers(mask: .portrait),
          reactions: [Reaction(on: moment, [.dismiss(1)])])
      }
      stage.play(.present(1, .fullScreen, from: 0))
      #expect(!stage.system.isShown(1))
      let heard = appearances(stage.last, 1)
      #expect(heard.first == .viewWillAppear)
      #expect(heard.last == .viewDidDisappear)
      #expect(heard.contains(.viewDidAppear) == (moment == .viewDidAppear))
      #expect(appearances(stage.last, 0).last == .viewDidAppear)
      #expect(stage.interface == .portrait)
    }
  }

  @Test(
    "A controller that dismisses itself while it disappears disappears once", arguments: versions)
  func dismissOnDisappearing(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Home")
      Controller("Page", reactions: [Reaction(on: .viewWillDisappear, [.dismiss(1)])])
    }
    stage.play(.present(1, .fullScreen, from: 0))
    stage.play(.dismiss(1))
    #expect(appearances(stage.last, 1) == [.viewWillDisappear, .viewDidDisappear])
    #expect(stage.last.ignored == [.noChange])
  }

  @Test(
    "Dismissing what is below from the top's viewWillDisappear takes both away",
    arguments: versions)
  func dismissMoreOnDisappearing(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Home")
      Controller("First")
      Controller("Second", reactions: [Reaction(on: .viewWillDisappear, [.dismiss(1)])])
    }
    stage.play(.present(1, .fullScreen, from: 0), .present(2, .fullScreen, from: 1))
    stage.play(.dismiss(2))
    #expect(!stage.system.isShown(1))
    #expect(!stage.system.isShown(2))
    #expect(stage.system.isShown(0))
    #expect(appearances(stage.last, 0).last == .viewDidAppear)
    #expect(appearances(stage.last, 2).count { $0 == .viewDidDisappear } == 1)
  }

  @Test("Another root set while a presented controller disappears", arguments: versions)
  func rootOnDisappearing(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Home")
      Controller("Login", reactions: [Reaction(on: .viewWillDisappear, [.setRoot(2, of: .main)])])
      Controller("Main")
    }
    stage.play(.present(1, .fullScreen, from: 0))
    stage.play(.dismiss(1))
    #expect(stage.system.shownControllers == [2])
    #expect(appearances(stage.last, 2) == [.viewWillAppear, .viewDidAppear])
  }

  @Test("Popping from the new top's viewWillAppear brings the old one back", arguments: versions)
  func popOnAppearing(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Stack", .navigation, children: [1])
      Controller("List")
      Controller("Detail", reactions: [Reaction(on: .viewWillAppear, [.pop(0)])])
    }
    stage.play(.push(2, onto: 0))
    #expect(stage.system.shownControllers == [0, 1])
    #expect(appearances(stage.last, 1).last == .viewDidAppear)
    #expect(appearances(stage.last, 2).last == .viewDidDisappear)
  }

  @Test("What is being dismissed cannot be presented before that is over", arguments: versions)
  func presentsWhatLeaves(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller(
        "Home", reactions: [Reaction(on: .viewWillAppear, [.present(1, .fullScreen, from: 0)])])
      Controller("Flash")
    }
    #expect(stage.system.shownControllers == [0, 1])
    stage.play(.dismiss(1))
    #expect(stage.last.ignored == [.notThere])
    #expect(stage.system.shownControllers == [0])
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(stage.system.shownControllers == [0, 1])
  }

  @Test("A root that is replaced takes what it presents with it", arguments: versions)
  func presentsWhatLeavesWithTheRoot(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Home")
      Controller("Flash")
      Controller(
        "Next", reactions: [Reaction(on: .viewDidAppear, [.present(1, .fullScreen, from: 2)])])
    }
    stage.play(.present(1, .fullScreen, from: 0), .setRoot(2, of: .main))
    #expect(stage.last.ignored == [.notThere])
    #expect(stage.system.shownControllers == [2])
  }

  @Test("Controllers that replace one another without end are cut off", arguments: versions)
  func endless(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Home", reactions: [Reaction(on: .viewDidAppear, [.setRoot(1, of: .main)])])
      Controller("Flash", reactions: [Reaction(on: .viewDidAppear, [.setRoot(0, of: .main)])])
    }
    #expect(stage.last.ignored.contains(.endless))
    #expect(stage.system.phase == .foreground)
    stage.play(.turn(.landscapeLeft))
    #expect(!stage.system.isInTransition)
  }

  @Test(
    "F-27: a request in viewDidAppear of a pushed page meets the outgoing mask",
    arguments: [16, 18, 26, 27])
  func requestOnAppearing(version: Int) throws {
    for (option, refused) in [
      (RotationPolicy.RequestDuringTransition.outgoingMask, true), (.incomingMask, false),
    ] {
      var policy = RotationPolicy()
      policy.requestDuringTransition = option
      var stage = try Stage("iPhone 8", version, policy: policy) {
        Controller("Stack", .navigation, children: [1], forwarding: .top)
        Controller("List", .portrait)
        Controller(
          "Video", answers: ControllerAnswers(mask: .allButUpsideDown),
          reactions: [
            Reaction(on: .viewDidAppear, [.requestGeometryUpdate(.main, .landscapeRight)])
          ])
      }
      stage.play(.push(2, onto: 0))
      #expect(stage.last.errors.isEmpty == !refused)
      #expect(stage.interface == (refused ? .portrait : .landscapeRight))
    }
  }
}
