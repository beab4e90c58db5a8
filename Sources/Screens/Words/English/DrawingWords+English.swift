nonisolated extension DrawingWords {
  static let english = DrawingWords(
    title: "Draw",
    candidate: "candidate",
    link: "link",
    strong: "strong link",
    weak: "weak link",
    flip: "flip the last link",
    paint: "colour",
    nextColor: "next colour",
    row: "row as base, cover",
    column: "column as base, cover",
    box: "box as base, cover",
    removeLast: "back",
    clear: "clear the drawing",
    suppose: "what if",
    follow: "next single",
    followAll: "all singles",
    shorter: "shorter proof",
    done: "done",
    needsNotes: { "Fill in the candidates first: \($0)" },
    ended: "Drawing ended",
    noCandidate: { "\($0) is no candidate here" },
    cannotLink: "The chain has this candidate already",
    nothingDrawn: "Nothing drawn yet",
    singlesFirst: "Place the singles first",
    noFurther: "No more singles",
    noShorter: "No shorter proof found",
    empty: "Link or colour candidates",
    unfinished: "Go on with another link",
    provesNothing: "Proves nothing yet",
    proves: { "Proves \($0)" },
    twoStrong: "two strong links in a row",
    twoWeak: "two weak links in a row",
    missing: { "\($0) is no candidate" },
    setIsLoose: { "\($0) isn't an almost locked set that forces this" },
    unrelated: "not in one cell or house",
    noPlaces: { "No place in \($0)" },
    fishProvesNothing: {
      switch $0 {
      case 0: "No fins, but nothing to remove"
      case 1: "1 fin, and nothing to remove sees it"
      default: "\($0) fins, and nothing to remove sees them all"
      }
    },
    unlinked: { "\($0) has no strong link to the others" },
    trap: "sees both colours",
    emptied: { "would leave \($0) empty" },
    oneSet: "Colour the cells of another set",
    noCandidateLeft: { "Contradiction: \($0) has no candidate" },
    assumed: { $0 == 1 ? "Assumed. Follow it by singles" : "\($0) digits, no contradiction" },
    say: { sentence in
      switch sentence {
      case .fails(let link, let reason): "Link \(link) fails: \(reason)"
      case .thirdCandidates(let cell, let digits):
        digits.count == 1
          ? "\(cell) has a third candidate, \(digits)" : "\(cell) has other candidates, \(digits)"
      case .places(let count, let digit, let house):
        "\(house) has \(count) places for \(digit)"
      case .uneven(let bases, let covers):
        "\(bases) bases and \(covers) covers: a fish needs as many of each, at least 2"
      case .wrap(let one, let other): "\(one) and \(other) exclude each other"
      case .sameColor(let one, let other):
        "\(one) and \(other) are linked, so not of one colour"
      case .notAlmostLocked(let set, let cells, let digits):
        "\(set) isn't almost locked: \(cells == 1 ? "1 cell" : "\(cells) cells"), digits \(digits)"
      case .noCommon(let one, let other): "\(one) and \(other) have no restricted common"
      case .noPlaceLeft(let digit, let house): "Contradiction: no place for \(digit) in \(house)"
      }
    })
}
