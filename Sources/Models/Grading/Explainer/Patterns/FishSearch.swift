// X-Wing, Swordfish, Jellyfish
import Sudoku

extension ExplainerPosition {
  /// Calls `visit` with each fish of `size` lines that eliminates something, those with columns as
  /// bases first, until it returns `true`.
  func fish(_ size: Int, _ visit: (PatternFinding) -> Bool) {
    let tables = HouseTables.shared
    let rare = (0..<9).filter { settled[$0] + 2 * size <= 9 }
    for (base, cover) in [(9, 0), (0, 9)] {
      var allowed = InlineArray<9, UInt16>(repeating: 0)
      for digit in rare {
        for line in 0..<9
        where (2...size).contains(spots(of: digit, in: base + line).nonzeroBitCount) {
          allowed[digit] |= 1 << UInt16(line)
        }
      }
      for lines in HouseTables.subsets[size] {
        for digit in rare where lines & ~allowed[digit] == 0 {
          let union = Bits(lines).reduce(UInt16(0)) { $0 | spots(of: digit, in: base + $1) }
          guard union.nonzeroBitCount == size else { continue }
          let gone = Bits(union).flatMap { line in
            Bits(spots(of: digit, in: cover + line) & ~lines).map { tables.cell(cover + line, $0) }
          }
          guard !gone.isEmpty else { continue }
          let facts: [(ExplainerTechnique, ExplainerDifficulty)] = [
            (.xWing, 3.2), (.swordfish, 3.8), (.jellyfish, 5.2),
          ]
          let finding = PatternFinding(
            technique: facts[size - 2].0, difficulty: facts[size - 2].1,
            eliminations: HashOrder.sorted(gone.map { $0 * 9 + digit }, cells: gone.count),
            obstacles: .locked(
              digit: digit, inHouses: Bits(lines).map { base + $0 },
              toHouses: Bits(union).map { cover + $0 }))
          if visit(finding) { return }
        }
      }
    }
  }
}
