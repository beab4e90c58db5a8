/// Letters of five rows of pixels: 0 to 9, A to Z, blank, and `- : . ! ?`.
nonisolated enum BlockFont {
  /// Rows of pixels.
  static let height = 5

  /// The rows of pixels of `text`, a column apart, capitals for small letters; nil where a
  /// character is missing.
  static func pixels(of text: String) -> [[Bool]]? {
    var rows = [[Bool]](repeating: [], count: height)
    for (index, character) in text.uppercased().enumerated() {
      guard let letter = letters[character] else { return nil }
      for row in 0..<height {
        if index > 0 { rows[row].append(false) }
        rows[row] += letter[row]
      }
    }
    return rows
  }

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
    "!": "# # # . #", "?": "###. ...# .##. .... .#..",
  ]
}
