import Formats
import Foundation
import Grading
import Hints
import Screens
import Sudoku

/// A puzzle to draw, with its texts.
struct PrintedPuzzle: Sendable {
  let board: PrintedBoard
  /// Its title in the file, if any.
  let title: String?
  /// Its level and score. `nil` if it hasn't exactly one solution.
  let grade: String?
  /// The board with the solution, if there is just one.
  let solution: PrintedBoard?
  /// The text about the hint that ``board`` shows.
  let hint: PrintedHint?

  /// Creates the puzzle of `entry`, with a hint if `step` is one. With `findings` come level and
  /// solution, which takes as long as grading does.
  init(
    _ entry: PuzzleEntry, hasAllCandidates: Bool = false, step: NextStep? = nil,
    findings: BoardFindings? = nil, language: Language
  ) {
    board =
      step.map { PrintedBoard(entry, $0) }
      ?? PrintedBoard(entry, hasAllCandidates: hasAllCandidates)
    title = entry.details[.title]
    hint = step.map { PrintedHint($0, in: language) }
    guard let solution = findings?.check.solution else {
      (grade, self.solution) = (nil, nil)
      return
    }
    let grade = Grader().grade(entry.start)
    self.grade = Words.in(language).text(ofLevel: grade.level, score: grade.score)
    self.solution = PrintedBoard(solution: solution, of: entry.givens)
  }

  init(_ shown: DrawnBoard, language: Language) {
    board = PrintedBoard(shown)
    title = shown.title
    (grade, solution) = (nil, nil)
    hint = shown.explanation.map {
      PrintedHint($0, of: shown.hint, in: language)
    }
  }
}

/// A board as a picture of its own: its title above it, and the text of its hint below.
struct PrintedPicture {
  let puzzle: PrintedPuzzle
  var title: String?
  let language: Language

  private static let margin = 12.0
  private static let side = 440.0
  private static let lettering = Lettering(size: 18, isBold: true)

  /// The size, which depends on how much there is to say.
  ///
  /// - Throws: ``UsageError`` if there isn't enough memory.
  func size() throws(UsageError) -> CGSize {
    let scratch = try Drawing(.svg, size: CGSize(width: 1, height: 1), language: language)
    let text =
      puzzle.hint.map {
        $0.height(width: Self.side, .normal, on: scratch) + Self.margin
      } ?? 0
    return CGSize(
      width: Self.side + 2 * Self.margin,
      height: (top + Self.side + text + Self.margin).rounded(.up))
  }

  /// Draws it into a file, that many pixels wide as PNG.
  ///
  /// - Throws: ``UsageError`` if there isn't enough memory.
  func drawing(_ format: DrawingFormat, width: Int?) throws(UsageError) -> Drawing {
    let size = try self.size()
    let drawing = try Drawing(
      format, size: size, scale: Double(width ?? Self.usualWidth) / size.width, language: language)
    draw(on: drawing)
    return drawing
  }

  /// Pixels.
  private static let usualWidth = 1000

  func draw(on drawing: Drawing) {
    let board = CGRect(x: Self.margin, y: top, width: Self.side, height: Self.side)
    if let title {
      drawing.write(
        drawing.shortened(title, Self.lettering, width: Self.side),
        at: CGPoint(x: board.midX, y: Self.margin + 16), Self.lettering, .black, anchor: .middle)
    }
    puzzle.board.draw(in: board, on: drawing)
    puzzle.hint?.draw(
      in: CGRect(
        x: board.minX, y: board.maxY + Self.margin, width: Self.side, height: .infinity),
      .normal, on: drawing)
  }

  private var top: Double { Self.margin + (title == nil ? 0 : 30) }
}

extension BoardDrawer {
  /// Draws as the command `draw` does: SVG and PNG are a picture of the board, PDF is a page.
  static let cairo = BoardDrawer { board, format, language in
    let puzzle = PrintedPuzzle(board, language: language)
    guard let drawing = try? drawing(of: puzzle, format, language),
      let bytes = try? drawing.finish()
    else { return nil }
    return File(bytes: bytes, lacksCharacters: drawing.lacksCharacters)
  }

  private static func drawing(
    of puzzle: PrintedPuzzle, _ format: DrawingFormat, _ language: Language
  ) throws(UsageError) -> Drawing {
    switch format {
    case .svg, .png:
      try PrintedPicture(puzzle: puzzle, language: language).drawing(format, width: nil)
    case .pdf:
      try PrintedPages(puzzles: [puzzle], perPage: 1, paper: .a4, language: language)
        .drawing(format, width: nil)
    }
  }
}
