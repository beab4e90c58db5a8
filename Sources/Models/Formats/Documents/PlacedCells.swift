import ScutesJSON

/// Cells in any order, each with its row and column: `[{"row":0,"col":4,"value":5},…]`.
struct PlacedCells {
  let grid: CellGrid

  /// Takes objects with a row, a column and a digit. `nil` if they are anything else, or if rows
  /// may be counted from 0 or from 1.
  init?(_ elements: [PlacedJSON]) {
    var places: [(row: Int, column: Int, value: PlacedJSON)] = []
    for element in elements {
      guard let members = element.members, members.count == 3 else { return nil }
      var (row, column, digit): (Int?, Int?, PlacedJSON?)
      for member in members {
        let name = MemberName.none.member(member.name)
        if name.says(.row) {
          row = member.value.integer
        } else if name.says(.column) {
          column = member.value.integer
        } else if name.role == .board || name.role == .givens {
          digit = member.value
        }
      }
      guard let row, let column, let digit else { return nil }
      places.append((row, column, digit))
    }
    let numbers = places.flatMap { [$0.row, $0.column] }
    let isFromZero = numbers.contains(0)
    guard isFromZero != numbers.contains(9), numbers.allSatisfy((0...9).contains) else {
      return nil
    }
    let first = isFromZero ? 0 : 1
    var values = Array(repeating: CellGrid.Value.none, count: 81)
    for place in places {
      let index = (place.row - first) * 9 + place.column - first
      guard values[index] == .none else { return nil }
      values[index] = CellGrid.Value(place.value)
    }
    grid = CellGrid(values: values)
  }
}
