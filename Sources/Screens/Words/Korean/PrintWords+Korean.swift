nonisolated extension PrintWords {
  static let korean = PrintWords(
    solutions: "정답",
    base: "베이스",
    cover: "커버",
    say: { sentence in
      switch sentence {
      case .graded(let level, let score): "\(level), \(score)점"
      }
    })
}
