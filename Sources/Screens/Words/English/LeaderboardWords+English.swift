nonisolated extension LeaderboardWords {
  static let english = LeaderboardWords(
    own: "Imported",
    place: "#",
    puzzle: "Puzzle",
    rating: "Rated",
    score: "Score",
    time: "Time",
    errors: "Errors",
    theme: "Theme",
    mistakes: "Mistakes",
    countedMistakes: { $0 == 1 ? "1 mistake" : "\($0) mistakes" },
    help: "Help",
    date: "Date",
    newest: "your newest",
    helped: "with help",
    replay: "Replay",
    byLevel: "By level",
    byPack: "By pack",
    playMemory: "Play Memory",
    clear: "Clear",
    undoClear: "Undo clear",
    askClear: { "Clear the list \($0)?" },
    askClearPairs: { "Clear the list of \($0)?" },
    clearMessage:
      "Its games leave the leaderboard; the statistics keep them. Undo clear brings them back until "
      + "the leaderboard closes.",
    clearMemoryMessage:
      "Its results are deleted. Undo clear brings them back until the leaderboard closes.",
    keep: "Keep it",
    nothingToReplay: "Nothing to replay or to clear here.",
    rated: { "\($0), rated \($1)" },
    empty: { "\($0): no ranked game yet.\nSolve a puzzle, and it stands here." },
    emptyMemory: "Memory: no game won yet.\nWin one, and it stands here.",
    emptyPairs: { "\($0): no game won yet.\nWin one, and it stands here." })
}
