import ScutesJSON
import Sudoku

/// Nine lists of cells, as programs write regions.
enum BoxList {
  /// Returns `true` if `value` lists the cells of the nine boxes, by number or by row and column.
  static func isWhole(_ value: PlacedJSON) -> Bool {
    guard let lists = value.elements, lists.count == 9 else { return false }
    let boxes = Set((0..<9).map { box in Set(Cell.all.filter { $0.box == box }.map(\.index)) })
    return [0, 1].contains { first in
      let read = lists.map { list in
        Set((list.elements ?? list["cells"]?.elements ?? []).map { index(of: $0, from: first) })
      }
      return Set(read) == boxes
    }
  }

  /// Returns `true` if `value` lists the cells of a row, a column or a box, or no two cells.
  static func isHouse(_ value: PlacedJSON) -> Bool {
    let cells = Set((value.elements ?? []).map { index(of: $0, from: 0) })
    return cells.count < 2
      || (0..<27).contains { house in
        cells == Set(Cell.all.filter { $0.houseIndices.contains(house) }.map(\.index))
      }
  }

  /// Returns the index of a cell, -1 if it isn't one. Rows, columns and cells count from `first`.
  private static func index(of cell: PlacedJSON, from first: Int) -> Int {
    if let text = cell.text { return CellName.cell(of: text)?.index ?? -1 }
    if let number = cell.integer { return number - first }
    let place = (cell.elements ?? []).compactMap { $0.integer.map { $0 - first } }
    guard place.count == 2, place.allSatisfy((0..<9).contains) else { return -1 }
    return place[0] * 9 + place[1]
  }
}
