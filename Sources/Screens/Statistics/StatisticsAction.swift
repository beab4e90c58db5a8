import Widgets

/// What the keys of the statistics do.
nonisolated enum StatisticsAction: Hashable, KeyAction {
  case turn(Int)
  case back

  static let table = "statistics"

  var name: String {
    switch self {
    case .turn(let step): "turn.\(step)"
    case .back: "back"
    }
  }

  /// The keys of the statistics.
  static func bindings(_ words: Words) -> [KeyBinding<StatisticsAction>] {
    [
      KeyBinding(
        [KeyPress(.left), KeyPress("h")], .turn(-1), words.statistics.otherLevel,
        shown: .help),
      KeyBinding(
        [KeyPress(.right), KeyPress("l")], .turn(1), words.statistics.otherLevel, shown: .hidden),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }
}
