nonisolated extension BoardMessages {
  static let english = BoardMessages(
    awaiting: { purpose in
      switch purpose {
      case .box: "Go to box 1-9"
      case .centreNote: "Centre note 1-9"
      case .highlight: "Highlight 1-9, 0 none"
      case .highlightMore: "One more 1-9, F pairs"
      case .color: "Colour 1-9, 0 none"
      }
    },
    digitFirst: "Digit first, then cells",
    cellFirst: "Cell first, then a digit",
    notDigitFirst: "Press a digit to place it",
    nothingArmed: "Choose a digit first",
    nothingHighlighted: "No digit to look for",
    selecting: "Moves select cells",
    wheelSwiped: "Swiped, nothing entered",
    candidates: "Candidates filled in",
    candidatesCounted: { "Filled in: score −\($0)%" },
    restored: "Back at the checkpoint",
    undidToCorrect: { $0 == 1 ? "1 move undone" : "\($0) moves undone" },
    allRight: "All digits are right",
    wrong: { $0 == 1 ? "1 digit is wrong" : "\($0) digits are wrong" },
    nothingToCheck: "Nothing to check yet",
    twice: { "\($0) repeats here" },
    fullAndWrong: { $0 == 1 ? "All full, 1 digit is wrong" : "All full, \($0) digits are wrong" },
    fullAndUnchecked: { "Not quite. Press \($0) to check" },
    stuck: { "Stuck? Press \($0) for a hint" },
    askReplaceNotes: "Fill in all candidates?",
    replaceNotes: "Fill all cells",
    keepNotes: "Keep notes, fill the rest",
    askGiveUp: "Give up this puzzle?",
    giveUpMessage: "You'll see the solution. This game won't be ranked.",
    giveUp: "Give up",
    say: { sentence in
      switch sentence {
      case .replaceNotes(let back, let percent, let hasRest):
        replacing(back, percent, hasRest)
      case .mode(let mode, let isOn): BoardMessages.mode(mode, isOn)
      case .armed(let digit, let key): "\(digit) picked: \(key) or click"
      case .noted(let digit, let count, let of):
        count == of ? "Noted \(digit) in \(of) cells" : "Noted \(digit) in \(count) of \(of) cells"
      case .checkpointSet(let number, let key): "Checkpoint \(number) set · \(key): all"
      case .unnoted(let digit, let count): "Removed note \(digit) from \(count) cells"
      }
    })

  private static func replacing(_ back: Int, _ percent: Int, _ hasRest: Bool) -> String {
    let added =
      back > 0 ? " and adds \(back == 1 ? "one candidate" : "\(back) candidates") to them" : ""
    let rest = hasRest ? " Or keep them, and fill in only the cells without notes." : ""
    let end =
      percent > 0
      ? " \(hasRest ? "Either" : "It") costs \(percent)% of your score, once. "
        + "Undo brings back the notes, not the points."
      : " Undo brings the notes back."
    return "Filling all cells replaces your notes\(added).\(rest)\(end)"
  }

  private static func mode(_ mode: EntryMode, _ isOn: Bool) -> String {
    let name =
      switch mode {
      case .digits: "Digits"
      case .notes: "Memo"
      case .centreNotes: "Centre notes"
      case .colors: "Colours"
      }
    return "\(name) \(isOn ? "on" : "off")"
  }
}
