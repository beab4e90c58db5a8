import Sudoku

/// The explanation of a Kraken Fish: a finned fish, and chains from its fins.
struct KrakenReasoning {
  let digit: Digit
  let body: CellSet
  let bases: [House]
  let covers: [House]
  let chains: [Chain]
  let position: CandidateGrid

  /// Returns the reasons. The places of `cover` lead to the elimination as well, if there is one.
  func reasoning(_ cover: House?) -> Reasoning {
    let fins = Array(Pattern.fins(of: body, bases, covers))
    var reasons: [Sentence] = [
      { $0.fit(digit, bases, into: covers, butFor: fins) },
      { $0.takeUp(digit, bases, covers, unless: fins) },
    ]
    if let cover {
      let cells = Array(body.intersection(cover.cellSet))
      reasons.append { $0.isInCover(digit, cover, cells, orIn: fins) }
    }
    reasons += ChainSteps.reasons(chains, position)
    if let last = chains.first?.statements.last {
      reasons.append {
        cover == nil ? $0.holdsAnyway(last, fins: fins.count, digit) : $0.eachLeads(to: last)
      }
    }
    return Reasoning(
      lookAt: .houses(bases), reasons,
      witnesses: chains.flatMap { $0.statements.flatMap(\.cells) })
  }
}
