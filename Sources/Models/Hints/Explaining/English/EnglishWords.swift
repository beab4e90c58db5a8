import Sudoku

struct EnglishWords: ExplanationWords {
  let notation: CellNotation

  var language: Language { .english }

  func cell(_ cell: Cell) -> String {
    switch notation {
    case .short: cell.description
    case .words: "row \(cell.row + 1) column \(cell.column + 1)"
    }
  }

  func all(_ cells: some Sequence<Cell>) -> String { Self.list(cells.map(cell), "and") }
  func any(_ cells: some Sequence<Cell>) -> String { Self.list(cells.map(cell), "or") }
  func all(_ digits: DigitSet) -> String { Self.list(digits.map(\.description), "and") }
  func any(_ digits: DigitSet) -> String { Self.list(digits.map(\.description), "or") }

  func all(_ houses: [House]) -> String { Self.list(Self.groups(houses), "and") }
  /// Returns one of some houses: "row 2 or column 5".
  func any(_ houses: [House]) -> String { Self.list(Self.groups(houses, "or"), "or") }

  /// Returns houses grouped by kind: "rows 2 and 7", "box 5".
  private static func groups(_ houses: [House], _ conjunction: String = "and") -> [String] {
    let kinds: [(String, String, (House) -> Int?)] = [
      ("row", "rows", { if case .row(let number) = $0 { number + 1 } else { nil } }),
      ("column", "columns", { if case .column(let number) = $0 { number + 1 } else { nil } }),
      ("box", "boxes", { if case .box(let number) = $0 { number + 1 } else { nil } }),
    ]
    return kinds.compactMap { one, many, number in
      let numbers = houses.compactMap(number).map(String.init)
      guard !numbers.isEmpty else { return nil }
      return (numbers.count == 1 ? one : many) + " " + list(numbers, conjunction)
    }
  }

  /// Returns "a", "a and b" or "a, b and c".
  static func list(_ items: [String], _ conjunction: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension EnglishWords {
  /// Returns the digit with its article: "a 7", "an 8".
  func a(_ digit: Digit) -> String { (digit.rawValue == 8 ? "an " : "a ") + digit.description }

  /// Returns a small number in letters.
  func number(_ count: Int) -> String {
    let names = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return names.indices.contains(count) ? names[count] : String(count)
  }

  /// Returns "both" for two, "all" for more.
  func bothOrAll(_ count: Int) -> String { count == 2 ? "both" : "all" }

  /// Returns the text with a capital first letter. Names of cells stay as they are.
  func capitalized(_ text: String) -> String {
    let second = text.dropFirst().first
    guard let first = text.first, first.isLowercase, second?.isNumber != true else { return text }
    return first.uppercased() + text.dropFirst()
  }

  /// Returns "row 4", "column 7" or "box 2".
  func house(_ house: House) -> String { all([house]) }

  /// Returns "r1c2 is" or "r1c2 and r1c3 are".
  func are(_ cells: [Cell]) -> String { all(cells) + (cells.count == 1 ? " is" : " are") }
}

extension EnglishWords {
  func look(at place: Place, clue: String) -> String {
    switch place {
    case .houses(let houses): "Look at \(all(houses)): \(clue)"
    case .cells(let cells): "Look at \(all(cells)): \(clue)"
    case .board: "Look at the whole board: \(clue)"
    }
  }

  func suggest(_ place: Place) -> String {
    switch place {
    case .houses(let houses): "Stuck? Look at \(all(houses))."
    case .cells(let cells): "Stuck? Look at \(all(cells))."
    case .board: "Stuck? Look at the whole board."
    }
  }

  func title(_ name: String, at place: Place) -> String {
    switch place {
    case .houses(let houses): "\(name) in \(all(houses))"
    case .cells(let cells): "\(name) at \(all(cells))"
    case .board: name
    }
  }

  func take(_ placements: [Candidate]) -> String {
    "So "
      + Self.list(placements.map { "\(cell($0.cell)) is \($0.digit)" }, "and") + "."
  }

  func lose(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String {
    "So \(losses(groups))."
  }

  func haveLost(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String {
    groups.map { "\(all($0.cells)) \($0.cells.count == 1 ? "loses" : "lose") \(all($0.digits))" }
      .joined(separator: "; ")
  }

  func haveTaken(_ placements: [Candidate]) -> String {
    Self.list(placements.map { "\(cell($0.cell)) is \($0.digit)" }, "and")
  }

  func areGone(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String {
    "By now \(losses(groups))."
  }

  /// Returns "r1c2 can't be 3 or 4 and r5c6 can't be 7".
  func losses(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String {
    Self.list(groups.map { "\(all($0.cells)) can't be \(any($0.digits))" }, "and")
  }
}
