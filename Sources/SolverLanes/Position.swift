/// The candidates of all 81 cells: nine registers, one for each place in a box.
///
/// ```
/// first    first.first   first.second   first.third      the cells in row 0 of their box
/// second   second.first  second.second  second.third
/// third    third.first   third.second   third.third
/// ```
///
/// So the three cells that a row and a box share are in three registers at the same lane, as are
/// those that a column and a box share, and one instruction looks at all 27 of a kind.
struct Position {
  var first: Triple
  var second: Triple
  var third: Triple

  @inline(__always) init(_ first: Triple, _ second: Triple, _ third: Triple) {
    self.first = first
    self.second = second
    self.third = third
  }

  @inline(__always) func map(_ change: (Lanes) -> Lanes) -> Position {
    Position(first.map(change), second.map(change), third.map(change))
  }

  @inline(__always) func zip(_ other: Position, _ join: (Lanes, Lanes) -> Lanes) -> Position {
    Position(
      first.zip(other.first, join), second.zip(other.second, join), third.zip(other.third, join))
  }

  /// The digits that each row of each box can take.
  @inline(__always) var rows: Triple { Triple(first.union, second.union, third.union) }
  /// The digits that each column of each box can take.
  @inline(__always) var columns: Triple { first | second | third }
  /// All registers together.
  @inline(__always) var union: Lanes { rows.union }

  /// A number for each lane that gets smaller with every candidate that goes.
  @inline(__always) var weight: Lanes {
    ((first.first &+ first.second) &+ (first.third &+ second.first))
      &+ ((second.second &+ second.third) &+ (third.first &+ third.second)) &+ third.third
  }

  /// Keeps what `rows` allows in each row of each box.
  @inline(__always) func keeping(rows: Triple) -> Position {
    Position(first & rows.first, second & rows.second, third & rows.third)
  }

  /// Keeps what `columns` allows in each column of each box.
  @inline(__always) func keeping(columns: Triple) -> Position {
    Position(first & columns, second & columns, third & columns)
  }
}
