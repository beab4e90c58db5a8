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
    turn: { "Turn \($0) of \($1)" },
    beginning: "The given puzzle",
    gone: "This game is no longer saved.",
    noTurns: "No moves yet.",
    cell: { "r\($0)c\($1)" },
    placed: { "\($0) at \($1)" },
    wrong: { "\($0) at \($1), wrong" },
    noted: { "\($2) \($1 == .corner ? "note" : "centre note") \($0)" },
    cleared: { "cleared \($0)" },
    notes: { "\($2) \($1 == .corner ? "notes" : "centre notes") \($0)" },
    colored: { "coloured \($0)" },
    uncolored: { "colour off \($0)" },
    several: { "\($0), and \($1) more" },
    restored: { "back to checkpoint \($0)" },
    revealed: "solution shown",
    checkpoint: "checkpoint",
    byHint: { "hint: \($0)" },
    help: { $0.lowercased() },
    checking: { checking in
      switch checking {
      case .onRequest: "errors on request"
      case .conflicts: "conflicts marked"
      case .everything: "errors marked"
      }
    },
    restarted: "restarted",
    undone: { "undo: \($0)" },
    redone: { "redo: \($0)" })
}
