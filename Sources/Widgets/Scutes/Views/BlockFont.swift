// SPDX-License-Identifier: Apache-2.0

/// Letters of five rows of pixels: 0 to 9, A to Z, blank, and `- : . ! ? %`.
nonisolated enum BlockFont {
  static let height = 5

  /// The rows of pixels of `text`, in capitals, with one column between most letters. `nil` if a
  /// character is missing.
  static func pixels(of text: String) -> [[Bool]]? {
    var rows = [[Bool]](repeating: [], count: height)
    var previous: Character?
    for character in text.uppercased() {
      guard let letter = letters[character] else { return nil }
      let isClose = previous == "L" && tops.contains(character)
      for row in 0..<height {
        let last = isClose ? rows[row].popLast() ?? false : false
        if previous != nil, !isClose { rows[row].append(false) }
        rows[row] += [letter[row][0] || last] + letter[row].dropFirst()
      }
      previous = character
    }
    return rows
  }

  /// Letters that are wide only at the top. After an L, which is wide at the bottom, they move two
  /// columns closer, to avoid an apparent gap.
  private static let tops: Set<Character> = ["T", "V", "Y"]

  private static let letters: [Character: [[Bool]]] = drawn.mapValues { drawing in
    drawing.split(separator: " ").map { row in row.map { $0 == "#" } }
  }

  private static let drawn: [Character: String] = [
    "0": "#### #..# #..# #..# ####", "1": ".#. ##. .#. .#. ###",
    "2": "#### ...# #### #... ####", "3": "#### ...# .### ...# ####",
    "4": "#..# #..# #### ...# ...#", "5": "#### #... #### ...# ####",
    "6": "#### #... #### #..# ####", "7": "#### ...# ..#. .#.. .#..",
    "8": "#### #..# #### #..# ####", "9": "#### #..# #### ...# ####",
    "A": ".##. #..# #### #..# #..#", "B": "###. #..# ###. #..# ###.",
    "C": ".### #... #... #... .###", "D": "###. #..# #..# #..# ###.",
    "E": "#### #... ###. #... ####", "F": "#### #... ###. #... #...",
    "G": ".### #... #.## #..# .###", "H": "#..# #..# #### #..# #..#",
    "I": "### .#. .#. .#. ###", "J": "..## ...# ...# #..# .##.",
    "K": "#..# #.#. ##.. #.#. #..#", "L": "#... #... #... #... ####",
    "M": "#...# ##.## #.#.# #...# #...#", "N": "#...# ##..# #.#.# #..## #...#",
    "O": ".##. #..# #..# #..# .##.", "P": "###. #..# ###. #... #...",
    "Q": ".##. #..# #..# #.#. .#.#", "R": "###. #..# ###. #.#. #..#",
    "S": ".### #... .##. ...# ###.", "T": "##### ..#.. ..#.. ..#.. ..#..",
    "U": "#..# #..# #..# #..# .##.", "V": "#...# #...# #...# .#.#. ..#..",
    "W": "#...# #...# #.#.# ##.## #...#", "X": "#...# .#.#. ..#.. .#.#. #...#",
    "Y": "#...# .#.#. ..#.. ..#.. ..#..", "Z": "#### ...# .##. #... ####",
    " ": ".. .. .. .. ..", "-": "... ... ### ... ...", ":": ". # . # .", ".": ". . . . #",
    "!": "# # # . #", "?": "###. ...# .##. .... .#..", "%": "#.# ..# .#. #.. #.#",
  ]
}
