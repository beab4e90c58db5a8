nonisolated extension AllStepsWords {
  static let english = AllStepsWords(
    title: "All steps now",
    list: "the list of steps",
    find: "find",
    sought: { term in
      switch term {
      case .technique: "steps by name"
      case .change: "by cell or change"
      case .score: "by score"
      case .rating: "by SE rating"
      }
    },
    onlyTechnique: "this technique",
    onlyDigit: "digit",
    onlyCell: "this cell",
    order: "by reach",
    furthest: "Most cells settled",
    reach: "settles",
    why: "Why",
    score: "score",
    ways: { "found in \($0) ways" },
    searching: "Looking for steps…",
    noMatch: "No matches",
    noneInRange: { "No step here has \($0)." },
    noPattern: "No technique applies here. Only a guess is left.",
    nothing: "No steps here",
    fold: "fold",
    toggleFold: "fold or unfold",
    foldAll: "fold all",
    say: { sentence in
      switch sentence {
      case .count(let shown, let all):
        shown == all ? (all == 1 ? "1 step" : "\(all) steps") : "\(shown) of \(all) steps"
      case .settles(let cells, let isMore):
        "Settles \(cells)\(isMore ? " more" : "") \(cells == 1 ? "cell" : "cells")"
      }
    })
}
