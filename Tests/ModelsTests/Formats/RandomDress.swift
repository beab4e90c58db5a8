import Generating
import Sudoku

@testable import Formats

/// A puzzle as somebody may have written, copied or printed it.
struct RandomDress {
  /// The kinds of notation.
  enum Kind: CaseIterable {
    case line, wrapped, rows, spreadsheet, array, framed, screen, placed, candidates, sukaku
  }

  let kind: Kind
  let text: String
  /// What is in it.
  let givens: Grid
  var placed = Grid()
  var candidates: CellNotes?

  /// Returns `true` if `entry` is this puzzle.
  func isRead(as entry: PuzzleEntry) -> Bool {
    entry.givens == givens && entry.placed == placed
      && (candidates == nil || entry.candidates == candidates)
  }

  /// Creates a puzzle with 22 to 40 digits of `solution`, in a random dress.
  init(_ solution: Grid, using random: inout SeededRandom) {
    var grid = GridTransform.random(using: &random)(solution)
    let count = 22 + random.below(19)
    for cell in random.shuffled(Cell.all).prefix(81 - count) { grid[cell] = nil }
    self.init(of: grid, Kind.allCases[random.below(Kind.allCases.count)], using: &random)
  }

  private init(of grid: Grid, _ kind: Kind, using random: inout SeededRandom) {
    self.kind = kind
    var writer = DressWriter(grid: grid, random: random)
    defer { random = writer.random }
    switch kind {
    case .line: text = writer.line()
    case .wrapped: text = writer.wrapped()
    case .rows: text = writer.around(writer.rows())
    case .spreadsheet: text = writer.spreadsheet()
    case .array: text = writer.array()
    case .framed: text = writer.around(writer.framed())
    case .screen: text = writer.around(writer.screen())
    case .placed:
      var given = grid
      for cell in random.shuffled(grid.filledCells.map(\.self)).prefix(1 + random.below(8)) {
        placed[cell] = grid[cell]
        given[cell] = nil
      }
      givens = given
      text = writer.marked(placed)
      return
    case .candidates, .sukaku:
      let sets = CellNotes(leftBy: grid)
      let entry = CandidateText.entry(
        CellNotes { cell in grid[cell].map { [$0] } ?? sets[cell] },
        origin: PuzzleOrigin(format: .pencilmarks, line: 1))
      givens = entry.givens
      candidates = entry.candidates
      text = kind == .sukaku ? writer.sukaku(sets) : writer.candidates(sets)
      return
    }
    givens = grid
  }
}

/// Writes a grid in random ways.
struct DressWriter {
  let grid: Grid
  var random: SeededRandom

  private mutating func one<T>(of values: [T]) -> T { values[random.below(values.count)] }
  private mutating func once(in count: Int) -> Bool { random.below(count) == 0 }

  private static let empties = [".", "0", "_", "-", "*", "x", "X", "?", "·", "□", "•", "．"]

  private func cells(_ empty: String) -> [String] {
    Cell.all.map { grid[$0].map { "\($0.rawValue)" } ?? empty }
  }

  private func grouped(_ cells: [String], by count: Int) -> [[String]] {
    stride(from: 0, to: cells.count, by: count).map { start in
      Array(cells[start..<min(start + count, cells.count)])
    }
  }

  // MARK: Lines

  mutating func line() -> String {
    let empty = one(of: Self.empties)
    let cells = cells(empty)
    let separators = [
      " ", "  ", ",", ", ", ";", "|", "/", ":", "\t", " / ", " | ", "\\n", empty == "0" ? "." : "/",
      empty == "." ? "-" : "|", "&", "','", "][",
    ]
    let separator = one(of: separators)
    let text: String
    if once(in: 6) {
      var rest = cells[...]
      var groups: [String] = []
      while !rest.isEmpty {
        let count = 1 + random.below(12)
        groups.append(rest.prefix(count).joined())
        rest = rest.dropFirst(count)
      }
      text = groups.joined(separator: one(of: [" ", "  ", " | "]))
    } else {
      let size = one(of: [1, 3, 9, 27, 81])
      text = grouped(cells, by: size).map { $0.joined() }.joined(separator: separator)
    }
    let before = one(of: ["", "", "", "puzzle: ", "grid = ", "p=\"", "  ", "> ", "Nr 3: "])
    let after = one(of: [
      "", "", "", " # easy", "  // hard", " easy", ",", "\"", ";", " (hard one)",
    ])
    return before + text + after + "\n"
  }

