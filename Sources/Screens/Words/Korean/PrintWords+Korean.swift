nonisolated extension PrintWords {
  static let korean = PrintWords(
    solutions: "정답",
    base: "베이스",
    cover: "커버",
    crossLine: "교차선",
    coverLine: "덮는 줄",
    row: "행",
    column: "열",
    box: "블록",
    say: { sentence in
      switch sentence {
      case .graded(let level, let score): "\(level), \(score)점"
      }
    })
}
