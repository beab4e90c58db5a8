import Formats
import Foundation
import Hints
import Screens
import Sudoku

/// A board on paper: its digits, candidates and colours, and the marks of a hint.
struct PrintedBoard: Sendable {
  private let givens: Grid
  private let placed: Grid
  /// The candidates or notes of the empty cells.
  private let marks: CellNotes
  private let colors: [Cell: [Int]]
  private let hint: HintPicture
  /// The digits to draw faintly in a cell.
  private var faint: [Cell: DigitSet] = [:]
  /// The cells with digits to draw as wrong.
  private var wrong = CellSet.none

  /// Creates the board of `entry` as it stands. Empty cells without notes show all that the digits
  /// leave open if `hasAllCandidates`.
  init(_ entry: PuzzleEntry, hasAllCandidates: Bool = false) {
    let grid = entry.grid
    self.init(entry, hint: HintPicture()) { cell in
      let own = entry.marks(at: cell)
      return own.isEmpty && hasAllCandidates ? grid.candidates(at: cell) : own
    }
  }

  /// Creates the board of `entry` with the marks of its next step, and the candidates it is about.
  init(_ entry: PuzzleEntry, _ step: NextStep) {
    guard case .deduction(_, let position) = step else {
      self.init(entry, hint: step.picture) { entry.marks(at: $0) }
      return
    }
    self.init(entry, hint: step.picture) { position[$0] }
  }

  init(_ shown: DrawnBoard) {
    givens = shown.givens
    placed = shown.grid
    marks = shown.marks
    colors = shown.colors
    hint = shown.hint
    (faint, wrong) = (shown.faint, shown.wrong)
  }

  init(solution: Grid, of givens: Grid) {
    var entry = PuzzleEntry(givens: givens)
    for cell in Cell.all where givens[cell] == nil { entry.placed[cell] = solution[cell] }
    self.init(entry, hint: HintPicture()) { _ in .none }
  }

  private init(_ entry: PuzzleEntry, hint: HintPicture, marks: (Cell) -> DigitSet) {
    givens = entry.givens
    placed = entry.placed
    colors = entry.colors
    self.hint = hint
    let grid = entry.grid
    self.marks = CellNotes { grid[$0] == nil ? marks($0) : .none }
  }

  func draw(in frame: CGRect, on drawing: Drawing) {
    let place = BoardPlace(frame)
    drawing.fill(.rectangle(frame), .white)
    for cell in Cell.all {
      let (numbers, rect) = (colors[cell] ?? [], place.rect(of: cell))
      let width = rect.width / CGFloat(max(1, numbers.count))
      for (index, number) in numbers.enumerated() {
        let stripe = CGRect(
          x: rect.minX + CGFloat(index) * width, y: rect.minY, width: width, height: rect.height)
        drawing.fill(.rectangle(stripe), MarkInk.color(number))
      }
    }
    for painted in hint.cells {
      drawing.fill(.rectangle(place.rect(of: painted.cell)), MarkInk.ground(painted))
    }
    drawLines(place, drawing)
    for painted in hint.houses { draw(painted, place, drawing) }
    for painted in hint.candidates {
      drawing.mark(painted, around: place.center(of: painted.candidate), radius: place.markRadius)
    }
    for link in hint.links {
      place.draw(link, fails: hint.failing.contains(link), on: drawing)
    }
    drawDigits(place, drawing)
    for painted in hint.cells where painted.group != nil { drawLetter(painted, place, drawing) }
  }

  private func drawLines(_ place: BoardPlace, _ drawing: Drawing) {
    let frame = place.frame
    for isThick in [false, true] {
      for line in 1..<9 where line.isMultiple(of: 3) == isThick {
        let offset = place.side * Double(line)
        let (ink, width) = isThick ? (Ink.black, place.thick) : (Ink(0x707070), place.thin)
        let (x, y) = (frame.minX + offset, frame.minY + offset)
        drawing.stroke(
          .line(CGPoint(x: x, y: frame.minY), CGPoint(x: x, y: frame.maxY)), ink, width: width)
        drawing.stroke(
          .line(CGPoint(x: frame.minX, y: y), CGPoint(x: frame.maxX, y: y)), ink, width: width)
      }
    }
    drawing.stroke(.rectangle(frame), .black, width: place.thick)
  }

