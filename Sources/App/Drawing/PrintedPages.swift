import Foundation
import Hints
import Screens
import Sudoku

/// The size of a sheet of paper.
enum Paper: String, CaseIterable, Sendable {
  case a4
  case letter

  /// In points.
  var size: CGSize {
    switch self {
    case .a4: CGSize(width: 595.276, height: 841.89)
    case .letter: CGSize(width: 612, height: 792)
    }
  }
}

/// Puzzles on sheets of paper, several on each, with the solutions at the end.
struct PrintedPages: Sendable {
  let puzzles: [PrintedPuzzle]
  /// The puzzles on a page.
  let perPage: Int
  var hasSolutions = false
  let paper: Paper
  /// The heading of each page of puzzles.
  var title: String?
  let language: Language

  /// The content of a page.
  enum Page: Hashable {
    /// The puzzles of these positions.
    case puzzles(Range<Int>)
    /// The solutions of these puzzles.
    case solutions([Int])
  }

  static let maxPerPage = 6
  static let solutionsPerPage = 12

  /// The pages in order. Puzzles without a solution are left out at the end.
  var pages: [Page] {
    let boards = stride(from: 0, to: puzzles.count, by: perPage).map {
      Page.puzzles($0..<min($0 + perPage, puzzles.count))
    }
    let solved = hasSolutions ? puzzles.indices.filter { puzzles[$0].solution != nil } : []
    let solutions = stride(from: 0, to: solved.count, by: Self.solutionsPerPage).map {
      Page.solutions(Array(solved[$0..<min($0 + Self.solutionsPerPage, solved.count)]))
    }
    return boards + solutions
  }

  /// Draws all pages into a file, that many pixels wide as PNG.
  ///
  /// - Throws: ``UsageError`` if there isn't enough memory.
  func drawing(_ format: DrawingFormat, width: Int?) throws(UsageError) -> Drawing {
    let drawing = try Drawing(
      format, size: paper.size, scale: Double(width ?? Self.usualWidth) / paper.size.width,
      language: language)
    draw(on: drawing)
    return drawing
  }

  /// Pixels.
  private static let usualWidth = 1654

  /// Draws all pages, each of which ends with ``Drawing/endPage()``.
  func draw(on drawing: Drawing) {
    let pages = pages
    if let name = title ?? (puzzles.count == 1 ? puzzles[0].title : nil) { drawing.setTitle(name) }
    for (number, page) in pages.enumerated() {
      if pages.count > 1 {
        drawing.write(
          "\(number + 1) / \(pages.count)",
          at: CGPoint(x: paper.size.width / 2, y: paper.size.height - Self.margin * 0.6),
          Lettering(size: 9), Ink(0x555555), anchor: .middle)
      }
      draw(page, on: drawing)
      drawing.endPage()
    }
  }

  private func draw(_ page: Page, on drawing: Drawing) {
    switch page {
    case .puzzles(let range):
      let body = drawHeading(title, on: drawing)
      let slots = BoardSlots(perPage, in: body)
      for (place, number) in range.enumerated() { draw(number, in: slots.all[place], on: drawing) }
    case .solutions(let numbers):
      let body = drawHeading(Words.in(language).solutionsHeading, on: drawing)
      let slots = BoardSlots(Self.solutionsPerPage, in: body)
      for (place, number) in numbers.enumerated() {
        let slot = slots.all[place]
        drawCaption("\(number + 1)", nil, above: slot.board, on: drawing)
        puzzles[number].solution?.draw(in: slot.board, on: drawing)
      }
    }
  }

  private func draw(_ number: Int, in slot: BoardSlots.Slot, on drawing: Drawing) {
    let puzzle = puzzles[number]
    let name = [puzzles.count > 1 ? "\(number + 1)" : nil, puzzle.title].compactMap { $0 }
      .joined(separator: "  ")
    guard let hint = puzzle.hint else {
      drawCaption(name, puzzle.grade, above: slot.board, on: drawing)
      return puzzle.board.draw(in: slot.board, on: drawing)
    }
    let division = Division.best(of: slot.frame, hint, on: drawing)
    drawCaption(name, puzzle.grade, above: division.board, on: drawing)
    puzzle.board.draw(in: division.board, on: drawing)
    hint.draw(in: division.text, division.setting, on: drawing)
  }

