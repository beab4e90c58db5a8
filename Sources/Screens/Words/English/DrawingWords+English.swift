nonisolated extension DrawingWords {
  static let english = DrawingWords(
    title: "Draw",
    candidate: "candidate",
    link: "link",
    strong: "strong link",
    weak: "weak link",
    join: "add to the node",
    flip: "flip the last link",
    paint: "colour",
    nextColor: "next colour",
    row: "row of a fish",
    column: "column of a fish",
    box: "box of a fish",
    removeLast: "take back",
    clear: "clear the drawing",
    suppose: "what if",
    follow: "next single",
    followAll: "all singles",
    shorter: "shorter proof",
    done: "done",
    needsNotes: { "Fill in the candidates first: \($0)" },
    ended: "Drawing ended",
    noCandidate: { "\($0) isn't a candidate here" },
    cannotLink: "This candidate is already in the chain",
    cannotJoin: "A node takes only its own digit, in one house",
    nothingDrawn: "Nothing drawn yet",
    noFurther: "No more singles",
    noShorter: "No shorter proof found",
    shorterChain: { "Shorter: \($0)" },
    onlyChains: "This is proven. Only a chain can be made shorter",
    color: { "colour \($0)" },
    empty: "Link or colour candidates, colour whole cells as sets, or draw a fish",
    unfinished: "Add another link",
    provesNothing: "Proves nothing yet",
    proves: { "Proves \($0)" },
    twoStrong: "two strong links in a row",
    twoWeak: "two weak links in a row",
    failingLink: "link that fails",
    missing: { "\($0) isn't a candidate" },
    setIsLoose: { "\($0) isn't an almost locked set that forces this" },
    unrelated: "they don't all share a house",
    noSet: "no cell or almost locked set links these digits",
    noSharedCell: "different digits exclude each other only within one cell",
    base: "base",
    cover: "cover",
    neither: "remove",
    fishProvesNothing: {
      switch $0 {
      case 0: "No fins, but nothing to remove"
      case 1: "1 fin, but nothing to remove sees it"
      default: "\($0) fins, but nothing to remove sees them all"
      }
    },
    unlinked: { "\($0) has no strong link to the others" },
    trap: "sees both colours",
    emptied: { "would leave \($0) empty" },
    oneSet: "Now colour another set",
    noCandidateLeft: { "Contradiction: \($0) has no candidate" },
    assumed: { $0 == 1 ? "Assumed. Now follow the singles" : "\($0) digits, no contradiction" },
    anyway: { "\($0) anyway" },
    say: { sentence in
      switch sentence {
      case .started(let candidate, let strong, let weak):
        "The chain starts at \(candidate). At the next candidate, \(strong) links strongly, \(weak) weakly"
      case .fails(let link, let reason): "Link \(link) fails: \(reason)"
      case .thirdCandidates(let cell, let digits):
        "\(cell) also has \(digits)"
      case .bySet(let link, let cells, let digits):
        "Link \(link) goes through the set \(cells) with \(digits)"
      case .places(let count, let digit, let house):
        "\(house) has \(count) places for \(digit)"
      case .uneven(let bases, let covers):
        "\(bases) \(bases == 1 ? "base" : "bases") and \(covers) "
          + "\(covers == 1 ? "cover" : "covers"). A fish needs two or more, and as many of each"
      case .wrap(let one, let other): "\(one) and \(other) exclude each other"
      case .sameColor(let one, let other):
        "\(one) and \(other) are linked, so they can't share a colour"
      case .notAlmostLocked(let set, let cells, let digits):
        "\(set) isn't almost locked: \(cells == 1 ? "1 cell" : "\(cells) cells") with \(digits)"
      case .noCommon(let one, let other): "\(one) and \(other) have no restricted common"
      case .noPlace(let digit, let house):
        "\(house.prefix(1).uppercased() + house.dropFirst()) has no candidate \(digit)"
      case .noPlaceLeft(let digit, let house): "Contradiction: no place for \(digit) in \(house)"
      case .lacking(let digit, let cell): "no \(digit) in \(cell)"
      }
    })
}
