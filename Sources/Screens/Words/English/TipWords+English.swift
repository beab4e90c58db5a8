nonisolated extension TipWords {
  static let english = TipWords(
    errors: { "Errors ?: \($0) says what is wrong." },
    ofBoard: { key in
      [
        "\(key(.nextEmpty)) goes to the next empty cell.",
        "\(key(.memo)) makes digits notes, and back.",
        "\(key(.undo)) undoes as many moves as you like.",
        "\(key(.score)) shows what each point is for.",
        "\(key(.peers)) tints row, column and box.",
        "\(key(.pause)) hides the board and stops the clock.",
        "\(key(.copyPuzzle)) shares the puzzle with others.",
        "\(key(.copyState)) shares the board with its notes.",
        "The pad shows how many of each digit are left.",
        "Leave whenever you like: the board waits as it is.",
      ]
    })
}
