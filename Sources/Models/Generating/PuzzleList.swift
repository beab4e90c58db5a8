private import CPuzzles

/// Puzzles that come with the program. The files are in `Sources/CPuzzles`, and part of the program
/// itself.
package struct PuzzleList: Sendable {
  /// What the puzzles have in common.
  package let heading: Substring
  /// A line for each puzzle.
  package let lines: [Substring]

  /// The packs.
  package static var packs: [PuzzleList] { lists(in: puzzles_of_packs()) }
  /// Puzzles that need a technique.
  package static var drills: [PuzzleList] { lists(in: puzzles_for_drills()) }
  /// Puzzles of kinds that are rare among random ones.
  static var rare: [PuzzleList] { lists(in: puzzles_of_rare_kinds()) }

  private static func lists(in text: UnsafePointer<CChar>) -> [PuzzleList] {
    // Splits bytes, because the packs are split when the program starts.
    String(cString: text).utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .map(Substring.init).split(separator: "")
    .map { PuzzleList(heading: $0[$0.startIndex], lines: Array($0.dropFirst())) }
  }
}
