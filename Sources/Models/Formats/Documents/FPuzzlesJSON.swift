import ScutesJSON
import Sudoku

/// The JSON of f-puzzles.
///
/// ```
/// {"size":9,"title":"…","author":"…","ruleset":"…","grid":[[
///   {"value":4,"given":true},{"cornerPencilMarks":[1,2]},{"centerPencilMarks":[3]},
///   {"highlight":"#FFE060"},{},…],…]}
/// ```
enum FPuzzlesJSON {
  /// Members for rules beyond the classic ones. A file with any of these is a different kind of
  /// puzzle.
  private static let rules = [
    "antiking", "antiknight", "arrow", "betweenline", "chess", "clone", "diagonal+", "diagonal-",
    "difference", "disjointgroups", "even", "extraregion", "fogofwar", "indexer", "killercage",
    "littlekillersum", "lockout", "maximum", "minimum", "nonconsecutive", "odd", "palindrome",
    "quadruple", "ratio", "regionsumline", "renban", "sandwichsum", "skyscraper", "thermometer",
    "whispers", "windoku", "xsum", "xv", "modular", "nabner", "entropicline", "slowthermometer",
    "zipperline", "rowindexer", "columnindexer", "boxindexer", "doublearrow", "sum",
  ]

  /// Members for drawings without a meaning of their own.
  private static let drawings = ["line", "rectangle", "circle", "text", "cage"]

  private static let cellMembers: Set<String> = [
    "value", "given", "cornerPencilMarks", "centerPencilMarks", "candidates", "highlight",
    "highlightArray", "c", "cArray", "region",
  ]

  /// Returns `true` if `json` has cells as f-puzzles writes them, and not as some other program.
  static func isLikely(_ json: PlacedJSON) -> Bool {
    guard let rows = json["grid"]?.elements, rows.count > 1 else { return false }
    let cells = rows.flatMap { $0.elements ?? [] }
    let names = cells.flatMap { ($0.members ?? []).map(\.name) }
    return !cells.isEmpty && cells.allSatisfy { $0.members != nil }
      && names.allSatisfy(cellMembers.contains)
      && (json["size"] != nil || names.contains { $0 != "value" } || names.isEmpty)
  }

  static func entry(
    of json: PlacedJSON, origin: PuzzleOrigin
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let grid = try rows(json["grid"], size: json["size"]?.integer, origin: origin)
    if let rule = rules.first(where: { json[$0]?.isTruthy == true }) {
      throw origin.error(found: .rule(rule), expected: .classicRules)
    }
    try refuseUnknownLists(of: json, besides: ["grid"] + drawings, origin: origin)
    var entry = PuzzleEntry(origin: origin)
    for cell in Cell.all {
      let value = grid[cell.row][cell.column]
      if let region = value["region"]?.integer, region != cell.box {
        throw origin.error(found: .cellInOtherRegion(cell), expected: .boxes)
      }
      entry.fill(
        cell, try digit(value["value"], at: cell, origin: origin),
        isGiven: value["given"]?.isTruthy == true,
        notes: value["cornerPencilMarks"]?.digits ?? .none,
        centreNotes: value["centerPencilMarks"]?.digits ?? .none)
    }
    readColors(of: grid, into: &entry)
    entry.unread.drawings = drawings.reduce(0) { $0 + (json[$1]?.elements?.count ?? 0) }
    for (key, detail) in keys {
      if let text = json[key]?.text, !text.isEmpty { entry.details[detail] = text }
    }
    return entry
  }

  /// Refuses a member of another name that has objects or lists in it: those are constraints.
  static func refuseUnknownLists(
    of json: PlacedJSON, besides known: [String], origin: PuzzleOrigin
  ) throws(PuzzleTextError) {
    let unknown = (json.members ?? []).first { member in
      !known.contains(member.name)
        && member.value.elements?.contains { $0.isObject || $0.elements?.isEmpty == false } == true
    }
    if let unknown { throw origin.error(found: .rule(unknown.name), expected: .classicRules) }
  }

  private static func readColors(of grid: [[PlacedJSON]], into entry: inout PuzzleEntry) {
    let colors = Cell.all.map { FPuzzlesColors.colors(of: grid[$0.row][$0.column]) }
    let numbers = FPuzzlesColors.numbers(of: colors.flatMap(\.self))
    for cell in Cell.all {
      let found = colors[cell.index]
      let kept = found.compactMap { numbers[$0] }
      entry.colors[cell] = kept.isEmpty ? nil : kept.sorted()
      entry.unread.colors += found.count - kept.count
    }
  }

