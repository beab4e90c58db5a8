import Widgets

/// What the keys of the statistics do.
enum StatisticsAction: Hashable {
  case turn(Int)
  case back

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
