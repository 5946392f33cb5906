import RotationScenario
import Orientation
import Testing

@Suite struct RouteTests {
  static let scenario = Result {
    try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17
        root: Tabs
        screens:
          Tabs: { kind: tab, children: [Home, Browse], presents: Login }
          Home: { kind: navigation, children: [News, Story] }
          News: { pushes: Detail }
          Story:
          Browse: { kind: navigation, children: [Shelf] }
          Shelf: { pushes: Book }
          Book: { pushes: Chapter, presents: { Player: fullScreen } }
          Chapter:
          Player: { kind: navigation, children: [Movie] }
          Movie: { pushes: Credits }
          Credits:
          Login:
          Detail:
          Island: { presents: Beach }
          Beach:
          Overlay:
        steps:
          - launch
          - { present: Overlay, from: Story, style: popover }
        """)
  }

  static func id(_ name: String) throws -> ControllerID {
    try #require(scenario.get().controllerID(named: name))
  }

  private func events(to name: String) throws -> [RotationEvent] {
    guard case .events(let events) = try Self.scenario.get().app.route(to: Self.id(name)) else {
      return []
    }
    return events
  }

  @Test("The root and what it shows need a launch only", arguments: ["Tabs", "Home", "Story"])
  func launch(name: String) throws {
    #expect(try events(to: name) == [.launch])
  }

  @Test("A tab is selected, a page is pushed, a player is presented, and a screen in it pushed")
  func far() throws {
    let (browse, player) = (try Self.id("Browse"), try Self.id("Player"))
    let book = try Self.id("Book")
    let toBook: [RotationEvent] = [
      .launch, .select(1, in: try Self.id("Tabs")), .push(book, onto: browse),
    ]
    #expect(try events(to: "Book") == toBook)
    #expect(try events(to: "Chapter") == toBook + [.push(Self.id("Chapter"), onto: browse)])
    let toMovie = toBook + [.present(player, .fullScreen, from: book)]
    #expect(try events(to: "Movie") == toMovie)
    #expect(try events(to: "Credits") == toMovie + [.push(Self.id("Credits"), onto: player)])
  }

  @Test("What is under the top of a stack is reached by going back")
  func back() throws {
    let home = try Self.id("Home")
    #expect(try events(to: "News") == [.launch, .pop(home)])
    #expect(
      try events(to: "Detail") == [.launch, .pop(home), .push(Self.id("Detail"), onto: home)])
  }

  @Test("Steps show ways too")
  func steps() throws {
    let story = try Self.id("Story")
    #expect(
      try events(to: "Overlay") == [.launch, .present(Self.id("Overlay"), .popover, from: story)])
  }

  @Test("A screen that cannot be reached says why")
  func unreachable() throws {
    let app = try Self.scenario.get().app
    #expect(
      app.route(to: try Self.id("Island"))
        == .unreachable("Island cannot be reached: no screen contains, pushes or presents it."))
    #expect(
      app.route(to: try Self.id("Beach"))
        == .unreachable("Beach cannot be reached: there is no way from Tabs to Island."))
    #expect(try Self.scenario.get().makeSystem(showing: Self.id("Beach")) == nil)
  }

  @Test("The engine follows every route without an objection")
  func followed() throws {
    let scenario = try Self.scenario.get()
    for screen in scenario.app.screens.indices {
      guard case .events(let events) = scenario.route(to: ControllerID(screen)) else {
        continue
      }
      var system = scenario.makeSystem()
      for event in events {
        let entries = system.handle(event) + system.handle(.settle)
        let objections = entries.filter {
          if case .ignored = $0.occurrence { true } else { false }
        }
        #expect(objections == [], "\(scenario.app.screens[screen].name)")
      }
    }
  }
}
