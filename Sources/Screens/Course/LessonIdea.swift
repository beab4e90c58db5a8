import Games
import Scutes
import Sudoku

/// The idea of a lesson as a picture: a small board without digits, with the pattern's cells, the
/// cells affected, and the houses to look at.
///
/// ```
/// ·●·   ···   ·●·      ●  pattern
/// ·×·                  ×  what follows
/// ·●·   ···   ·●·      lines in the colour of a house
/// ```
nonisolated struct LessonIdea: Hashable {
  let pattern: CellSet
  /// The cells that take a digit or lose a candidate.
  let targets: CellSet
  /// The cells of the houses to look at.
  let houses: CellSet
  /// The cells of houses of another kind than the first.
  let covers: CellSet

  init(_ lesson: Lesson) {
    let (pattern, targets, houses) = Self.parts(of: lesson)
    self.pattern = Self.cells(pattern)
    self.targets = Self.cells(targets)
    let first = houses.filter { $0.index / 9 == houses[0].index / 9 }
    self.houses = CellSet(first.flatMap(\.cells))
    covers = CellSet(houses.filter { !first.contains($0) }.flatMap(\.cells))
  }

  /// Parses pairs of row and column, counted from 1: "28" is the eighth cell of the second row.
  private static func cells(_ text: String) -> CellSet {
    CellSet(
      text.split(separator: " ").compactMap { place in
        let numbers = place.compactMap(\.wholeNumberValue)
        guard numbers.count == 2 else { return nil }
        return Cell(row: numbers[0] - 1, column: numbers[1] - 1)
      })
  }

  private static func row(_ number: Int) -> House { .row(number - 1) }
  private static func column(_ number: Int) -> House { .column(number - 1) }
  private static func box(_ number: Int) -> House { .box(number - 1) }

  private static func parts(of lesson: Lesson) -> (String, String, [House]) {
    switch lesson {
    case .fullHouse: ("44 45 46 54 56 64 65 66", "55", [box(5)])
    case .hiddenSingleInBox: ("15 27 41 82", "33", [box(1)])
    case .hiddenSingleInLine: ("12 45 68 81", "53", [row(5)])
    case .nakedSingle: ("51 53 58 15 35 85 46 64", "55", [row(5), column(5), box(5)])
    case .pointing: ("11 12", "15 17 18", [box(1), row(1)])
    case .claiming: ("54 56", "44 65 66", [row(5), box(5)])
    case .nakedPair: ("52 57", "51 55 58", [row(5)])
    case .hiddenPair: ("25 85", "25 85", [column(5)])
    case .nakedTriple: ("52 54 58", "51 56 57", [row(5)])
    case .hiddenTriple: ("44 56 65", "44 56 65", [box(5)])
    case .quadruples: ("51 53 56 58", "52 55 59", [row(5)])
    case .xWing: ("22 28 92 98", "42 62 58", [row(2), row(9), column(2), column(8)])
    case .skyscraper: ("82 88 22 38", "29 31", [column(2), column(8)])
    case .twoStringKite: ("52 55 46 86", "82", [row(5), column(6)])
    case .emptyRectangle: ("44 55 65 28 48", "25", [box(5), column(8)])
    case .xyWing: ("55 52 85", "82", [row(5), column(5)])
    case .xyzWing: ("55 44 58", "54 56", [row(5), box(5)])
    case .wWing: ("22 78 26 76", "28 72", [column(6)])
    case .swordfish:
      ("22 25 52 58 85 88", "42 65 38", [row(2), row(5), row(8)])
    case .simpleColors: ("22 27 67 65 54 84", "82", [])
    case .uniqueRectangle: ("22 25 32", "35", [row(2), row(3)])
    case .bugPlusOne: ("13 27 41 52 68 74 89 96", "55", [])
    case .finnedXWing: ("22 28 82 88 89", "78", [row(2), row(8)])
    case .xChain: ("22 72 76 56 45 48", "28", [])
    case .xyChain: ("22 25 65 68 98", "92", [])
    case .alternatingInferenceChain: ("12 18 38 34 74 79", "72", [])
    case .almostLockedSets: ("51 52 54 84 88", "58", [row(5), row(8), column(4)])
    }
  }

  /// The role of a cell.
  func part(at cell: Cell) -> Part {
    targets.contains(cell)
      ? .target
      : pattern.contains(cell)
        ? .pattern : houses.contains(cell) ? .house : covers.contains(cell) ? .cover : .cell
  }

  /// The roles of cells.
  enum Part: Hashable {
    case cell
    case house
    case cover
    case pattern
    case target
  }
}

/// The picture of an idea, with cells of two columns by one row, or four by two.
struct LessonIdeaPicture: LeafView, Equatable {
  let idea: LessonIdea
  var isLarge = false

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    isLarge ? Size(width: 40, height: 20) : Size(width: 20, height: 11)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let theme = environment.theme
    let isUnicode = environment.capabilities.isUnicode
    let block = isLarge ? Size(width: 4, height: 2) : Size(width: 2, height: 1)
    for cell in Cell.all {
      let place = Rect(
        x: rect.minX + cell.column * block.width + cell.column / 3,
        y: rect.minY + cell.row * block.height + cell.row / 3, width: block.width,
        height: block.height)
      let part = idea.part(at: cell)
      let style = theme.style(
        for: part.role(isAlternate: !(cell.row + cell.column).isMultiple(of: 2)))
      painter.fill(place, style: style)
      let sign = part.sign(isUnicode: isUnicode)
      guard !sign.isEmpty else { continue }
      painter.write(
        sign, at: Point(x: place.minX + (block.width - 1) / 2, y: place.minY), style: style)
    }
  }
}

extension LessonIdea.Part {
  fileprivate func role(isAlternate: Bool) -> StyleRole {
    switch self {
    case .cell: isAlternate ? .boardAlternate : .board
    case .house: isAlternate ? .hintHouseAlternate : .hintHouse
    case .cover: isAlternate ? .hintCoverAlternate : .hintCover
    case .pattern: .hintPatternMark
    case .target: .hintTargetMark
    }
  }

  /// The sign of a role where colours can't show it.
  fileprivate func sign(isUnicode: Bool) -> String {
    switch self {
    case .cell, .house, .cover: isUnicode ? "·" : "."
    case .pattern: isUnicode ? "●" : "o"
    case .target: isUnicode ? "×" : "x"
    }
  }
}
