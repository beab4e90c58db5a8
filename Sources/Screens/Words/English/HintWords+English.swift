nonisolated extension HintWords {
  static let english = HintWords(
    title: "Hint",
    looking: "Looking for a step…",
    more: "More",
    apply: "Apply",
    close: "Close",
    turnPages: "turn pages",
    unfold: "Unfold",
    fold: "Fold",
    foldReasons: "fold, unfold",
    nextPage: "next",
    switchSource: "all candidates, my notes",
    useCandidates: "Use candidates",
    useNotes: "Use my notes",
    nothing: "No step found",
    price: { "−\($0)%" },
    free: "Already marked, no cost",
    costless: "This costs no points",
    place: "the place",
    technique: "the technique",
    reasons: "the explanation",
    digit: "the digit",
    check: "the check",
    nudge: "the cells",
    allTold: "That's all",
    allToldBut: { "Press \($0) to apply" },
    soFar: "Cost so far",
    cellWithoutNotes: {
      "\($0) has no notes, so all its candidates count. Undo or fill them in to change that."
    },
    cellsWithoutNotes: { "\($0) cells have no notes. All their candidates count." },
    done: Done(
      placedSeveral: { "Placed \($0) digits" },
      clearedSeveral: { "Removed \($0) wrong digits" },
      noted: { "Noted all candidates in \($0)" },
      struckInSeveral: { "Removed notes from \($0) cells" },
      say: { sentence in
        switch sentence {
        case .placed(let digit, let cell): "Placed \(digit) in \(cell)"
        case .cleared(let digit, let cell): "Removed the wrong \(digit) from \(cell)"
        case .struck(let digits, let cell):
          "Removed \(digits.count == 1 ? "note" : "notes") \(digits) from \(cell)"
        }
      }),
    legend: Legend(
      pattern: "pattern",
      reason: "reason",
      target: "changes",
      wrong: "wrong",
      placed: "place",
      eliminated: "remove",
      fin: "fin",
      exocetTarget: "target",
      guardian: "guardian",
      oneIsTrue: "one is true",
      group: "group",
      on: "true",
      off: "false",
      candidate: "candidate"),
    say: { sentence in
      switch sentence {
      case .step(let step, let count): "step \(step) of \(count)"
      case .page(let page, let count): "Page \(page)/\(count)"
      case .charged(let what, let percent): "−\(percent)% for \(what)"
      }
    })
}
