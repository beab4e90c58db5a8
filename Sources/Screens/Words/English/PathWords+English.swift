nonisolated extension PathWords {
  static let english = PathWords(
    title: "Paths",
    otherSteps: "other steps",
    branchOff: "branch off",
    branched: { "Now on the path \($0)" },
    impossible: "That step doesn't fit the solution.",
    onlyOne: {
      "One path so far. At any step, \($0) lists the alternatives and Enter branches off."
    },
    show: "show",
    compare: "compare with this",
    rename: "name",
    delete: "delete",
    firstStays: "You can't delete the first path.",
    kept: { "Kept for your last \($0) boards, also after you quit." },
    undoDelete: { $0 == 1 ? "Undo: delete 1 path" : "Undo: delete \($0) paths" },
    name: "Name",
    cancelName: "cancel",
    length: "Steps",
    score: "HoDoKu, this path",
    level: "Level",
    hardest: "Hardest",
    parting: "They part",
    none: "nowhere",
    chains: "Forcing Chains",
    chainsInShort: "FC",
    asText: "Steps as text",
    aboutText: "Every step with its score. A chain follows in Eureka notation.",
    say: { sentence in
      switch sentence {
      case .unnamed(let number, let step): "\(number) \(step)"
      case .summary(let name, let steps, let level, let score):
        "\(name): \(steps), \(level), \(score) (this path)"
      }
    })
}
