nonisolated extension PrintWords {
  static let english = PrintWords(
    solutions: "Solutions",
    base: "base",
    cover: "cover",
    say: { sentence in
      switch sentence {
      case .graded(let level, let score): "\(level), score \(score)"
      }
    })
}