  private func drawDigits(_ place: BoardPlace, _ drawing: Drawing) {
    let painted = Dictionary(
      hint.candidates.map { ($0.candidate, $0.role) }, uniquingKeysWith: { first, _ in first })
    for cell in Cell.all {
      if let digit = givens[cell] {
        drawing.write(
          digits: "\(digit)", around: place.center(of: cell),
          Lettering(size: place.side * 0.66, isBold: true),
          isFaint(digit, at: cell) ? MarkInk.faint : .black)
      } else if let digit = placed[cell] {
        drawing.write(
          digits: "\(digit)", around: place.center(of: cell), Lettering(size: place.side * 0.66),
          wrong.contains(cell) ? MarkInk.wrong : Ink(0x2F5C9E))
      }
      for digit in marks[cell] {
        let candidate = Candidate(cell, digit)
        let role = painted[candidate]
        drawing.write(
          digits: "\(digit)", around: place.center(of: candidate),
          Lettering(size: place.side * 0.225, isBold: role != nil),
          role.map(MarkInk.digit)
            ?? (isFaint(digit, at: cell) ? MarkInk.faint : Ink(0x404040)))
      }
    }
  }

  private func isFaint(_ digit: Digit, at cell: Cell) -> Bool {
    faint[cell]?.contains(digit) ?? false
  }

  private func draw(_ painted: PaintedHouse, _ place: BoardPlace, _ drawing: Drawing) {
    let cells = painted.house.cells
    let rect = place.rect(of: cells[0]).union(place.rect(of: cells[cells.count - 1]))
    let width = place.thick * 1.5
    drawing.stroke(
      .rectangle(rect.insetBy(dx: width / 2, dy: width / 2)), MarkInk.house(painted), width: width,
      dash: painted.isCover ? place.side / 6 : 0)
  }

  /// Writes the letter of the group that a cell belongs to: A, B, C…
  private func drawLetter(_ painted: PaintedCell, _ place: BoardPlace, _ drawing: Drawing) {
    guard let group = painted.group, let letter = Self.letters.dropFirst(group).first else {
      return
    }
    let rect = place.rect(of: painted.cell)
    drawing.write(
      String(letter),
      at: CGPoint(x: rect.maxX - place.side * 0.04, y: rect.minY + place.side * 0.15),
      Lettering(size: place.side * 0.15, isBold: true), .black, anchor: .end)
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
}

/// The places of cells and candidates within a square board.
private struct BoardPlace {
  let frame: CGRect
  /// The side of a cell.
  let side: Double
  /// The width of the lines between boxes, and of those between cells.
  let thick, thin: Double
  /// The radius of a mark around a candidate.
  let markRadius: Double

  init(_ frame: CGRect) {
    self.frame = frame
    side = frame.width / 9
    thick = 0.9 + frame.width / 400
    thin = 0.35 + frame.width / 1600
    markRadius = side * 0.135
  }

  func rect(of cell: Cell) -> CGRect {
    CGRect(
      x: frame.minX + side * Double(cell.column), y: frame.minY + side * Double(cell.row),
      width: side, height: side)
  }

  func center(of cell: Cell) -> CGPoint {
    let rect = rect(of: cell)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  func center(of candidate: Candidate) -> CGPoint {
    let center = center(of: candidate.cell)
    let (row, column) = (candidate.digit.index / 3 - 1, candidate.digit.index % 3 - 1)
    return CGPoint(
      x: center.x + Double(column) * side * 0.295, y: center.y + Double(row) * side * 0.295)
  }

  /// Draws a link from the edge of one candidate's mark to that of the other. It is bent towards
  /// the middle of the board, so that it doesn't cover the candidates between them. One that fails
  /// is crossed out.
  func draw(_ link: Link, fails: Bool, on drawing: Drawing) {
    let (start, end) = (center(of: link.from), center(of: link.to))
    let (across, down) = (end.x - start.x, end.y - start.y)
    let length = (across * across + down * down).squareRoot()
    guard length > 0 else { return }
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let inward = down * (frame.midX - middle.x) - across * (frame.midY - middle.y)
    let bend = max(min(length * 0.16, side * 0.5), side * 0.13) * (inward < 0 ? -1 : 1)
    let peak = CGPoint(x: middle.x + down / length * bend, y: middle.y - across / length * bend)
    let (first, last) = (edge(of: start, towards: peak), edge(of: end, towards: peak))
    drawing.stroke(
      .arc(first, last, towards: peak),
      MarkInk.link, width: link.isStrong ? thick * 0.85 : thick * 0.6,
      dash: link.isStrong ? 0 : side * 0.07)
    guard fails else { return }
    // The middle of the curve is halfway between its peak and the middle of its ends.
    drawing.cross(
      out: CGPoint(
        x: (first.x + last.x) / 4 + peak.x / 2, y: (first.y + last.y) / 4 + peak.y / 2),
      radius: side * 0.1)
  }

  private func edge(of center: CGPoint, towards point: CGPoint) -> CGPoint {
    let (across, down) = (point.x - center.x, point.y - center.y)
    let share = markRadius * 1.08 / (across * across + down * down).squareRoot()
    return CGPoint(x: center.x + across * share, y: center.y + down * share)
  }
}
