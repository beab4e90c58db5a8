import TerminalTesting

/// The well-known puzzle with other digits, and from the tenth on with its bands turned round:
/// another puzzle for each number from 0 to 26.
struct RelabelledPuzzle {
  /// The 81 digits, with 0 for empty cells.
  let givens: String
  /// The 81 digits of the solution.
  let solution: String

  init(_ number: Int) {
    func relabelled(_ text: String) -> String {
      let moved = text.map { digit in
        guard let value = digit.wholeNumberValue, value > 0 else { return digit }
        return Character("\((value - 1 + number) % 9 + 1)")
      }
      let rows = (0..<9).map { String(moved[$0 * 9..<$0 * 9 + 9]) }
      let turn = number / 9 % 3
      return (rows[(turn * 3)...] + rows[..<(turn * 3)]).joined()
    }
    givens = relabelled(Sitting.puzzle)
    solution = relabelled(Sitting.solution)
  }
}
