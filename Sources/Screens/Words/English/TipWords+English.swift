nonisolated extension TipWords {
  static let english = TipWords(
    errors: { "Errors ?: press \($0) to check." },
    ofBoard: { key in
      [
        "\(key(.jump(.nextEmpty))) jumps to the next empty cell.",
        "\(key(.toggle(.memo))) switches notes on and off.",
        "\(key(.goBack(.undo))) undoes as many moves as you like.",
        "\(key(.ask(.score))) shows what each point is for.",
        "\(key(.toggle(.peers))) highlights row, column and box.",
        "\(key(.pause)) hides the board and stops the clock.",
        "\(key(.ask(.copyPuzzle))) shares the puzzle with others.",
        "\(key(.ask(.copyState))) shares the board with its notes.",
        "Full dots are placed. Small ones are still missing.",
        "Leave whenever you like. Your game is saved.",
        "\(key(.ask(.moves))) shows all moves, even undone ones.",
      ]
    })
}