  mutating func wrapped() -> String {
    let width = one(of: [1, 3, 12, 18, 20, 27, 30, 36, 40, 49, 54, 60, 70, 72, 75, 76, 80])
    let lines = grouped(cells(one(of: Self.empties)), by: width).map { $0.joined() }
    let indent = one(of: ["", "  ", "    ", "> ", "\t"])
    let end = one(of: ["", "", "", " ", "="])
    let body = lines.dropLast().map { indent + $0 + end } + [indent + (lines.last ?? "")]
    return body.joined(separator: one(of: ["\n", "\r\n"])) + "\n"
  }

  // MARK: Rows

  mutating func rows() -> [String] {
    let empty = one(of: Self.empties)
    let separator = one(of: ["", "", " ", " ", "  ", ",", ", ", ";", "|", " | ", "/", "-", ":"])
    let isDash = separator == "-" && (empty == "-" || empty == ".")
    let boxes = one(of: ["", " ", " | ", "|", "  ", "│", " ! "])
    let isPlain = [",", ", ", ";", "|", " | ", "/", "-", ":"].contains(separator)
    let label = one(of: Self.labels)
    return grouped(cells(empty), by: 9).enumerated().map { number, row in
      let text =
        isPlain || boxes.isEmpty
        ? row.joined(separator: isDash ? " " : separator)
        : grouped(row, by: 3).map { $0.joined(separator: separator) }.joined(separator: boxes)
      return label(number) + text
    }
  }

  private static let labels: [@Sendable (Int) -> String] = [
    { _ in "" }, { _ in "" }, { _ in "" }, { _ in "  " }, { "\($0 + 1) " }, { "\($0 + 1). " },
    { "\($0) " }, { "\($0 + 1): " }, { "\("ABCDEFGHI".map(String.init)[$0]) " },
    { "\("ABCDEFGHI".map(String.init)[$0]): " }, { "Row \($0 + 1): " }, { "r\($0 + 1) " },
    { "R\($0 + 1): " }, { "\($0 + 1)) " }, { "\($0 + 1) | " },
    { "\("abcdefghi".map(String.init)[$0])| " },
    { "row\($0 + 1)  " }, { "[\($0 + 1)] " },
  ]

  /// Puts something before, between, behind and around the lines.
  mutating func around(_ lines: [String]) -> String {
    var lines = lines
    if once(in: 6) {
      let words = [
        "Level: easy", "h - Move left", "Score", "", "press q to quit", "", "Time 3", "", "(c) me",
      ]
      lines = lines.enumerated().map { $1 + "     " + words[$0 % 9] }
    }
    if once(in: 8) { lines = lines.map { "> " + $0 } }
    if once(in: 8) { lines = lines.map { "    " + $0 } }
    if once(in: 12) { lines = lines.map { $0.replacing(" ", with: "\u{A0}") } }
    if once(in: 12) {
      lines = lines.map { line in
        String(line.map { ("1"..."9").contains($0) ? Self.wide($0) : $0 })
      }
    }
    if lines.count == 9, once(in: 6) {
      lines.insert("", at: 6)
      lines.insert("", at: 3)
    }
    if once(in: 6) { lines = ["[code]"] + lines + ["[/code]"] }
    if once(in: 8) { lines = ["```"] + lines + ["```"] }
    if once(in: 5) {
      lines = [one(of: ["A hard one", "# from a book", "// given", "Sudoku:"])] + lines
    }
    if once(in: 5) { lines += [one(of: ["", "What comes next?", "# the end", "----", "Thanks"])] }
    return lines.joined(separator: one(of: ["\n", "\n", "\r\n", "\r"])) + "\n"
  }

  private static func wide(_ digit: Character) -> Character {
    Character(Unicode.Scalar(UInt16(0xFF10) + UInt16(digit.wholeNumberValue ?? 0)) ?? "0")
  }

