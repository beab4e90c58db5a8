nonisolated extension PackWords {
  static let english = PackWords(
    title: "Packs",
    anyKey: "Press any key",
    names: [
      "Beginner I", "Beginner II", "Intermediate I", "Intermediate II", "Expert I", "Expert II",
    ],
    playNext: "play next",
    rule: { "* Solve one to unlock \($0) more." },
    next: { "next: \($0)" },
    practised: "solved, practice",
    begun: "in progress",
    open: { "open, HoDoKu score \($0)" },
    locked: { "locked: solve \($0) more to open it" },
    legend: Legend(
      solved: "solved", begun: "in progress", locked: "locked"),
    more: MorePuzzlesWords(
      title: "More puzzles",
      bring: "Bring your own",
      bringDetail: "Type, paste, a file, a photo",
      make: "Make a new one",
      makeDetail: "Any level, a new board each time",
      packs: "Packs",
      packsDetail: "288 puzzles, easy to expert"),
    say: { sentence in
      switch sentence {
      case .solvedOfOpen(let solved, let open): "\(solved) of \(open)"
      case .solvedOfAll(let solved, let all): "\(solved) of \(all) solved"
      case .solved(let score, let time): "solved, best \(score), \(time)"
      }
    })
}
