import Games
import Hints
import Scutes
import Sudoku

/// The text of a demonstration, in three steps of one or more pages: the idea and where to look,
/// the pattern, and the conclusion.
nonisolated struct LessonText: Equatable {
  let pages: [Page]

  /// One page of a step.
  struct Page: Equatable {
    /// The step, from 0.
    let step: Int
    let lines: [HintLine]
    /// The number of leading lines in bold.
    let boldLines: Int
  }

  /// The text of `lesson` for the position of `drill`, in pages of `room`.
  init(_ lesson: Lesson, on drill: Drill, in words: Words, room: Size) {
    guard let deduction = drill.easiest, let explanation = drill.explanation(in: words) else {
      pages = []
      return
    }
    let chain = ChainPair.all(of: .deduction(deduction, of: drill.position), words)
    let rows = ChainPair.rows(chain, in: room.width).map(HintLine.steps)
    let reasons = Array(explanation.sentences.dropFirst(explanation.stepCount).dropLast())
    let conclusion = explanation.sentences.last ?? ""
    let idea = words.course.idea(lesson)
    let place = Self.most(of: [explanation.lookAt], below: idea, room: room)
    pages =
      Self.pages(0, idea, [], place, room: room)
      + Self.pages(1, explanation.title, rows, reasons, room: room)
      + Self.pages(
        2, conclusion, [], Self.most(of: reasons, below: conclusion, room: room), room: room)
  }

  /// The last of `reasons`, as many as fit on the page below `conclusion`.
  private static func most(
    of reasons: [String], below conclusion: String, room: Size
  ) -> [String] {
    let rows = { (sentence: String) in
      TextWrapping.lineCount(of: [sentence], width: room.width, mode: .word)
    }
    var left = room.height - rows(conclusion)
    return reasons.reversed().prefix { sentence in
      left -= rows(sentence) + 1
      return left >= 0
    }.reversed()
  }

  /// The pages of a step: its subject, the steps of its chain, and sentences. Blank lines separate
  /// them if all fit on one page.
  private static func pages(
    _ step: Int, _ title: String, _ chain: [HintLine], _ sentences: [String], room: Size
  ) -> [Page] {
    let texts = ([title] + sentences).map {
      TextWrapping.lines(of: $0, width: max(1, room.width), mode: .word)
        .map { HintLine.text(String($0)) }
    }
    let bold = texts[0].count
    let parts = [texts[0]] + (chain.isEmpty ? [] : [chain]) + texts.dropFirst()
    for gap in [[HintLine.text("")], []] {
      let lines = Array(parts.joined(separator: gap))
      if lines.count <= room.height { return [Page(step: step, lines: lines, boldLines: bold)] }
    }
    let rest = SentencePages(sentences, room: room).pages.map { $0.map(HintLine.text) }
    let whole = SentencePages([title] + sentences, room: room).pages.map { $0.map(HintLine.text) }
    let pages = chain.isEmpty ? whole : [texts[0] + chain] + rest
    return pages.enumerated().map { number, lines in
      Page(step: step, lines: lines, boldLines: number == 0 ? min(bold, lines.count) : 0)
    }
  }
}

/// A page of a demonstration: text, or a question on what was told so far.
nonisolated struct LessonPage: Equatable {
  /// The step that the board shows, from 0.
  let step: Int
  let content: Content

  enum Content: Equatable {
    case text(LessonText.Page)
    case question(LessonQuestion)
  }

  var question: LessonQuestion? {
    if case .question(let question) = content { question } else { nil }
  }

  /// The pages of `text`, with the questions of `drill` after those of each step.
  static func all(of text: LessonText, asking drill: Drill) -> [LessonPage] {
    let questions = drill.questions
    return text.pages.indices.flatMap { index -> [LessonPage] in
      let page = text.pages[index]
      let isLast = index + 1 == text.pages.count || text.pages[index + 1].step != page.step
      let question = questions.indices.contains(page.step) ? questions[page.step] : nil
      return [LessonPage(step: page.step, content: .text(page))]
        + (isLast ? [question].compactMap(\.self) : []).map {
          LessonPage(step: page.step, content: .question($0))
        }
    }
  }
}

/// The layout of a demonstration: the board, and the text beside or below it.
nonisolated struct LessonPlan: Equatable {
  let metrics: BoardMetrics
  let isBeside: Bool
  /// `true` if the header is beside the board too, because the board takes all rows.
  var hasSideHeader = false
  let text: Size

  /// Columns between the board and the text.
  var gap: Int { metrics <= .regular ? 1 : 3 }

  /// Rows beside a board for the button and the blank row above it.
  private static let buttonRows = 4

  /// The most pages of a lesson before its board is drawn smaller.
  private static let fewPages = 3

  /// The layout with the largest board that gives the text few `pages`, or else the one with the
  /// fewest.
  static func fitting(_ screen: Size, pages: (LessonPlan) -> Int) -> LessonPlan {
    let plans = all(on: screen).map { (plan: $0, pages: pages($0)) }
    let few = plans.first { $0.pages <= fewPages } ?? plans.min { $0.pages < $1.pages }
    return few?.plan ?? below(on: screen)
  }

  /// The layouts for `screen`, largest board first. There is at least one.
  private static func all(on screen: Size) -> [LessonPlan] {
    let stage = BoardStage(size: Size(width: screen.width, height: screen.height - 1))
    let beside = stage.plans { metrics, rest -> LessonPlan? in
      // Beside a column at each edge and the gap.
      let side = rest.width - (metrics <= .regular ? 3 : 5)
      let hasSideHeader = metrics >= .large && rest.height == 0
      guard hasSideHeader || rest.height > 0, side >= (metrics <= .regular ? 17 : 27) else {
        return nil
      }
      let rows = min(26, max(metrics.board.height, screen.height - 2)) - buttonRows
      return LessonPlan(
        metrics: metrics, isBeside: true, hasSideHeader: hasSideHeader,
        text: Size(width: min(side, 52), height: max(3, rows)))
    }
    return beside.isEmpty ? [below(on: screen)] : beside
  }

  private static func below(on screen: Size) -> LessonPlan {
    let rows = screen.height - 2 - BoardMetrics.compact.board.height - 1
    return LessonPlan(
      metrics: .compact, isBeside: false,
      text: Size(width: screen.width - 2, height: max(3, min(rows, 8))))
  }
}
