nonisolated extension LeaderboardWords {
  static let english = LeaderboardWords(
    own: "Imported",
    place: "#",
    hodoku: "HoDoKu",
    time: "Time",
    theme: "Theme",
    mistakes: "Mistakes",
    countedMistakes: { $0 == 1 ? "1 mistake" : "\($0) mistakes" },
    help: "Help",
    date: "Date",
    newest: "your newest",
    helped: "with help",
    byLevel: "By level",
    byPack: "By pack",
    playMemory: "Play Memory",
    clear: "Clear",
    undoClear: "Undo clear",
    askClear: { "Clear the list \($0)?" },
    askClearPairs: { "Clear the list of \($0)?" },
    clearMessage:
      "Removes its games from the leaderboard, but not from the statistics. You can undo this until "
      + "you close the leaderboard.",
    clearMemoryMessage:
      "Deletes its results. You can undo this until you close the leaderboard.",
    keep: "Keep it",
    nothingToReplay: "Nothing to replay or clear.",
    empty: { "\($0): no ranked games yet.\nSolve one to get on the list." },
    emptyMemory: "Memory: no wins yet.\nWin one to get on the list.",
    emptyPairs: { "\($0): no wins yet.\nWin one to get on the list." },
    say: { sentence in
      switch sentence {
      case .scored(let puzzle, let score): "\(puzzle), HoDoKu score \(score)"
      }
    })
}
