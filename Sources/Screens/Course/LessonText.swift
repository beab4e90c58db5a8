import Models
import Widgets

/// What a demonstration says, in steps of one or more pages: the idea and where to look, the pattern,
/// what follows from it.
nonisolated struct LessonText: Equatable {
  /// How many steps there are.
  static let stepCount = 3
  let pages: [Page]

  /// As much of a step as there is room for.
  struct Page: Equatable {
    /// The step, from 0.
    let step: Int
    let lines: [String]
    /// How many of the lines, from the first, stand out.
    let boldLines: Int
  }

  /// The text of `lesson` on the position of `drill`, in pages of `room`.
  init(_ lesson: Lesson, on drill: Drill, in words: Words, room: Size) {
    guard let explanation = drill.explanation(in: words) else {
      pages = []
      return
    }
    let reasons = explanation.sentences.dropLast()
    let conclusion = explanation.sentences.last ?? ""
    let steps = [
      (words.course.idea(lesson), [explanation.lookAt]),
      (explanation.title, Array(reasons)),
      (conclusion, Self.most(of: Array(reasons), below: conclusion, room: room)),
    ]
    pages = steps.enumerated().flatMap { step, text in
      Self.pages(step, first: text.0, text.1, room: room)
    }
  }

  /// The last of `reasons`, as many as fit below `conclusion` on its page.
  private static func most(
    of reasons: [String], below conclusion: String, room: Size
  ) -> [String] {
    let rows = { (sentence: String) in
      TextWrapping.lines(of: sentence, width: max(1, room.width), mode: .word).count
    }
    var left = room.height - rows(conclusion)
    return reasons.reversed().prefix { sentence in
      left -= rows(sentence) + 1
      return left >= 0
    }.reversed()
  }

  /// The pages of a step. A blank line stands between its sentences if all of them fit on one page.
  private static func pages(
    _ step: Int, first: String, _ others: [String], room: Size
  ) -> [Page] {
    let texts = ([first] + others).map {
      TextWrapping.lines(of: $0, width: max(1, room.width), mode: .word).map { String($0) }
    }
    let bold = texts[0].count
    let spaced = Array(texts.joined(separator: [""]))
    if spaced.count <= room.height { return [Page(step: step, lines: spaced, boldLines: bold)] }
    return HintText([first] + others, room: room).pages.enumerated().map { number, lines in
      Page(step: step, lines: lines, boldLines: number == 0 ? min(bold, lines.count) : 0)
    }
  }
}

/// How a demonstration is divided: the largest board that leaves room for the text, beside it or below.
nonisolated struct LessonPlan: Equatable {
  let metrics: BoardMetrics
  let isBeside: Bool
  /// Whether the header stands beside the board as well, since the board takes all rows.
  var hasHeaderBeside = false
  /// Columns by rows of the text.
  let text: Size

  /// Columns between the board and the text.
  var gap: Int { metrics <= .regular ? 1 : 3 }

  /// Rows beside a board for the button and the empty one above it.
  private static let buttonRows = 4

  static func fitting(_ screen: Size) -> LessonPlan {
    for metrics in BoardMetrics.allCases.reversed() {
      let board = metrics.board
      let side = screen.width - board.width - (metrics <= .regular ? 2 : 4)
      let hasHeaderBeside = metrics >= .large && board.height > screen.height - 2
      guard board.height <= screen.height - (hasHeaderBeside ? 1 : 2),
        side >= (metrics <= .regular ? 18 : 28)
      else { continue }
      return LessonPlan(
        metrics: metrics, isBeside: true, hasHeaderBeside: hasHeaderBeside,
        text: Size(width: min(side, 52), height: max(3, min(board.height, 26) - buttonRows)))
    }
    let rows = screen.height - 2 - BoardMetrics.compact.board.height - 1
    return LessonPlan(
      metrics: .compact, isBeside: false,
      text: Size(width: screen.width - 2, height: max(3, min(rows, 8))))
  }
}