  // MARK: Tables

  mutating func spreadsheet() -> String {
    let style = random.below(5)
    let values = Cell.all.map { cell -> String in
      let digit = grid[cell]?.rawValue
      return switch style {
      case 0: digit.map { "\($0)" } ?? ""
      case 1: digit.map { "\($0).0" } ?? "nan"
      case 2: "\(digit ?? 0).0"
      case 3: digit.map { "\"\($0)\"" } ?? "\"\""
      default: digit.map { "\($0)" } ?? "None"
      }
    }
    let separator = one(of: [",", ";", "\t"])
    var rows = grouped(values, by: 9).map { $0.joined(separator: separator) }
    if once(in: 4) {
      rows = rows.enumerated().map { "\($0)\(separator)\($1)" }
      rows.insert(separator + (0..<9).map { "\($0)" }.joined(separator: separator), at: 0)
    }
    return rows.joined(separator: "\n") + "\n"
  }

  mutating func array() -> String {
    let cells = cells("0")
    let rows = grouped(cells, by: 9)
    let names = grouped(self.cells("."), by: 9).map { $0.map { "\"\($0)\"" } }
    let blank = grouped(self.cells(" "), by: 9)
    func lists(_ open: String, _ close: String, _ separator: String, _ rows: [[String]]) -> [String]
    {
      rows.map { open + $0.joined(separator: separator) + close }
    }
    switch random.below(14) {
    case 0:
      return "int grid[9][9] = {\n  " + lists("{", "}", ", ", rows).joined(separator: ",\n  ")
        + "\n};\n"
    case 1:
      return "static const int b[9][9] = {" + lists("{", "}", ",", rows).joined(separator: ",\n")
        + "};\n"
    case 2:
      return "board = [\n" + lists("    [", "]", ", ", rows).joined(separator: ",\n") + "\n]\n"
    case 3:
      return "board = [" + lists("[", "]", ", ", names).joined(separator: ",\n         ") + "]\n"
    case 4: return "[" + lists("[", "]", " ", rows).joined(separator: "\n ") + "]\n"
    case 5:
      let floats = rows.map { $0.map { $0 + "." } }
      return "array([" + lists("[", "]", ", ", floats).joined(separator: ",\n       ") + "])\n"
    case 6:
      let floats = rows.map { $0.map { $0 + ".000000000000000000e+00" } }
      return floats.map { $0.joined(separator: " ") }.joined(separator: "\n") + "\n"
    case 7:
      let heading = "   " + (0..<9).map { "\($0)" }.joined(separator: "  ") + "\n"
      return heading
        + rows.enumerated().map { "\($0)  " + $1.joined(separator: "  ") }.joined(separator: "\n")
        + "\n"
    case 8:
      return "\\begin{sudoku}\n" + lists("|", "|.", "|", blank).joined(separator: "\n")
        + "\n\\end{sudoku}\n"
    case 9:
      return "\\begin{tabular}{|c|}\n\\hline\n"
        + lists("", " \\\\ \\hline", " & ", blank).joined(separator: "\n") + "\n\\end{tabular}\n"
    case 10:
      let separator = one(of: ["", "\n"])
      return "<table>\(separator)"
        + lists("<tr><td>", "</td></tr>", "</td><td>", grouped(self.cells("&nbsp;"), by: 9))
        .joined(separator: separator) + "</table>\n"
    case 11:
      let table = lists("| ", " |", " | ", blank)
      return ([table[0], String(repeating: "|---", count: 9) + "|"] + table.dropFirst())
        .joined(separator: "\n") + "\n"
    case 12:
      let strings = grouped(self.cells("."), by: 9).map { "\"\($0.joined())\"" }
      return "String[] rows = {\n  " + strings.joined(separator: ",\n  ") + "\n};\n"
    default: return "let puzzle = '" + cells.joined() + "';\n"
    }
  }

  // MARK: Boards

