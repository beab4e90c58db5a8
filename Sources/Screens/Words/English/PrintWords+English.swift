nonisolated extension PrintWords {
  static let english = PrintWords(
    solutions: "Solutions",
    base: "base",
    cover: "cover",
    crossLine: "cross-line",
    coverLine: "cover line",
    row: "row",
    column: "column",
    box: "box",
    say: { sentence in
      switch sentence {
      case .graded(let level, let score): "\(level), score \(score)"
      }
    })
}
