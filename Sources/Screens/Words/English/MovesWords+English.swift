nonisolated extension MovesWords {
  static let english = MovesWords(
    title: "Moves and branches",
    go: "go there",
    branch: "other branch",
    nextCheckpoint: "next checkpoint",
    nameCheckpoint: "name a checkpoint",
    cancelName: "cancel",
    name: "Name",
    here: "here",
    moves: { $0 == 1 ? "1 move" : "\($0) moves" },
    went: "At the move you chose")
}
