import Widgets

/// The key actions of a replay.
nonisolated enum ReplayAction: Hashable, KeyAction {
  case toggle
  case step(Int)
  case start
  case end
  case speed(Int)
  case shortPauses
  case back

  static let table = "replay"

  var name: String {
    switch self {
    case .toggle: "toggle"
    case .step(let turns): "step.\(turns)"
    case .start: "start"
    case .end: "end"
    case .speed(let change): "speed.\(change)"
    case .shortPauses: "shortPauses"
    case .back: "back"
    }
  }

  static func bindings(_ words: Words) -> [KeyBinding<ReplayAction>] {
    let replay = words.replay
    return [
      KeyBinding([KeyPress(" "), KeyPress("p")], .toggle, "\(replay.play), \(replay.pause)"),
      KeyBinding([KeyPress(.right), KeyPress("l")], .step(1), replay.stepForward),
      KeyBinding([KeyPress(.left), KeyPress("h")], .step(-1), replay.stepBack),
      KeyBinding([KeyPress("+"), KeyPress("=")], .speed(1), replay.faster),
      KeyBinding([KeyPress("-")], .speed(-1), replay.slower),
      KeyBinding([KeyPress("t")], .shortPauses, replay.shortPauses.lowercased(), shown: .help),
      KeyBinding([KeyPress(.pageDown)], .step(10), replay.stepForward + " ×10", shown: .help),
      KeyBinding([KeyPress(.pageUp)], .step(-10), replay.stepBack + " ×10", shown: .help),
      KeyBinding([KeyPress(.home), KeyPress("0")], .start, replay.start, shown: .help),
      KeyBinding([KeyPress(.end), KeyPress("$")], .end, replay.end, shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }
}

extension ReplayAction {
  /// Creates the action of a button.
  init(_ move: PlaybackMove) {
    self =
      switch move {
      case .toggle: .toggle
      case .step(let turns): .step(turns)
      case .start: .start
      case .end: .end
      }
  }
}
