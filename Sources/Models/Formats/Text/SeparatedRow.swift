import Sudoku

/// A row of a grid whose empty cells may be blank, because something stands between the cells.
///
/// ```
/// | |8| |4| | |2| |1|      |  8|4  |2 1|      |   8   | 4     | 2   1 |      0,8,0,4,0,0,2,0,1
/// ```
enum SeparatedRow {
  /// Returns nine cells, 0 for an empty one, or `nil` if `bytes`, a trimmed line, aren't such a
  /// row.
  static func cells(of bytes: [UInt8]) -> [UInt8]? {
    barred(bytes) ?? listed(bytes, at: UInt8(ascii: ",")) ?? listed(bytes, at: UInt8(ascii: ";"))
  }

  /// Reads a row copied from a spreadsheet, with a tab between each two cells; `nil` if it isn't one.
  static func tabbed(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    let fields = line.parts(at: 0x09)
    return fields.count == 9 ? cells(fields) : nil
  }

  /// Reads a row with bars around every cell, or around every three.
  private static func barred(_ bytes: [UInt8]) -> [UInt8]? {
    let bar = UInt8(ascii: "|")
    guard bytes.count > 2, bytes.first == bar, bytes.last == bar else { return nil }
    let fields = bytes[1..<bytes.count - 1].parts(at: bar)
    if fields.count == 9 { return cells(fields) }
    guard fields.count == 3, let width = fields.first?.count,
      fields.allSatisfy({ $0.count == width })
    else { return nil }
    let places: [Int]
    switch width {
    case 3: places = [0, 1, 2]
    case 5: places = [0, 2, 4]
    case 7: places = [1, 3, 5]
    default: return nil
    }
    let hasCellsBetween = fields.contains { field in
      field.enumerated().contains { !places.contains($0.offset) && !$0.element.isBlank }
    }
    guard !hasCellsBetween else { return nil }
    return cells(
      fields.flatMap { field in
        places.map { field[field.startIndex + $0..<field.startIndex + $0 + 1] }
      })
  }

  /// Reads a row with a separator between the cells, and optionally one at the end.
  private static func listed(_ bytes: [UInt8], at separator: UInt8) -> [UInt8]? {
    let fields = bytes[...].parts(at: separator)
    let isEnded = fields.count == 10 && fields[9].isEmpty
    guard fields.count == 9 || isEnded else { return nil }
    return cells(fields.prefix(9))
  }

  private static func cells(_ fields: some Sequence<ArraySlice<UInt8>>) -> [UInt8]? {
    var cells: [UInt8] = []
    for field in fields {
      let field = field.trimmed
      guard let byte = field.first else {
        cells.append(0)
        continue
      }
      guard field.count == 1, let digit = CellText.digit(byte) else { return nil }
      cells.append(digit)
    }
    return cells
  }
}
