import ScutesJSON
import Sudoku

/// A saved game of GNOME Sudoku.
///
/// ```
/// {"difficulty_category":"Easy Difficulty","time_elapsed":12.3,"cells":[
///   {"position":[0,0],"value":4,"fixed":true},{"position":[0,1],"value":0,"earmarks":[1,2]},…]}
/// ```
enum GnomeSave {
  private static let levels = ["Easy", "Medium", "Hard", "Very Hard"]
  private static let suffix = " Difficulty"

  static func isLikely(_ json: PlacedJSON) -> Bool {
    guard let cells = json["cells"]?.elements else { return false }
    return cells.isEmpty || cells.first?["position"] != nil
  }

  static func entry(
    of json: PlacedJSON, origin: PuzzleOrigin
  ) throws(PuzzleTextError) -> PuzzleEntry {
    var entry = PuzzleEntry(origin: origin)
    for value in json["cells"]?.elements ?? [] {
      let place = value["position"]?.elements?.compactMap(\.integer) ?? []
      guard place.count == 2, place.allSatisfy((0..<9).contains) else {
        throw origin.error(found: .cellWithoutPlace, expected: .gnomePosition)
      }
      let cell = Cell(row: place[0], column: place[1])
      entry.fill(
        cell, try FPuzzlesJSON.digit(value["value"], at: cell, origin: origin),
        isGiven: value["fixed"]?.isTruthy == true, notes: value["earmarks"]?.digits ?? .none)
    }
    if let seconds = json["time_elapsed"]?.number, seconds >= 0, seconds < 1e9 {
      entry.elapsed = .milliseconds((seconds * 1000).rounded())
    }
    if let level = json["difficulty_category"]?.text, level.hasSuffix(suffix) {
      entry.details[.level] = levels.first { level == $0 + suffix }
    }
    return entry
  }

  static func text(of entry: PuzzleEntry) -> String {
    let level = levels.first { $0.lowercased() == entry.details[.level]?.lowercased() }
    let (grid, notes) = (entry.grid, entry.singleNotes)
    let cells = Cell.all.compactMap { cell -> String? in
      let marks = grid[cell] == nil ? notes?[cell] ?? .none : .none
      guard grid[cell] != nil || !marks.isEmpty else { return nil }
      let digits = marks.map(\.description).joined(separator: ",")
      return "{\"position\":[\(cell.row),\(cell.column)],\"value\":\(grid[cell]?.rawValue ?? 0),"
        + "\"fixed\":\(entry.givens[cell] != nil),\"earmarks\":[\(digits)]}"
    }
    return "{\"difficulty_category\":\"\(level ?? "Unknown")\(suffix)\","
      + "\"time_elapsed\":\(entry.elapsed.map(seconds) ?? "-1.0"),"
      + "\"cells\":[\(cells.joined(separator: ","))]}"
  }

  private static func seconds(_ elapsed: Duration) -> String {
    let milliseconds = max(0, elapsed.wholeMilliseconds)
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