  mutating func framed() -> [String] {
    let (bar, dash, cross) = one(of: [
      ("|", "-", "+"), ("│", "─", "┼"), ("║", "═", "╬"), ("┃", "━", "╋"), ("!", "-", "+"),
    ])
    let isBlank = once(in: 2)
    let empty = isBlank ? " " : one(of: [".", "0", "·", "_"])
    let rows = grouped(cells(empty), by: 9)
    let isFull = once(in: 2)
    let lines = rows.map { row in
      isFull
        ? bar + row.map { " \($0) " }.joined(separator: bar) + bar
        : bar
          + grouped(row, by: 3).map { " " + $0.joined(separator: " ") + " " }.joined(separator: bar)
          + bar
    }
    let part = String(repeating: dash, count: isFull ? 3 : 7)
    let rule =
      cross + Array(repeating: part, count: isFull ? 9 : 3).joined(separator: cross) + cross
    var text = [rule]
    for (number, line) in lines.enumerated() {
      text.append(line)
      if isFull || number % 3 == 2 { text.append(rule) }
    }
    return text
  }

  mutating func screen() -> [String] {
    let empty = one(of: [" ", " ", ".", "·"])
    let gap = one(of: [" ", "  ", "   "])
    let box = one(of: ["", " ", "| ", "│ ", "┃ "])
    let names = one(of: ["123456789", "ABCDEFGHI"]).map(String.init)
    let labels = one(of: ["123456789", "ABCDEFGHI"]).map(String.init)
    func row(_ cells: [String], _ isHeading: Bool) -> String {
      grouped(cells, by: 3).map { $0.joined(separator: gap) }
        .joined(separator: gap + (isHeading ? String(repeating: " ", count: box.count) : box))
    }
    var lines = ["   " + row(names, true)]
    for (number, cells) in grouped(cells(empty), by: 9).enumerated() {
      lines.append(labels[number] + "  " + row(cells, false))
      if number % 3 == 2, number < 8, !box.isEmpty {
        lines.append("   " + String(repeating: "-", count: row(cells, false).count))
      }
    }
    return lines
  }

  // MARK: Positions

  mutating func marked(_ placed: Grid) -> String {
    let empty = one(of: [".", "0"])
    let cells = Cell.all.map { cell in
      (placed[cell] == nil ? "" : "+") + (grid[cell].map { "\($0.rawValue)" } ?? empty)
    }
    if once(in: 2) { return cells.joined() + one(of: ["\n", ":\n", "::\n"]) }
    return grouped(cells, by: 9).map { $0.joined(separator: " ") }.joined(separator: "\n") + "\n"
  }

  mutating func candidates(_ sets: CellNotes) -> String {
    let cells = Cell.all.map { grid[$0].map { "\($0.rawValue)" } ?? sets[$0].description }
    let (open, close) = one(of: [("", ""), ("{", "}"), ("(", ")"), ("[", "]")])
    let separator = one(of: [" ", "  ", ",", "\t", " | ", ";"])
    let isMarked = once(in: 4)
    let label = one(of: Self.labels)
    let rows = grouped(cells, by: 9).enumerated().map { number, row in
      let lists = row.enumerated().map { column, list in
        let mark =
          isMarked && (number + column) % 5 == 0 && list.count > 1
          ? ["*", "#", "-"][column % 3] : ""
        return open + mark + list + close
      }
      return label(number) + lists.joined(separator: separator)
    }
    return rows.joined(separator: "\n") + "\n"
  }

  mutating func sukaku(_ sets: CellNotes) -> String {
    let empty = one(of: [".", "0"])
    let all = Cell.all.map { cell in
      let left = grid[cell].map { [$0] } ?? sets[cell]
      return (1...9).map { digit in
        Digit(digit).map { left.contains($0) } == true ? "\(digit)" : empty
      }
    }
    switch random.below(3) {
    case 0: return all.joined().joined() + "\n"
    case 1:
      return grouped(all.joined().map(\.self), by: 81).map { $0.joined() }.joined(separator: "\n")
        + "\n"
    default:
      let lines = (0..<27).map { line -> String in
        let cells = all[(line / 3 * 9)..<(line / 3 * 9 + 9)]
        return cells.map { $0.dropFirst(line % 3 * 3).prefix(3).joined() }.joined(separator: " ")
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }
}
