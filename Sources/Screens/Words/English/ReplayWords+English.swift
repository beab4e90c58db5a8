import Games

nonisolated extension ReplayWords {
  static let english = ReplayWords(
    title: "Replay",
    play: "Play",
    pause: "Pause",
    stepForward: "step",
    stepBack: "step back",
    start: "start",
    end: "end",
    faster: "faster",
    slower: "slower",
    speed: "Speed",
    shortPauses: "Short pauses",
    beginning: "The given puzzle",
    gone: "This game is no longer saved.",
    noTurns: "No moves yet.",
    cleared: { "cleared \($0)" },
    colored: { "coloured \($0)" },
    uncolored: { "colour off \($0)" },
    checkpoint: "checkpoint",
    wentTo: { "went to: \($0)" },
    wentToStart: "went to the start",
    opening: "the game begins here",
    byHint: { "hint: \($0)" },
    help: { $0.lowercased() },
    checking: { checking in
      switch checking {
      case .onRequest: "errors on request"
      case .conflicts: "conflicts marked"
      case .everything: "errors marked"
      }
    },
    undone: { "undo: \($0)" },
    redone: { "redo: \($0)" },
    say: { sentence in
      switch sentence {
      case .turn(let number, let count): "Turn \(number) of \(count)"
      case .placed(let digit, let cell): "\(digit) at \(cell)"
      case .wrong(let digit, let cell): "\(digit) at \(cell), wrong"
      case .noted(let digits, let kind, let cell):
        "\(cell) \(kind == .corner ? "note" : "centre note") \(digits)"
      case .notes(let digits, let kind, let cell):
        "\(cell) \(kind == .corner ? "notes" : "centre notes") \(digits)"
      case .several(let first, let others): "\(first), and \(others) more"
      }
    })
}