  /// Returns nine rows of nine values. `size` is the number of rows according to the document.
  static func rows(
    _ grid: PlacedJSON?, size: Int? = nil, origin: PuzzleOrigin
  ) throws(PuzzleTextError) -> [[PlacedJSON]] {
    let rows = grid?.elements?.map { $0.elements ?? [] } ?? []
    let size = size ?? rows.count
    guard size == 9 else {
      throw origin.error(found: .gridOfSize(size), expected: .gridOfNine)
    }
    guard rows.count == 9, rows.allSatisfy({ $0.count == 9 }) else {
      let counts = Set(rows.map(\.count)).sorted()
      throw origin.error(
        found: .rowsOfCells(rows.count, counts.isEmpty ? [0] : counts), expected: .rowsOfNine)
    }
    return rows
  }

  /// Returns the digit of a cell, or `nil` if it is empty.
  static func digit(
    _ value: PlacedJSON?, at cell: Cell, origin: PuzzleOrigin
  ) throws(PuzzleTextError) -> Digit? {
    guard let value, value.isTruthy, value.text != "0" else { return nil }
    guard let digit = value.integer.flatMap(Digit.init) else {
      throw origin.error(
        found: value.text.map { .textInCell($0, cell) } ?? .noDigit(cell), expected: .digit)
    }
    return digit
  }

  private static let keys: [(String, PuzzleDetail)] = [
    ("title", .title), ("author", .author), ("ruleset", .comment),
  ]

  /// Returns the JSON of `entry`, with the colours as members of that name.
  static func text(of entry: PuzzleEntry, colorsAs colorKey: String) -> String {
    let (grid, notes) = (entry.grid, entry.cornerNotes)
    func text(of cell: Cell) -> String {
      var members: [String] = []
      if let digit = grid[cell] {
        members.append("\"value\":\(digit)")
        if entry.givens[cell] != nil { members.append("\"given\":true") }
      } else {
        let marks = [
          ("cornerPencilMarks", notes?[cell]), ("centerPencilMarks", entry.centreNotes?[cell]),
        ]
        for case (let key, let digits?) in marks where !digits.isEmpty {
          members.append("\"\(key)\":[\(digits.map(\.description).joined(separator: ","))]")
        }
      }
      let colors = (entry.colors[cell] ?? []).compactMap(FPuzzlesColors.color).map { "\"\($0)\"" }
      if let first = colors.first { members.append("\"\(colorKey)\":\(first)") }
      if colors.count > 1 {
        members.append("\"\(colorKey)Array\":[\(colors.joined(separator: ","))]")
      }
      return "{" + members.joined(separator: ",") + "}"
    }
    let rows = (0..<9).map { row in
      "[" + (0..<9).map { text(of: Cell(row: row, column: $0)) }.joined(separator: ",") + "]"
    }
    let words = keys.compactMap { key, detail in
      entry.details[detail].map { "\"\(key)\":\(PlacedJSON.quoted($0))" }
    }
    let members = ["\"size\":9"] + words + ["\"grid\":[\(rows.joined(separator: ","))]"]
    return "{" + members.joined(separator: ",") + "}"
  }
}

/// The colours of f-puzzles' cells, as numbers from 1 to 9.
enum FPuzzlesColors {
  /// The colours of its palette that stand for 1 to 9: yellow, blue, pink, green, orange, purple,
  /// pale pink, lime and grey.
  private static let palette = [
    "#FFFFB0", "#D0D0FF", "#FF80FF", "#60D060", "#FFE060", "#8080F0", "#FFD0D0", "#B0FFB0",
    "#A8A8A8",
  ]
  private static let none = ["#FFFFFF", "0", ""]

  /// Returns the colour of a number, or `nil` for other numbers.
  static func color(_ number: Int) -> String? {
    palette.indices.contains(number - 1) ? palette[number - 1] : nil
  }

  /// Returns the colours of a cell, the solver's before the setter's: as RGB, or numbers as text.
  static func colors(of cell: PlacedJSON) -> [String] {
    let values = ["highlight", "c"].flatMap { key in
      [cell[key]].compactMap(\.self) + (cell[key + "Array"]?.elements ?? [])
    }
    return values.compactMap { $0.integer.map(String.init) ?? $0.text?.uppercased() }
      .reduce(into: []) { all, color in
        if !none.contains(color), !all.contains(color) { all.append(color) }
      }
  }

  /// Returns the numbers of `colors`: those of the palette by their look, the others by what is
  /// left. At most nine colours have a number.
  static func numbers(of colors: [String]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for color in colors { numbers[color] = palette.firstIndex(of: color).map { $0 + 1 } }
    var left = (1...9).filter { !numbers.values.contains($0) }[...]
    for color in colors where numbers[color] == nil { numbers[color] = left.popFirst() }
    return numbers
  }
}