  /// A board above the text of its hint.
  private struct Division {
    let board: CGRect
    let text: CGRect
    let setting: PrintedHint.Setting

    init(of slot: CGRect, side: Double, _ setting: PrintedHint.Setting) {
      board = CGRect(
        x: slot.midX - side / 2, y: slot.minY + BoardSlots.caption, width: side, height: side)
      let top = board.maxY + 16
      let column = side > slot.width * 0.85 ? board : slot
      text = CGRect(x: column.minX, y: top, width: column.width, height: slot.maxY - top)
      self.setting = setting
    }

    /// The division with the largest text, and then the largest board, that has room for the hint.
    static func best(of slot: CGRect, _ hint: PrintedHint, on drawing: Drawing) -> Division {
      let large = min(slot.width, slot.height * 0.62)
      var last = Division(of: slot, side: large, .normal)
      for setting in PrintedHint.Setting.all {
        for share in [1, 0.85, 0.7] {
          last = Division(of: slot, side: large * share, setting)
          let needed = hint.height(width: last.text.width, setting, on: drawing)
          if needed <= last.text.height { return last }
        }
      }
      return last
    }
  }

  private static let margin = 42.0

  /// Writes the heading of a page, if any, and returns what is left below it.
  private func drawHeading(_ heading: String?, on drawing: Drawing) -> CGRect {
    let sheet = CGRect(origin: .zero, size: paper.size).insetBy(dx: Self.margin, dy: Self.margin)
    guard let heading else { return sheet }
    let lettering = Lettering(size: 18, isBold: true)
    drawing.write(
      drawing.shortened(heading, lettering, width: sheet.width),
      at: CGPoint(x: sheet.midX, y: sheet.minY + 12), lettering, .black, anchor: .middle)
    return CGRect(x: sheet.minX, y: sheet.minY + 24, width: sheet.width, height: sheet.height - 24)
  }

  private func drawCaption(
    _ name: String, _ grade: String?, above board: CGRect, on drawing: Drawing
  ) {
    let size = max(8, min(11, board.width / 22))
    let (bold, plain) = (Lettering(size: size, isBold: true), Lettering(size: size * 0.9))
    let baseline = board.minY - size * 0.5
    var room = board.width
    if let grade {
      drawing.write(
        grade, at: CGPoint(x: board.maxX, y: baseline), plain, Ink(0x555555), anchor: .end)
      room -= drawing.width(of: grade, plain) + size
    }
    drawing.write(
      drawing.shortened(name, bold, width: room), at: CGPoint(x: board.minX, y: baseline), bold,
      .black)
  }
}

/// The places of boards on a page: in the columns that give them the most room.
struct BoardSlots: Hashable {
  /// In reading order.
  let all: [Slot]

  struct Slot: Hashable {
    /// The whole slot.
    let frame: CGRect
    /// The square for the board, with room for a caption above it.
    let board: CGRect
  }

  /// The height of a caption.
  static let caption = 18.0
  private static let gap = 20.0

  /// Creates places for `count` boards in `body`.
  init(_ count: Int, in body: CGRect) {
    let choices = (1...3).map { Self.slots(count, columns: $0, in: body) }
    all = choices.max { $0[0].board.width < $1[0].board.width } ?? []
  }

  private static func slots(_ count: Int, columns: Int, in body: CGRect) -> [Slot] {
    let rows = (count + columns - 1) / columns
    let width = (body.width - gap * Double(columns - 1)) / Double(columns)
    let height = (body.height - gap * Double(rows - 1)) / Double(rows)
    let side = min(width, height - caption)
    return (0..<count).map { place in
      let frame = CGRect(
        x: body.minX + Double(place % columns) * (width + gap),
        y: body.minY + Double(place / columns) * (height + gap), width: width, height: height)
      return Slot(
        frame: frame,
        board: CGRect(x: frame.midX - side / 2, y: frame.minY + caption, width: side, height: side))
    }
  }
}
