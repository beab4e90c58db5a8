nonisolated extension TipWords {
  static let english = TipWords(
    errors: { "Errors ?: press \($0) to check." },
    ofBoard: { key in
      [
        "\(key(.nextEmpty)) jumps to the next empty cell.",
        "\(key(.memo)) switches notes on and off.",
        "\(key(.undo)) undoes as many moves as you like.",
        "\(key(.score)) shows what each point is for.",
        "\(key(.peers)) highlights row, column and box.",
        "\(key(.pause)) hides the board and stops the clock.",
        "\(key(.copyPuzzle)) shares the puzzle with others.",
        "\(key(.copyState)) shares the board with its notes.",
        "Full dots are placed. Small ones are still missing.",
        "Leave whenever you like. Your game is saved.",
      ]
    })
}
