import AppCodeAnalysis
import AppCodeModel

/// The functions that run when an app is launched, in the order in which they are called.
struct LaunchCode {
  private let ranks: [BodyKey: Int]

  /// How many functions are followed.
  private static let most = 600

  private static let starts = [
    "application(_:willFinishLaunchingWithOptions:)",
    "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
    "scene(_:willConnectTo:options:)", "scene(_:willConnectTo:)",
  ]

  /// Follows the code from where the app and its scenes begin.
  ///
  /// - Parameters:
  ///   - calls: the calls of the code.
  ///   - others: delegates of scenes that are not the app's own.
  init(_ calls: CodeCalls, without others: Set<String>) {
    let code = calls.code
    var places: [BodyKey: [Place]] = [:]
    for unit in code.units where !unit.file.isTest {
      for call in unit.calls.values.joined() {
        guard let member = call.scope.member else { continue }
        places[BodyKey(call.file, member.span), default: []].append(call)
      }
    }
    var ranks: [BodyKey: Int] = [:]
    var queue: [CalledFunction] = []
    func add(_ function: CalledFunction) {
      guard ranks.count < Self.most, ranks[function.key] == nil else { return }
      ranks[function.key] = ranks.count
      queue.append(function)
    }
    for entry in code.classes.all where !entry.mainPart.file.isTest {
      let kind = code.classes.kind(of: entry.name)
      guard kind == .appDelegate || kind == .sceneDelegate, !others.contains(entry.name)
      else { continue }
      for member in code.classes.ownMembers(of: entry.name) {
        guard case .function(let function) = member.kind, Self.starts.contains(function.name)
        else { continue }
        add(CalledFunction(function: function, owner: entry.name, file: member.file))
      }
    }
    // Types whose initialisers are in the queue.
    var made: Set<String> = []
    var next = 0
    while next < queue.count {
      let function = queue[next]
      next += 1
      for call in (places[function.key] ?? []).sorted(by: { $0.span.start < $1.span.start }) {
        guard let (callee, arguments) = call.expression?.callee else { continue }
        if let type = call.expression?.instantiatedClass, let entry = code.classes[type] {
          guard made.insert(entry.name).inserted else { continue }
          for (file, function) in code.classes.ownMethods("init", of: entry.name) {
            add(CalledFunction(function: function, owner: entry.name, file: file))
          }
          continue
        }
        let base = callee.base
        let type =
          base == nil || base?.isSelf == true
          ? call.scope.typeName : base.flatMap { calls.type(of: $0, at: call) }
        for called in calls.functions(called: callee, arguments, on: type, at: call) { add(called) }
      }
    }
    self.ranks = ranks
  }

  /// Whether a place is in a function with which the app or a scene begins, and runs with it.
  func begins(at place: Place) -> Bool {
    guard place.scope.closureDepth == 0, let name = place.scope.member?.name else { return false }
    return Self.starts.contains(name) && rank(of: place) != nil
  }

  /// When the function around a place runs; nil if the app is launched without it.
  func rank(of place: Place) -> Int? {
    place.scope.member.flatMap { ranks[BodyKey(place.file, $0.span)] }
  }
}
