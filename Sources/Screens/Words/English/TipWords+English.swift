nonisolated extension TipWords {
  static let english = TipWords(ofBoard: { key in
    [
      "\(key(.nextEmpty)) goes to the next empty cell.",
      "\(key(.memo)) has digits go into the notes, and back.",
      "\(key(.undo)) takes moves back, as many as there are.",
      "\(key(.score)) shows what each point is for.",
      "\(key(.peers)) tints the row, column and box, or no longer.",
      "\(key(.pause)) hides the board and stops the clock.",
      "\(key(.copyPuzzle)) shares the puzzle with somebody else.",
      "\(key(.copyState)) shares the board as it is, with its notes.",
      "The pad shows how many of each digit are left.",
      "Leave whenever you like: the board waits as it is.",
    ]
  })
}
