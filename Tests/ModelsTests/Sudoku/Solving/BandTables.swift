/// The small tables that the search looks things up in, built once and kept for good.
///
/// Both speak of a 3 by 3 arrangement packed into nine bits. For a digit within a band of three
/// rows, bit `3 * row + box` says that the row still has a candidate in that box:
///
/// ```
///        box 0  1  2
/// row 0      x  x  .        row 1 must go to box 1, so row 0 can not:
/// row 1      .  x  .   -->  x . .
/// row 2      x  x  x        . x .      and row 2 is left with box 2
///                           . . x
/// ```
///
/// Since each row and each box takes the digit once, what remains possible is the union of the
/// permutations that fit. The same holds for the columns of a stack and its three boxes.
struct BandTables: @unchecked Sendable {
  // Sound: the memory is written before `shared` is handed out, never again, and never freed.

  /// The boxes touched by the remaining columns of a row, three bits, by the nine bits of the
  /// columns.
  let rows: UnsafePointer<UInt8>
  /// The remaining cells of an arrangement as a mask of the 27 cells of a band, or 0 if no
  /// permutation fits.
  let bands: UnsafePointer<UInt32>
  /// The remaining bits of an arrangement, or 0 if no permutation fits.
  let stacks: UnsafePointer<UInt16>

  /// The cells of the same row and box within a band, by the position of a cell in its band.
  let neighbours: UnsafePointer<UInt32>
  /// The three cells of the same column within a band, by the position of a cell in its band.
  let columns: UnsafePointer<UInt32>

  static let shared = BandTables()

  private init() {
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: 512)
    let bands = UnsafeMutablePointer<UInt32>.allocate(capacity: 512)
    let stacks = UnsafeMutablePointer<UInt16>.allocate(capacity: 512)
    for bits in 0..<512 {
      let left = Self.closure(of: bits)
      rows[bits] = UInt8(Self.boxes(of: bits))
      stacks[bits] = UInt16(left)
      bands[bits] = (0..<9).reduce(0) { left >> $1 & 1 == 1 ? $0 | 0b111 << UInt32(3 * $1) : $0 }
    }
    let neighbours = UnsafeMutablePointer<UInt32>.allocate(capacity: 27)
    let columns = UnsafeMutablePointer<UInt32>.allocate(capacity: 27)
    for place in 0..<27 {
      let box: UInt32 = 0b111_000000_111_000000_111 << UInt32(place % 9 / 3 * 3)
      neighbours[place] = box | 0x1FF << UInt32(place / 9 * 9)
      columns[place] = 0x4_0201 << UInt32(place % 9)
    }
    self.rows = UnsafePointer(rows)
    self.neighbours = UnsafePointer(neighbours)
    self.columns = UnsafePointer(columns)
    self.bands = UnsafePointer(bands)
    self.stacks = UnsafePointer(stacks)
  }

  private static func boxes(of columns: Int) -> Int {
    (0..<3).reduce(0) { columns >> (3 * $1) & 0b111 != 0 ? $0 | 1 << $1 : $0 }
  }

  private static func closure(of arrangement: Int) -> Int {
    let permutations = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    return permutations.map { $0.enumerated().reduce(0) { $0 | 1 << (3 * $1.offset + $1.element) } }
      .filter { arrangement & $0 == $0 }
      .reduce(0, |)
  }
}
